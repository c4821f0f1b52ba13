"""PGN of electronic boards: the tags of each game, its moves, which nobody reads, and their end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

import msgspec

from .encodings import decode

LARGEST_FILE: Final = 20_000_000
MOST_GAMES: Final = 5000
LONGEST_VALUE: Final = 255
"""Of a tag, as the standard has it; what is longer is cut."""
LARGEST_SAMPLE: Final = 200_000
"""Bytes of names by which the encoding is told."""
RESULTS: Final = ("1-0", "0-1", "1/2-1/2", "*")
_TAG: Final = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_ESCAPE: Final = re.compile(r"\\(.)")
_SIGNS: Final = re.compile(r"[{};]")
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_TAG_LINES: Final = re.compile(rb"^[ \t]*\[.*[\x80-\xff].*", re.MULTILINE)


class PgnGame(msgspec.Struct, frozen=True, kw_only=True):
    """`line` is where it begins; `ends` is the mark behind its moves, or empty; `moves`: all before
    it as it stands there, with comments. `unread`: a line of its tags that is none."""

    line: int
    tags: dict[str, str]
    ends: str
    moves: str = ""
    unread: int = 0

    def tag(self, name: str) -> str:
        """Without what stands for "unknown"."""
        value = " ".join(self.tags.get(name, "").split())
        return "" if value in ("?", "-") else value


class PgnFile(msgspec.Struct, frozen=True, kw_only=True):
    """The games in the order of the file, at most `MOST_GAMES`. `unclosed`: the line of a comment
    whose end is missing, so that games after it are not seen; 0: none. `more`: games are left."""

    games: tuple[PgnGame, ...]
    encoding: str
    unclosed: int = 0
    more: bool = False


def decoded(content: bytes) -> tuple[str, str]:
    """The text and its encoding, which the names alone tell: comments may hold anything."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return decode(content)
    try:
        return content.decode("utf-8-sig"), "utf-8"
    except UnicodeDecodeError:
        sample = b"\n".join(_TAG_LINES.findall(content))[:LARGEST_SAMPLE]
        _, encoding = decode(sample)
        return content.decode(encoding, errors="replace"), encoding


def read_pgn(content: bytes) -> PgnFile:
    """Nothing raises."""
    text, encoding = decoded(content)
    comment = _Comment()
    read = tuple(islice(_games(text, comment), MOST_GAMES + 1))
    games, more = read[:MOST_GAMES], len(read) > MOST_GAMES
    return PgnFile(games=games, encoding=encoding, unclosed=comment.unclosed, more=more)


@dataclass(slots=True)
class _Comment:
    """In braces, over any number of lines. Braces are not nested: an opening one after a line of
    tags belongs to another game, so that the end of this comment is missing."""

    begun: int = 0
    tags: bool = False
    unclosed: int = 0

    def without(self, line: str, number: int) -> str:
        """What is no comment of the line."""
        if not _SIGNS.search(line):
            return "" if self.begun else line
        said = []
        for sign in line:
            if sign == "}" and self.begun:
                self.begun = 0
            elif sign == "{":
                self._opened(number)
                said.append(" ")
            elif sign == ";" and not self.begun:
                break
            elif not self.begun:
                said.append(sign)
        return "".join(said)

    def goes_over(self, line: str) -> bool:
        """Whether the line is one of a comment that was begun before; one of tags is noted."""
        if self.begun and _TAG.fullmatch(line):
            self.tags = True
        return self.begun > 0

    def over(self) -> None:
        """The file ends here."""
        self.unclosed = self.unclosed or self.begun

    def _opened(self, number: int) -> None:
        if not self.begun:
            self.begun, self.tags = number, False
        elif self.tags:
            self.unclosed = self.unclosed or self.begun


@dataclass(slots=True)
class _Begun:
    """A game as far as it is read."""

    line: int = 0
    tags: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    """Without comments."""
    lines: list[str] = field(default_factory=list)
    unread: int = 0

    def game(self) -> PgnGame:
        words = " ".join(self.moves).split()
        ends = words[-1] if words and words[-1] in RESULTS else ""
        whole = "\n".join(self.lines).rstrip()
        moves = whole.removesuffix(ends).rstrip() if words != [ends] else ""
        return PgnGame(line=self.line, tags=self.tags, ends=ends, moves=moves, unread=self.unread)

    def has_tag(self, number: int, tag: re.Match[str] | None) -> None:
        self.line = self.line or number
        if tag:
            self.tags[tag[1]] = _ESCAPE.sub(r"\1", tag[2])[:LONGEST_VALUE]
        else:
            self.unread = self.unread or number


def _games(text: str, comment: _Comment) -> Iterator[PgnGame]:
    begun = _Begun()
    for number, line in enumerate(_LINE_END.split(text), 1):
        plain = line.strip()
        if not comment.goes_over(plain) and plain.startswith("["):
            tag = _TAG.fullmatch(plain)
            if begun.moves or (tag and tag[1] in begun.tags):
                yield begun.game()
                begun = _Begun()
            begun.has_tag(number, tag)
        elif plain and (begun.line or comment.begun) and not line.startswith("%"):
            begun.moves.append(comment.without(plain, number))
            begun.lines.append(plain)
    comment.over()
    if begun.line:
        yield begun.game()
