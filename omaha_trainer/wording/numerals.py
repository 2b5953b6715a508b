"""Counts, shares, times and big blinds as the reader's language writes numbers. Knows no currency."""

from __future__ import annotations

from dataclasses import dataclass

from .voice import Voice, fill

_MINUTE_MS = 60_000
_HOUR_MINUTES = 60
_TEN = 10


@dataclass(frozen=True, slots=True)
class Numerals:
    """`point` is the decimal sign, `grouping` what stands between thousands.

    >>> from .voice import identity
    >>> figures = Numerals(Voice(identity))
    >>> figures.whole(12480), figures.percent(21, 25), figures.seconds(8240), figures.big_blinds(-41.52)
    ('12480', '84\xa0%', '8.2\xa0s', '-41.5\xa0BB')
    """

    voice: Voice
    point: str = "."
    grouping: str = ""

    def whole(self, number: int) -> str:
        return f"{number:,}".replace(",", self.grouping)

    def counted(self, text: str, number: int) -> str:
        """A text with a count in it, as a translator made it, with the count grouped."""
        return text.replace(str(number), self.whole(number), 1)

    def percent(self, part: float, whole: float = 1.0) -> str:
        """A share, to a whole percent; what is not all and not nothing is never shown as if it were."""
        share = 100 * part / whole
        shown = min(max(round(share), 0 if share <= 0 else 1), 100 if share >= 100 else 99)
        return fill(self.voice.translate("Progress", "%1 %"), str(shown)).replace(" ", "\xa0")

    def seconds(self, milliseconds: float, *, whole: bool = False) -> str:
        """How long an answer took: "8.2 s", with `whole` "8 s", from a minute on "1:12"."""
        if round(milliseconds, -2) >= _MINUTE_MS:
            minutes, seconds = divmod(round(milliseconds / 1000), 60)
            return f"{minutes}:{seconds:02d}"
        text = self.whole(round(milliseconds / 1000)) if whole else self.tenths(milliseconds / 1000)
        return fill(self.voice.translate("Progress", "%1 s", "seconds"), text).replace(" ", "\xa0")

    def spent(self, milliseconds: int) -> str:
        """How long somebody was at it: "12 min", "3 h 5 min"."""
        minutes = max(1, round(milliseconds / _MINUTE_MS))
        if minutes < _HOUR_MINUTES:
            text = fill(self.voice.translate("Progress", "%1 min", "minutes"), str(minutes))
        else:
            hours, rest = divmod(minutes, _HOUR_MINUTES)
            text = fill(self.voice.translate("Progress", "%1 h %2 min"), self.whole(hours), str(rest))
        return text.replace(" ", "\xa0")

    def big_blinds(self, number: float, *, whole: bool = False) -> str:
        """A result, to a tenth of a big blind or to a whole one, with a plus where it is a gain."""
        shown = round(number, 0 if whole else 1)
        sign = "+" if shown > 0 else "-" if shown < 0 else ""
        text = self.whole(round(abs(shown))) if whole else self.tenths(abs(shown))
        return fill(self.voice.translate("Progress", "%1 BB", "big blinds"), sign + text).replace(" ", "\xa0")

    def blinds(self, number: float) -> str:
        """What something costs, to a hundredth of a big blind, from ten on to a tenth; without a sign.

        >>> from .voice import identity
        >>> Numerals(Voice(identity)).blinds(0.3149), Numerals(Voice(identity)).blinds(41.52)
        ('0.31\xa0BB', '41.5\xa0BB')
        """
        if round(number, 2) >= _TEN:
            text = self.tenths(number)
        else:
            text = f"{number:.2f}".replace(".", self.point)
        return fill(self.voice.translate("Progress", "%1 BB", "big blinds"), text).replace(" ", "\xa0")

    def tenths(self, number: float) -> str:
        """A number to one decimal."""
        whole, part = divmod(round(number * 10), 10)
        return f"{self.whole(whole)}{self.point}{part}"
