"""Results of play: the curve of big blinds over hands, and how the pots ended that the reader stayed in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from omaha_trainer.session.play.outcome import Outcome
from omaha_trainer.store.progress_rows import OutcomeSum, PlayPicture
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.bar_list import Bar, BarList
from omaha_trainer.ui.progress.card import Card
from omaha_trainer.ui.progress.chart import Ink
from omaha_trainer.ui.progress.chart_view import ChartView
from omaha_trainer.ui.progress.legend import Legend
from omaha_trainer.ui.progress.plot_engine import PlotEngine
from omaha_trainer.ui.progress.results_chart import results_chart
from omaha_trainer.ui.progress.speech import numerals
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import translate
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.progress import (
    adjusted_note,
    folded_line,
    outcome_detail,
    outcome_hands,
    outcome_name,
    result_note,
)

HEIGHT = 260
NARROW = 1000
STAYED = (
    Outcome.SCOOPED, Outcome.HIGH, Outcome.LOW, Outcome.QUARTERED, Outcome.SPLIT, Outcome.UNCONTESTED, Outcome.LOST,
)  # fmt: skip
"""How a hand ends that was not folded, in the order of the bars."""
_INKS = {Outcome.LOW: Ink.SKY}


class PlaySection(QWidget):
    """Two cards side by side."""

    def __init__(self, look: Look, engine: PlotEngine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        adjusted = translate(
            "Progress",
            "All-in adjusted: where somebody was all in before the river, what the hands were worth then is counted "
            "instead of what the cards brought. Practice hands are left out.",
        )
        self.results = Card(translate("Progress", "RESULTS IN BIG BLINDS"), adjusted, look)
        self.legend = Legend(look)
        self.legend.setToolTip(adjusted)
        self.curve = ChartView(translate("Progress", "Results in big blinds"), HEIGHT, look, engine)
        self.results.column.addWidget(self.legend)
        self.results.column.addWidget(self.curve)
        self.results.column.addStretch(1)
        stayed = translate("Progress", "The hands that you did not fold, by what they brought you.")
        self.pots = Card(translate("Progress", "HOW POTS WERE WON"), stayed, look)
        self.outcomes = BarList(translate("Progress", "How pots were won"), 0.6, (48, 56, 104), look)
        self.folded = QLabel()
        self.folded.setWordWrap(True)
        set_kind(self.folded, Kind.SMALL)
        self.pots.column.addWidget(self.outcomes)
        self.pots.column.addStretch(1)
        self.pots.column.addWidget(self.folded)
        self._narrow = look.theme.sizes.px(NARROW)
        self._cards = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.setSpacing(look.theme.sizes.px(14))
        self._cards.addWidget(self.results, 3)
        self._cards.addWidget(self.pots, 2)

    def show_play(self, picture: PlayPicture) -> None:
        """At least one hand."""
        figures = numerals()
        hands = sum(one.hands for one in picture.outcomes)
        won = sum(stretch.won for stretch in picture.curve)
        expected = sum(stretch.expected for stretch in picture.curve)
        all_ins = sum(stretch.all_ins for stretch in picture.curve)
        self.legend.show_lines(
            [
                (Ink.GOLD, False, result_note(figures.big_blinds(won), figures.voice)),
                (Ink.SKY, True, adjusted_note(figures.big_blinds(expected), figures.voice)),
            ]
        )
        self.results.heading.note.setText(figures.counted(translate("Progress", "%n all-in(s)", "", all_ins), all_ins))
        self.curve.show_chart(results_chart(picture.curve))
        self._show_outcomes(picture.outcomes, hands, figures)

    def dress(self) -> None:
        self.curve.dress()
        self.legend.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room."""
        beside = event.size().width() >= self._narrow
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if way != self._cards.direction():
            self._cards.setDirection(way)

    def _show_outcomes(self, outcomes: Sequence[OutcomeSum], hands: int, figures: Numerals) -> None:
        found = {Outcome(one.outcome): one for one in outcomes if one.outcome in set(Outcome)}
        folded = found.get(Outcome.FOLDED, OutcomeSum(Outcome.FOLDED, 0, 0.0))
        stayed = hands - folded.hands
        self.pots.heading.note.setText(figures.counted(translate("Progress", "%n hand(s)", "", stayed), stayed))
        self.outcomes.show_bars(outcome_bars(found, stayed, figures))
        self.folded.setText(folded_line(folded.hands, hands, figures.big_blinds(folded.won), figures))


def outcome_bars(found: dict[Outcome, OutcomeSum], stayed: int, figures: Numerals) -> list[Bar]:
    """A bar for each way a hand can end, whether it has happened or not."""
    nothing = OutcomeSum("", 0, 0.0)
    most = max((one.hands for outcome, one in found.items() if outcome is not Outcome.FOLDED), default=0)
    bars = []
    for outcome in STAYED:
        one = found.get(outcome, nothing)
        won = figures.big_blinds(one.won)
        bars.append(
            Bar(
                outcome_name(outcome, figures.voice),
                one.hands / most if most else 0.0,
                (figures.percent(one.hands, stayed) if stayed else "", figures.whole(one.hands), won),
                outcome_hands(outcome_detail(outcome, figures.voice), one.hands, stayed, won, figures),
                _INKS.get(outcome, Ink.GOLD),
            )
        )
    return bars
