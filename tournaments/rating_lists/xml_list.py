"""FIDE's lists as XML, read as a stream: 850 MB never stand in memory.

Elements are taken by their names; order and presence do not matter. A document type is refused
before anything of it is read: no entity is ever resolved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final
from xml.parsers import expat

from .cells import BadCell
from .fixed_width import READ
from .listed import BrokenLine, Listed, ListKind, ListRefused

FIELDS: Final = {
    "fideid": "number",
    "name": "name",
    "country": "federation",
    "sex": "sex",
    "title": "title",
    "w_title": "womens_title",
    "o_title": "other_titles",
    "rapid_rating": "rapid",
    "rapid_k": "rapid_k",
    "blitz_rating": "blitz",
    "blitz_k": "blitz_k",
    "birthday": "born",
    "flag": "flag",
}
"""Elements that are told; `rating` and `k` are those of the list's kind."""
KNOWN: Final = frozenset(
    {*FIELDS, "rating", "k", "games", "rapid_games", "blitz_games", "foa_title"}
)
NESTED: Final = ("playerslist", "player")
MOST_UNKNOWN: Final = 20
LONGEST_SIGN: Final = 1 << 20
"""Bytes of a tag or a comment: a longer one is read again from its beginning with every piece."""
LONGEST: Final = 200
"""Signs of an element."""


class XmlReader:
    """The players of a file that comes piece by piece. Raises ListRefused."""

    def __init__(self, said: ListKind | None) -> None:
        """`said`: the kind, as far as somebody or the file's name says it."""
        self.kind: ListKind | None = None
        self.unknown: dict[str, None] = {}
        """Elements that no list had so far, in their order; they are left out."""
        self._said = said
        self._parser = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._text_came
        self._parser.StartDoctypeDeclHandler = self._no_type
        self._path: list[str] = []
        self._text = ""
        self._row: dict[str, str] = {}
        self._read: list[Listed | BrokenLine] = []
        self._fields: dict[str, str] = {}
        self._given = 0

    def players(self, pieces: Iterable[bytes]) -> Iterator[Listed | BrokenLine]:
        for piece in pieces:
            self._parse(piece)
            yield from self._taken()
        self._parse(b"", last=True)
        yield from self._taken()

    def _parse(self, piece: bytes, *, last: bool = False) -> None:
        self._given += len(piece)
        try:
            self._parser.Parse(piece, last)
        except ListRefused:
            raise
        except (LookupError, ValueError):  # of expat: an encoding that it does not know
            raise ListRefused("encoding") from None
        except expat.ExpatError as error:
            said = expat.ErrorString(error.code)
            raise ListRefused(
                "xml", line=error.lineno, column=error.offset + 1, error=said
            ) from None
        if self._given - self._parser.CurrentByteIndex > LONGEST_SIGN:
            raise ListRefused("endless-sign", line=self._parser.CurrentLineNumber)

    def _taken(self) -> list[Listed | BrokenLine]:
        read, self._read = self._read, []
        return read

    def _no_type(self, *_of: Any) -> None:
        raise ListRefused("document-type", line=self._parser.CurrentLineNumber)

    def _start(self, name: str, _attributes: dict[str, str]) -> None:
        depth = len(self._path)
        if depth > len(NESTED) or (depth < len(NESTED) and name != NESTED[depth]):
            line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
            raise ListRefused("element-unknown", element=name[:40], line=line, column=column)
        if depth == len(NESTED) and name not in KNOWN and len(self.unknown) < MOST_UNKNOWN:
            self.unknown[name[:40]] = None
        self._path.append(name)
        self._text = ""

    def _text_came(self, text: str) -> None:
        self._text = text if not self._text else (self._text + text)[:LONGEST]

    def _end(self, name: str) -> None:
        self._path.pop()
        if len(self._path) == len(NESTED) - 1:
            self._read.append(self._player())
            self._row = {}
        elif name in KNOWN:
            self._row[name] = self._text

    def _player(self) -> Listed | BrokenLine:
        row = self._row
        if not self.kind:
            self._settle(row)
        values: dict[str, Any] = {}
        element = "fideid"
        try:
            for element, text in row.items():
                if field := self._fields.get(element):
                    values[field] = READ[field](text.strip())
        except BadCell as error:
            return self._broken(element, error.why, row[element])
        if "number" not in values or "name" not in values:
            missing = "name" if "number" in values else "fideid"
            return self._broken(missing, "missing", "")
        return Listed(**values, fide_id=values["number"])

    def _broken(self, element: str, why: str, text: str) -> BrokenLine:
        return BrokenLine(self._parser.CurrentLineNumber, element, why, text.strip()[:40])

    def _settle(self, row: dict[str, str]) -> None:
        """The first player says whether three ratings are listed."""
        combined = "rapid_rating" in row
        if combined and self._said not in (None, "combined"):
            raise ListRefused("kind-differs", kind=self._said or "")
        if not combined and self._said in (None, "combined"):
            raise ListRefused("kind-unknown")
        self.kind = "combined" if combined else self._said
        single = "standard" if combined else self._said
        self._fields = FIELDS | {"rating": f"{single}", "k": f"{single}_k"}
