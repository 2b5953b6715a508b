"""The settings page: the table, its house rules, and how it plays and looks. What is edited leaves by signals.

Knows no running hand and writes no file.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from omaha_trainer.session.config import SessionConfig
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.settings.group import Group
from omaha_trainer.ui.settings.house_form import HouseForm
from omaha_trainer.ui.settings.table_form import TableForm
from omaha_trainer.ui.settings.wishes_form import WishesForm
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.window.page import Page
from omaha_trainer.ui.wishes import Wishes

translate = QCoreApplication.translate

WIDEST = 720


class SettingsPage(Page):
    """`table_edited` carries a SessionConfig, `wishes_edited` the Wishes."""

    table_edited = Signal(object)
    wishes_edited = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings-page")
        self._config = SessionConfig()
        sizes = look.theme.sizes
        self.table = TableForm(sizes)
        self.house = HouseForm(sizes)
        self.wishes = WishesForm(sizes)
        self.mucks = QCheckBox(translate("Settings", "Muck my beaten hands (S2)"))
        self.mucks.setObjectName("muck")
        self.mucks.setAccessibleName(self.mucks.text())
        self._lay_out(look)
        self.table.edited.connect(self._edit_table)
        self.house.edited.connect(self._edit_table)
        self.mucks.toggled.connect(self._edit_table)
        self.wishes.edited.connect(self._edit_wishes)

    def show_config(self, config: SessionConfig) -> None:
        """Fill in the table as it is or is to be; nobody is told."""
        self._config = config
        self.table.show_config(config)
        self.house.show_house(config.house)
        self.house.set_stakes(config.stakes)
        self.mucks.blockSignals(True)
        self.mucks.setChecked(config.hero_mucks)
        self.mucks.blockSignals(False)

    def show_wishes(self, wishes: Wishes) -> None:
        self.wishes.show_wishes(wishes)

    def title(self) -> str:
        return translate("Settings", "Settings")

    def _lay_out(self, look: Look) -> None:
        px = look.theme.sizes.px
        title = QLabel(self.title())
        set_kind(title, Kind.TITLE)
        later = translate("Settings", "from the next hand")
        table = Group(translate("Settings", "TABLE"), later, look.theme.sizes)
        table.fields.addWidget(self.table)
        table.fields.addWidget(self.mucks)
        house = Group(translate("Settings", "HOUSE RULES"), later, look.theme.sizes)
        house.fields.addWidget(self.house)
        play = Group(translate("Settings", "PLAY AND LOOK"), translate("Settings", "at once"), look.theme.sizes)
        play.fields.addWidget(self.wishes)
        inner = QWidget()
        inner.setMaximumWidth(px(WIDEST))
        column = QVBoxLayout(inner)
        column.setContentsMargins(px(28), px(24), px(28), px(28))
        column.setSpacing(px(20))
        for part in (title, play, table, house):
            column.addWidget(part)
        column.addStretch(1)
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(inner, 10)
        row.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(middle)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def _edit_table(self) -> None:
        config = replace(self.table.config, house=self.house.house, hero_mucks=self.mucks.isChecked())
        self._config = config
        self.house.set_stakes(config.stakes)
        self.table_edited.emit(config)

    def _edit_wishes(self) -> None:
        self.wishes_edited.emit(self.wishes.wishes)
