"""Contradictions inside a report: opponents, colours, results, rounds, numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from pairing.clauses import Clause, Fact, clause
from pairing.trf.faults import Fault
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
from pairing.trf.teams import is_team_event

_Listing = ByeRecord | ProhibitedRecord | AbnormalPoints

WITHOUT_END: Final = 99
"""A prohibition up to this round or a later one holds to the end."""
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
    """Every contradiction; an empty list if the report is sound.

    Of a team event byes and points belong to teams, and a round has a bye for a whole team: only
    the players themselves are looked at.
    """
    if is_team_event(report):
        return [*_duplicates(report.players)]
    players = {player.number: player for player in report.players}
    return [
        *_duplicates(report.players),
        *_unknown_numbers(report, players),
        *_listed_twice(report),
        *_nobody_listed(report),
        *_unknown_rounds(report),
        *_announced_byes(report, players),
        *(
            problem
            for player in report.players
            for number, entry in enumerate(player.rounds, start=1)
            for problem in _round(players, player, number, entry)
        ),
        *_match_points(report),
        *_rounds(report),
    ]


def _duplicates(players: Iterable[PlayerRecord]) -> Iterator[Problem]:
    seen: dict[int, int] = {}
    for player in players:
        if player.number in seen:
            yield Problem(
                player.line,
                clause(
                    "Pairing-Contradiction.number-twice",
                    player=player.number,
                    line=seen[player.number],
                ),
                player.number,
                Fault.NUMBER_TWICE,
            )
        seen.setdefault(player.number, player.line)


def _unknown_numbers(report: Report, known: Iterable[int]) -> Iterator[Problem]:
    numbers = set(known)
    for record in _listings(report):
        for player in record.players:
            if player not in numbers:
                message = clause("Pairing-Contradiction.no-player", player=player)
                yield Problem(record.line, message, player, Fault.NO_SUCH_PLAYER)


def _listings(report: Report) -> Iterator[_Listing]:
    yield from report.byes
    yield from report.prohibited
    yield from report.abnormal


def _listed_twice(report: Report) -> Iterator[Problem]:
    for record in _listings(report):
        for player, times in Counter(record.players).items():
            if times > 1:
                message = clause("Pairing-Contradiction.listed-twice", player=player, times=times)
                yield Problem(record.line, message, player, Fault.LISTED_TWICE)


def _nobody_listed(report: Report) -> Iterator[Problem]:
    for prohibited in report.prohibited:
        if len(prohibited.players) < 2:
            message = clause("Pairing-Contradiction.prohibition-of-one")
            yield Problem(prohibited.line, message, fault=Fault.MISSING)
    for abnormal in report.abnormal:
        if not abnormal.players:
            message = clause("Pairing-Contradiction.points-for-nobody")
            yield Problem(abnormal.line, message, fault=Fault.MISSING)


def _unknown_rounds(report: Report) -> Iterator[Problem]:
    """A prohibition may be said to have no end, and XXZ stay in the file of the last round."""
    total = report.rounds_total
    if total is None:
        return
    byes = (bye for bye in report.byes if report.records.get(bye.line) != "XXZ")
    stated = [(bye.line, bye.round_number) for bye in byes]
    stated += [(record.line, record.round_number or 1) for record in report.abnormal]
    stated += [(record.line, record.last_round) for record in report.virtual]
    for record in report.prohibited:
        endless = record.last_round >= WITHOUT_END
        stated.append((record.line, record.first_round if endless else record.last_round))
    for line, number in stated:
        if number > total:
            message = clause("Pairing-Contradiction.no-round", round=number, rounds=total)
            yield Problem(line, message, fault=Fault.NO_SUCH_ROUND)


def _match_points(report: Report) -> Iterator[Problem]:
    """Alone they would take a result its points, which stand in other columns."""
    for record in report.abnormal:
        if record.match_points and not record.points:
            yield Problem(
                record.line,
                clause("Pairing-Contradiction.match-points"),
            )


def _announced_byes(report: Report, players: dict[int, PlayerRecord]) -> Iterator[Problem]:
    for bye in report.byes:
        for number in bye.players:
            entry = players[number].entry(bye.round_number) if number in players else RoundEntry()
            if entry not in (RoundEntry(), RoundEntry(bye.code)):
                yield Problem(
                    bye.line,
                    _byes_disagree(bye, entry),
                    number,
                    Fault.BYES_DISAGREE,
                )


def _byes_disagree(bye: ByeRecord, entry: RoundEntry) -> Clause:
    facts = {"bye": bye.code.value, "round": bye.round_number, "result": entry.code.value}
    variant = "bye" if entry.code.value else "bye-but-paired"
    return clause(f"Pairing-Contradiction.{variant}", **facts)


def _round(
    players: dict[int, PlayerRecord], player: PlayerRecord, number: int, entry: RoundEntry
) -> Iterator[Problem]:
    if entry.opponent is None:
        return
    opponent = players.get(entry.opponent)

    def problem(what: str, fault: Fault, **facts: Fact) -> Problem:
        message = clause(f"Pairing-Contradiction.{what}", round=number, **facts)
        return Problem(player.line, message, player.number, fault)

    if opponent is None:
        yield problem("no-opponent", Fault.NO_SUCH_PLAYER, opponent=entry.opponent)
        return
    theirs = opponent.entry(number)
    if theirs.opponent != player.number:
        yield problem(
            "not-mutual" if theirs.opponent else "not-mutual-alone",
            Fault.NOT_MUTUAL,
            opponent=opponent.number,
            theirs=theirs.opponent or 0,
        )
        return
    if player.number > opponent.number:
        return
    if entry.colour is theirs.colour and entry.colour is not None:
        yield problem("same-colour", Fault.SAME_COLOUR, opponent=opponent.number)
    if _PLAIN.get(theirs.code, theirs.code) not in _LEGAL[_PLAIN.get(entry.code, entry.code)]:
        results = {"result": _result(entry), "theirs": _result(theirs)}
        what = "results-disagree"
        yield problem(what, Fault.RESULTS_DISAGREE, opponent=opponent.number, **results)


def _result(entry: RoundEntry) -> str:
    return entry.code.value or "blank"


def _rounds(report: Report) -> Iterator[Problem]:
    paired = report.rounds_paired
    for player in report.players:
        recorded = len(player.rounds)
        if report.rounds_total and recorded > report.rounds_total:
            yield Problem(
                player.line,
                clause(
                    "Pairing-Contradiction.rounds",
                    recorded=recorded,
                    rounds=report.rounds_total,
                ),
                player.number,
                Fault.NO_SUCH_ROUND,
            )
        for number, entry in enumerate(player.rounds, start=1):
            if entry.pending and number < paired:
                message = clause("Pairing-Contradiction.result-missing", round=number)
                yield Problem(player.line, message, player.number, Fault.RESULT_MISSING)
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
                    clause("Pairing-Contradiction.second-bye", round=number, player=first[number]),
                    player.number,
                    Fault.SECOND_PAB,
                )
            first.setdefault(number, player.number)
