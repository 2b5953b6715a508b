"""What the reader's decisions came to cost beside the coach's: a sentence of sums, and the curve over time."""

from __future__ import annotations

from math import sqrt

from PySide6.QtWidgets import QLabel, QWidget

from omaha_trainer.store.progress_rows import CostPicture
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.card import Card
from omaha_trainer.ui.progress.chart_view import ChartView
from omaha_trainer.ui.progress.cost_chart import cost_chart, cost_points
from omaha_trainer.ui.progress.plot_engine import PlotEngine
from omaha_trainer.ui.progress.speech import numerals
from omaha_trainer.ui.progress.trend import SURE, window_of
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import translate
from omaha_trainer.wording.progress import average_of, cost_line

HEIGHT = 200


class CostCard(Card):
    """Shows what the store knows of decisions; asks nobody for it."""

    def __init__(self, look: Look, engine: PlotEngine, parent: QWidget | None = None) -> None:
        meaning = translate(
            "Progress",
            "The coach's choice against yours, in big blinds: an estimate, made by playing on against players as the "
            "coach takes them to be. The band is the error of the samples; how well the coach knows your opponents is "
            "not in it. A decision like the coach's costs nothing.",
        )
        super().__init__(translate("Progress", "WHAT DECISIONS COST"), meaning, look, parent)
        self.line, self.few = QLabel(), QLabel(translate("Progress", "The curve begins with the fifth decision."))
        for label in (self.line, self.few):
            label.setWordWrap(True)
            set_kind(label, Kind.MUTED)
            self.column.addWidget(label)
        self.curve = ChartView(translate("Progress", "What decisions cost"), HEIGHT, look, engine)
        self.column.addWidget(self.curve)

    def show_costs(self, picture: CostPicture) -> None:
        """At least one decision."""
        figures, curve = numerals(), picture.curve
        made, same = sum(one.decisions for one in curve), sum(one.same for one in curve)
        cost, error = sum(one.cost for one in curve), SURE * sqrt(sum(one.variance for one in curve))
        self.line.setText(cost_line(same, made, figures.blinds(cost), figures.blinds(error), figures))
        window = window_of(made)
        points = cost_points(curve, window)
        self.few.setVisible(not points)
        self.curve.setVisible(bool(points))
        self.heading.note.setText(average_of(min(window, made), figures) if points else "")
        if points:
            self.curve.show_chart(cost_chart(points))

    def dress(self) -> None:
        self.curve.dress()
