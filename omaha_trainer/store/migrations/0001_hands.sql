-- Sessions, finished hands with their all-in shares, and the one running session.

CREATE TABLE sessions (
    id         INTEGER PRIMARY KEY,
    started_at INTEGER NOT NULL, -- milliseconds since 1970, UTC
    ended_at   INTEGER
);

CREATE TABLE hands (
    id            INTEGER PRIMARY KEY,
    session_id    INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,
    practice      INTEGER NOT NULL,
    ended_at      INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    betting       TEXT    NOT NULL,
    mixed         INTEGER NOT NULL,
    seats         INTEGER NOT NULL,
    small_blind   INTEGER NOT NULL,
    big_blind     INTEGER NOT NULL,
    decimals      INTEGER NOT NULL,
    pot           INTEGER NOT NULL,
    result        INTEGER NOT NULL,
    outcome       TEXT    NOT NULL,
    expected      REAL,
    all_in_street INTEGER,
    phh           TEXT    NOT NULL
);

CREATE INDEX hands_by_session ON hands (session_id, number);
CREATE INDEX hands_by_time ON hands (ended_at);

CREATE TABLE all_in_shares (
    hand_id INTEGER NOT NULL REFERENCES hands (id) ON DELETE CASCADE,
    pot     INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    amount  INTEGER NOT NULL,
    equity  REAL    NOT NULL,
    PRIMARY KEY (hand_id, pot, seat)
) WITHOUT ROWID;

CREATE TABLE running (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    session_id INTEGER REFERENCES sessions (id) ON DELETE SET NULL,
    saved_at   INTEGER NOT NULL,
    snapshot   TEXT    NOT NULL
);
