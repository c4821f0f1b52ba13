"""Games that were over only after later rounds had been paired (C.04.2 3.1).

Record 001 holds how they ended in the end; a comment says for which rounds they were a draw:

    ### Adjourned @ Round 3: 12 w 7 b, a draw for pairing until Round 5 (C.04.2 3.1)
    ### Adjourned @ Round 3: 12 w 7 b, a draw for pairing from Round 5 until Round 6 (C.04.2 3.1)

The field of a past round is what that round was paired from, hence `open_before`.
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


def adjourned_comment(round_number: int, seats: tuple[int, int], first: int, last: int) -> str:
    """`seats`: the numbers of White and Black; `first` and `last` of the rounds that were paired
    while the game was not over."""
    white, black = seats
    since = "" if first == round_number + 1 else f"from Round {first} "
    return (
        f"### Adjourned @ Round {round_number}: {white} w {black} b,"
        f" a draw for pairing {since}until Round {last} (C.04.2 3.1)"
    )


def open_before(report: Report, round_number: int) -> Report:
    """The report with the games that were not over when that round was paired as adjourned ones;
    the same report where there are none."""
    went_on = dict(_went_on(report, round_number))
    if not went_on:
        return report
    return replace(report, players=tuple(_with(player, went_on) for player in report.players))


def _went_on(report: Report, round_number: int) -> Iterator[tuple[Place, RoundEntry]]:
    for comment in report.comments:
        if game := _COMMENT.match(comment):
            number, white, black, last = map(int, game.group("round", "white", "black", "last"))
            if int(game["first"] or number + 1) <= round_number <= last:
                yield (white, number), RoundEntry(Code.ADJOURNED, black, Colour.WHITE)
                yield (black, number), RoundEntry(Code.ADJOURNED, white, Colour.BLACK)


def _with(player: PlayerRecord, went_on: dict[Place, RoundEntry]) -> PlayerRecord:
    """Only a game of which the comment says who played it and how they sat."""
    rounds = tuple(
        open_
        if (open_ := went_on.get((player.number, number))) and _same_game(open_, entry)
        else entry
        for number, entry in enumerate(player.rounds, 1)
    )
    return replace(player, rounds=rounds)


def _same_game(one: RoundEntry, other: RoundEntry) -> bool:
    return (one.opponent, one.colour) == (other.opponent, other.colour)


_NUMBER: Final = r"(?P<{}>\d{{1,4}})"
_COMMENT: Final = re.compile(
    f"### Adjourned @ Round {_NUMBER.format('round')}: {_NUMBER.format('white')} w"
    f" {_NUMBER.format('black')} b, a draw for pairing (?:from Round {_NUMBER.format('first')} )?"
    rf"until Round {_NUMBER.format('last')}\b",
    re.ASCII,
)
