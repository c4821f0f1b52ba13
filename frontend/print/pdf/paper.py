"""A page of a sheet as PDF: its head and foot, text that is never cut, codes for scanners."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec
import segno
from fpdf import FPDF
from fpdf.fonts import TTFFont

from tournaments.exports.lettering import in_latin
from tournaments.exports.paper import TEXT, Paper
from tournaments.words import speak

Align = Literal["L", "C", "R"]

TOP: Final = 10.0
SIDE: Final = 12.0
HEAD: Final = 18.0
BODY: Final = TOP + HEAD + 2.0
"""Where the body begins, below the head."""
FOOT: Final = 10.0
"""Of the page, from below."""
FOOT_BELOW_CUTS: Final = 7.5
CODE: Final = 15.0
POINT_MM: Final = 25.4 / 72
LEADING: Final = 1.16
LEAST: Final = 3.5
"""Points below which nothing is set: what has no room then stands in more lines."""
QR_MASK: Final = 0
QUIET: Final = 2
GREY: Final = 190
BLACK: Final = 0


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What every sheet says of itself."""

    title: str
    tournament: str
    more: tuple[str, ...]
    address: str
    code: str
    """The address that the QR code of the head leads to; empty: none."""
    version: str
    at: str
    """Of the version, ISO."""
    language: str


class SheetPaper(Paper):
    """Sizes are in mm of a page that is not enlarged, letters in points of it."""

    def __init__(self, head: Head, *, size: tuple[float, float], scale: float) -> None:
        title = f"{head.title} · {head.tournament}"
        super().__init__(
            title=title, at=head.at, language=head.language, margin=SIDE, size=size, scale=scale
        )
        self.set_auto_page_break(False)
        self.head = head
        self.scale_of_page = scale
        self.transcribed = False
        """Whether something on this page stands in letters that are not its own."""
        self._widths: dict[tuple[str, bool], float] = {}

    @property
    def inside(self) -> float:
        """The width between the margins."""
        return float(self.w) - 2 * SIDE

    def footer(self) -> None:
        """None by itself: `foot_of` says which page of how many it is."""

    def normalize_text(self, text: str) -> str:
        letters = self.current_font.cmap if isinstance(self.current_font, TTFFont) else range(256)
        written = in_latin(text, letters)
        self.transcribed = self.transcribed or written != text
        return FPDF.normalize_text(self, written)

    def head_of(self, range_: str) -> None:
        """The head of a sheet: what it is, of what, and from where to where."""
        code = CODE + 3 if self.head.code else 0
        self.put(SIDE, TOP, self.inside * 0.72 - code, 9, self.head.title, 19, bold=True)
        more = " · ".join(part for part in (self.head.tournament, *self.head.more) if part)
        self.put(SIDE, TOP + 9, self.inside * 0.72 - code, 6, more, 10)
        right = SIDE + self.inside * 0.72 - code
        self.put(right, TOP, self.inside * 0.28, 10, range_, 15, bold=True, align="R")
        if self.head.code:
            self.draw_code(self.head.code, self.w - SIDE - CODE, TOP - 1, CODE)
        self.rule(BODY - 2.5, 0.6)

    def foot_of(self, number: int, of: int, *, lined: bool = True) -> None:
        """Version, time and head of the log; the address; page n of m."""
        y, language = self.h - (FOOT if lined else FOOT_BELOW_CUTS), self.head.language
        if lined:
            self.rule(y - 1, 0.3)
        wide = self.inside / 10
        self.put(SIDE, y, wide * 5.6, 4, self.head.version, 7.5)
        middle = self.head.address
        if self.transcribed:
            middle = speak("Print-Pdf.transcribed", {}, language)
        self.put(SIDE + wide * 5.7, y, wide * 3, 4, middle, 7.5, align="C")
        page = speak("Print-Base.page-of", {"number": number, "of": of}, language)
        self.put(SIDE + wide * 8.8, y, wide * 1.2, 4, page, 8.5, bold=True, align="R")
        self.transcribed = False

    def rule(self, y: float, thick: float, left: float = SIDE, wide: float = 0) -> None:
        """A line across the page, or as wide as is said."""
        self.set_line_width(thick)
        self.line(left, y, left + (wide or self.inside), y)

    def frame(self, x: float, y: float, w: float, h: float, *, cut: bool = False) -> None:
        """A box, or where the knife goes."""
        self.set_line_width(0.15 if cut else 0.3)
        self.set_draw_color(GREY if cut else BLACK)
        self.rect(x, y, w, h)
        self.set_draw_color(BLACK)

    def square(self, x: float, y: float, colour: str, side: float = 2.6) -> None:
        """White's or Black's."""
        self.set_line_width(0.3)
        self.set_fill_color(255 if colour == "w" else 0)
        self.rect(x, y, side, side, style="DF")
        self.set_fill_color(255)

    def put(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        text: str,
        points: float,
        *,
        bold: bool = False,
        align: Align = "L",
    ) -> float:
        """Sets text in the middle of a box: smaller, then on more lines, where it has no room.
        Returns the width of its widest line."""
        if not text:
            return 0.0
        size, lines = self._fitted(text, w, h, points, bold=bold)
        high = size * POINT_MM * LEADING
        base = y + (h - high * len(lines)) / 2 + high * 0.78
        at = x + {"L": 0.0, "C": w / 2, "R": w}[align]
        return max(
            self.write_at(at, base + number * high, line, size, bold=bold, align=align)
            for number, line in enumerate(lines)
        )

    def write_at(
        self, x: float, y: float, text: str, points: float, *, bold: bool = False, align: Align
    ) -> float:
        """A line as long as it is, on that base line: it begins, has its middle or ends at `x`.
        Returns its width."""
        wide = self.width_of(text, points, bold=bold)
        self.set_font(TEXT, "B" if bold else "", points * self.scale_of_page)
        self.text(x - {"L": 0.0, "C": wide / 2, "R": wide}[align], y, text)
        return wide

    def width_of(self, text: str, points: float, *, bold: bool = False) -> float:
        """In mm."""
        key = (text, bold)
        if key not in self._widths:
            self.set_font(TEXT, "B" if bold else "", 10 * self.scale_of_page)
            self._widths[key] = float(self.get_string_width(text)) / 10
        return self._widths[key] * points

    def height_of(self, text: str, w: float, points: float) -> float:
        """In mm, on as many lines as it takes, with a little room."""
        lines = len(self._wrapped(text, w, points, bold=False))
        return lines * points * POINT_MM * LEADING + 1

    def draw_code(self, text: str, x: float, y: float, side: float) -> None:
        """A QR code with its quiet border, as one path: its rows of dark modules."""
        modules, path = _code(text)
        k = float(self.k)
        step = side * k / modules
        place = f"{step:.5f} 0 0 {-step:.5f} {x * k:.2f} {(self.h - y) * k:.2f} cm"
        self._out(f"q {place} 0 g {path} f Q")

    def _fitted(
        self, text: str, w: float, h: float, points: float, *, bold: bool
    ) -> tuple[float, list[str]]:
        wide = self.width_of(text, points, bold=bold)
        if wide <= w and "\n" not in text:
            return points, [text]
        if "\n" not in text and wide * 0.72 <= w:
            return points * w / wide, [text]
        size = points
        while True:
            lines = self._wrapped(text, w, size, bold=bold)
            if len(lines) * size * POINT_MM * LEADING <= h or size <= LEAST:
                return size, lines
            size = max(size * 0.93, LEAST)

    def _wrapped(self, text: str, w: float, points: float, *, bold: bool) -> list[str]:
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.width_of(longer, points, bold=bold) <= w:
                    line = longer
                    continue
                lines += [line] if line else []
                *broken, line = self._broken(word, w, points, bold=bold)
                lines += broken
            lines.append(line)
        return lines

    def _broken(self, word: str, w: float, points: float, *, bold: bool) -> list[str]:
        """A word that is wider than its line, in pieces."""
        pieces = [""]
        for sign in word:
            if pieces[-1] and self.width_of(pieces[-1] + sign, points, bold=bold) > w:
                pieces.append("")
            pieces[-1] += sign
        return pieces


@lru_cache(maxsize=4096)
def _code(text: str) -> tuple[int, str]:
    """How many modules wide, with its border, and its path, in modules."""
    # One pattern for all: to try all eight takes most of the time of a page of codes.
    rows = segno.make(text, error="m", micro=False, mask=QR_MASK).matrix
    path = [
        f"{start + QUIET} {down} {end - start} 1 re"
        for down, row in enumerate(rows, QUIET)
        for start, end in _runs(row)
    ]
    return len(rows) + 2 * QUIET, " ".join(path)


def _runs(row: bytes | bytearray) -> list[tuple[int, int]]:
    """Where dark modules begin and end."""
    runs: list[tuple[int, int]] = []
    for place, dark in enumerate(row):
        if not dark:
            continue
        if runs and runs[-1][1] == place:
            runs[-1] = (runs[-1][0], place + 1)
        else:
            runs.append((place, place + 1))
    return runs
