"""The last hand as text for the clipboard: lines to read, then the hand as other programs read it.

The lines are comments of the PHH file below them, so one text serves both.
"""

from __future__ import annotations

from omaha_trainer.session.play.record import history
from omaha_trainer.ui.play.log_book import TwoVoices, event_lines, hand_heading
from omaha_trainer.ui.play.table_picture import TablePicture
from omaha_trainer.ui.voices import plain_voice


def hand_text(picture: TablePicture) -> str:
    """The finished hand as the hero saw it: hidden cards stay hidden."""
    hand = picture.session.hand
    if hand is None:
        return ""
    voice = plain_voice(picture.money(), picture.names)
    view = picture.session.hero_view()
    lines = [hand_heading(hand.number, hand.setup, voice)]
    lines += event_lines(view.events, (), hand.setup, TwoVoices(voice, voice))
    told = "".join(f"# {line.plain}\n" for line in lines)
    return f"{told}\n{history(hand, picture.names, hide=True)}"
