"""What can be wrong about asking for an opponent."""

from __future__ import annotations

from omaha_trainer.errors import Reason


class RosterFault(Reason):
    """No such player."""

    UNKNOWN_STYLE = "unknown style"  # style ("rok"), known ("rock, caller, ...")
