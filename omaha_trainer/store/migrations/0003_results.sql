-- Results of play are summed over all hands; so they are read without the hands' long texts.

CREATE INDEX hands_results
ON hands (practice, id, ended_at, game, betting, outcome, big_blind, result, expected);
