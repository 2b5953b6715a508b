"""Style rules of everything that is pressed. `$name` is a colour of the palette, `8u` eight units of length."""

from __future__ import annotations

BUTTONS = """
QPushButton {
    background: $raised; color: $text; border: 1u solid $border; border-radius: 8u;
    padding: 7u 15u; font-weight: 600;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $pressed; }
QPushButton:checked { background: $gold_soft; color: $gold; border-color: $gold; }
QPushButton:disabled { color: $disabled; background: $surface; }
QPushButton:focus { border: 2u solid $focus; padding: 6u 14u; }

QPushButton[kind="primary"], QPushButton[kind="action-primary"] {
    background: $gold_fill; color: $on_gold; border-color: $gold_fill;
}
QPushButton[kind="primary"]:hover, QPushButton[kind="action-primary"]:hover {
    background: $gold_hover; border-color: $gold_hover;
}
QPushButton[kind="primary"]:pressed, QPushButton[kind="action-primary"]:pressed {
    background: $gold_pressed; border-color: $gold_pressed;
}
QPushButton[kind="primary"]:disabled, QPushButton[kind="action-primary"]:disabled {
    background: $surface; color: $disabled; border-color: $border;
}
QPushButton[kind="primary"]:focus, QPushButton[kind="action-primary"]:focus { border-color: $focus; }

QPushButton[kind="quiet"] { background: transparent; border-color: transparent; color: $text; }
QPushButton[kind="quiet"]:hover { background: $hover; }
QPushButton[kind="quiet"]:pressed { background: $pressed; }
QPushButton[kind="quiet"]:disabled { color: $disabled; }
QPushButton[kind="quiet"]:focus { border-color: $focus; }

QPushButton[kind="way"], QPushButton[kind="way-main"] { border-radius: 12u; padding: 0u; text-align: left; }
QPushButton[kind="way"]:hover { border-color: $outline; }
QPushButton[kind="way-main"] { background: $gold_fill; border-color: $gold_fill; }
QPushButton[kind="way-main"]:hover { background: $gold_hover; border-color: $gold_hover; }
QPushButton[kind="way-main"]:pressed { background: $gold_pressed; border-color: $gold_pressed; }
QPushButton[kind="way"]:focus, QPushButton[kind="way-main"]:focus { border: 2u solid $focus; padding: 0u; }
QLabel[kind="way-name"] { font-size: ${action}px; font-weight: 700; }
QLabel[kind="way-words"] { color: $muted; }
QLabel[kind="way-key"] {
    color: $muted; font-size: ${small}px; font-weight: 600; border: 1u solid $outline; border-radius: 4u;
    padding: 0u 5u;
}
QLabel[kind="way-name"][main="true"], QLabel[kind="way-words"][main="true"] { color: $on_gold; }
QLabel[kind="way-key"][main="true"] { color: $on_gold; border-color: $on_gold; }

QPushButton[kind="danger"] { color: $bad; }
QPushButton[kind="danger"]:hover { background: $bad_soft; border-color: $bad; }
QPushButton[kind="danger"]:disabled { color: $disabled; border-color: $border; }
QPushButton[kind="danger"]:focus { border-color: $focus; }

QPushButton[kind="preset"] { padding: 8u 12u; font-weight: 500; }
QPushButton[kind="preset"]:checked { border: 2u solid $gold; padding: 7u 11u; }
QPushButton[kind="preset"]:focus { border: 2u solid $focus; padding: 7u 11u; }

QPushButton[kind="action"], QPushButton[kind="action-primary"] {
    font-size: ${action}px; border-radius: 11u; padding: 0u 16u; min-height: 52u;
}
QPushButton[kind="action"]:focus, QPushButton[kind="action-primary"]:focus {
    padding: 0u 15u; min-height: 50u;
}

QPushButton[kind="action-side"] { border-radius: 11u; padding: 0u 12u; min-height: 52u; }
QPushButton[kind="action-side"]:focus { padding: 0u 11u; min-height: 50u; }

QPushButton[kind="action-quiet"] {
    font-size: ${action}px; font-weight: 500; border-radius: 11u; padding: 0u 16u; min-height: 52u;
    background: transparent; color: $muted;
}
QPushButton[kind="action-quiet"]:hover { background: $hover; color: $text; }
QPushButton[kind="action-quiet"]:pressed { background: $pressed; }
QPushButton[kind="action-quiet"]:disabled { color: $disabled; }
QPushButton[kind="action-quiet"]:focus { padding: 0u 15u; min-height: 50u; }

QToolButton { background: transparent; color: $text; border: 2u solid transparent; border-radius: 8u; padding: 5u; }
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $pressed; }
QToolButton:checked { background: $gold_soft; color: $gold; }
QToolButton:disabled { color: $disabled; }
QToolButton:focus { border-color: $focus; }
QToolButton::menu-indicator { image: none; }

QToolButton[kind="rail"] {
    color: $muted; font-size: ${small}px; border-radius: 12u; padding: 6u 0u; min-width: 52u;
}
QToolButton[kind="rail"]:hover { color: $text; }
QToolButton[kind="rail"]:checked { color: $gold; }

QCheckBox, QRadioButton { spacing: 9u; padding: 3u 0u; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator, QGroupBox::indicator, QAbstractItemView::indicator {
    width: ${box_inner}px; height: ${box_inner}px; border: 2u solid $outline; border-radius: 5u;
    background: $field;
}
QCheckBox::indicator:hover, QGroupBox::indicator:hover { border-color: $gold; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked, QAbstractItemView::indicator:checked {
    border-color: $gold_fill; background: $gold_fill; image: url("$marks/check.svg");
}
QCheckBox::indicator:indeterminate {
    border-color: $gold_fill; background: $gold_fill; image: url("$marks/part.svg");
}
QCheckBox::indicator:disabled, QGroupBox::indicator:disabled { border-color: $border; background: $surface; }
QCheckBox::indicator:checked:disabled, QGroupBox::indicator:checked:disabled {
    border-color: $border; background: $border;
}
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $focus; }
QRadioButton::indicator {
    width: ${box_inner}px; height: ${box_inner}px; border: 2u solid $outline; border-radius: ${box_round}px;
    background: $field;
}
QRadioButton::indicator:hover { border-color: $gold; }
QRadioButton::indicator:checked {
    width: ${dot}px; height: ${dot}px; border: 5u solid $gold_fill; border-radius: ${box_round}px;
    background: $on_gold;
}
QRadioButton::indicator:checked:focus { border: 5u solid $gold_fill; background: $focus; }
QRadioButton::indicator:disabled { border-color: $border; background: $surface; }
"""
