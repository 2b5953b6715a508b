from __future__ import annotations

import pickle

from omaha_trainer.table.refusal import IllegalAction, Refusal


def test_an_error_comes_back_whole_from_another_process() -> None:
    error = IllegalAction(Refusal.ABOVE_POT, "PL1", to=36, max_to=35)
    back = pickle.loads(pickle.dumps(error))
    assert isinstance(back, IllegalAction)
    assert (back.reason, back.rule, back.details) == (error.reason, error.rule, error.details)
