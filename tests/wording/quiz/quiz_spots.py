"""Questions that never change, so that their words can be read as a diff: a few spots of each kind.

Together they have every trap of the kind and every mistake that it knows beforehand.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Question
from omaha_trainer.training.registry import question

_FILE = Path(__file__).parent / "quiz_spots.json"


@cache
def questions(kind: Kind) -> tuple[Question, ...]:
    return tuple(question(kind, spot) for spot in json.loads(_FILE.read_text("utf-8"))[kind])
