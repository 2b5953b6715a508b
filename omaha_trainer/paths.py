"""Where this person's files are: settings, data and cache. Knows places, not what is in them, and makes nothing itself.

Normally they are where the system wants them; `OMAHA_TRAINER_HOME` puts all of them below one folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

HOME_VARIABLE = "OMAHA_TRAINER_HOME"
_NAME = "omaha-trainer"


@dataclass(frozen=True, slots=True)
class Paths:
    """Three folders, which need not be there yet, and the files in them."""

    settings: Path
    data: Path
    cache: Path

    @property
    def settings_file(self) -> Path:
        return self.settings / "settings.json"

    @property
    def opponents(self) -> Path:
        """The person's own styles of play."""
        return self.settings / "opponents"

    @property
    def database(self) -> Path:
        return self.data / "trainer.sqlite3"

    @property
    def log_file(self) -> Path:
        return self.data / "trainer.log"


def user_paths(environment: Mapping[str, str]) -> Paths:
    """The folders of the person who runs the program; `environment` is normally `os.environ`.

    >>> user_paths({"OMAHA_TRAINER_HOME": "/trips/trainer"}).database.as_posix()
    '/trips/trainer/data/trainer.sqlite3'
    """
    home = environment.get(HOME_VARIABLE)
    if home:
        base = Path(home).absolute()
        return Paths(base / "settings", base / "data", base / "cache")
    dirs = PlatformDirs(_NAME, appauthor=False)
    return Paths(dirs.user_config_path, dirs.user_data_path, dirs.user_cache_path)


def made(folder: Path) -> bool:
    """Make the folder where it is missing; whether it is there now. Never raises for the disk's sake."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        return False
    return True
