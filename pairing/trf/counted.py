"""Games of which another result is rated than the one that counts (C.04.2 4.3).

Record 001 holds what is rated, records 299 give back the points that count, and a comment says
what counts, as record 001 would:

    ### Rated only @ Round 3: 12 w = 7 b = counts (C.04.2 4.3)

Pairings and standings read what counts, hence `counting`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pairing.model import Colour
from pairing.trf.report import Code, PlayerRecord, Report, RoundEntry

Place = tuple[int, int]
"""(starting number, round)"""


def rated_only_comment(round_number: int, one: int, other: int, counts: Counts) -> str:
    """`counts`: the entries of `one` and `other` that count."""
    sides = " ".join(
        f"{number} {entry.colour} {entry.code.value}"
        for number, entry in zip((one, other), counts, strict=True)
    )
    return f"### Rated only @ Round {round_number}: {sides} counts (C.04.2 4.3)"


def counting(report: Report) -> Report:
    """The report with the entries that count, and without the 299 records that stood in for them;
    the same report where nothing is rated apart."""
    counted = dict(_counted(report))
    if not counted:
        return report
    return replace(
        report,
        players=tuple(_with(player, counted) for player in report.players),
        abnormal=tuple(
            record
            for record in report.abnormal
            if not any((player, record.round_number) in counted for player in record.players)
        ),
    )


Counts = tuple[RoundEntry, RoundEntry]


def _counted(report: Report) -> Iterator[tuple[Place, RoundEntry]]:
    for comment in report.comments:
        if rated := _COMMENT.match(comment):
            number, one, other = (int(rated[name]) for name in ("round", "one", "other"))
            yield (one, number), _entry(rated["colour"], rated["code"], other)
            yield (other, number), _entry(rated["colour2"], rated["code2"], one)


def _entry(colour: str, code: str, opponent: int) -> RoundEntry:
    return RoundEntry(Code(code), opponent, Colour(colour))


def _with(player: PlayerRecord, counted: dict[Place, RoundEntry]) -> PlayerRecord:
    rounds = tuple(
        counted.get((player.number, number), entry) for number, entry in enumerate(player.rounds, 1)
    )
    return replace(player, rounds=rounds)


_SIDE: Final = r"(?P<{0}>\d{{1,4}}) (?P<{1}>[wb]) (?P<{2}>[10=WDL+-])"
_COMMENT: Final = re.compile(
    r"### Rated only @ Round (?P<round>\d{1,4}): "
    + _SIDE.format("one", "colour", "code")
    + " "
    + _SIDE.format("other", "colour2", "code2")
    + " counts",
    re.ASCII,
)
