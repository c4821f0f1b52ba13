"""A table with separators as players, by its mapping."""

from __future__ import annotations

import codecs
import csv
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, Final

from .. import cells
from ..archives import lines_of
from ..cells import BadCell
from ..listed import BrokenLine, Listed, ListRefused
from .mapping import Field, Mapping

NEEDED: Final[tuple[Field, ...]] = ("number",)
Columns = dict[Field, tuple[tuple[int, str], ...]]
"""Where each field may stand, with the heading."""
NAMES: Final[frozenset[Field]] = frozenset({"name", "surname"})
MOST: Final = 400_000
"""Players; a list of several lines a player is kept in memory while it is read."""


def read_national(pieces: Iterable[bytes], mapping: Mapping) -> Iterator[Listed | BrokenLine]:
    """Raises ListRefused."""
    lines = _decoded(pieces, mapping)
    first = next(lines, "")
    separator = max(mapping.separators, key=first.count)
    if mapping.places:
        columns: Columns = {field: ((at - 1, str(at)),) for field, at in mapping.places.items()}
        rows, before = csv.reader(chain([first], lines), delimiter=separator), 0
    else:
        columns = _columns(next(csv.reader([first], delimiter=separator), []), mapping)
        rows, before = csv.reader(lines, delimiter=separator), 1
    players = _players(rows, columns, mapping, before)
    return _once(players, mapping) if mapping.prefer else (player for _, player in players)


def _decoded(pieces: Iterable[bytes], mapping: Mapping) -> Iterator[str]:
    """By the first encoding that fits the beginning."""
    encoding = ""
    for line in lines_of(pieces):
        if not line.isascii() and not encoding:
            encoding = _encoding(line, mapping)
        yield line.decode(encoding or mapping.encodings[0], errors="replace").rstrip("\r")


def _encoding(line: bytes, mapping: Mapping) -> str:
    for name in mapping.encodings:
        try:
            codecs.decode(line, name)
        except UnicodeDecodeError:
            continue
        return name
    return mapping.encodings[-1]


def _columns(headings: list[str], mapping: Mapping) -> Columns:
    """Raises ListRefused."""
    at = {_plain(heading): place for place, heading in reversed(list(enumerate(headings)))}
    columns: Columns = {}
    for field, called in mapping.columns.items():
        places = (at.get(_plain(heading)) for heading in called)
        headed = tuple((place, headings[place].strip()) for place in places if place is not None)
        if headed:
            columns[field] = headed
    missing = [field for field in NEEDED if field not in columns]
    if missing or not NAMES & columns.keys():
        field = missing[0] if missing else "name"
        raise ListRefused("header-lacks", column=mapping.columns.get(field, (field,))[0])
    return columns


def _plain(heading: str) -> str:
    return "".join(sign for sign in heading.casefold() if sign.isalnum())


def _players(
    rows: Iterator[list[str]], columns: Columns, mapping: Mapping, before: int
) -> Iterator[tuple[str, Listed | BrokenLine]]:
    """Each with its status; so many lines stand `before` them."""
    while True:
        try:
            row = next(rows)
        except StopIteration:
            return
        except csv.Error:
            raise ListRefused("no-table", line=_line(rows) + before) from None
        if any(cell.strip() for cell in row):
            yield _player(row, _line(rows) + before, columns, mapping)


def _line(rows: Any) -> int:
    return int(rows.line_num)


def _player(
    row: list[str], line: int, columns: Columns, mapping: Mapping
) -> tuple[str, Listed | BrokenLine]:
    texts, headings = _cells(row, columns)
    status = texts.get("status", "").upper()
    values: dict[str, Any] = {}
    field: Field = "number"
    try:
        for field, read in READ.items():
            if text := texts.get(field):
                values[field] = read(text)
        field = "name" if "name" in columns else "surname"
        values["name"] = cells.name(_name(texts, mapping))
        field = "number"
        values["number"] = _number(texts["number"])
    except BadCell as error:
        return status, BrokenLine(
            line, headings.get(field, field), error.why, texts.get(field, "")[:40]
        )
    values.setdefault("federation", mapping.code)
    if mapping.men:
        values["sex"] = values.get("sex") or "m"
    if status in mapping.inactive:
        values["flag"] = "i"
    return status, Listed(**values)


def _cells(row: list[str], columns: Columns) -> tuple[dict[Field, str], dict[Field, str]]:
    """The text of each field, and the heading where it stands: the first that says something."""
    texts: dict[Field, str] = {}
    headings: dict[Field, str] = {}
    for field, places in columns.items():
        said = [(row[at].strip() if at < len(row) else "", heading) for at, heading in places]
        texts[field], headings[field] = next((one for one in said if one[0]), said[0])
    return texts, headings


def _number(text: str) -> str:
    """Text: a national number may begin with letters or zeros; spreadsheets add ".0"."""
    kept = text.removesuffix(".0")
    if not kept or len(kept) > 20 or not kept.isprintable():
        raise BadCell("number")
    return kept


def _fide_id(text: str) -> str:
    kept = text.removesuffix(".0").strip()
    return "" if kept in ("", "0", "-") else cells.number(kept)


def _name(texts: dict[Field, str], mapping: Mapping) -> str:
    if surname := texts.get("surname"):
        return ", ".join(part for part in (surname, texts.get("first_name", "")) if part)
    whole = texts.get("name", "")
    if "," in whole or mapping.names == "comma":
        surname, comma, first = whole.partition(",")
        return f"{surname.strip()}, {first.strip()}" if comma and first.strip() else surname
    surname, _, first = whole.partition(" ")
    return f"{surname}, {first}" if first else surname


READ: Final[dict[Field, Callable[[str], Any]]] = {
    "federation": cells.federation,
    "sex": cells.sex,
    "title": cells.title,
    "womens_title": cells.title,
    "born": cells.born,
    "fide_id": _fide_id,
    "national": cells.rating,
    "standard": cells.rating,
    "rapid": cells.rating,
    "blitz": cells.rating,
    "club": cells.plain,
}


def _once(
    players: Iterable[tuple[str, Listed | BrokenLine]], mapping: Mapping
) -> Iterator[Listed | BrokenLine]:
    """One line a player: of several memberships that whose status is preferred, else the first."""
    rank = {status: at for at, status in enumerate(mapping.prefer)}
    chosen: dict[str, tuple[int, Listed]] = {}
    for status, player in players:
        if isinstance(player, BrokenLine):
            yield player
            continue
        place = rank.get(status, len(rank))
        if player.number not in chosen or place < chosen[player.number][0]:
            chosen[player.number] = (place, player)
        if len(chosen) > MOST:
            raise ListRefused("many-players", most=MOST)
    yield from (player for _, player in chosen.values())
