"""What is wrong with a typed amount, in a sentence that fits beside the box; the whole text stands in the box."""

from __future__ import annotations

from omaha_trainer.errors import KnownError
from omaha_trainer.wording.faults.sentence import sentence
from omaha_trainer.wording.voice import Voice

MOST = 20


def typed_fault(error: KnownError, voice: Voice) -> str:
    """The sentence, with no more of the text than one recognises it by."""
    text = error.details.get("text")
    if isinstance(text, str) and len(text) > MOST:
        error = KnownError(error.reason, error.rule, **{**error.details, "text": f"{text[:MOST]}..."})
    return sentence(error, voice)
