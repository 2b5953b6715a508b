"""Whether there is a display, without asking Qt."""

from __future__ import annotations

import pytest

from omaha_trainer.ui.display import display_missing


@pytest.mark.parametrize(
    ("environment", "platform", "missing"),
    [
        ({}, "linux", True),
        ({"DISPLAY": ""}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", False),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", False),
        ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "win32", False),
        ({}, "darwin", False),
    ],
)
def test_display_missing(environment: dict[str, str], platform: str, missing: bool) -> None:
    assert display_missing(environment, platform) is missing


def test_a_stale_display_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    assert display_missing({"DISPLAY": ":987"}, "linux")
