"""Matches of two games in a report (Double-Swiss, C.04.5).

No record holds a match: its games stand as two rounds, 2k-1 and 2k for match k, and every number of
a round in the file (142, 240, 250, 260, the columns of 001) is one of games.
"""

from __future__ import annotations

from pairing.clauses import Fact, clause
from pairing.matches import GAMES
from pairing.trf.faults import Fault
from pairing.trf.points import entry_of
from pairing.trf.problems import Problem, ReportError
from pairing.trf.report import Code, PlayerRecord, Report, RoundEntry


def check_matches(report: Report, before: int, rounds_total: int) -> None:
    """Every two rounds before that one are both games of matches, and there are as many as matches
    have. Raises ReportError."""
    if rounds_total % GAMES:
        raise ReportError([_problem("odd-number-of-games", None, rounds=rounds_total)])
    rounds = [(first, first + 1) for first in range(1, before - 1, GAMES)]
    broken = [
        _problem("no-match", player, first=first, second=second)
        for first, second in rounds
        for player in report.players
        if not _is_match(entry_of(report, player, first), entry_of(report, player, second))
    ]
    if broken:
        raise ReportError(broken)


def _is_match(first: RoundEntry, second: RoundEntry) -> bool:
    """The same opponent with the colours exchanged, or both the same bye."""
    if first.opponent is None or second.opponent is None:
        return first.opponent is second.opponent and _is_bye(first.code, second.code)
    exchanged = None in (first.colour, second.colour) or first.colour is not second.colour
    return first.opponent == second.opponent and exchanged


def _is_bye(first: Code, second: Code) -> bool:
    """The PAB is a game won and one drawn (1.4): `U` and `H`; its points may stand in the first
    column alone."""
    empty = (Code.ZERO_BYE, Code.BLANK)
    if first is Code.PAB:
        return second in (Code.PAB, Code.HALF_BYE, *empty)
    return first is second or {first, second} <= {*empty}


def _problem(key: str, player: PlayerRecord | None, **facts: Fact) -> Problem:
    says = clause(f"Pairing-NotPairable.{key}", **facts)
    if player is None:
        return Problem(0, says, fault=Fault.NOT_PAIRABLE)
    return Problem(player.line, says, player.number, Fault.NOT_PAIRABLE)
