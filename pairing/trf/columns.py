"""Fixed columns of one line: positions count characters from 1 and are inclusive."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from pairing.clauses import Clause, Fact, clause
from pairing.model import HalfPoints
from pairing.trf.faults import Fault
from pairing.trf.problems import Problem, ReportError

_POINTS = re.compile(r"-?\d+(?:\.\d*)?|-?\.\d+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the file. `looked` are the columns that somebody has read."""

    number: int
    text: str
    looked: set[int] = field(default_factory=lambda: {1, 2, 3}, compare=False, repr=False)

    @property
    def code(self) -> str:
        return self.text[:3]

    @property
    def value(self) -> str:
        """Everything from column 5 on, and what stands in column 4 by mistake."""
        self._look(5, len(self.text))
        return self.text[3:].strip()

    def cut(self, first: int, last: int) -> str:
        self._look(first, last)
        return self.text[first - 1 : last].strip()

    def fail(
        self,
        what: str,
        /,
        player: int | None = None,
        fault: Fault = Fault.WRONG_VALUE,
        **facts: Fact,
    ) -> ReportError:
        """`what`: a variant of `Pairing-Fault`."""
        message = clause(f"Pairing-Fault.{what}", **facts)
        return ReportError([Problem(self.number, message, player, fault)])

    def whole(self, first: int, last: int, what: Clause, player: int | None = None) -> int | None:
        """The number in these columns, None if they are blank."""
        text = self.cut(first, last)
        if not text:
            return None
        if not text.isascii() or not text.isdigit():
            raise self.fail("no-number", player, what=what, text=text)
        return int(text)

    def points(
        self, first: int, last: int, what: Clause, player: int | None = None
    ) -> HalfPoints | None:
        """Points in half points, None if the columns are blank."""
        text = self.cut(first, last)
        return half_points(self, text, what, player) if text else None

    def numbers(self, first: int, width: int = 4, step: int = 5) -> list[int]:
        """Starting numbers in columns first .. first+width-1, and again every `step` columns."""
        numbers = []
        for start in range(first, len(self.text) + 1, step):
            number = self.whole(start, start + width - 1, column("a-starting-number"))
            if number is not None:
                numbers.append(number)
        return numbers

    def words(self) -> list[str]:
        self._look(4, len(self.text))
        return self.text[3:].split()

    def stray(self) -> Iterator[tuple[int, str]]:
        """Text in columns that nobody has read, each with its first column."""
        at = 4
        while at <= len(self.text):
            end = at
            while end <= len(self.text) and self._unread(end):
                end += 1
            if end > at:
                yield at, self.text[at - 1 : end - 1]
            at = end + 1

    def _look(self, first: int, last: int) -> None:
        self.looked.update(range(first, last + 1))

    def _unread(self, column: int) -> bool:
        return column not in self.looked and self.text[column - 1] != " "


def column(name: str, **facts: Fact) -> Clause:
    """What columns hold, as a sentence calls it; `name`: a variant of `Pairing-Column`."""
    return clause(f"Pairing-Column.{name}", **facts)


def half_points(line: Line, text: str, what: Clause, player: int | None = None) -> HalfPoints:
    plain = text.replace("½", ".5").replace(",", ".")
    if not _POINTS.fullmatch(plain):
        raise line.fail("no-points", player, what=what, text=text)
    doubled = 2 * float(plain)
    if doubled != int(doubled):
        raise line.fail("no-half-points", player, what=what, text=text)
    return int(doubled)


def split_lines(text: str) -> list[Line]:
    """Lines end with CR, LF or CRLF; nothing else ends a line."""
    pieces = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return [
        Line(number, piece.rstrip())
        for number, piece in enumerate(pieces, start=1)
        if piece.strip()
    ]
