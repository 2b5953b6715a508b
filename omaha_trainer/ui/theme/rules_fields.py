"""Style rules of everything that takes a value. `$name` is a colour of the palette, `8u` eight units of length.

Spin boxes have minus at the left and plus at the right: where both buttons stand on one side, or where there
are none, Qt's style sheets lay the text out wrongly (without its padding, or one pixel wide).
"""

from __future__ import annotations

FIELDS = """
QLineEdit, QAbstractSpinBox, QComboBox, QTextEdit, QPlainTextEdit {
    background: $field; color: $text; border: 1u solid $field_edge; border-radius: 8u; padding: 6u 10u;
    selection-background-color: $gold_fill; selection-color: $on_gold;
}
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover { border-color: $outline; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QTextEdit:focus, QPlainTextEdit:focus {
    border: 2u solid $gold; padding: 5u 9u;
}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {
    background: $surface; color: $disabled; border-color: $border;
}
QLineEdit[invalid="true"], QAbstractSpinBox[invalid="true"] { border: 2u solid $bad; padding: 5u 9u; }

QAbstractSpinBox { padding: 6u 4u; qproperty-alignment: AlignCenter; }
QAbstractSpinBox:focus, QAbstractSpinBox[invalid="true"] { padding: 5u 3u; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; width: 26u; height: 26u; border: none; border-radius: 6u; background: transparent;
}
QAbstractSpinBox::up-button { subcontrol-position: center right; right: 4u; }
QAbstractSpinBox::down-button { subcontrol-position: center left; left: 4u; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $hover; }
QAbstractSpinBox::up-button:pressed, QAbstractSpinBox::down-button:pressed { background: $pressed; }
QAbstractSpinBox::up-arrow { image: url("$marks/plus.svg"); width: 14u; height: 14u; }
QAbstractSpinBox::down-arrow { image: url("$marks/minus.svg"); width: 14u; height: 14u; }
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::up-arrow:off { image: url("$marks/plus-off.svg"); }
QAbstractSpinBox::down-arrow:disabled, QAbstractSpinBox::down-arrow:off { image: url("$marks/minus-off.svg"); }

QComboBox { padding-right: 30u; combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 28u; subcontrol-position: center right; }
QComboBox::down-arrow { image: url("$marks/down.svg"); width: 14u; height: 14u; }
QComboBox::down-arrow:disabled { image: url("$marks/down-off.svg"); }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
    background: $raised; color: $text; border: 1u solid $outline; border-radius: 0; padding: 4u; outline: 0;
    selection-background-color: $gold_soft; selection-color: $text;
}
QComboBox QAbstractItemView::item { padding: 6u 8u; border-radius: 6u; min-height: 20u; }

QSlider:horizontal { min-height: 24u; }
QSlider:vertical { min-width: 24u; }
QSlider::groove:horizontal { height: 5u; border-radius: 2u; background: $groove; }
QSlider::groove:vertical { width: 5u; border-radius: 2u; background: $groove; }
QSlider::sub-page:horizontal, QSlider::add-page:vertical { background: $gold_fill; border-radius: 2u; }
QSlider::sub-page:disabled, QSlider::add-page:vertical:disabled { background: $border; }
QSlider::add-page:horizontal, QSlider::sub-page:vertical { background: $groove; border-radius: 2u; }
QSlider::handle {
    background: $knob_ink; border: 3u solid $knob_ink; border-radius: ${knob_round}px;
    width: ${knob}px; height: ${knob}px;
}
QSlider::handle:horizontal { margin: -${knob_over}px 0px; }
QSlider::handle:vertical { margin: 0px -${knob_over}px; }
QSlider::handle:hover, QSlider::handle:focus { border-color: $knob_rim; }
QSlider::handle:disabled { background: $disabled; border-color: $disabled; }

QProgressBar {
    background: $groove; border: none; border-radius: 4u; min-height: 8u; max-height: 8u; color: transparent;
}
QProgressBar::chunk { background: $gold_fill; border-radius: 4u; }
QProgressBar[kind="sky"]::chunk { background: $sky; }
"""
