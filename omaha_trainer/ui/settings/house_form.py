"""The house rules: a preset, and every switch with the rule's id. Reads and writes `HouseRules`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from omaha_trainer.table.house import PRESETS, HouseRules, Preset
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.ui.settings.chip_spin import ChipSpin
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.wording.games import preset_name

translate = QCoreApplication.translate

CAPS = (3, 4, 5, None)
MOST_CHIP = 1_000_000


class HouseForm(QWidget):
    """`edited` comes when the reader has changed something; `house` is what is set."""

    edited = Signal()

    def __init__(self, sizes: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house = HouseRules()
        self.preset = QComboBox()
        self.preset.setObjectName("house-preset")
        self.preset.setAccessibleName(translate("Settings", "House rules"))
        self.small_blind = self._switch(
            "HR1", translate("Settings", "The small blind counts as a big blind in the pot before the flop (HR1)")
        )
        self.short_blind = self._switch(
            "HR2", translate("Settings", "A short or missing blind counts as a full one in that pot (HR2)")
        )
        self.rounding = self._switch("HR3", translate("Settings", "Pot-limit bets are rounded up to a chip (HR3)"))
        self.no_cap_for_two = self._switch(
            "HR5", translate("Settings", "The cap is lifted when a street begins with two players (HR5)")
        )
        self.chip = ChipSpin()
        self.cap = QComboBox()
        self._lay_out(sizes)
        self._connect()
        self.show_house(self._house)

    @property
    def house(self) -> HouseRules:
        return self._house

    def show_house(self, house: HouseRules) -> None:
        """Fill the fields; nobody is told."""
        self._house = house
        fields = (self.preset, self.small_blind, self.short_blind, self.rounding, self.no_cap_for_two, self.chip)
        for field in (*fields, self.cap):
            field.blockSignals(True)
        self._fill_presets(house)
        self.small_blind.setChecked(house.small_blind_counts_as_big)
        self.short_blind.setChecked(house.short_blind_counts_full)
        self.rounding.setChecked(house.round_pot_up)
        self.chip.setValue(house.rounding_chip)
        self.chip.setEnabled(house.round_pot_up)
        self._fill_caps(house.bets_per_street)
        self.no_cap_for_two.setChecked(house.no_cap_for_two)
        for field in (*fields, self.cap):
            field.blockSignals(False)

    def set_stakes(self, stakes: Stakes) -> None:
        """The chips in which amounts of this form are written."""
        self.chip.blockSignals(True)
        self.chip.set_chips(stakes.decimals, stakes.small)
        self.chip.blockSignals(False)

    def _switch(self, name: str, words: str) -> QCheckBox:
        box = QCheckBox(words)
        box.setObjectName(name)
        box.setAccessibleName(words)
        return box

    def _fill_presets(self, house: HouseRules) -> None:
        voice = plain_voice(money_of(0))
        self.preset.clear()
        for preset in Preset:
            self.preset.addItem(preset_name(preset, voice), preset)
        if house.preset is None:
            self.preset.addItem(preset_name(None, voice), None)
        self.preset.setCurrentIndex(list(Preset).index(house.preset) if house.preset else self.preset.count() - 1)

    def _fill_caps(self, chosen: int | None) -> None:
        """Those that houses have, and one's own where it is another."""
        caps = CAPS if chosen in CAPS else (*CAPS, chosen)
        self.cap.clear()
        for cap in caps:
            self.cap.addItem(translate("Settings", "no cap") if cap is None else str(cap), cap)
        self.cap.setCurrentIndex(caps.index(chosen))

    def _lay_out(self, sizes: TypeScale) -> None:
        self.chip.setObjectName("HR3-chip")
        self.chip.setRange(0, MOST_CHIP)
        self.chip.setSpecialValueText(translate("Settings", "the small blind"))
        self.chip.setAccessibleName(translate("Settings", "Chip to which bets are rounded (HR3)"))
        self.cap.setObjectName("HR4")
        self.cap.setAccessibleName(translate("Settings", "Bets a street in fixed limit (HR4)"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(sizes.px(10))
        top = QFormLayout()
        top.setHorizontalSpacing(sizes.px(18))
        top.addRow(translate("Settings", "House rules"), self.preset)
        column.addLayout(top)
        column.addWidget(self.small_blind)
        column.addWidget(self.short_blind)
        column.addLayout(self._beside(self.rounding, self.chip))
        label = QLabel(translate("Settings", "Bets a street in fixed limit (HR4)"))
        column.addLayout(self._beside(label, self.cap))
        column.addWidget(self.no_cap_for_two)

    @staticmethod
    def _beside(first: QWidget, second: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(first)
        row.addWidget(second)
        row.addStretch(1)
        return row

    def _connect(self) -> None:
        self.preset.activated.connect(self._edit_preset)
        for box in (self.small_blind, self.short_blind, self.rounding, self.no_cap_for_two):
            box.toggled.connect(self._edit)
        self.chip.valueChanged.connect(self._edit)
        self.cap.activated.connect(self._edit)

    def _edit_preset(self) -> None:
        preset = self.preset.currentData()
        if preset is not None:
            self._take(PRESETS[Preset(preset)])

    def _edit(self) -> None:
        self._take(
            HouseRules(
                small_blind_counts_as_big=self.small_blind.isChecked(),
                short_blind_counts_full=self.short_blind.isChecked(),
                round_pot_up=self.rounding.isChecked(),
                rounding_chip=self.chip.value() if self.rounding.isChecked() else 0,
                bets_per_street=self.cap.currentData(),
                no_cap_for_two=self.no_cap_for_two.isChecked(),
            )
        )

    def _take(self, house: HouseRules) -> None:
        if house != self._house:
            self.show_house(house)
            self.edited.emit()
