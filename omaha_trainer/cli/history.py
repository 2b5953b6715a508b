"""What `legal` and `replay` have in common: the file, or the standard input, as a replayed hand."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from omaha_trainer.errors import KnownError, system_words
from omaha_trainer.histories.fault import HistoryFault
from omaha_trainer.histories.phh_file import LIMIT_BYTES, bytes_text, file_text
from omaha_trainer.histories.phh_read import read_phh
from omaha_trainer.histories.phh_replay import Replay, replay_phh
from omaha_trainer.table.house import PRESETS, Preset

_STDIN = "-"


def replayed(args: Namespace, *, settles: bool) -> Replay:
    """The hand of the arguments. Raises KnownError(HistoryFault...)."""
    house = PRESETS[Preset(args.house)] if args.house else None
    text = _stdin_text() if args.file == _STDIN else file_text(Path(args.file))
    return replay_phh(read_phh(text), house, settles=settles)


def file_name(args: Namespace) -> str:
    """The file for the head of an error's sentence."""
    return "standard input" if args.file == _STDIN else str(args.file)


def _stdin_text() -> str:
    name = "standard input"
    try:
        data = sys.stdin.buffer.read(LIMIT_BYTES + 1)
    except OSError as error:
        raise KnownError(HistoryFault.NOT_READABLE, name=name, why=system_words(error)) from error
    return bytes_text(data, name)
