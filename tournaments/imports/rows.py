"""One line of an entry list, with everything that is wrong with it."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from tournaments.domain.commands import Title
from tournaments.domain.plain_line import line_fault, turning_fault
from tournaments.domain.ratings import NoRating, RatingKind, converted

ARENA_TITLES = ("AGM", "AIM", "AFM", "ACM")
ListField = Literal[
    "name",
    "surname",
    "first_name",
    "title",
    "federation",
    "rating",
    "rating_fide",
    "rating_national",
    "ingo",
    "bcf",
    "fide_id",
    "birth_date",
    "sex",
    "club",
    "contact",
]
"""What a column can hold."""
TITLES: tuple[Title, ...] = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
MAX_RATING = 4000
KINDS: tuple[RatingKind, ...] = ("ingo", "bcf")
_FEDERATION = re.compile(r"[A-Z]{3}")
_LONGEST_NAME = 120


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """A player as a file has him; `line` counts from 1, `problems` are sentences for the arbiter.

    A row with problems is not entered. `notes` say what was adjusted and do not stop the row.
    """

    line: int
    name: str
    title: Title = ""
    federation: str = ""
    rating: int = 0
    rating_source: str = ""
    """Another list than FIDE's, with its number: "INGO 95"."""
    fide_id: str = ""
    birth_date: str = ""
    sex: str = ""
    club: str = ""
    contact: str = ""
    tpn: int = 0
    """The starting number of a report file; 0 in a plain list."""
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    cells: Mapping[str, str] = {}
    """As they stand in the file, of a row with problems: they can be typed over."""


class EntryList(msgspec.Struct, frozen=True, kw_only=True):
    """A whole list: its rows, the columns that were recognised, and what is wrong with the file."""

    rows: tuple[EntryRow, ...]
    columns: dict[str, str] = {}
    """Our field -> the heading in the file."""
    ignored_columns: tuple[str, ...] = ()
    encoding: str = "utf-8"
    delimiter: str = ""
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    """Lines that hold no player: the titles above, annotations below."""

    @property
    def good(self) -> bool:
        return not self.problems and not any(row.problems for row in self.rows)


def entry_row(line: int, cells: dict[str, str]) -> EntryRow:
    """Make a row of the cells of one line (our field names -> text as typed)."""
    problems: list[str] = []
    name = _name(cells)
    if not name:
        problems.append("The name is missing.")
    elif len(name) > _LONGEST_NAME:
        problems.append(f"The name has {len(name)} characters; at most {_LONGEST_NAME} are taken.")
    faults = {
        "name": line_fault(name),
        "club": line_fault(cells.get("club", "")),
        "contact": turning_fault(cells.get("contact", "")),
    }
    problems += (f"The {what} {fault}." for what, fault in faults.items() if fault)
    notes: list[str] = []
    title = _title(cells.get("title", ""), problems, notes)
    federation = _federation(cells.get("federation", ""), problems)
    rating, source = _rating_of(cells, problems)
    if source:
        notes.append(f"{source} counts as {rating}.")
    return EntryRow(
        line=line,
        name=name,
        title=title,
        federation=federation,
        rating=rating,
        rating_source=source,
        fide_id=_fide_id(cells.get("fide_id", ""), problems),
        birth_date=_birth_date(cells.get("birth_date", ""), problems),
        sex=_sex(cells.get("sex", ""), problems),
        club=cells.get("club", ""),
        contact=cells.get("contact", ""),
        problems=tuple(problems),
        notes=tuple(notes),
    )


def mark_doubles(rows: tuple[EntryRow, ...]) -> tuple[EntryRow, ...]:
    """Add a problem to each row whose FIDE id, or name and birth date, stood before."""
    seen: dict[tuple[str, ...], int] = {}
    marked = []
    for row in rows:
        keys: list[tuple[str, ...]] = [("name", row.name.casefold(), row.birth_date)]
        if row.fide_id:
            keys.append(("fide id", row.fide_id))
        twice = next((key for key in keys if row.name and key in seen), None)
        if twice:
            text = f"Same {twice[0]} as line {seen[twice]}."
            row = msgspec.structs.replace(row, problems=(*row.problems, text))
        for key in keys:
            seen.setdefault(key, row.line)
        marked.append(row)
    return tuple(marked)


def _name(cells: dict[str, str]) -> str:
    whole = cells.get("name", "")
    if not whole and cells.get("surname"):
        whole = ", ".join(part for part in (cells["surname"], cells.get("first_name", "")) if part)
    parts = (" ".join(part.split()) for part in whole.split(","))
    return ", ".join(part for part in parts if part)


def title_of(text: str) -> Title | None:
    """ "wf", "(WFM)" and "WFM" are one title; None: no title of FIDE's."""
    short = text.strip().upper().removeprefix("(").removesuffix(")")
    known = {"G": "GM", "M": "IM", "F": "FM", "C": "CM", "WG": "WGM", "WM": "WIM", "WF": "WFM"}
    short = {**known, "WC": "WCM"}.get(short, short)
    return short if short in TITLES else None


def _title(text: str, problems: list[str], notes: list[str]) -> Title:
    if text.strip().upper() in ("", "-", "NONE"):
        return ""
    title = title_of(text)
    if title is None and text.strip().upper() in ARENA_TITLES:
        notes.append(f"{text.strip().upper()} is a title of online play and is left out.")
        return ""
    if title is None:
        problems.append(f"“{text}” is not a FIDE title ({', '.join(TITLES)}).")
    return title or ""


def _federation(text: str, problems: list[str]) -> str:
    code = text.strip().upper()
    if code in ("", "-"):
        return ""
    if not _FEDERATION.fullmatch(code):
        problems.append(f"“{text}” is not a federation code of three letters.")
        return ""
    return code


def _rating_of(cells: dict[str, str], problems: list[str]) -> tuple[int, str]:
    """The rating that is used, else FIDE's, else the national one; where the list has none of
    them the INGO or BCF number converted."""
    rating = 0
    for column in ("rating", "rating_fide", "rating_national"):
        rating = rating or _rating(cells.get(column, ""), problems)
    for kind in KINDS:
        number = 0 if rating else _rating(cells.get(kind, ""), problems)
        if number:
            try:
                return converted(kind, number)
            except NoRating as error:
                problems.append(str(error))
    return rating, ""


def _rating(text: str, problems: list[str]) -> int:
    digits = text.strip()
    if digits in ("", "-", "unr", "unr."):
        return 0
    if not digits.isascii() or not digits.isdigit() or int(digits[:9]) > MAX_RATING:
        problems.append(f"“{text}” is not a rating (0 to {MAX_RATING}).")
        return 0
    return int(digits)


def _fide_id(text: str, problems: list[str]) -> str:
    digits = text.strip()
    if digits in ("", "0", "-"):
        return ""
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 11):
        problems.append(f"“{text}” is not a FIDE id (up to 11 digits).")
        return ""
    return digits.lstrip("0")


_DATE_FORMS = ("%Y-%m-%d", "%Y/%m/%d", "%d.%m.%Y", "%d/%m/%Y", "%Y.%m.%d")


def _birth_date(text: str, problems: list[str]) -> str:
    """A date as YYYY-MM-DD, or the year alone where the file has no more."""
    stripped = text.strip().replace(" ", "")
    if stripped in ("", "-", "0", "0000", "0000/00/00"):
        return ""
    year = stripped.removesuffix("/00/00").removesuffix("-00-00").removeprefix("00.00.")
    if len(year) == 4 and year.isascii() and year.isdigit():
        return year
    for form in _DATE_FORMS:
        try:
            day = datetime.datetime.strptime(stripped, form)  # noqa: DTZ007 - a date has no zone
        except ValueError:
            continue
        return day.date().isoformat()
    problems.append(f"“{text}” is not a date (1998, 1998-04-30 or 30.4.1998).")
    return ""


SEXES: Mapping[str, str] = MappingProxyType(
    dict.fromkeys(("m", "male", "muž", "м"), "m")
    | dict.fromkeys(("f", "w", "female", "ž", "k", "ж"), "w")
)


def _sex(text: str, problems: list[str]) -> str:
    letter = text.strip().lower()
    if letter in ("", "-"):
        return ""
    if letter not in SEXES:
        problems.append(f"“{text}” is not a sex (m or w).")
    return SEXES.get(letter, "")
