"""Where a rating came from: what an arbiter typed, or a code where the program knows it.

A rating that is not FIDE's seeds its player like any other, but nothing of FIDE's counts with it:
no rating change, no norm. The source says which one it is.
"""

from __future__ import annotations

import re
from typing import Final, Literal

ENTRY_LIST: Final = "entry-list"
REPORT_FILE: Final = "report-file"
NATIONAL: Final = "national"
"""A national rating of which nobody has said the list."""

_FEDERATION: Final = re.compile(rf"([A-Z]{{3}}) \d{{4}}-\d{{2}}|{NATIONAL}:[ ]([A-Z]{{3}})")

Whose = Literal["", "elo", "national"]
"""FIDE's, or not; empty: the source says it."""

_LONGEST: Final = 200
_OTHER_LISTS: Final = re.compile(
    r"\b(?:DWZ|NWZ|TWZ|DSB|LOK|ECF|USCF|CFC|ACF|KNSB|FFE|FSI|SELO|CFR|PZSZACH|LICHESS|NATIONAL)\b",
    re.IGNORECASE,
)
"""What arbiters type for ratings that are not FIDE's."""
_FIDE: Final = re.compile(r"\bFIDE\b", re.IGNORECASE)
_NOT_FIDES: Final = re.compile(
    rf"(?:{NATIONAL}|(?:INGO|BCF) \d+)(?:: .*)?|[A-Z]{{3}} \d{{4}}-\d{{2}}", re.DOTALL
)


def national_list(federation: str, period: str) -> str:
    """The list of a federation: "GER 2026-10"."""
    return f"{federation} {period}"


def is_fides(source: str) -> bool:
    """Whether a rating from there is one of FIDE's; nothing else was said, so it is."""
    return _NOT_FIDES.fullmatch(source) is None


def federation_of(source: str) -> str:
    """Whose list a rating is of that is not FIDE's; empty: the source does not say it."""
    if source.startswith("INGO "):
        return "GER"
    if source.startswith("BCF "):
        return "ENG"
    listed = _FEDERATION.fullmatch(source)
    return (listed[1] or listed[2]) if listed else ""


def of_federation(federation: str) -> str:
    """The source of a national rating of which only the federation is known."""
    return f"{NATIONAL}: {federation}"


def with_kind(kind: str, typed: str) -> str:
    """What was typed, with the code of the kind of rating where only that says it is not FIDE's.
    Where no kind was said, "DWZ" and the like say that it is a national one."""
    if not kind and is_fides(typed) and _names_another(typed):
        kind = NATIONAL
    if not kind or not typed:
        return typed or kind
    return f"{kind}: {typed}"[:_LONGEST] if is_fides(typed) else typed


def as_typed(source: str) -> str:
    """The source without the code for a national rating, for a form that asks for that by itself:
    "told by the club" of "national: told by the club"."""
    if source == NATIONAL:
        return ""
    return source.removeprefix(f"{NATIONAL}: ")


def source_of(whose: Whose, typed: str) -> str:
    """The source of a rating that is said to be of that kind.

    Raises ValueError where the text names a list that is not FIDE's, and it is said to be FIDE's.
    """
    if whose != "elo":
        return with_kind(whose, typed)
    source = as_typed(typed)
    if not is_fides(source) or _names_another(source):
        raise ValueError(f"{source} is no list of FIDE")
    return source


def as_it_stands(whose: Whose, typed: str) -> str:
    """The source of FIDE's rating, said beside that of a national one: which of the two it is needs
    no telling, so what the log has stays as it is.

    Raises ValueError like `source_of`.
    """
    return typed if not whose and is_fides(typed) else source_of(whose, typed)


def _names_another(typed: str) -> bool:
    return bool(_OTHER_LISTS.search(typed)) and not _FIDE.search(typed)
