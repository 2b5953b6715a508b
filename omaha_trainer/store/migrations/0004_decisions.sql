-- What the player decided in a hand, what the coach would have done, and the estimated cost. No practice hands.

CREATE TABLE decisions (
    id         INTEGER PRIMARY KEY,
    session_id INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    hand       INTEGER NOT NULL, -- its number in the session
    number     INTEGER NOT NULL, -- of the action in the hand, from 0
    decided_at INTEGER NOT NULL, -- milliseconds since 1970, UTC
    game       TEXT    NOT NULL,
    betting    TEXT    NOT NULL,
    street     INTEGER NOT NULL,
    big_blind  INTEGER NOT NULL,
    taken      TEXT    NOT NULL,
    taken_to   INTEGER NOT NULL, -- raise-to in chips, else 0
    advised    TEXT    NOT NULL,
    advised_to INTEGER NOT NULL,
    cost       REAL    NOT NULL, -- big blinds, an estimate
    error      REAL    NOT NULL, -- its standard error
    seen       INTEGER NOT NULL, -- the advice was shown before the decision
    UNIQUE (session_id, hand, number)
);

CREATE INDEX decisions_by_time ON decisions (decided_at);
