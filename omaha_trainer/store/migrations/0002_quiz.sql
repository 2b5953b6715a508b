-- Runs of questions, every answer, and what is remembered of each skill.
-- Moments are milliseconds since 1970, UTC; days (`local_date`, `..._on`) are what the learner's calendar showed.

CREATE TABLE runs (
    id         INTEGER PRIMARY KEY,
    way        TEXT    NOT NULL,
    drill      TEXT    NOT NULL, -- JSON: what the run was confined to
    seed       INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at   INTEGER
);

-- A question with the sum of its answers so far: right while every part was, and the time of all parts.
CREATE TABLE questions (
    id           INTEGER PRIMARY KEY,
    run_id       INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    number       INTEGER NOT NULL,
    kind         TEXT    NOT NULL,
    wished_trap  TEXT    NOT NULL, -- the trap that it was asked for; '' = none
    origin       TEXT    NOT NULL,
    game         TEXT    NOT NULL, -- '' where it is the same in both
    structure    TEXT    NOT NULL, -- '' where no betting is asked
    house        TEXT    NOT NULL, -- likewise; a preset's name or JSON of the switches
    is_right     INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL,
    answered_at  INTEGER NOT NULL, -- of the first answer
    local_date   TEXT    NOT NULL,
    UNIQUE (run_id, number)
);

CREATE INDEX questions_by_day ON questions (local_date, game, structure, is_right, milliseconds);
CREATE INDEX questions_by_run ON questions (run_id, local_date, answered_at);
CREATE INDEX questions_founding ON questions (kind) WHERE origin = 'founding';

-- Apart from the questions, so that counting does not read them.
CREATE TABLE spots (
    question_id INTEGER PRIMARY KEY REFERENCES questions (id) ON DELETE CASCADE,
    spot        TEXT NOT NULL
);

CREATE TABLE attempts (
    id           INTEGER PRIMARY KEY,
    question_id  INTEGER NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
    kind         TEXT    NOT NULL, -- with game and structure as in the question, for counting mistakes
    game         TEXT    NOT NULL,
    structure    TEXT    NOT NULL,
    part         INTEGER NOT NULL,
    ask          TEXT    NOT NULL,
    answer       TEXT    NOT NULL,
    is_right     INTEGER NOT NULL,
    mistake      TEXT,
    milliseconds INTEGER NOT NULL,
    hinted       INTEGER NOT NULL,
    answered_at  INTEGER NOT NULL,
    local_date   TEXT    NOT NULL,
    UNIQUE (question_id, part)
);

CREATE INDEX attempts_wrong ON attempts (kind, ask, mistake, local_date, game, structure) WHERE is_right = 0;

-- What each question tells of each skill that it trains, once more in the order in which skills are looked at.
CREATE TABLE skill_answers (
    kind         TEXT    NOT NULL,
    trap         TEXT    NOT NULL, -- '' = the kind as a whole: every question of it
    local_date   TEXT    NOT NULL,
    question_id  INTEGER NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
    game         TEXT    NOT NULL,
    structure    TEXT    NOT NULL,
    is_right     INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL,
    PRIMARY KEY (kind, trap, local_date, question_id)
) WITHOUT ROWID;

CREATE INDEX skill_answers_by_question ON skill_answers (question_id);

CREATE TABLE skills (
    kind        TEXT    NOT NULL,
    trap        TEXT    NOT NULL,
    stability   REAL    NOT NULL,
    difficulty  REAL    NOT NULL,
    phase       INTEGER NOT NULL,
    step        INTEGER,
    reviewed_at INTEGER NOT NULL,
    reviewed_on TEXT    NOT NULL,
    due_at      INTEGER NOT NULL,
    due_on      TEXT    NOT NULL,
    reviews     INTEGER NOT NULL,
    lapses      INTEGER NOT NULL,
    PRIMARY KEY (kind, trap)
) WITHOUT ROWID;

CREATE TABLE running_run (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    run_id   INTEGER REFERENCES runs (id) ON DELETE SET NULL,
    saved_at INTEGER NOT NULL,
    snapshot TEXT    NOT NULL
);
