"""Choosing how much to bet: presets, a slider, and a box for typed amounts, always of one mind.

Knows the offer's bounds; whether an amount is legal beyond them is the table's to say.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSlider, QVBoxLayout, QWidget

from omaha_trainer.errors import KnownError
from omaha_trainer.ui.art.icon_art import SCREENS
from omaha_trainer.ui.keys import NOT_PLAIN
from omaha_trainer.ui.play.amount_box import ARROWS, AmountBox
from omaha_trainer.ui.play.key_cap import key_cap, key_gap, key_side
from omaha_trainer.ui.play.offer import Offer
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.wording.faults.sentence import sentence
from omaha_trainer.wording.games import raise_detail, size_label

translate = QCoreApplication.translate

POT_KEY = "P"
_MOST_NOTCHES = 2**30
_BEGINS = "0123456789.,$"
PRESETS = ("min", "half", "three_quarters", "pot", "all_in")

GIVES_WAY: tuple[frozenset[str], ...] = (
    frozenset(),
    frozenset({"slider"}),
    frozenset({"slider", "half", "three_quarters"}),
    frozenset({"slider", "half", "three_quarters", "min", "all_in"}),
    frozenset({"slider", *PRESETS}),
)
"""What is left out, step by step, where the window is narrow or the type large: everything can be typed too."""


class SizeControl(QWidget):
    """`changed` comes with every new choice, `entered` on Enter in the box while its text is an amount.

    `amount` is the chosen raise-to, or None while the text in the box is none; the text stays as it was typed, and
    the line below says what is wrong with it.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, sizes: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer: Offer | None = None
        self._amount: int | None = None
        self._notch = 1
        """Chips of one step of the slider, which counts in Qt's small numbers."""
        self._presets = {name: self._preset(name) for name in PRESETS}
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("amount-slider")
        self._slider.setMinimumWidth(sizes.px(56))
        self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._slider.valueChanged.connect(self._slid)
        self.box = AmountBox()
        self.box.setObjectName("amount")
        self.box.setFixedWidth(sizes.px(104))
        self.box.typed.connect(self._typed)
        self.box.entered.connect(self._entered)
        self.box.stepped.connect(self.step)
        self._note = QLabel()
        self._note.setObjectName("amount-note")
        self._note.setMinimumWidth(0)
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        set_kind(self._note, Kind.SMALL)
        self._lay_out(sizes)

    @property
    def amount(self) -> int | None:
        return self._amount

    def dress(self, theme: Theme) -> None:
        """Draw the key of the pot in the colours of a theme."""
        font, pot, icon = theme.font(theme.sizes.small), self._presets["pot"], QIcon()
        for dpr in SCREENS:
            icon.addPixmap(key_cap(POT_KEY, theme.palette.muted, font, dpr))
        pot.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        pot.setIcon(icon)
        pot.setIconSize(QSize(key_side(font) + key_gap(font), key_side(font)))

    def offer(self, offer: Offer) -> None:
        """Begin with the smallest legal amount; nothing was chosen by a person yet, so `changed` is not told."""
        self._offer = offer
        for name, button in self._presets.items():
            button.setText(size_label(name, offer.voice))
        self._name_parts(offer)
        self.blockSignals(True)
        self._choose(offer.legal.min_to)
        self.blockSignals(False)

    def fit(self, width: int) -> None:
        """Show as many parts as have room in `width` pixels."""
        for left_out in GIVES_WAY:
            shown = self._shown(left_out)
            if self._needed(shown) <= width or left_out is GIVES_WAY[-1]:
                for name, part in self._parts.items():
                    part.setVisible(name in shown)
                return

    def choose_preset(self, name: str) -> None:
        """Take one of the sizes by its name, if it is offered."""
        if self._offer is not None and name in self._offer.presets():
            self._choose(self._offer.presets()[name])

    def step(self, steps: int) -> None:
        """Go up or down by whole small chips."""
        if self._offer is not None:
            start = self._amount if self._amount is not None else self._offer.legal.min_to
            self._choose(self._offer.stepped(start, steps))

    def handle_key(self, event: QKeyEvent) -> bool:
        """A key pressed outside the box: an amount may be typed and stepped without reaching for it first."""
        if self._offer is None or not self.isVisible() or event.modifiers() & NOT_PLAIN:
            return False
        if event.key() in ARROWS:
            self.step(ARROWS[Qt.Key(event.key())])
        elif event.text() and event.text() in _BEGINS:
            self.box.begin(event.text())
        else:
            return False
        return True

    def _preset(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"preset-{name}")
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_kind(button, Kind.PRESET)
        button.clicked.connect(self._preset_clicked)
        return button

    @property
    def _parts(self) -> dict[str, QWidget]:
        return {**self._presets, "slider": self._slider, "box": self.box}

    def _shown(self, left_out: frozenset[str]) -> set[str]:
        offered = self._offer.presets() if self._offer is not None else {}
        return {"slider", "box", *offered} - left_out

    def _needed(self, shown: set[str]) -> int:
        widths = [
            max(part.minimumSizeHint().width(), part.minimumWidth()) for part in map(self._parts.get, shown) if part
        ]
        return sum(widths) + (len(shown) + 1) * self._gap

    def _lay_out(self, sizes: TypeScale) -> None:
        self._gap = sizes.px(6)
        row = QHBoxLayout()
        row.setSpacing(self._gap)
        for button in self._presets.values():
            row.addWidget(button)
        row.addWidget(self._slider, 1)
        row.addSpacing(self._gap)
        row.addWidget(self.box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(sizes.px(3))
        column.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._note)
        column.addStretch(1)

    def _name_parts(self, offer: Offer) -> None:
        self.box.setAccessibleName(translate("Actions", "Amount, raise to"))
        self._slider.setAccessibleName(translate("Actions", "Size of the bet"))
        self._slider.blockSignals(True)
        self._notch = -(-offer.legal.max_to // _MOST_NOTCHES)
        self._slider.setRange(offer.legal.min_to // self._notch, offer.legal.max_to // self._notch)
        self._slider.setSingleStep(max(1, offer.small_chip // self._notch))
        self._slider.setPageStep(self._slider.singleStep() * 4)
        self._slider.blockSignals(False)
        self._slider.setToolTip(offer.working)
        self.box.setToolTip(offer.working)
        for name, to in offer.presets().items():
            label, amount = size_label(name, offer.voice), offer.voice.amount(to)
            button = self._presets[name]
            button.setAccessibleName(f"{label} {amount}")
            button.setToolTip(offer.working if to == offer.legal.max_to else amount)

    def _choose(self, to: int) -> None:
        assert self._offer is not None
        self._take(to)
        self.box.write(self._offer.voice.amount(to))
        self._slider.blockSignals(True)
        self._slider.setValue(to // self._notch)
        self._slider.blockSignals(False)

    def _take(self, to: int) -> None:
        offer = self._offer
        assert offer is not None
        self._amount = to
        self._say(raise_detail(offer.legal, to, offer.to_match, offer.bet, offer.voice), Kind.SMALL)
        for name, size in offer.presets().items():
            self._presets[name].setChecked(size == to)
        self.changed.emit()

    def _refuse(self, error: KnownError) -> None:
        assert self._offer is not None
        self._amount = None
        self.box.mark(True)
        self._say(sentence(error, self._offer.voice), Kind.BAD)
        self.changed.emit()

    def _say(self, text: str, kind: Kind) -> None:
        set_kind(self._note, kind)
        self._note.setText(text)
        self._note.setToolTip(text)

    def _slid(self, value: int) -> None:
        offer = self._offer
        if offer is None:
            return
        legal, chip = offer.legal, offer.small_chip
        if value == self._slider.maximum():
            self._choose(legal.max_to)
        elif value == self._slider.minimum():
            self._choose(legal.min_to)
        else:
            whole = round(value * self._notch / chip) * chip
            self._choose(min(max(whole, legal.min_to), legal.max_to))

    def _typed(self, text: str) -> None:
        if self._offer is None:
            return
        try:
            to = self._offer.read(text)
        except KnownError as error:
            self._refuse(error)
            return
        refusal = None if self._offer.legal.allows(to) else self._offer.refusal(to)
        if refusal is not None:
            self._refuse(refusal)
            return
        self.box.mark(False)
        self._take(to)
        self._slider.blockSignals(True)
        self._slider.setValue(to // self._notch)
        self._slider.blockSignals(False)

    def _entered(self) -> None:
        if self._amount is not None:
            self.entered.emit()

    def _preset_clicked(self) -> None:
        for name, button in self._presets.items():
            if button is self.sender():
                self.choose_preset(name)
