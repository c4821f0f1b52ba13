"""FIDE's lists as XML, read as a stream: 850 MB never stand in memory.

Elements are taken by their names; order and presence do not matter. A document type is refused
before anything of it is read: no entity is ever resolved. Between two players a pattern may read
those that are written like the first (`xml_players`); of them the parser hears the lines alone, so
that it names the right one where something is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final
from xml.parsers import expat

from .cells import BadCell
from .listed import BrokenLine, Listed, ListKind, ListRefused
from .players import READ
from .xml_players import END, AlikePlayers, alike

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
UTF_8: Final = (None, "utf-8", "us-ascii")
"""Encodings that a declaration may name where a pattern reads too."""


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
        self._parser.XmlDeclHandler = self._declared
        self._parser.StartCdataSectionHandler = self._parser_alone
        self._path: list[str] = []
        self._text = ""
        self._row: dict[str, str] = {}
        self._read: list[Listed | BrokenLine] = []
        self._fields: dict[str, str] = {}
        self._given = 0
        self._elements: list[str] = []
        """Of the first player, in their order."""
        self._patterns = True
        """Whether any may be used."""
        self._alike: AlikePlayers | None = None
        self._rest = b""
        """Of a player whose end has not come, while a pattern reads."""

    def players(self, pieces: Iterable[bytes]) -> Iterator[Listed | BrokenLine]:
        for piece in pieces:
            self._take(piece)
            yield from self._taken()
        self._parse(self._rest)
        self._parse(b"", last=True)
        yield from self._taken()

    def _take(self, piece: bytes) -> None:
        if self._patterns and self.kind and not self._alike:
            piece = self._to_the_end_of_a_player(piece)
        if self._alike:
            self._take_alike(self._alike, self._rest + piece)
        else:
            self._parse(piece)

    def _to_the_end_of_a_player(self, piece: bytes) -> bytes:
        """What is left of the piece; the players behind that end may be read by their pattern."""
        before, end, behind = piece.partition(END.encode())
        self._parse(before + end)
        if end and self._between_players:
            self._alike = alike(self._elements, self._fields)
            self._patterns = self._alike is not None
        return behind

    @property
    def _between_players(self) -> bool:
        """The list is open and nothing else, not even a comment."""
        whole = self._given == self._parser.CurrentByteIndex
        return self._patterns and whole and self._path == [NESTED[0]]

    def _take_alike(self, players: AlikePlayers, whole: bytes) -> None:
        end = whole.rfind(END.encode()) + len(END)
        try:
            text = whole[:end].decode() if end >= len(END) else ""
        except UnicodeDecodeError:
            return self._by_parser_from_here(whole)
        self._rest = whole[end:] if text else whole
        if len(self._rest) > LONGEST_SIGN:
            return self._by_parser_from_here(whole)
        at = parsed = 0
        while at < len(text):
            if read := players.read(text, at):
                player, at = read
                self._read.append(player)
                continue
            self._pass_over(text[parsed:at])
            parsed = text.index(END, at) + len(END)
            self._parse(text[at:parsed].encode())
            if not self._between_players:
                return self._by_parser_from_here(text[parsed:].encode() + self._rest)
            at = parsed
        return self._pass_over(text[parsed:])

    def _by_parser_from_here(self, whole: bytes) -> None:
        self._alike, self._patterns, self._rest = None, False, b""
        self._parse(whole)

    def _pass_over(self, text: str) -> None:
        """Blanks for what a pattern has read: the parser counts lines and columns on."""
        lines, behind = text.count("\n"), len(text.rpartition("\n")[2].encode())
        self._parse(b"\n" * lines + b" " * behind)

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

    def _declared(self, _version: str, encoding: str | None, _standalone: int) -> None:
        self._patterns = (encoding and encoding.lower()) in UTF_8

    def _parser_alone(self) -> None:
        """Behind a section of data nobody knows by the parser's place whether it has ended."""
        self._patterns = False

    def _no_type(self, *_of: Any) -> None:
        raise ListRefused("document-type", line=self._parser.CurrentLineNumber)

    def _start(self, name: str, _attributes: dict[str, str]) -> None:
        depth = len(self._path)
        if depth > len(NESTED) or (depth < len(NESTED) and name != NESTED[depth]):
            line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
            raise ListRefused("element-unknown", element=name[:40], line=line, column=column)
        if depth == len(NESTED) and name not in KNOWN and len(self.unknown) < MOST_UNKNOWN:
            self.unknown[name[:40]] = None
        if depth == len(NESTED) and not self.kind:
            self._elements.append(name)
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
