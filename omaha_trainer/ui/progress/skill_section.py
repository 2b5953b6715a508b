"""The skills: the table at the left, the chosen one at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.card import Heading
from omaha_trainer.ui.progress.plot_engine import PlotEngine
from omaha_trainer.ui.progress.skill_panel import SkillPanel
from omaha_trainer.ui.progress.skill_table import SkillTable
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import translate


class SkillSection(QFrame):
    """One card of two halves."""

    def __init__(self, look: Look, engine: PlotEngine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_kind(self, Kind.TILE)
        px = look.theme.sizes.px
        self.table = SkillTable(look)
        self.panel = SkillPanel(look, engine)
        meaning = translate(
            "Progress",
            "Every kind of question, and below it its traps. Choose one to see it over time; a heading sorts.",
        )
        left = QVBoxLayout()
        left.setSpacing(px(10))
        left.addWidget(Heading(translate("Progress", "SKILLS"), meaning, look))
        left.addWidget(self.table)
        hint = QLabel(translate("Progress", "Choose a skill to see it over time. A heading sorts the table."))
        hint.setWordWrap(True)
        set_kind(hint, Kind.SMALL)
        left.addWidget(hint)
        left.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(18), px(14), px(18), px(16))
        row.setSpacing(px(24))
        row.addLayout(left, 6)
        row.addWidget(self.panel, 7, Qt.AlignmentFlag.AlignTop)

    def dress(self) -> None:
        self.panel.dress()
        self.table.viewport().update()
