"""One playing card, and reading cards as people type them.

Knows ranks, suits and their spellings. Knows nothing of what cards are worth together, and makes no
sentences: what cannot be read is a `CardFault` with the character, card or number at fault.
"""

from __future__ import annotations

from collections.abc import Iterable

from omaha_trainer.errors import KnownError, Reason

RANKS = "23456789TJQKA"
SUITS = "cdhs"
HOLE_CARDS = 4
BOARD_SIZES = (3, 4, 5)


class CardFault(Reason):
    """Why cards were refused; beside each reason stand the details that come with it."""

    UNKNOWN_CHARACTER = "unknown character"  # text, character, code ("U+0058")
    LOOKALIKE = "look-alike"  # text, character, code, meant ("c"): a foreign letter that looks Latin
    INCOMPLETE = "incomplete"  # text, card ("K"): a rank without its suit
    REPEATED = "repeated"  # card ("As")
    WRONG_COUNT = "wrong count"  # what ("hand", "board"), expected (4, or (3, 4, 5) for a board), found, text


class Card(int):
    """A card is the number 4 * rank + suit, 0 (the deuce of clubs) to 51 (the ace of spades).

    >>> card("As"), card("As").rank, card("As").suit
    (As, 12, 3)
    """

    __slots__ = ()

    @property
    def rank(self) -> int:
        """0 for a deuce up to 12 for an ace."""
        return self >> 2

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades: names without an order, suits never break ties (H2)."""
        return self & 3

    def __str__(self) -> str:
        """The card as it is written everywhere: `As`, `Td`."""
        return RANKS[self >> 2] + SUITS[self & 3]

    __repr__ = __str__


DECK: tuple[Card, ...] = tuple(Card(number) for number in range(52))
"""The 52 cards (G1), each at the place of its own number."""

_RANK_OF = {letter: rank for rank, upper in enumerate(RANKS) for letter in (upper, upper.lower())}
_SUIT_SYMBOLS = (
    "\N{BLACK CLUB SUIT}\N{WHITE CLUB SUIT}",
    "\N{BLACK DIAMOND SUIT}\N{WHITE DIAMOND SUIT}",
    "\N{BLACK HEART SUIT}\N{WHITE HEART SUIT}",
    "\N{BLACK SPADE SUIT}\N{WHITE SPADE SUIT}",
)
_SUIT_OF = {
    letter: suit
    for suit, symbols in enumerate(_SUIT_SYMBOLS)
    for letter in (SUITS[suit], SUITS[suit].upper(), *symbols)
}
_SEPARATORS = ",;|-\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"
_LOOKALIKES = {
    "\u0410": "A", "\u0430": "a", "\u041a": "K", "\u043a": "k", "\u0408": "J", "\u0458": "j", "\u051a": "Q",
    "\u051b": "q", "\u0422": "T", "\u0442": "t", "\u0421": "C", "\u0441": "c", "\u0405": "S", "\u0455": "s",
    "\u041d": "H", "\u04ba": "H", "\u04bb": "h", "\u0500": "D", "\u0501": "d", "\u0417": "3", "\u0431": "6",
    "\u041e": "0", "\u043e": "0", "\u0391": "A", "\u0397": "H", "\u039a": "K", "\u03ba": "k", "\u03a4": "T",
    "\u03f2": "c", "\u03f9": "C", "\u039f": "0", "\u03bf": "0",
}  # fmt: skip


def card(text: str) -> Card:
    """The one card that `text` spells; `CardFault` when it spells none or several.

    >>> card("10h"), card("td"), card("Q\N{BLACK SPADE SUIT}")
    (Th, Td, Qs)
    """
    cards = parse_cards(text)
    if len(cards) != 1:
        raise _wrong_count("G1", "card", 1, cards, text)
    return cards[0]


def parse_cards(text: str) -> tuple[Card, ...]:
    """All cards in `text`, in its order: run together or apart, any case, `10` or `T`, suit symbols too.

    Repeats are left to `check_distinct`. What cannot be read is refused with the character named.

    >>> parse_cards("AsAh 2s,10d")
    (As, Ah, 2s, Td)
    """
    cards = []
    place = 0
    while place < len(text):
        if _is_separator(text[place]):
            place += 1
            continue
        rank, place = _read_rank(text, place)
        suit = _read_suit(text, place, rank)
        cards.append(DECK[4 * rank + suit])
        place += 1
    return tuple(cards)


def parse_hand(text: str) -> tuple[Card, ...]:
    """The four different hole cards that `text` spells (G1).

    >>> parse_hand("As2s3d4d")
    (As, 2s, 3d, 4d)
    """
    cards = parse_cards(text)
    if len(cards) != HOLE_CARDS:
        raise _wrong_count("G1", "hand", HOLE_CARDS, cards, text)
    check_distinct(cards)
    return cards


def parse_board(text: str, sizes: tuple[int, ...] = BOARD_SIZES) -> tuple[Card, ...]:
    """The different board cards that `text` spells; their number is one of `sizes` (G4).

    >>> parse_board("3s 4s Kh")
    (3s, 4s, Kh)
    """
    cards = parse_cards(text)
    if len(cards) not in sizes:
        raise _wrong_count("G4", "board", sizes, cards, text)
    check_distinct(cards)
    return cards


def check_distinct(*groups: Iterable[Card]) -> None:
    """Refuse a card that lies in two places at once: there is one deck of 52 different cards (G1)."""
    seen = set()
    for group in groups:
        for one in group:
            if one in seen:
                raise KnownError(CardFault.REPEATED, rule="G1", card=str(one))
            seen.add(one)


def cards_text(cards: Iterable[Card], sep: str = "") -> str:
    """Cards as text that `parse_cards` reads back.

    >>> cards_text(parse_cards("as 10d"), " ")
    'As Td'
    """
    return sep.join(map(str, cards))


def _is_separator(character: str) -> bool:
    return character.isspace() or character in _SEPARATORS


def _read_rank(text: str, place: int) -> tuple[int, int]:
    """The rank that starts at `place`, and the place behind it."""
    if text.startswith("10", place):
        return RANKS.index("T"), place + 2
    if text[place] == "1" and text[place + 1 : place + 2] in _LOOKALIKES:
        raise _unreadable(text, text[place + 1])
    rank = _RANK_OF.get(text[place])
    if rank is None:
        raise _unreadable(text, text[place])
    return rank, place + 1


def _read_suit(text: str, place: int, rank: int) -> int:
    if place == len(text) or _is_separator(text[place]):
        raise KnownError(CardFault.INCOMPLETE, rule="G1", text=text, card=RANKS[rank])
    suit = _SUIT_OF.get(text[place])
    if suit is None:
        raise _unreadable(text, text[place])
    return suit


def _wrong_count(
    rule: str, what: str, expected: int | tuple[int, ...], cards: tuple[Card, ...], text: str
) -> KnownError:
    return KnownError(CardFault.WRONG_COUNT, rule=rule, what=what, expected=expected, found=len(cards), text=text)


def _unreadable(text: str, character: str) -> KnownError:
    """The refusal of one character, with its code point since look-alikes cannot be told by eye."""
    code = f"U+{ord(character):04X}"
    meant = _LOOKALIKES.get(character)
    if meant is None:
        return KnownError(CardFault.UNKNOWN_CHARACTER, rule="G1", text=text, character=character, code=code)
    return KnownError(CardFault.LOOKALIKE, rule="G1", text=text, character=character, code=code, meant=meant)
