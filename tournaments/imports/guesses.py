"""What the columns of a list may be, by what stands in them; an arbiter says what they are."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tournaments.domain.imported.list_fields import ListField

from .cells import SEXES, title_of
from .columns import Line

ENOUGH: Final = 0.8
"""The share of the filled cells that have to look like it."""
LOOKED_AT: Final = 200
_YEARS: Final = range(1920, 2030)
_RATINGS: Final = range(400, 3000)


def guessed(lines: Sequence[Line], width: int) -> dict[int, ListField]:
    """By the place of the column; each field once, the first column that looks like it."""
    columns = {at: _texts(lines, at) for at in range(width)}
    fields: dict[int, ListField] = {}
    for field, looks in _LOOKS.items():
        for at, texts in columns.items():
            if at not in fields and texts and _share(texts, looks) >= ENOUGH:
                fields[at] = field
                break
    return fields if "name" in fields.values() else fields | _two_names(columns, fields)


def _two_names(
    columns: Mapping[int, list[str]], known: Mapping[int, ListField]
) -> dict[int, ListField]:
    """Two columns of words: the family name, as lists have it, and the first name."""
    words = [
        at
        for at, texts in columns.items()
        if at not in known and texts and _share(texts, _is_a_word) >= ENOUGH
    ]
    if len(words) < 2:
        return dict.fromkeys(words, "name")
    return {words[0]: "surname", words[1]: "first_name"}


def _texts(lines: Sequence[Line], at: int) -> list[str]:
    return [cells[at] for _, cells in lines[:LOOKED_AT] if at < len(cells) and cells[at]]


def _share(texts: Sequence[str], looks: Callable[[str], object]) -> float:
    return sum(bool(looks(text)) for text in texts) / len(texts)


def _is_a_date(text: str) -> bool:
    year = re.fullmatch(
        r"(?:\d{1,2}[./-]\d{1,2}[./-])?(\d{4})|(\d{4})[./-]\d{1,2}[./-]\d{1,2}",
        text,
        re.ASCII,
    )
    return year is not None and int(year[1] or year[2]) in _YEARS


def _is_a_rating(text: str) -> bool:
    return text == "0" or (text.isascii() and text.isdigit() and int(text[:9]) in _RATINGS)


def _is_a_word(text: str) -> bool:
    return not any(sign.isdigit() for sign in text) and any(sign.isalpha() for sign in text)


_LOOKS: Final[Mapping[ListField, Callable[[str], object]]] = {
    "contact": lambda text: "@" in text,
    "fide_id": re.compile(r"\d{5,9}", re.ASCII).fullmatch,
    "birth_date": _is_a_date,
    "rating": _is_a_rating,
    "sex": lambda text: SEXES.get(text.lower()),
    "title": title_of,
    "federation": re.compile(r"[A-Z]{3}").fullmatch,
    "name": lambda text: _is_a_word(text) and re.search(r"[,\s]", text),
}
"""In this order: what is told more surely goes first, and takes its column from the others."""
