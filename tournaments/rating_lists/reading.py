"""A file as players, whatever of the known lists it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import Final

from . import archives, fixed_width
from .archives import Bytes
from .listed import BrokenLine, Listed, ListKind, ListRefused, Period
from .national import Mapping, read_national
from .xml_list import XmlReader

TITLE_LINES: Final = 20
"""Lines that may stand above the headings."""

Players = Iterator[Listed | BrokenLine]


class Read:
    """A list that is being read: `players` once, then `unknown`.

    `kind` and `period` as the file says them; the period may be said nowhere (None).
    """

    def __init__(self, bytes_: Bytes, said: ListKind | None) -> None:
        self.name = bytes_.name
        self.size = bytes_.size
        self.said = said
        """What somebody or the name says of the kind."""
        self.kind: ListKind = said or "combined"
        self.period: Period | None = archives.period_in(bytes_.name)
        self.players: Players = iter(())
        self.unknown: tuple[str, ...] = ()
        self.done = 0
        """Bytes of `size` that were read."""

    def counted(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        for piece in pieces:
            self.done += len(piece)
            yield piece


@contextmanager
def reading(
    path: Path, name: str, *, kind: ListKind | None = None, mapping: Mapping | None = None
) -> Iterator[Read]:
    """The list in `path`, which came as `name`; `kind`: what was said of it. Raises ListRefused,
    also while it is read."""
    with archives.opened(path, name) as bytes_:
        pieces = archives.pieces(bytes_.file)
        start = next(pieces, b"")
        if not start:
            raise ListRefused("empty")
        read = Read(bytes_, kind or archives.kind_in(bytes_.name))
        whole = read.counted(chain([start], pieces))
        if mapping is not None:
            read.kind, read.players = "combined", read_national(whole, mapping)
        elif start.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"<"):
            _xml(read, whole)
        elif b"\0" in start:
            raise ListRefused("not-text")
        else:
            _fixed(read, whole)
        yield read


def _xml(read: Read, pieces: Iterator[bytes]) -> None:
    reader = XmlReader(read.said)
    players = reader.players(pieces)
    first = next(players, None)
    if first is None or reader.kind is None:
        raise ListRefused("empty")

    def all_players() -> Players:
        yield from chain([first], players)
        read.unknown = tuple(reader.unknown)

    read.kind, read.players = reader.kind, all_players()


def _fixed(read: Read, pieces: Iterator[bytes]) -> None:
    lines = archives.lines_of(pieces)
    at, header = _header(lines)
    layout = fixed_width.layout(header)
    if layout.kind is None and read.said in (None, "combined"):
        raise ListRefused("kind-unknown")
    if layout.kind == "combined" and read.said not in (None, "combined"):
        raise ListRefused("kind-differs", kind=read.said or "")
    read.kind = layout.kind or read.said or "combined"
    read.period = layout.period or read.period
    read.players = fixed_width.LineReader(layout, read.kind).read(lines, at + 1)
    read.unknown = layout.unknown


def _header(lines: Iterator[bytes]) -> tuple[int, str]:
    """The heading line with its number; a few lines may stand above it. Raises ListRefused."""
    for at, line in enumerate(islice(lines, TITLE_LINES), 1):
        text = fixed_width.decoded(line).lstrip("\ufeff")
        if fixed_width.is_header(text):
            return at, text
    raise ListRefused("no-header", lines=TITLE_LINES)
