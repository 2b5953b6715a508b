"""`omaha-trainer screenshots`: every page in a telling state, off screen, one PNG each.

Keeps nothing and reads no settings of the person, so the same arguments draw the same pictures.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path

from omaha_trainer.errors import KnownError
from omaha_trainer.wording.faults.sentence import sentence
from omaha_trainer.wording.voice import Voice, identity

LANGUAGES = ("en",)
MOST_PIXELS = 8192
"""Of each side of a picture."""


def run(args: Namespace) -> int:
    """Draw the pages `args.page` (all by default) into `args.out`; exit status 1 where that cannot be."""
    from omaha_trainer.ui.gallery import PAGES

    pages = args.page or list(PAGES)
    wrong = [name for name in pages if name not in PAGES]
    if wrong:
        return _refuse(f"There is no page called {', '.join(wrong)}; the pages are {', '.join(PAGES)}.")
    if args.lang not in LANGUAGES:
        return _refuse(f"There is no language {args.lang}; there is {', '.join(LANGUAGES)}.")
    if max(args.size) * args.scale > MOST_PIXELS:
        return _refuse(f"A picture has at most {MOST_PIXELS} pixels on each side: ask for a smaller size or scale.")
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return _refuse(f"The folder {args.out} cannot be made: {error.strerror}.")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = f"{args.scale:g}"
    try:
        return _draw(pages, args)
    except KnownError as error:
        return _refuse(sentence(error, Voice(identity)))


def _draw(pages: list[str], args: Namespace) -> int:
    """One window for each page, so that none shows what another left behind."""
    from omaha_trainer.ui.app import make_application
    from omaha_trainer.ui.gallery import Gallery

    application = make_application(())
    gallery = Gallery(application, size=args.size, dark=args.theme == "dark", seed=args.seed)
    for name in dict.fromkeys(pages):
        path: Path = args.out / f"{name}.png"
        if not gallery.picture(name).save(str(path)):
            return _refuse(f"The picture {path} cannot be written.")
        print(path)
    return 0


def _refuse(text: str) -> int:
    print(text, file=sys.stderr)
    return 1
