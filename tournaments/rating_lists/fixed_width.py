"""FIDE's fixed-width lists: where a column begins is read from its heading, never assumed.

The layouts of all years are read so: combined with and without the FOA column, a single kind, and
the one list before September 2012, whose headings `TitlFed` and `GamesBorn` are two columns each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from .cells import BadCell
from .listed import BrokenLine, Listed, ListKind, ListRefused, Period, period_of
from .players import READ, CellReader

Lines = Iterable[bytes]

HEADINGS: Final = (
    (r"ID number", "number"),
    (r"Name", "name"),
    (r"TitlFed", "title+federation"),
    (r"GamesBorn", "games+born"),
    (r"Fed", "federation"),
    (r"Sex", "sex"),
    (r"WTit", "womens_title"),
    (r"OTit", "other_titles"),
    (r"Titl?", "title"),
    (r"FOA", "online_title"),
    (r"SRtng", "standard"),
    (r"SGm", "games"),
    (r"SK", "standard_k"),
    (r"RRtng", "rapid"),
    (r"RGm", "games"),
    (r"Rk", "rapid_k"),
    (r"BRtng", "blitz"),
    (r"BGm", "games"),
    (r"BK", "blitz_k"),
    (r"Games|Gms", "games"),
    (r"K", "k"),
    (r"B-day|Born", "born"),
    (r"Flag", "flag"),
    (r"[A-Z]{3}\d{2}", "rating"),
)
_WORD: Final = re.compile(
    "|".join(f"(?P<h{at}>{pattern})(?=\\s|$)" for at, (pattern, _) in enumerate(HEADINGS)), re.I
)
_GLUED: Final = {"title+federation": len("Titl"), "games+born": len("Games")}
_ANY_WORD: Final = re.compile(r"\S+")
NEEDED: Final = ("number", "name", "federation")
USUAL: Final = frozenset({*NEEDED, "sex", "title", "womens_title", "other_titles", "born", "flag"})
RATINGS: Final = frozenset({"standard", "rapid", "blitz"})
UNKNOWN: Final = ""
MOST_OVERFLOW: Final = 12
"""Signs by which a long list of titles may push the rest of its line."""


class Column(NamedTuple):
    """`field`: what it holds; `heading`: what stands above it."""

    field: str
    heading: str
    start: int
    end: int | None


class Layout(NamedTuple):
    columns: tuple[Column, ...]
    width: int
    kind: ListKind | None
    """None: a single kind, which the file does not say."""
    period: Period | None
    unknown: tuple[str, ...] = ()
    """Headings that no list had so far; their columns are left out."""


def layout(header: str) -> Layout:
    """The columns below a header line. Raises ListRefused.

    A column more than usual is left out and named; where another is missing it may be that one
    under a new name, and the list is refused.
    """
    header = header.rstrip("\r\n")
    headings = list(_headings(header))
    fields = [field for field, _, _ in headings]
    of_one_kind = "rating" in fields
    _sound(headings, of_one_kind=of_one_kind)
    starts = [start for _, _, start in headings]
    columns = tuple(
        Column(field, heading, start, end)
        for (field, heading, start), end in zip(headings, [*starts[1:], None], strict=True)
    )
    month = next((heading for field, heading, _ in headings if field == "rating"), "")
    return Layout(
        columns=columns,
        width=len(header.rstrip()),
        kind=None if of_one_kind else "combined",
        period=period_of(month[:3], month[3:]) if month else None,
        unknown=tuple(heading for field, heading, _ in headings if field == UNKNOWN),
    )


def _sound(headings: Sequence[tuple[str, str, int]], *, of_one_kind: bool) -> None:
    fields = [field for field, _, _ in headings if field not in ("games", UNKNOWN)]
    rated = {"rating"} if of_one_kind else RATINGS
    missing = sorted({*NEEDED, *rated}.difference(fields))
    if missing:
        raise ListRefused("header-lacks", column=missing[0])
    if len(set(fields)) < len(fields):
        raise ListRefused("header-twice")
    for field, heading, start in headings:
        if field == UNKNOWN and USUAL.difference(fields):
            raise ListRefused("header-unknown", heading=heading[:20], column=start + 1)


def _headings(header: str) -> Iterator[tuple[str, str, int]]:
    at = 0
    while word := _ANY_WORD.search(header, at):
        match = _WORD.match(header, word.start())
        if match is None or match.lastgroup is None:
            yield UNKNOWN, word[0], word.start()
            at = word.end()
            continue
        field = HEADINGS[int(match.lastgroup[1:])][1]
        if field in _GLUED:
            first, second = field.split("+")
            cut = _GLUED[field]
            yield first, match[0][:cut], match.start()
            yield second, match[0][cut:], match.start() + cut
        else:
            yield field, match[0], match.start()
        at = match.end()


def is_header(line: str) -> bool:
    return line.lstrip("\ufeff").lower().startswith("id number")


class LineReader:
    """Lines of one layout as players. `kind`: of whose rating a list of one kind speaks."""

    def __init__(self, of: Layout, kind: ListKind) -> None:
        self._width = of.width
        self._columns = tuple(
            column._replace(field=_of_kind(column.field, kind))
            for column in of.columns
            if _of_kind(column.field, kind) in READ
        )
        self._cut = itemgetter(*(slice(column.start, column.end) for column in self._columns))
        self._reader = CellReader([column.field for column in self._columns])
        self._titles = next((c for c in of.columns if c.field == "other_titles"), None)
        self._full = (self._titles and self._titles.end) or of.width

    def read(self, lines: Lines, first: int) -> Iterator[Listed | BrokenLine]:
        """Each line with a player; `first` is the number of the first line."""
        for at, line in enumerate(lines, first):
            text = decoded(line).rstrip("\r\n")
            if text and not text.isspace():
                yield self._player(at, text)

    def _player(self, line: int, text: str) -> Listed | BrokenLine:
        if len(text) > self._full and text[self._full] != " " != text[self._full - 1]:
            text = self._mended(text)
        texts = self._cut(text)
        try:
            return self._reader.player(texts)
        except BadCell:
            return self._broken(line, texts)

    def _mended(self, text: str) -> str:
        """A long list of titles (five of them) pushes what stands behind it to the right; its last
        title gives way."""
        column = self._titles
        if column is None or column.end is None:
            return text
        room = column.end - column.start
        titles = text[column.start :].partition(" ")[0]
        more = len(text) - self._width if len(text) > self._width else len(titles) - room
        if len(titles) <= room or not 0 < more <= MOST_OVERFLOW:
            return text
        kept = titles[: room + more].rpartition(",")[0][:room]
        return text[: column.start] + kept.ljust(room) + text[column.end + more :]

    def _broken(self, line: int, texts: Iterable[str]) -> BrokenLine:
        """The first column that cannot be read."""
        for column, cell in zip(self._columns, texts, strict=True):
            try:
                READ[column.field](cell.strip())
            except BadCell as error:
                return BrokenLine(line, column.heading, error.why, cell.strip()[:40])
        raise AssertionError("no cell is bad")  # pragma: no cover


def decoded(line: bytes) -> str:
    """UTF-8, or what Windows wrote."""
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line.decode("cp1252", errors="replace")


def _of_kind(field: str, kind: ListKind) -> str:
    """Which rating "rating" and "k" are."""
    single = "standard" if kind == "combined" else kind
    return {"rating": single, "k": f"{single}_k"}.get(field, field)
