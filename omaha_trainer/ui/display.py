"""Whether there is a display for a window, asked before Qt, which would end the process where there is none."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path


@contextmanager
def display_answers(environment: Mapping[str, str], platform: str = sys.platform) -> Iterator[bool]:
    """False where no window can appear: no display is named, or none that is named answers.

    Start Qt inside: the connection by which we asked stays open until then, because an X server whose last client
    leaves begins anew, and refuses the next one for that moment.
    """
    with ExitStack() as connections:
        if platform in ("win32", "darwin"):
            yield True
        else:
            yield any(_answers(name, environment, connections) for name in _plugins(environment))


def _plugins(environment: Mapping[str, str]) -> list[str]:
    """Qt's plugins in the order in which Qt would try them: those that were asked for, else Wayland and X."""
    asked = environment.get("QT_QPA_PLATFORM", "")
    if asked:
        return [name.partition(":")[0] for name in asked.split(";")]
    return ["wayland", "xcb"] if environment.get("WAYLAND_DISPLAY") else ["xcb"]


def _answers(plugin: str, environment: Mapping[str, str], connections: ExitStack) -> bool:
    if plugin.startswith("wayland"):
        return _wayland_answers(environment)
    if plugin.startswith("xcb"):
        return bool(environment.get("DISPLAY")) and _x_display_answers(connections)
    return True  # off screen and the like


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    """Connect to the compositor's socket, whose place is that of the variable below the run-time folder."""
    if environment.get("WAYLAND_SOCKET"):
        return True  # a connection that is open already
    import socket

    place = Path(environment.get("XDG_RUNTIME_DIR", "")) / (environment.get("WAYLAND_DISPLAY") or "wayland-0")
    if not place.is_absolute():
        return False
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(place))
        except OSError:
            return False
    return True


def _x_display_answers(connections: ExitStack) -> bool:
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
    connections.callback(xcb.xcb_disconnect, connection)
    return not xcb.xcb_connection_has_error(connection)
