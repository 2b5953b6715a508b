"""Which letter of the Latin keyboard a key press means, whatever the layout. Knows keys, not what they do.

On a Russian, Ukrainian or Kazakh layout the F key reports a Cyrillic letter, and a shortcut on F does not fire.
The key's place on the keyboard (its scan code) says what was meant; where a platform gives none, the letter does,
since the three layouts put the letters that we use on the same keys.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_EVDEV = 8
"""X11 and Wayland number a key 8 above the kernel's number."""

_SET_1 = {
    "Q": 16, "W": 17, "E": 18, "R": 19, "T": 20, "Y": 21, "U": 22, "I": 23, "O": 24, "P": 25,
    "A": 30, "S": 31, "D": 32, "F": 33, "G": 34, "H": 35, "J": 36, "K": 37, "L": 38,
    "Z": 44, "X": 45, "C": 46, "V": 47, "B": 48, "N": 49, "M": 50,
}  # fmt: skip
"""The places of the letters as PC keyboards and the Linux kernel number them."""

_MAC = {
    "A": 0, "S": 1, "D": 2, "F": 3, "H": 4, "G": 5, "Z": 6, "X": 7, "C": 8, "V": 9, "B": 11, "Q": 12, "W": 13,
    "E": 14, "R": 15, "Y": 16, "T": 17, "O": 31, "U": 32, "I": 34, "P": 35, "L": 37, "J": 38, "K": 40, "N": 45,
    "M": 46,
}  # fmt: skip
"""The virtual key codes of macOS, which gives no scan codes."""

_CYRILLIC = dict(zip("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬІ", "QWERTYUIOPASDFGHJKLZXCVBNMS", strict=True))
"""The letters by their place on the Russian, Ukrainian and Kazakh layouts."""

_KAZAKH_I = "І"

NOT_PLAIN = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def latin_letter(event: QKeyEvent) -> str:
    """The letter A-Z that the key press means, or "" for any other key and for Ctrl, Alt and Meta combinations.

    A key that reports a Latin letter means that letter (so Dvorak and AZERTY keep theirs); a Cyrillic one is
    taken by its place.
    """
    if event.modifiers() & NOT_PLAIN:
        return ""
    key = event.key()
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return chr(key)
    letter = event.text().upper() or (chr(key) if 0 < key < 0x10000 else "")
    if not _is_cyrillic(letter):
        return ""
    if letter == _KAZAKH_I and event.nativeScanCode():
        return _by_place(event)  # the Ukrainian letter lies on S, the Kazakh one among the digits
    return _by_place(event) or _CYRILLIC.get(letter, "")


def is_enter(event: QKeyEvent) -> bool:
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def _is_cyrillic(letter: str) -> bool:
    return len(letter) == 1 and "\u0400" <= letter <= "\u052f"


def _by_place(event: QKeyEvent) -> str:
    if sys.platform == "darwin":
        return _letter_at(_MAC, event.nativeVirtualKey())
    shift = 0 if sys.platform == "win32" else _EVDEV
    return _letter_at(_SET_1, event.nativeScanCode() - shift)


def _letter_at(places: dict[str, int], place: int) -> str:
    return next((letter for letter, number in places.items() if number == place), "")
