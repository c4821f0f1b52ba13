"""Mapping files: what the columns of a national list are called, and how they are to be read."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from collections.abc import Mapping as Table
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from ..listed import ListRefused

FOLDER: Final = Path(__file__).parent

Field = Literal[
    "number",
    "name",
    "surname",
    "first_name",
    "federation",
    "sex",
    "title",
    "womens_title",
    "born",
    "fide_id",
    "national",
    "standard",
    "rapid",
    "blitz",
    "club",
    "status",
]
Place = Annotated[int, msgspec.Meta(ge=1, le=200)]
_CODE: Final = re.compile(r"[A-Za-z]{3}")
NameOrder = Literal["comma", "surname-first"]


class Mapping(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`code`: of the federation; `columns`: the headings each field may have, of which the first
    that says something is taken; `places`: of a list without headings, columns counted from 1.

    `names`: "Last, First", or the family name first without a comma. `men`: whether a blank sex
    means a man. `prefer`: of several lines of one player the one whose status comes first.
    `inactive`: the statuses that mean it. `least`: lines below which it is not the whole list.
    """

    code: Annotated[str, msgspec.Meta(pattern=r"^[A-Z]{3}$(?!\n)")]
    federation: Annotated[str, msgspec.Meta(max_length=100)]
    columns: dict[Field, tuple[str, ...]] = {}
    places: dict[Field, Place] = {}
    encodings: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)] = ("utf-8-sig", "cp1252")
    separators: Annotated[str, msgspec.Meta(min_length=1)] = ";,\t"
    names: NameOrder = "comma"
    men: bool = False
    prefer: tuple[str, ...] = ()
    inactive: tuple[str, ...] = ()
    least: Annotated[int, msgspec.Meta(ge=1)] = 100


def codes(own: Path | None = None) -> tuple[str, ...]:
    """Of the federations whose list is known; `own`: a folder of further mapping files, which go
    before ours of the same name."""
    files = [*FOLDER.glob("*.toml"), *(own.glob("*.toml") if own else ())]
    return tuple(sorted({file.stem.upper() for file in files if _CODE.fullmatch(file.stem)}))


def mapping_named(code: str, own: Path | None = None) -> Mapping:
    """Raises KeyError for a federation whose list nobody has mapped, and ListRefused for a file
    that is no mapping: with its name, and the key that is wrong."""
    for folder in (own, FOLDER):
        files = folder.glob("*.toml") if folder and _CODE.fullmatch(code) else ()
        for file in files:
            if file.stem.upper() == code:
                return _read(file)
    raise KeyError(code)


def _read(file: Path) -> Mapping:
    try:
        said = msgspec.toml.decode(file.read_bytes(), type=dict[str, Any])
        for key, value in _parts(said):
            with _naming(file, key):
                msgspec.convert(value, _Part)
        with _naming(file, ""):
            mapping = msgspec.convert(said, Mapping)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError) as error:
        raise _unfit(file, "", str(error)) from None
    if mapping.code != file.stem.upper():
        raise _unfit(file, "code", f"{mapping.code}, {file.name}")
    if mapping.columns and mapping.places:
        raise _unfit(file, "places", "columns")
    named = mapping.columns.keys() | mapping.places.keys()
    if "number" not in named or named.isdisjoint({"name", "surname"}):
        missing = "name" if "number" in named else "number"
        raise _unfit(file, "places" if mapping.places else "columns", missing)
    for encoding in mapping.encodings:
        try:
            codecs.lookup(encoding)
        except LookupError:
            raise _unfit(file, "encodings", encoding) from None
    return mapping


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: dict[Field, tuple[str, ...]] = {}
    places: dict[Field, Place] = {}


def _parts(said: Table[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each field of its own, so that the one that is wrong can be named."""
    for table in _Part.__struct_fields__:
        fields = said.get(table)
        if isinstance(fields, dict):
            yield from ((f"{table}.{each}", {table: {each: fields[each]}}) for each in fields)


@contextmanager
def _naming(file: Path, key: str) -> Iterator[None]:
    """Raises ListRefused."""
    try:
        yield
    except msgspec.ValidationError as error:
        why, _, place = str(error).partition(" - at ")
        raise _unfit(file, key or place.strip("`$."), why) from None


def _unfit(file: Path, key: str, why: str) -> ListRefused:
    return ListRefused("mapping-unfit", file=file.name, key=key or "–", why=why[:200])
