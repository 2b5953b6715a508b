"""Style rules of words, areas, lists and menus. `$name` is a colour of the palette, `8u` eight units of length."""

from __future__ import annotations

AREAS = """
QMainWindow, QDialog, QMessageBox { background: $background; }
QLabel { background: transparent; }
QLabel[kind="title"] { font-size: ${heading}px; font-weight: 700; }
QLabel[kind="section"] { font-size: ${small}px; font-weight: 600; color: $muted; letter-spacing: 1u; }
QLabel[kind="strong"] { font-weight: 600; }
QLabel[kind="muted"] { color: $muted; }
QLabel[kind="small"] { color: $muted; font-size: ${small}px; }
QLabel[kind="gold"] { color: $gold; }
QLabel[kind="sky"] { color: $sky; }
QLabel[kind="good"] { color: $good; font-weight: 600; }
QLabel[kind="bad"] { color: $bad; font-weight: 600; }
QLabel[kind="verdict-good"] { color: $good; font-size: ${action}px; font-weight: 700; }
QLabel[kind="verdict-bad"] { color: $bad; font-size: ${action}px; font-weight: 700; }
QLabel[kind="count"] {
    background: $gold_fill; color: $on_gold; font-size: ${small}px; font-weight: 700; border-radius: 8u;
    padding: 0u 4u;
}
QLabel[kind="key"] {
    color: $muted; font-size: ${small}px; font-weight: 600; border: 1u solid $outline; border-radius: 4u;
    padding: 0u 4u;
}
QLabel:disabled { color: $disabled; }

QWidget[kind="rail"] { background: $rail; border: none; border-right: 1u solid $border; }
QToolButton[kind="rail"] { border: 2u solid transparent; background: transparent; }
QToolButton[kind="rail"]:hover { background: $hover; }
QToolButton[kind="rail"]:checked { background: $gold_soft; }
QToolButton[kind="rail"]:focus { border-color: $focus; }
QWidget[kind="panel"] { background: $surface; border: none; border-left: 1u solid $border; }
QWidget[kind="head"] { background: $background; border: none; border-bottom: 1u solid $border; }
QWidget[kind="bar"] { background: $surface; border: none; border-top: 1u solid $border; }
QFrame[kind="tile"] { background: $raised; border: 1u solid $border; border-radius: 10u; }
QFrame[kind="advice"] { background: $gold_soft; border: 1u solid $gold_edge; border-radius: 10u; }
QFrame[kind="low"] { background: $sky_soft; border: 1u solid $sky_edge; border-radius: 10u; }
QFrame[kind="right"] { background: $good_soft; border: 1u solid $good; border-radius: 10u; }
QFrame[kind="wrong"] { background: $bad_soft; border: 1u solid $bad; border-radius: 10u; }
QFrame[kind="line"] { background: $border; border: none; min-height: 1u; max-height: 1u; }

QTabWidget::pane { border: none; border-top: 1u solid $border; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab {
    background: transparent; color: $muted; font-weight: 600; padding: 8u 2u; margin-right: 18u;
    border: none; border-bottom: 2u solid transparent;
}
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $gold; border-bottom-color: $gold; }
QTabBar::tab:disabled { color: $disabled; }
QTabBar::tab:focus { border-bottom-color: $focus; color: $focus; }

QGroupBox { border: 1u solid $border; border-radius: 10u; margin-top: 11u; padding: 14u 12u 10u 12u; }
QGroupBox::title {
    subcontrol-origin: margin; subcontrol-position: top left; left: 10u; padding: 0u 4u;
    color: $muted; font-weight: 600; background: $background;
}

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12u; margin: 0; }
QScrollBar:horizontal { height: 12u; margin: 0; }
QScrollBar::handle { background: $scroll; border-radius: 4u; margin: 2u; }
QScrollBar::handle:vertical { min-height: 28u; }
QScrollBar::handle:horizontal { min-width: 28u; }
QScrollBar::handle:hover { background: $outline; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; }

QTextBrowser { background: transparent; border: none; padding: 0u; }
QTextBrowser:focus { border: none; padding: 0u; }
QListView, QTreeView, QTableView {
    background: $field; alternate-background-color: $surface; color: $text; border: 1u solid $border;
    border-radius: 8u; gridline-color: $border; outline: 0;
    selection-background-color: $gold_soft; selection-color: $text;
}
QListView:focus, QTreeView:focus, QTableView:focus { border-color: $gold; }
QListView::item, QTreeView::item, QTableView::item { padding: 6u 8u; border: none; }
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover { background: $hover; color: $text; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
    background: $gold_soft; color: $text;
}
QHeaderView { background: $surface; border: none; }
QHeaderView::section {
    background: $surface; color: $muted; font-weight: 600; padding: 7u 8u; border: none;
    border-bottom: 1u solid $border;
}
QTableCornerButton::section { background: $surface; border: none; }

QSplitter::handle { background: $border; }
QSplitter::handle:hover { background: $gold; }
QToolTip { background: $tip; color: $text; border: 1u solid $outline; padding: 5u 8u; }
QStatusBar { background: $surface; color: $muted; }
QStatusBar::item { border: none; }
QMenuBar { background: $surface; color: $text; }
QMenuBar::item { padding: 6u 10u; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $tip; color: $text; border: 1u solid $border; padding: 5u; }
QMenu::item { padding: 7u 26u 7u 26u; border-radius: 6u; background: transparent; }
QMenu::item:selected { background: $gold_soft; color: $text; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1u; background: $border; margin: 5u 8u; }
QMenu::indicator { width: 14u; height: 14u; left: 6u; }
QMenu::indicator:checked { image: url("$marks/chosen.svg"); }
QMenu::right-arrow { image: url("$marks/right.svg"); width: 12u; height: 12u; right: 6u; }
"""
