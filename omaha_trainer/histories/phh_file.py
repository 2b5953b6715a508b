"""Hand-history files: their bytes as text, and every way in which a file cannot be read, as a KnownError."""

from __future__ import annotations

from pathlib import Path

from omaha_trainer.errors import KnownError

from .fault import HistoryFault

LIMIT_BYTES = 4_000_000
"""A hand has some kilobytes; what is larger than this is no hand."""


def file_text(path: Path) -> str:
    """The text of the file. Raises KnownError(HistoryFault...) with the file's `name`."""
    name = str(path)
    try:
        with path.open("rb") as file:
            data = file.read(LIMIT_BYTES + 1)
    except FileNotFoundError as error:
        raise KnownError(HistoryFault.NO_FILE, name=name) from error
    except IsADirectoryError as error:
        raise KnownError(HistoryFault.IS_FOLDER, name=name) from error
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        why = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
        raise KnownError(HistoryFault.NOT_READABLE, name=name, why=why) from error
    return bytes_text(data, name)


def bytes_text(data: bytes, name: str) -> str:
    """UTF-8, with or without a byte-order mark, any line ends."""
    if len(data) > LIMIT_BYTES:
        raise KnownError(HistoryFault.TOO_LARGE, name=name, limit=LIMIT_BYTES)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise KnownError(HistoryFault.NOT_TEXT, name=name, place=error.start) from error
