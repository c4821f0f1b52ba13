"""The bytes of a list: from a plain file, or from the one member of a zip that counts, as a stream.

Members have been renamed more than once, so the largest `.txt`, `.xml`, `.csv` or `.lst` is taken,
by no fixed name. Nothing is unpacked to the disk.
"""

from __future__ import annotations

import io
import re
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, NamedTuple

from .listed import ListKind, ListRefused, Period, period_of

PIECE: Final = 1 << 18
LARGEST: Final = 4 << 30
"""Bytes of a list, unpacked: more than four times the longest there is."""
MOST_PACKED: Final = 400
"""How many times smaller than its contents a member may be; lists are packed 7 to 18 times."""
MOST_MEMBERS: Final = 1000
LARGEST_DIRECTORY: Final = MOST_MEMBERS << 9
"""Bytes in which an archive names its members; each takes more memory than that."""
PACKED_BY: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
DAMAGE: Final = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, ValueError)
SUFFIXES: Final = (".txt", ".xml", ".csv", ".lst")

_MONTH: Final = re.compile(
    r"(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(\d\d)frl", re.ASCII | re.IGNORECASE
)
_KIND: Final = re.compile(r"(standard|rapid|blitz)_", re.I)


class Bytes(NamedTuple):
    """`name`: of the file with that of the member; `size`: in bytes, unpacked."""

    file: IO[bytes]
    name: str
    size: int


@contextmanager
def opened(path: Path, name: str) -> Iterator[Bytes]:
    """The list in this file, which came as `name`. Raises ListRefused."""
    with path.open("rb") as file:
        if not zipfile.is_zipfile(file):
            size = path.stat().st_size
            if size > LARGEST:
                raise ListRefused("too-large", most=LARGEST >> 30)
            file.seek(0)
            yield Bytes(file, name, size)
            return
        file.seek(0)
        with _archive(file) as archive:
            member = _member(archive)
            with _inner(archive, member) as inner:
                whole = io.BufferedReader(inner, PIECE)  # type: ignore[type-var]
                yield Bytes(whole, f"{name}/{member.filename}", member.file_size)


def pieces(file: IO[bytes]) -> Iterator[bytes]:
    """Raises ListRefused where an archive is damaged."""
    try:
        while piece := file.read(PIECE):
            yield piece
    except DAMAGE:
        raise ListRefused("damaged-archive") from None


def lines_of(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Lines without their ends. A file without any is not read into memory."""
    rest = b""
    for piece in pieces:
        *whole, rest = (rest + piece).split(b"\n")
        yield from whole
        if len(rest) > PIECE:
            raise ListRefused("no-lines")
    if rest:
        yield rest


def period_in(name: str) -> Period | None:
    """The month in the name of an archive: "standard_sep26frl_xml.zip"."""
    said = _MONTH.search(name)
    return period_of(said[1], said[2]) if said else None


def kind_in(name: str) -> ListKind | None:
    """The kind in the name of a file or of its member: "rapid_rating_list.txt"."""
    said = _KIND.search(name)
    kinds: dict[str, ListKind] = {"standard": "standard", "rapid": "rapid", "blitz": "blitz"}
    return kinds[said[1].lower()] if said else None


def _archive(file: IO[bytes]) -> zipfile.ZipFile:
    """Opening it reads the names of all members, so they are counted before."""
    try:
        _few_members(file)
        return zipfile.ZipFile(file)
    except ListRefused:
        raise
    except (*DAMAGE, NotImplementedError):
        raise ListRefused("damaged-archive") from None


def _few_members(file: IO[bytes]) -> None:
    """By what ZipFile itself will believe of the end of the file. Raises ListRefused."""
    end = zipfile._EndRecData(file)  # type: ignore[attr-defined]
    file.seek(0)
    count, size = end[zipfile._ECD_ENTRIES_TOTAL], end[zipfile._ECD_SIZE]  # type: ignore[attr-defined]
    if count > MOST_MEMBERS or size > LARGEST_DIRECTORY:
        raise ListRefused("many-members", most=MOST_MEMBERS)


def _inner(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> IO[bytes]:
    try:
        return archive.open(member)
    except (*DAMAGE, RuntimeError):
        raise ListRefused("damaged-archive") from None


def _member(archive: zipfile.ZipFile) -> zipfile.ZipInfo:
    members = archive.infolist()
    if len(members) > MOST_MEMBERS:
        raise ListRefused("many-members", most=MOST_MEMBERS)
    lists = [each for each in members if each.filename.lower().endswith(SUFFIXES)]
    if not lists:
        raise ListRefused("no-member")
    member = max(lists, key=lambda each: each.file_size)
    if member.flag_bits & 1:
        raise ListRefused("locked-archive")
    if member.compress_type not in PACKED_BY:
        raise ListRefused("packing-unknown")
    if member.file_size > LARGEST or member.file_size > MOST_PACKED * (member.compress_size + 1):
        raise ListRefused("too-large", most=LARGEST >> 30)
    return member
