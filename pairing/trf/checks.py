"""Contradictions inside a report: opponents, colours, results, points, numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pairing.trf.points import points_before
from pairing.trf.problems import Problem
from pairing.trf.report import (
    AbnormalPoints,
    ByeRecord,
    Code,
    PlayerRecord,
    ProhibitedRecord,
    Report,
    RoundEntry,
)

_PLAIN = {Code.SHORT_WIN: Code.WIN, Code.SHORT_DRAW: Code.DRAW, Code.SHORT_LOSS: Code.LOSS}
_LEGAL = {
    Code.WIN: {Code.LOSS},
    Code.DRAW: {Code.DRAW, Code.LOSS},
    Code.LOSS: {Code.WIN, Code.DRAW, Code.LOSS},
    Code.ADJOURNED: {Code.ADJOURNED},
    Code.FORFEIT_WIN: {Code.FORFEIT_LOSS},
    Code.FORFEIT_LOSS: {Code.FORFEIT_WIN, Code.FORFEIT_LOSS},
    Code.BLANK: {Code.BLANK},
}


def contradictions(report: Report) -> list[Problem]:
    """Every contradiction; an empty list if the report is sound."""
    players = {player.number: player for player in report.players}
    return [
        *_duplicates(report.players),
        *_unknown_numbers(report, players),
        *_announced_byes(report, players),
        *(
            problem
            for player in report.players
            for number, entry in enumerate(player.rounds, start=1)
            for problem in _round(players, player, number, entry)
        ),
        *_rounds(report),
        *_points(report),
    ]


def _duplicates(players: Iterable[PlayerRecord]) -> Iterator[Problem]:
    seen: dict[int, int] = {}
    for player in players:
        if player.number in seen:
            yield Problem(
                player.line,
                f"starting number {player.number} already stands in line {seen[player.number]}",
                player.number,
            )
        seen.setdefault(player.number, player.line)


def _unknown_numbers(report: Report, known: Iterable[int]) -> Iterator[Problem]:
    """Records that name players; in a team event they name teams, which are not looked at."""
    if report.teams_stated:
        return
    numbers = set(known)
    records: list[ByeRecord | ProhibitedRecord | AbnormalPoints] = [
        *report.byes,
        *report.prohibited,
        *report.abnormal,
    ]
    for record in records:
        for player in record.players:
            if player not in numbers:
                yield Problem(record.line, f"there is no player {player}", player)


def _announced_byes(report: Report, players: dict[int, PlayerRecord]) -> Iterator[Problem]:
    for bye in report.byes:
        for number in bye.players:
            entry = players[number].entry(bye.round_number) if number in players else RoundEntry()
            if entry not in (RoundEntry(), RoundEntry(bye.code)):
                yield Problem(
                    bye.line,
                    f"bye {bye.code.value} for round {bye.round_number}, but the player's own line "
                    f"says {entry.code.value or 'paired'}",
                    number,
                )


def _round(
    players: dict[int, PlayerRecord], player: PlayerRecord, number: int, entry: RoundEntry
) -> Iterator[Problem]:
    if entry.opponent is None:
        return
    opponent = players.get(entry.opponent)

    def problem(message: str) -> Problem:
        return Problem(player.line, f"round {number}: {message}", player.number)

    if opponent is None:
        yield problem(f"there is no opponent {entry.opponent}")
        return
    theirs = opponent.entry(number)
    if theirs.opponent != player.number:
        yield problem(
            f"plays {opponent.number}, but {opponent.number} has "
            + (f"opponent {theirs.opponent}" if theirs.opponent else "no opponent")
        )
        return
    if player.number > opponent.number:
        return
    if entry.colour is theirs.colour and entry.colour is not None:
        yield problem(f"{opponent.number} has the same colour")
    if _PLAIN.get(theirs.code, theirs.code) not in _LEGAL[_PLAIN.get(entry.code, entry.code)]:
        yield problem(
            f"result {entry.code.value or 'blank'} does not fit the result "
            f"{theirs.code.value or 'blank'} of {opponent.number}"
        )


def _rounds(report: Report) -> Iterator[Problem]:
    paired = report.rounds_paired
    for player in report.players:
        recorded = len(player.rounds)
        if report.rounds_total and recorded > report.rounds_total:
            yield Problem(
                player.line,
                f"{recorded} rounds are recorded, but the tournament has {report.rounds_total}",
                player.number,
            )
        for number, entry in enumerate(player.rounds, start=1):
            if entry.pending and number < paired:
                yield Problem(player.line, f"round {number}: the result is missing", player.number)
    yield from _second_byes(report)


def _second_byes(report: Report) -> Iterator[Problem]:
    first: dict[int, int] = {}
    for player in report.players:
        for number, entry in enumerate(player.rounds, start=1):
            if entry.code is not Code.PAB:
                continue
            if number in first:
                yield Problem(
                    player.line,
                    f"round {number}: player {first[number]} has the pairing-allocated bye already",
                    player.number,
                )
            first.setdefault(number, player.number)


def _points(report: Report) -> Iterator[Problem]:
    """Points that are stated may or may not count byes of the round that is still to be paired."""
    paired = report.rounds_paired
    for player in report.players:
        if player.points is None:
            continue
        settled = points_before(report, player, paired + 1)
        announced = points_before(report, player, max(len(player.rounds), paired) + 1)
        if player.points not in (settled, announced):
            yield Problem(
                player.line,
                f"{_shown(player.points)} points are stated, the results make {_shown(settled)}",
                player.number,
            )


def _shown(points: int) -> str:
    return f"{points / 2:.1f}"
