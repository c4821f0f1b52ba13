"""Players of a round robin who count for nobody: they left before half of their games (C.05 6.6).

Record 001 keeps every game, which is rated; points and ranks are made without them, and a comment
says so:

    ### Left out of the standings: 3, 8 (C.05 6.6)
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pairing.trf.report import PlayerRecord, Report, RoundEntry

LEFT_OUT_COMMENT: Final = "### Left out of the standings:"


def left_out_comment(numbers: Iterable[int]) -> str:
    """By starting numbers."""
    return f"{LEFT_OUT_COMMENT} {', '.join(map(str, sorted(numbers)))} (C.05 6.6)"


def left_out_in(report: Report) -> frozenset[int]:
    """The starting numbers that comments name."""
    matches = (_COMMENT.match(comment) for comment in report.comments)
    named = {int(number) for each in matches if each for number in each["numbers"].split(",")}
    return frozenset(named & {player.number for player in report.players})


def without_left_out(report: Report) -> Report:
    """The report as it is ranked: without them, and without the games against them."""
    gone = left_out_in(report)
    if not gone:
        return report
    staying = (player for player in report.players if player.number not in gone)
    return replace(report, players=tuple(_without(player, gone) for player in staying))


def _without(player: PlayerRecord, gone: frozenset[int]) -> PlayerRecord:
    rounds = (RoundEntry() if entry.opponent in gone else entry for entry in player.rounds)
    return replace(player, rounds=tuple(rounds))


_COMMENT: Final = re.compile(
    re.escape(LEFT_OUT_COMMENT) + r" (?P<numbers>\d{1,4}(?:, \d{1,4})*) \(C\.05", re.ASCII
)
