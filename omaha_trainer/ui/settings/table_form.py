"""The fields of a table: game, structure, stakes, seats, stack, ante. Reads and writes a `SessionConfig`.

Knows which tables there can be by asking the session's own rules; what is refused is said in words under the fields.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QSpinBox, QWidget

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.lineup_draw import drawn_lineup
from omaha_trainer.session.config import MAX_STACK_BB, MIN_STACK_BB, SessionConfig
from omaha_trainer.session.offers import fits, offered_stakes
from omaha_trainer.table.game import Game, Structure
from omaha_trainer.table.setup import MAX_SEATS, MIN_SEATS
from omaha_trainer.table.stakes import AnteKind, Stakes
from omaha_trainer.ui.settings.lineup_field import LineupField
from omaha_trainer.ui.settings.segments import Segments
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.wording.faults.sentence import sentence
from omaha_trainer.wording.games import game_name, stakes_text, structure_name
from omaha_trainer.wording.voice import Voice, fill

translate = QCoreApplication.translate

ANTE_PART = 5
"""An ante from everybody is this part of the big blind."""


class TableForm(QWidget):
    """`edited` comes when the reader has changed something; `config` is the table as he wants it."""

    edited = Signal()

    def __init__(self, sizes: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._config = SessionConfig()
        self._filling = False
        self._draws = 0
        voice = plain_voice(money_of(2))
        self.game = Segments("game", translate("Settings", "Game"), [(one, game_name(one, voice)) for one in Game])
        self.structure = Segments(
            "structure", translate("Settings", "Betting"), [(one, structure_name(one, voice)) for one in Structure]
        )
        self.stakes = QComboBox()
        self.seats = Segments(
            "seats", translate("Settings", "Seats"), [(n, str(n)) for n in range(MIN_SEATS, MAX_SEATS + 1)]
        )
        self.stack = QSpinBox()
        self.ante = QComboBox()
        self.round = QSpinBox()
        self.lineup = LineupField(sizes)
        self._note = QLabel()
        self._rows = QFormLayout(self)
        self._set_up(sizes)
        self._connect()
        self.show_config(self._config)

    def show_config(self, config: SessionConfig) -> None:
        """Fill the fields; nobody is told."""
        self._config = config
        self._filling = True
        self.game.value = config.game
        self.structure.value = config.structure
        self.seats.value = config.seats
        self.stack.setValue(config.stack_bb)
        self.round.setValue(config.mixed_hands or 0)
        self.lineup.show_config(config)
        self._fill_stakes()
        self._fill_antes()
        self._rows.setRowVisible(self.round, config.structure is Structure.MIXED)
        self._say("")
        self._filling = False

    @property
    def config(self) -> SessionConfig:
        return self._config

    # -- fields --------------------------------------------------------------------------------------------

    def _set_up(self, sizes: TypeScale) -> None:
        self.stakes.setObjectName("stakes")
        self.ante.setObjectName("ante")
        self.stack.setObjectName("stack")
        self.stack.setRange(MIN_STACK_BB, MAX_STACK_BB)
        self.stack.setSingleStep(10)
        self.stack.setSuffix(" " + translate("Settings", "big blinds"))
        self.round.setObjectName("round")
        self.round.setRange(0, 200)
        self.round.setSpecialValueText(translate("Settings", "as many hands as seats"))
        set_kind(self._note, Kind.SMALL)
        self._note.setWordWrap(True)
        rows = self._rows
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setVerticalSpacing(sizes.px(10))
        rows.setHorizontalSpacing(sizes.px(18))
        self._row(translate("Settings", "Game"), self.game)
        self._row(translate("Settings", "Betting"), self.structure)
        self._row(translate("Settings", "Stakes"), self.stakes)
        self._row(translate("Settings", "Seats"), self.seats)
        self._row(translate("Settings", "Stacks"), self.stack)
        self._row(translate("Settings", "Ante"), self.ante)
        self._row(translate("Settings", "A round of a mixed table"), self.round)
        self._row(translate("Settings", "Opponents"), self.lineup.kinds)
        rows.addRow("", self.lineup)
        rows.addRow(self._note)

    def _row(self, words: str, field: QWidget) -> None:
        field.setAccessibleName(words)
        label = QLabel(words)
        label.setBuddy(field)
        label.setMinimumHeight(field.sizeHint().height())
        self._rows.addRow(label, field)

    def _connect(self) -> None:
        self.game.picked.connect(self._edit)
        self.structure.picked.connect(self._edit_structure)
        self.seats.picked.connect(self._edit)
        self.lineup.picked.connect(self._edit)
        self.stakes.activated.connect(self._edit)
        self.ante.activated.connect(self._edit)
        self.stack.valueChanged.connect(self._edit)
        self.round.valueChanged.connect(self._edit)

    def _fill_stakes(self) -> None:
        self.stakes.clear()
        offered = offered_stakes(self._config.structure)
        mine = replace(self._config.stakes, ante=0, ante_kind=AnteKind.NONE)
        for stakes in offered if mine in offered else (mine, *offered):
            self.stakes.addItem(stakes_text(stakes, _voice(stakes)), stakes)
        self.stakes.setCurrentIndex(next(at for at in range(self.stakes.count()) if self.stakes.itemData(at) == mine))

    def _fill_antes(self) -> None:
        self.ante.clear()
        for kind in AnteKind:
            self.ante.addItem(self._ante_text(kind), kind)
        self.ante.setCurrentIndex(list(AnteKind).index(self._config.stakes.ante_kind))

    def _ante_text(self, kind: AnteKind) -> str:
        stakes = with_ante(self._config.stakes, kind, self._config.structure)
        amount = _voice(stakes).amount(stakes.ante)
        match kind:
            case AnteKind.NONE:
                return translate("Settings", "No ante")
            case AnteKind.EACH:
                return fill(translate("Settings", "%1 from every seat"), amount)
            case AnteKind.BIG_BLIND:
                return fill(translate("Settings", "%1 from the big blind"), amount)

    # -- editing -------------------------------------------------------------------------------------------

    def _edit(self) -> None:
        if not self._filling:
            self._take(self.stakes.currentData(), "")

    def _edit_structure(self) -> None:
        """Stakes that the new structure cannot have give way to the nearest ones, and the note says why."""
        structure = self.structure.value
        stakes: Stakes = self.stakes.currentData()
        if fits(stakes, structure):
            self._take(stakes, "")
            return
        offered = offered_stakes(structure)
        nearest = min(offered, key=lambda one: abs(_value(one) - _value(stakes)))
        self._take(nearest, self._why_not(stakes, structure))

    def _why_not(self, stakes: Stakes, structure: Structure) -> str:
        try:
            replace(self._config, stakes=stakes, structure=structure)
        except KnownError as error:
            return sentence(error, _voice(stakes))
        return ""

    def _take(self, stakes: Stakes, note: str) -> None:
        structure, seats = self.structure.value, self.seats.value
        kind = AnteKind(self.ante.currentData())
        lineup = self.lineup.lineup
        try:
            config = replace(
                self._config,
                game=self.game.value,
                structure=structure,
                stakes=with_ante(stakes, kind, structure),
                seats=seats,
                lineup=lineup,
                styles=self._styles(lineup, seats),
                stack_bb=self.stack.value(),
                mixed_hands=self.round.value() or None,
            )
        except KnownError as error:
            self._say(sentence(error, _voice(stakes)))
            return
        if config != self._config:
            self.show_config(config)
            self._say(note)
            self.edited.emit()

    def _styles(self, lineup: Lineup, seats: int) -> tuple[str, ...]:
        """Those who sit there stay as far as they can; () draws others."""
        old = self._config
        if lineup is Lineup.CHOSEN:
            if old.lineup is Lineup.CHOSEN:
                drawn = drawn_lineup(Lineup.MIXED, seats - 1, old.seed)
                return (*self.lineup.styles(min(seats, old.seats) - 1), *drawn[old.seats - 1 :])
            hidden = old.lineup is Lineup.HIDDEN  # choosing must not tell who sat there
            return old.styles if seats == old.seats and not hidden else ()
        if (lineup, seats) == (old.lineup, old.seats):
            return old.styles
        self._draws += lineup is not old.lineup  # others, though the same were hidden before
        return drawn_lineup(lineup, seats - 1, old.seed + (self._draws if lineup is Lineup.HIDDEN else 0))

    def _say(self, text: str) -> None:
        self._note.setText(text)
        self._note.setVisible(bool(text))


def with_ante(stakes: Stakes, kind: AnteKind, structure: Structure) -> Stakes:
    """The stakes with an ante that suits them: part of a big blind from every seat, or one from the big blind."""
    big = stakes.small if structure is Structure.FIXED else stakes.big
    ante = 0
    if kind is AnteKind.EACH:
        ante = max(1, big // ANTE_PART)
        if structure is Structure.MIXED:
            ante += ante % 2  # it is halved with the blinds (MX2)
    elif kind is AnteKind.BIG_BLIND:
        ante = big
    return replace(stakes, ante=ante, ante_kind=kind)


def _voice(stakes: Stakes) -> Voice:
    return plain_voice(money_of(stakes.decimals))


def _value(stakes: Stakes) -> float:
    return stakes.big / float(10**stakes.decimals)
