"""Every kind of widget that the style sheet knows, on one page; `python -m tests.ui.theme.gallery FOLDER`
writes it as pictures in both themes, to be looked at."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from omaha_trainer.assets import resource
from omaha_trainer.ui.art.icon_art import IconArt
from omaha_trainer.ui.art.suit_art import SuitArt
from omaha_trainer.ui.theme.fonts import load_fonts
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.palette import DARK, LIGHT, Palette
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.ui.theme.type_scale import TypeScale

Widget = TypeVar("Widget", bound=QWidget)
RAIL = ("play", "quiz", "progress", "review", "rules", "settings")


def themed(application: QApplication, palette: Palette, scale: float = 1.0) -> Theme:
    """The theme, put on the application."""
    theme = Theme(palette, TypeScale(scale), resource("icons", "marks"))
    application.setStyle("Fusion")
    theme.apply(application)
    return theme


class Gallery(QWidget):
    """The page. Nothing on it does anything."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.icons = IconArt(resource("icons"))
        self.suits = SuitArt(resource("suits"))
        self.resize(QSize(theme.sizes.px(1280), theme.sizes.px(800)))
        across = QHBoxLayout()
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(0)
        across.addWidget(self.rail())
        across.addWidget(self.page(), 1)
        across.addWidget(self.panel())
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(0)
        down.addLayout(across, 1)
        down.addWidget(self.bar())

    def rail(self) -> QWidget:
        rail = QWidget()
        set_kind(rail, Kind.RAIL)
        rail.setFixedWidth(self.theme.sizes.px(84))
        down = QVBoxLayout(rail)
        down.setContentsMargins(6, 12, 6, 12)
        colours = self.theme.palette
        for name in RAIL:
            button = given(QToolButton(), text=name.capitalize(), checkable=True, checked=name == "play")
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setIconSize(QSize(24, 24))
            button.setIcon(self.icons.icon(name, colours.muted, 24, chosen=colours.gold))
            set_kind(button, Kind.RAIL)
            down.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        down.addStretch(1)
        return rail

    def page(self) -> QWidget:
        page = QWidget()
        down = QVBoxLayout(page)
        down.setContentsMargins(24, 20, 24, 20)
        down.addWidget(label("Which two + three make your best low?", Kind.TITLE))
        down.addLayout(row(*self.buttons()))
        down.addLayout(row(*self.fields()))
        down.addLayout(row(*self.choices()))
        down.addLayout(row(*self.sliders()))
        down.addLayout(row(self.table(), self.list(), self.group()))
        return page

    def buttons(self) -> list[QWidget]:
        kinds = (None, Kind.PRIMARY, Kind.QUIET, Kind.DANGER, Kind.PRESET)
        made: list[QWidget] = [button(str(kind or "plain").capitalize(), kind) for kind in kinds]
        made.append(button("Chosen", Kind.PRESET, checked=True))
        made.append(button("Disabled", None, enabled=False))
        made.append(button("Disabled", Kind.PRIMARY, enabled=False))
        return [*made, self.tool("copy"), self.tool("panel-fold")]

    def tool(self, name: str) -> QToolButton:
        tool = QToolButton()
        tool.setIconSize(QSize(20, 20))
        tool.setIcon(self.icons.icon(name, self.theme.palette.text, 20))
        return tool

    def fields(self) -> list[QWidget]:
        combo = QComboBox()
        combo.addItems(["Omaha Hi-Lo", "Omaha"])
        off = given(QLineEdit("Not now"), enabled=False)
        wrong = given(QLineEdit("1.5.0"), invalid=True)
        spin = QSpinBox(minimum=0, maximum=9, value=6, suffix=" seats")
        placeholder = QLineEdit(placeholderText="Search hands")
        amount = QDoubleSpinBox(maximum=1000, value=67, prefix="$")
        return [QLineEdit("67.00"), placeholder, wrong, off, spin, amount, combo]

    def choices(self) -> list[QWidget]:
        part = QCheckBox("Some")
        part.setTristate(True)
        part.setCheckState(Qt.CheckState.PartiallyChecked)
        return [
            given(QCheckBox("Four colours"), checked=True),
            QCheckBox("Auto-deal"),
            part,
            given(QCheckBox("Sound"), checked=True, enabled=False),
            given(QRadioButton("Money"), checked=True),
            QRadioButton("Big blinds"),
            given(QRadioButton("Off"), enabled=False),
        ]

    def sliders(self) -> list[QWidget]:
        high, low = QProgressBar(value=21, textVisible=False), QProgressBar(value=88, textVisible=False)
        set_kind(low, Kind.SKY)
        usable = given(QSlider(Qt.Orientation.Horizontal), maximum=100, value=62)
        return [usable, given(QSlider(Qt.Orientation.Horizontal), value=40, enabled=False), high, low]

    def table(self) -> QWidget:
        table = QTableWidget(4, 3)
        table.setHorizontalHeaderLabels(["Hand", "Won", "Mistakes"])
        table.setAlternatingRowColors(True)
        table.verticalHeader().hide()
        for line in range(4):
            for at, text in enumerate((f"#{line + 121}", f"{1.11 * line:.2f}", str(line))):
                table.setItem(line, at, QTableWidgetItem(text))
        table.selectRow(1)
        return table

    def list(self) -> QWidget:
        names = QListWidget()
        names.ensurePolished()  # or its rows keep the height that they had without the style sheet
        names.addItems([f"Marta, Dima and {count} others" for count in range(12)])
        names.setCurrentRow(2)
        return names

    def group(self) -> QWidget:
        group = QGroupBox("Table")
        down = QVBoxLayout(group)
        down.addWidget(QCheckBox("Show all hands at the end"))
        down.addWidget(label("Right: exactly two from the hand", Kind.GOOD))
        down.addWidget(label("Not this time", Kind.BAD))
        down.addWidget(label("Nothing was saved", Kind.MUTED))
        return group

    def panel(self) -> QWidget:
        panel = QFrame()
        set_kind(panel, Kind.PANEL)
        panel.setFixedWidth(self.theme.sizes.px(320))
        down = QVBoxLayout(panel)
        tabs = QTabWidget()
        tabs.addTab(self.coach(), "Coach")
        tabs.addTab(QTextBrowser(), "Log")
        down.addWidget(tabs)
        return panel

    def coach(self) -> QWidget:
        coach = QWidget()
        down = QVBoxLayout(coach)
        down.addWidget(label("YOUR HAND", Kind.SECTION))
        down.addLayout(row(label("High", Kind.GOLD), label("Pair of kings, ace kicker", Kind.STRONG)))
        down.addLayout(row(label("Low", Kind.SKY), label("8-4-3-2-A, the nuts", Kind.STRONG)))
        for kind in (Kind.ADVICE, Kind.LOW, Kind.RIGHT, Kind.WRONG, Kind.TILE):
            down.addWidget(self.box(kind))
        text = QTextBrowser()
        text.setHtml(f"<p>You chose <b>{self.cards('Ahs2c')}</b>. The two twos are a pair.</p>" * 6)
        down.addWidget(text, 1)
        return coach

    def cards(self, text: str) -> str:
        inks = self.theme.palette.suits
        pictures = {
            letter: self.suits.html(at, round(self.theme.sizes.body * 0.8), ink, self.devicePixelRatio())
            for at, (letter, ink) in enumerate(zip("cdhs", inks, strict=True))
        }
        return "".join(pictures.get(letter, letter) for letter in text)

    def box(self, kind: Kind) -> QWidget:
        box = QFrame()
        set_kind(box, kind)
        inside = QVBoxLayout(box)
        words = QLabel(f"<b>{kind.capitalize()}.</b> A{self.cards('h')} 3{self.cards('d')} with 7{self.cards('c')}")
        words.setWordWrap(True)
        inside.addWidget(words)
        return box

    def bar(self) -> QWidget:
        bar = QFrame()
        set_kind(bar, Kind.BAR)
        bar.setFixedHeight(self.theme.sizes.px(88))
        across = QHBoxLayout(bar)
        across.setContentsMargins(18, 0, 18, 0)
        across.addWidget(button("Fold", Kind.ACTION))
        across.addWidget(label("F", Kind.KEY), 0, Qt.AlignmentFlag.AlignVCenter)
        across.addWidget(button("Call $13.00", Kind.ACTION))
        for text in ("Min", "1/2", "Pot"):
            across.addWidget(button(text, Kind.PRESET, checked=text == "Pot"))
        across.addWidget(given(QSlider(Qt.Orientation.Horizontal), maximum=100, value=62), 1)
        across.addWidget(given(QLineEdit("67.00"), maximumWidth=110))
        across.addWidget(button("Raise to $67.00", Kind.ACTION_PRIMARY))
        return bar

    def menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addAction(QAction("Copy the last hand", menu))
        menu.addAction(QAction("Auto-deal", menu, checkable=True, checked=True))
        menu.addSeparator()
        menu.addAction(QAction("Nothing to undo", menu, enabled=False))
        menu.addMenu("Opponents")
        return menu


def given(widget: Widget, **properties: object) -> Widget:
    """The widget with these properties set, in this order."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    return widget


def label(text: str, kind: Kind) -> QLabel:
    made = QLabel(text)
    set_kind(made, kind)
    return made


def button(text: str, kind: Kind | None, checked: bool = False, enabled: bool = True) -> QPushButton:
    made = QPushButton(text, autoDefault=False)
    given(made, checkable=kind is Kind.PRESET, checked=checked, enabled=enabled)
    if kind is not None:
        set_kind(made, kind)
    return made


def row(*widgets: QWidget) -> QHBoxLayout:
    across = QHBoxLayout()
    for widget in widgets:
        across.addWidget(widget)
    return across


def main(folder: Path) -> None:
    """Write `dark.png`, `light.png` and one of each at 150 % into `folder`."""
    application = QApplication(sys.argv)
    load_fonts(resource("fonts"))
    for palette in (DARK, LIGHT):
        for scale in (1.0, 1.5):
            gallery = Gallery(themed(application, palette, scale))
            gallery.show()
            application.processEvents()
            gallery.grab().save(str(folder / f"{palette.name}-{scale:g}.png"))
            menu = gallery.menu()
            menu.ensurePolished()
            menu.resize(menu.sizeHint())
            menu.grab().save(str(folder / f"{palette.name}-{scale:g}-menu.png"))
            gallery.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
