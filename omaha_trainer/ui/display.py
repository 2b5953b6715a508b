"""Whether there is a display for a window, asked before Qt, which would end the process where there is none."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Mapping


def display_missing(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """True where no window can appear: no display is named, or the X display that is named does not answer."""
    if platform in ("win32", "darwin"):
        return False
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen and not chosen.startswith("xcb"):
        return False
    if environment.get("WAYLAND_DISPLAY") and not chosen:
        return False
    return not environment.get("DISPLAY") or not _x_display_answers()


def _x_display_answers() -> bool:
    """Connect as Qt's plugin will, through the same library; True where the library itself is missing."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    xcb.xcb_connection_has_error.argtypes = (ctypes.c_void_p,)
    xcb.xcb_disconnect.argtypes = (ctypes.c_void_p,)
    connection = xcb.xcb_connect(None, None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed
