"""`omaha-trainer self-check`: everything that comes with the program is loaded once, off screen, and a hand is played.

Works in a folder of its own and touches nothing of the person's.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from omaha_trainer.assets import resource
from omaha_trainer.errors import BugError, KnownError
from omaha_trainer.wording.faults.sentence import sentence
from omaha_trainer.wording.voice import Voice, identity

if TYPE_CHECKING:
    from omaha_trainer.ui.look import Look

SECONDS = 30
"""The longest that one hand may take."""


def run(args: Namespace) -> int:  # noqa: ARG001 - there is nothing to choose
    """Check all parts, one line each. Exit status 0, or 1 with the first part that failed."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="omaha-trainer-check-") as folder:
        try:
            for line in _checks(Path(folder)):
                print(line)
        except KnownError as error:
            print(sentence(error, Voice(identity)), file=sys.stderr)
            return 1
    print("All is well.")
    return 0


def _checks(folder: Path) -> list[str]:
    from omaha_trainer.ui.app import make_application
    from omaha_trainer.ui.look import Look
    from omaha_trainer.ui.theme.type_scale import TypeScale

    look = Look(make_application(()), TypeScale())
    return [
        f"Cards: {check_cards(look)}",
        f"Fonts: {check_fonts()}",
        f"Translations: {check_translations()}",
        f"Opponents: {check_opponents()}",
        f"Databases: {check_databases(folder)}",
        f"One hand through the window: {check_hand(look, folder)}",
    ]


def check_cards(look: Look) -> str:
    """Draw every face and the back."""
    from omaha_trainer.poker.card import DECK

    pictures = [*(look.cards.face(card, 80, 1.0) for card in DECK), look.cards.back(80, 1.0)]
    _expect(all(not picture.isNull() for picture in pictures), "a card cannot be drawn")
    return str(len(pictures))


def check_fonts() -> str:
    """The bundled typeface is there in each of its weights (`Look` has loaded the files)."""
    from PySide6.QtGui import QFontDatabase

    from omaha_trainer.ui.theme.fonts import FAMILY, FILES

    _expect(FAMILY in QFontDatabase.families(), f"{FAMILY} is not there")
    return f"{FAMILY} in {len(FILES)} files"


def check_translations() -> str:
    """Every language that comes with the program can be loaded; English needs no file."""
    from PySide6.QtCore import QTranslator

    try:
        files = sorted(resource("translations").glob("*.qm"))
    except KnownError:
        files = []
    for file in files:
        _expect(QTranslator().load(str(file)), f"{file.name} cannot be loaded")
    return ", ".join(["en", *(file.stem for file in files)])


def check_opponents() -> str:
    """Every style makes a first decision."""
    from random import Random

    from omaha_trainer.opponents.roster import STYLES, opponent
    from omaha_trainer.session.config import SessionConfig
    from omaha_trainer.session.play.play_session import PlaySession

    session = PlaySession(SessionConfig(seed=2))
    session.deal()
    decision = session.pending()
    if decision is None:
        raise BugError("nobody but the hero is to act")
    for style in STYLES:
        opponent(style).decide(decision.view, Random(1))
    return ", ".join(STYLES)


def check_databases(folder: Path) -> str:
    """Open an empty file and each kept file of an older version, and read a hand from the latter."""
    from omaha_trainer.store.store import Store

    stored = sorted(resource("databases").glob("*.sqlite3"))
    _expect(bool(stored), "no stored database")
    for source in (None, *stored):
        target = folder / (source.name if source else "new.sqlite3")
        if source:
            shutil.copyfile(source, target)
        store, notices = Store.open(target)
        try:
            if notices:
                raise notices[0]
            hands = store.hands(10).result()
            _expect(bool(hands) == bool(source), f"{target.name} has lost its hands")
        finally:
            store.close()
    return ", ".join(["new", *(source.stem for source in stored)])


def check_hand(look: Look, folder: Path) -> str:
    """Open the window, deal, call everything, and find the hand kept."""
    from omaha_trainer.session.config import SessionConfig
    from omaha_trainer.session.play.keeper import SessionKeeper
    from omaha_trainer.session.play.play_session import PlaySession
    from omaha_trainer.store.store import Store
    from omaha_trainer.ui.desk import Desk
    from omaha_trainer.ui.wishes import Wishes
    from omaha_trainer.ui.workers import Workers

    store, _ = Store.open(folder / "hand.sqlite3")
    workers = Workers()
    session = PlaySession(SessionConfig(seed=1))
    desk = Desk(look, session, workers, SessionKeeper(store), Wishes(pace=0.0, speed=0.0))
    desk.open()
    desk.play.conductor.deal()
    _wait_until(lambda: _play_on(desk))
    desk.window.close()
    workers.close()
    kept = store.hands(1).result()
    store.close()
    _expect(len(kept) == 1, "the hand was not kept")
    return f"{len(session.events)} events, pot {kept[0].row.pot}"


def _play_on(desk: object) -> bool:
    """Call where the hero is asked; True when the hand is over."""
    from omaha_trainer.table.action import CheckOrCall
    from omaha_trainer.ui.desk import Desk
    from omaha_trainer.ui.play.conductor import Stage

    assert isinstance(desk, Desk)
    if desk.play.conductor.stage is Stage.HERO:
        desk.play.conductor.act(CheckOrCall())
    return desk.play.conductor.stage is Stage.OVER


def _wait_until(done: Callable[[], bool]) -> None:
    from PySide6.QtCore import QCoreApplication

    end = time.monotonic() + SECONDS
    while not done():
        QCoreApplication.processEvents()
        time.sleep(0.001)
        _expect(time.monotonic() < end, f"a hand took longer than {SECONDS} s")


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BugError(otherwise)
