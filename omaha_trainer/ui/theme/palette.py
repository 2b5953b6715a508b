"""The named colours of the dark and the light theme. Knows no widget; every other module asks for a name.

Text colours are meant for certain backgrounds: `TEXT_ON` says which, and a test measures each pair.
Colours of the felt are the same in both themes: a table stays green on paper too.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """One theme. All colours are `#rrggbb`."""

    name: str
    is_dark: bool

    background: str  # behind the felt and the pages
    rail: str
    surface: str  # side panel, action bar, menus
    raised: str  # buttons, tiles
    hover: str
    pressed: str
    field: str  # where one types
    border: str
    outline: str  # edges that must be seen: check boxes, handles

    text: str
    muted: str
    disabled: str
    focus: str

    gold: str  # what is chosen or to act, as text or line
    gold_fill: str  # the same as an area
    gold_soft: str  # a tint behind gold text
    on_gold: str
    sky: str  # low
    sky_soft: str
    good: str
    good_soft: str
    bad: str
    bad_soft: str

    suits: tuple[str, str, str, str]  # clubs, diamonds, hearts, spades in running text
    marks: str  # the folder of check marks and arrows drawn for this theme


@dataclass(frozen=True, slots=True)
class FeltColours:
    """The table, its seats and what is written on them; the same in both themes."""

    backdrop: str = "#14171b"
    backdrop_edge: str = "#0c0e11"
    centre: str = "#1f7a52"
    rim: str = "#0c3d2a"
    line: str = "#5aa583"
    rail_light: str = "#3a281d"
    rail_dark: str = "#1a120d"
    rail_shine: str = "#6b4d39"
    text: str = "#ffffff"
    faint: str = "#e6f3ec"  # the game's name under the board: faint by its weight, still to be read
    plate: str = "#1b1f24"
    plate_border: str = "#3a424b"
    plate_text: str = "#f2f4f6"
    plate_muted: str = "#b3bcc6"
    gold: str = "#e8b64c"
    sky: str = "#5bb0ee"
    good: str = "#2f9a66"
    bad: str = "#c94b4b"
    pill_fold: str = "#3a4149"
    pill_call: str = "#2a6f4e"
    pill_bet: str = "#2c62a3"
    pill_raise: str = "#8a5f00"
    pill_all_in: str = "#b23a3a"
    avatars: tuple[str, ...] = (
        "#8f5a1f", "#5d54b8", "#27726b", "#8c4a78", "#3f6f2f", "#a04437", "#2f6691", "#6b5b2a", "#7a4390",
    )  # fmt: skip


DARK = Palette(
    name="dark",
    is_dark=True,
    background="#14171b",
    rail="#0f1215",
    surface="#191d22",
    raised="#262c33",
    hover="#303841",
    pressed="#20262c",
    field="#101317",
    border="#333b44",
    outline="#77828e",
    text="#eceff2",
    muted="#a7b0ba",
    disabled="#6d7680",
    focus="#ffffff",
    gold="#e8b64c",
    gold_fill="#e8b64c",
    gold_soft="#2f2818",
    on_gold="#1d1606",
    sky="#5bb0ee",
    sky_soft="#172735",
    good="#4fc58a",
    good_soft="#15291f",
    bad="#ff8b85",
    bad_soft="#361d1e",
    suits=("#5cc98d", "#78b4ff", "#ff8a8a", "#eceff2"),
    marks="dark",
)

LIGHT = Palette(
    name="light",
    is_dark=False,
    background="#f6f4ef",
    rail="#ece8df",
    surface="#fcfbf8",
    raised="#ffffff",
    hover="#f1ede4",
    pressed="#e6e1d5",
    field="#ffffff",
    border="#d6d0c3",
    outline="#7d7668",
    text="#1f2328",
    muted="#565c64",
    disabled="#94918a",
    focus="#1f2328",
    gold="#8a5f00",
    gold_fill="#eab94f",
    gold_soft="#f7ebcd",
    on_gold="#1d1606",
    sky="#1769aa",
    sky_soft="#e0eefa",
    good="#1a7245",
    good_soft="#dff2e6",
    bad="#b3261e",
    bad_soft="#fbe4e1",
    suits=("#1e6b38", "#1f5fc0", "#b92b2b", "#1f2328"),
    marks="light",
)

FELT = FeltColours()

TEXT_ON: dict[str, tuple[str, ...]] = {
    "text": (
        "background", "rail", "surface", "raised", "hover", "pressed", "field",
        "gold_soft", "sky_soft", "good_soft", "bad_soft",
    ),
    "muted": ("background", "rail", "surface", "raised", "hover", "field", "gold_soft", "sky_soft"),
    "gold": ("background", "rail", "surface", "raised", "hover", "field", "gold_soft"),
    "on_gold": ("gold_fill",),
    "sky": ("background", "surface", "raised", "field", "sky_soft"),
    "good": ("background", "surface", "raised", "field", "good_soft"),
    "bad": ("background", "surface", "raised", "field", "bad_soft"),
}  # fmt: skip
"""For each colour of text the backgrounds it may stand on (disabled text is exempt by its nature)."""

FELT_TEXT_ON: dict[str, tuple[str, ...]] = {
    "text": (
        "backdrop", "centre", "rim", "plate", "pill_fold", "pill_call", "pill_bet", "pill_raise", "pill_all_in",
    ),
    "faint": ("centre", "rim"),
    "plate_text": ("plate",),
    "plate_muted": ("plate",),
    "gold": ("plate", "backdrop"),
    "sky": ("plate", "backdrop"),
}  # fmt: skip
"""The same for the felt; on the green itself all text is white."""
