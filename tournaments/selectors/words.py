"""How points, results and times are written for people."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from django.utils.timezone import localtime

from ..domain.games.results import TEXTS, Result
from ..domain.standings.standings import points_text as points_text

NOTES: Final[Mapping[str, str]] = {
    "restarted": "new game with the right colours (Laws 7.3)",
    "other": "note",
}
"""Kinds of notes on a board."""


def result_text(result: str | None) -> str:
    """ "1-0" -> "1–0"; nothing -> "". A text that is no result stays as it is."""
    if not result:
        return ""
    try:
        return TEXTS[Result(result)]
    except ValueError:
        return result


def paired_otherwise(boards: int) -> str:
    """What checking a round again for another number of rounds found; empty: all the same."""
    if not boards:
        return ""
    return f"{boards} board{'' if boards == 1 else 's'} would be paired otherwise"


def checked_again(round_: int, otherwise: int) -> str:
    return f"round {round_} checked again: {paired_otherwise(otherwise) or 'same'}"


def rounds_text(first: int, last: int, of: int) -> str:
    """ "round 2", "rounds 2–4", "from round 2", "all rounds"."""
    if first == last:
        return f"round {first}"
    if last >= of:
        return f"from round {first}" if first > 1 else "all rounds"
    return f"rounds {first}–{last}"


def local_time(moment: str) -> str:
    """ "15:25 on 4 Jul" in the time zone of the hall; what is no time stays as it is."""
    try:
        when = localtime(datetime.fromisoformat(moment))
    except (ValueError, OverflowError):
        return moment
    return f"{when:%H:%M} on {when.day} {when:%b}"


def local_day(text: str) -> str:
    """ "2026-07-04T10:30", already on the clock of the hall -> "4 Jul 2026, 10:30"; a date alone is
    "4 Jul 2026"; what is neither stays as it is."""
    try:
        when = datetime.fromisoformat(text)
    except ValueError:
        return text
    day = f"{when.day} {when:%b %Y}"
    return f"{day}, {when:%H:%M}" if len(text) > len("2026-07-04") else day


def local_moment(moment: str) -> str:
    """ "4 Jul 2026, 15:25:07" in the time zone of the hall; what is no time stays as it is."""
    try:
        when = localtime(datetime.fromisoformat(moment))
    except (ValueError, OverflowError):
        return moment
    return f"{when.day} {when:%b %Y, %H:%M:%S}"
