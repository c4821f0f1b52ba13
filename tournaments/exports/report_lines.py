"""The ### lines of a report that are neither about one file nor made anew for the next one.

What an inspector must read of past rounds, and the lot, are kept when a report is imported and
stand in the next export; what the export says from the record itself is said there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from pairing.model import Colour
from pairing.trf import Report
from pairing.trf.regulations import changes, changes_in

from ..domain.imported.decide import is_comment
from ..domain.numbers.decide import draw_colour

LOT: Final = "### lot for the initial colour:"
IMPORTED: Final = "### Imported as it stood in a file"
CHECKED_AGAIN: Final = "### Checked again @ Round "
_CHECKED: Final = re.compile(
    re.escape(CHECKED_AGAIN) + r"(?P<round>\d{1,2}) as one of (?P<rounds>\d{1,2}) rounds:",
    re.ASCII,
)
_MADE_ANEW: Final = ("### Rated only @", IMPORTED, CHECKED_AGAIN)
_OF_A_ROUND: Final = re.compile(r"@ Round \d+\b", re.ASCII)
_SHORTEST_NAME: Final = 3


def lot_in(comments: Iterable[str], colour: Colour) -> str:
    """The seed that the initial colour was drawn with; empty where none is given that fits."""
    seeds = (one.removeprefix(LOT).strip() for one in comments if one.startswith(LOT))
    return next((seed for seed in seeds if seed and draw_colour(seed) is colour), "")


def checked_again(report: Report) -> dict[int, int]:
    """The round that was checked again for a change of the number of rounds, by the round from
    which on that change holds."""
    lines = (_CHECKED.match(one) for one in report.comments)
    checked = [(int(line["round"]), line["rounds"]) for line in lines if line]
    return {
        change.round: number
        for change in changes(report)
        for number, rounds in checked
        if change.now.get("rounds") == rounds and number < change.round
    }


def kept(comments: Iterable[str], names: Iterable[str]) -> tuple[tuple[str, ...], int]:
    """The lines about rounds that name nobody of `names`, and how many were left out."""
    about = [
        one
        for one in comments
        if _OF_A_ROUND.search(one) and not _made_anew(one) and is_comment(one)
    ]
    people = {word for name in names for word in _words(name) if len(word) >= _SHORTEST_NAME}
    silent = tuple(one for one in about if people.isdisjoint(_words(one)))
    return silent, len(about) - len(silent)


def _made_anew(comment: str) -> bool:
    """A change of the regulations too, where it can be read."""
    return comment.startswith(_MADE_ANEW) or bool(changes_in((comment,)))


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))
