"""What the action bar says at each stage: the hero's offer with its reasons, who is waited for, how a hand ended."""

from __future__ import annotations

from omaha_trainer.errors import KnownError
from omaha_trainer.session.config import HERO
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.table.action import RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.explain import explain
from omaha_trainer.table.refusal import IllegalAction
from omaha_trainer.ui.play.offer import Offer, offer_of
from omaha_trainer.ui.play.table_picture import TablePicture, translate
from omaha_trainer.wording.faults.refusals import no_raise_words
from omaha_trainer.wording.steps import short_working
from omaha_trainer.wording.voice import Voice, fill


def hero_offer(picture: TablePicture) -> Offer:
    """The hero's decision; he is to act."""
    session, voice = picture.session, picture.voice()
    view = session.hero_view()
    assert view.legal is not None
    return offer_of(
        view,
        voice,
        picture.money().read,
        Refuser(session),
        no_raise=no_raise_words(view.legal.no_raise, voice) if view.legal.no_raise else "",
        working=_working(session, voice),
    )


class Refuser:
    """Asks the table why it takes no raise to an amount."""

    def __init__(self, session: PlaySession) -> None:
        self._state = session.state

    def __call__(self, to: int) -> KnownError | None:
        if self._state is None:
            return None
        try:
            apply(self._state, RaiseTo(to), HERO)
        except IllegalAction as error:
            return error
        return None


def waiting_words(picture: TablePicture) -> str:
    """Who is to act, where somebody is."""
    state = picture.session.state
    if state is None or state.to_act is None or state.to_act == HERO:
        return ""
    return fill(translate("Play", "%1 to act"), picture.names[state.to_act])


def result_words(picture: TablePicture) -> str:
    """What the finished hand brought the hero."""
    hand = picture.session.hand
    if hand is None:
        return ""
    chips, voice = hand.result(HERO), picture.voice()
    if chips > 0:
        text = fill(translate("Play", "You won %1"), voice.amount(chips))
    elif chips < 0:
        text = fill(translate("Play", "You lost %1"), voice.amount(-chips))
    else:
        text = translate("Play", "You neither won nor lost")
    return fill(translate("Play", "%1 (practice)"), text) if hand.practice else text


def _working(session: PlaySession, voice: Voice) -> str:
    """How the largest raise comes about, in one line."""
    assert session.state is not None
    explanation = explain(session.state)
    return short_working(explanation.maximum, voice) if explanation and explanation.maximum else ""
