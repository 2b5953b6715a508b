"""What can go wrong with the file in which everything is kept. In each case the program plays on."""

from __future__ import annotations

from omaha_trainer.errors import Reason


class StoreFault(Reason):
    """The details name the file as `path`, and as `why` what the system said."""

    CANNOT_OPEN = "cannot open"
    """Nothing can be read or written there: this start is not saved."""
    CANNOT_SAVE = "cannot save"
    """A later save failed. Hands are kept in memory and saved as soon as that is possible again."""
    NEWER = "newer"
    """found, known: a later version of the program wrote it; it stays untouched, this start is not saved."""
    DAMAGED = "damaged"
    """kept: the damaged file is kept under this name, a new one was begun."""
    NOT_MIGRATED = "not migrated"
    """found, known: it could not be brought from one version to the other; it stays as it was, nothing is saved."""
    CANNOT_READ = "cannot read"
    """Something that was asked for could not be read."""
    CANNOT_WRITE = "cannot write"
    """A copy or an export could not be written."""
    SAME_FILE = "same file"
    """A copy was to be written over the very file."""
    NOT_A_BACKUP = "not a backup"
    """There is no sound database of this program; nothing was changed."""
