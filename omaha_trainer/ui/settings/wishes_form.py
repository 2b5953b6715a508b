"""The fields of how it plays and looks: pace, auto-deal, motion, amounts, deck, theme. Reads and writes `Wishes`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from omaha_trainer.settings import CoachMode
from omaha_trainer.ui.settings.segments import Segments
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.voices import money_of
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.wording.voice import fill

translate = QCoreApplication.translate

STEPS = 20
"""Of a second, on the slider of the pace."""

SLOWEST_SECONDS = 4
SPEEDS = (0.0, 2.0, 1.0, 0.5)


class WishesForm(QWidget):
    """`edited` comes when the reader has changed something; `wishes` is what is set."""

    edited = Signal()

    def __init__(self, sizes: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self.pace = QSlider(Qt.Orientation.Horizontal)
        self._pace_words = QLabel()
        self.auto_deal = self._switch("auto-deal", translate("Settings", "Deal the next hand by itself"))
        self.speed = Segments(
            "motion",
            translate("Settings", "Motion"),
            list(
                zip(
                    SPEEDS,
                    (
                        translate("Settings", "Off"),
                        translate("Settings", "Fast"),
                        translate("Settings", "Usual"),
                        translate("Settings", "Slow"),
                    ),
                    strict=True,
                )
            ),
        )
        self.amounts = Segments(
            "amounts",
            translate("Settings", "Amounts"),
            [(False, translate("Settings", "Money")), (True, translate("Settings", "Big blinds"))],
        )
        self.theme = Segments(
            "theme",
            translate("Settings", "Theme"),
            [(True, translate("Settings", "Dark")), (False, translate("Settings", "Light"))],
        )
        self.coach = Segments(
            "coach",
            translate("Settings", "Coach"),
            [
                (CoachMode.OFF, translate("Settings", "Off")),
                (CoachMode.ON_REQUEST, translate("Settings", "On request")),
                (CoachMode.ALWAYS, translate("Settings", "Always")),
            ],
        )
        self.four_colour = self._switch("four-colour", translate("Settings", "Four-colour deck"))
        self.own_hand = self._switch("own-hand", translate("Settings", "Say my high and my low on my plate"))
        self._lay_out(sizes)
        self._connect()
        self.show_wishes(Wishes())

    def show_wishes(self, wishes: Wishes) -> None:
        """Fill the fields; nobody is told."""
        self._filling = True
        self.pace.setValue(round(wishes.pace * STEPS))
        self.auto_deal.setChecked(wishes.auto_deal)
        self.speed.value = min(SPEEDS, key=lambda speed: abs(speed - wishes.speed))
        self.amounts.value = wishes.in_big_blinds
        self.coach.value = wishes.coach
        self.theme.value = wishes.dark
        self.four_colour.setChecked(wishes.four_colour)
        self.own_hand.setChecked(wishes.own_hand)
        self._filling = False
        self._say_pace()

    @property
    def wishes(self) -> Wishes:
        return Wishes(
            in_big_blinds=self.amounts.value,
            own_hand=self.own_hand.isChecked(),
            pace=self.pace.value() / STEPS,
            auto_deal=self.auto_deal.isChecked(),
            speed=self.speed.value,
            four_colour=self.four_colour.isChecked(),
            dark=self.theme.value,
            coach=self.coach.value,
        )

    def _switch(self, name: str, words: str) -> QCheckBox:
        box = QCheckBox(words)
        box.setObjectName(name)
        box.setAccessibleName(words)
        return box

    def _lay_out(self, sizes: TypeScale) -> None:
        self.pace.setObjectName("pace")
        self.pace.setAccessibleName(translate("Settings", "Seconds between the others' actions"))
        self.pace.setRange(0, SLOWEST_SECONDS * STEPS)
        self.pace.setPageStep(STEPS // 2)
        self._pace_words.setMinimumWidth(sizes.px(52))
        self._pace_words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        pace = QHBoxLayout()
        pace.addWidget(self.pace, 1)
        pace.addWidget(self._pace_words)
        rows = QFormLayout()
        rows.setHorizontalSpacing(sizes.px(18))
        rows.setVerticalSpacing(sizes.px(10))
        rows.addRow(translate("Settings", "Pace of the others"), pace)
        for words, field in (
            (translate("Settings", "Motion"), self.speed),
            (translate("Settings", "Amounts"), self.amounts),
            (translate("Settings", "Theme"), self.theme),
            (translate("Settings", "Coach"), self.coach),
        ):
            label = QLabel(words)
            label.setMinimumHeight(field.sizeHint().height())
            rows.addRow(label, field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(sizes.px(10))
        column.addLayout(rows)
        for box in (self.four_colour, self.own_hand, self.auto_deal):
            column.addWidget(box)

    def _connect(self) -> None:
        self.pace.valueChanged.connect(self._edit)
        for box in (self.auto_deal, self.four_colour, self.own_hand):
            box.toggled.connect(self._edit)
        self.speed.picked.connect(self._edit)
        self.amounts.picked.connect(self._edit)
        self.coach.picked.connect(self._edit)
        self.theme.picked.connect(self._edit)

    def _edit(self) -> None:
        self._say_pace()
        if not self._filling:
            self.edited.emit()

    def _say_pace(self) -> None:
        seconds = f"{self.pace.value() / STEPS:.2f}".replace(".", money_of(0).point)
        self._pace_words.setText(fill(translate("Settings", "%1 s", "seconds"), seconds))
