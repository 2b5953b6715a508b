"""Every text can be read upon everything it is used on, in both themes and on the felt."""

from __future__ import annotations

from dataclasses import asdict, fields

import pytest

from omaha_trainer.ui.art.deck_colours import FACE, FOUR_COLOUR, TWO_COLOUR
from omaha_trainer.ui.theme.contrast import SHAPE, TEXT, contrast
from omaha_trainer.ui.theme.palette import DARK, FELT, FELT_TEXT_ON, LIGHT, TEXT_ON, Palette

THEMES = pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)


@THEMES
@pytest.mark.parametrize(("ink", "ground"), [(ink, ground) for ink in TEXT_ON for ground in TEXT_ON[ink]])
def test_text_can_be_read(palette: Palette, ink: str, ground: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= TEXT


@THEMES
@pytest.mark.parametrize("suit", range(4))
@pytest.mark.parametrize("ground", TEXT_ON["text"])
def test_suits_in_running_text_can_be_read(palette: Palette, suit: int, ground: str) -> None:
    assert contrast(palette.suits[suit], getattr(palette, ground)) >= TEXT


@pytest.mark.parametrize(("ink", "ground"), [(i, ground) for i in FELT_TEXT_ON for ground in FELT_TEXT_ON[i]])
def test_text_on_the_felt_can_be_read(ink: str, ground: str) -> None:
    assert contrast(getattr(FELT, ink), getattr(FELT, ground)) >= TEXT


@pytest.mark.parametrize("avatar", FELT.avatars)
def test_a_letter_on_every_avatar_can_be_read(avatar: str) -> None:
    assert contrast(FELT.text, avatar) >= TEXT


def test_there_are_nine_different_avatars() -> None:
    assert len(set(FELT.avatars)) == 9


@THEMES
@pytest.mark.parametrize("mark", ["outline", "focus", "gold", "sky", "good", "bad"])
@pytest.mark.parametrize("ground", ["background", "surface", "raised", "field"])
def test_edges_that_carry_meaning_can_be_seen(palette: Palette, mark: str, ground: str) -> None:
    assert contrast(getattr(palette, mark), getattr(palette, ground)) >= SHAPE


@pytest.mark.parametrize("colour", sorted({*FOUR_COLOUR, *TWO_COLOUR}))
def test_ranks_and_suits_can_be_seen_on_a_card(colour: str) -> None:
    """A card's rank is large and bold, for which 3 : 1 is asked; ours stay above 4 : 1."""
    assert contrast(colour, FACE) >= 4


@pytest.mark.parametrize("edge", [FELT.gold, FELT.sky])
def test_the_rims_of_winners_can_be_seen(edge: str) -> None:
    """On the dark of a plate and of the felt's rim; on a card they stand outside its face."""
    assert all(contrast(edge, ground) >= SHAPE for ground in (FELT.plate, FELT.rim, FELT.backdrop))


def test_both_themes_name_the_same_colours_in_the_same_way() -> None:
    for palette in (DARK, LIGHT):
        named = {name: value for name, value in asdict(palette).items() if name not in {"name", "is_dark", "marks"}}
        texts = [text for value in named.values() for text in ([value] if isinstance(value, str) else value)]
        assert all(len(text) == 7 and text[0] == "#" and int(text[1:], 16) >= 0 for text in texts)
    assert {field.name for field in fields(Palette)} >= set(TEXT_ON)
