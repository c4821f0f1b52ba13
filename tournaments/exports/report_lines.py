"""The ### lines of a report: what is read of them, and which are made anew for the next one.

All others are kept when a report is imported and stand in the next export
(`imports.report_records`); what the export says from the record itself is said there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from pairing.model import Colour
from pairing.reported import OPTIONS_COMMENT
from pairing.reported_table import EDITION_COMMENT, LOTS_COMMENT
from pairing.trf import Report
from pairing.trf.left_out import LEFT_OUT_COMMENT
from pairing.trf.regulations import changes, changes_in

from ..domain.numbers.decide import draw_colour

CONTROLLER: Final = "Openhall"
MADE_BY: Final = f"### {CONTROLLER}: "
"""Begins the comment that says of which log a report is made."""
LOT: Final = "### lot for the initial colour:"
IMPORTED: Final = "### Imported as it stood in a file"
CHECKED_AGAIN: Final = "### Checked again @ Round "
FULL_BYES: Final = "### Full-point bye @ Round "
FIDE_MODE_EXITED: Final = "### FIDE mode exited @ Round "
_EXITED: Final = re.compile(re.escape(FIDE_MODE_EXITED) + r"\d{1,2}, for ", re.ASCII)
"""Of other programs the line has no reason behind it, and is kept."""
_CHECKED: Final = re.compile(
    re.escape(CHECKED_AGAIN) + r"(?P<round>\d{1,2}) as one of (?P<rounds>\d{1,2}) rounds:",
    re.ASCII,
)
_MADE_ANEW: Final = (
    "### Rated only @",
    IMPORTED,
    FULL_BYES,
    CHECKED_AGAIN,
    LOT,
    MADE_BY,
    OPTIONS_COMMENT,
    EDITION_COMMENT,
    LOTS_COMMENT,
    LEFT_OUT_COMMENT,
)


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


def is_made_anew(comment: str) -> bool:
    """A change of the regulations too, where it can be read."""
    ours = comment.startswith(_MADE_ANEW) or _EXITED.match(comment)
    return bool(ours or changes_in((comment,)))


def is_comment(line: str) -> bool:
    return line.startswith("###")
