"""What is doubtful in a report: it can be read, but whoever sent it should look at it."""

from __future__ import annotations

import datetime
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from pairing.clauses import Clause, Figure, clause
from pairing.trf.dates import day
from pairing.trf.faults import Fault
from pairing.trf.left_out import without_left_out
from pairing.trf.national import rank_method_of
from pairing.trf.points import points_made
from pairing.trf.problems import Problem
from pairing.trf.regulations import contradictions
from pairing.trf.report import Code, PlayerRecord, Report

_SHORT: Final = (Code.SHORT_WIN, Code.SHORT_DRAW, Code.SHORT_LOSS)
_PERIOD: Final = r"(\d+/)?\d+(\+\d+)?"
TIME_CONTROL: Final = re.compile(
    rf"{_PERIOD}(:{_PERIOD})*|W{_PERIOD}(:{_PERIOD})*-B{_PERIOD}(:{_PERIOD})*", re.ASCII
)
"""In seconds: `5400+30`, `40/6000+30:900+30`, `W300-B240`."""


def doubts(report: Report) -> list[Problem]:
    """Every doubt between records; those of single columns are found while they are read."""
    return [
        *_points(report),
        *_ranks(report),
        *_twice(report),
        *_short_of_one(report),
        *_days(report),
        *_counts(report),
        *_codes(report),
        *_accelerated_twice(report),
        *_changes(report),
    ]


def _points(report: Report) -> Iterator[Problem]:
    report = without_left_out(report)
    for player in report.players:
        if player.points is None:
            continue
        settled = points_made(report, player)
        if player.points not in (*settled, *points_made(report, player, to_come=True)):
            stated, made = f"{player.points / 2:.1f}", f"{settled[0] / 2:.1f}"
            yield Problem(
                player.line,
                clause("Pairing-Doubt.points", stated=Figure(stated), made=Figure(made)),
                player.number,
                Fault.POINTS_DIFFER,
            )


def _ranks(report: Report) -> Iterator[Problem]:
    """Places 1, 2, 2, 4, and more points before fewer, where points come first."""
    ranked = sorted(_with_rank(report), key=lambda pair: pair[0])
    numbers = [rank for rank, _ in ranked]
    for at, (rank, player) in enumerate(ranked, start=1):
        if rank != numbers.index(rank) + 1:
            message = clause("Pairing-Doubt.rank", rank=rank, place=at)
            yield Problem(player.line, message, player.number, Fault.RANKS_IN_DISORDER)
            return
    if report.standings_order and report.standings_order[0].upper() != "PTS":
        return
    for (rank, before), (later, player) in pairwise(ranked):
        if before.points is None or player.points is None:
            continue
        if before.points < player.points or (rank == later and before.points != player.points):
            other = "fewer" if before.points < player.points else "more"
            message = clause(
                f"Pairing-Doubt.rank-with-{other}", rank=later, player=before.number, before=rank
            )
            yield Problem(player.line, message, player.number, Fault.RANKS_IN_DISORDER)


def _with_rank(report: Report) -> Iterator[tuple[int, PlayerRecord]]:
    for player in report.players:
        if player.rank is not None:
            yield player.rank, player


def _twice(report: Report) -> Iterator[Problem]:
    ids: dict[str, int] = {}
    people: dict[tuple[str, str], int] = {}
    for player in report.players:
        fide_id = player.fide_id.lstrip("0")
        first = ids.setdefault(fide_id, player.number) if fide_id else player.number
        if first != player.number:
            message = clause("Pairing-Doubt.same-fide-id", player=first, fide_id=fide_id)
            yield Problem(player.line, message, player.number, Fault.SAME_FIDE_ID)
        key = player.name.casefold(), player.birth_date
        first = people.setdefault(key, player.number) if player.name else player.number
        if first != player.number:
            message = clause("Pairing-Doubt.same-person", player=first)
            yield Problem(player.line, message, player.number, Fault.SAME_PERSON)


def _short_of_one(report: Report) -> Iterator[Problem]:
    players = {player.number: player for player in report.players}
    for player in report.players:
        for number, entry in enumerate(player.rounds, start=1):
            opponent = players.get(entry.opponent or 0)
            if opponent is None or opponent.number < player.number:
                continue
            theirs = opponent.entry(number)
            if theirs.opponent == player.number and (
                (entry.code in _SHORT) != (theirs.code in _SHORT)
            ):
                message = clause(
                    "Pairing-Doubt.short-of-one",
                    round=number,
                    result=entry.code.value,
                    theirs=theirs.code.value,
                    opponent=opponent.number,
                )
                yield Problem(player.line, message, player.number, Fault.SHORT_OF_ONE)


def _days(report: Report) -> Iterator[Problem]:
    start, end = day(report.start_date), day(report.end_date)
    for code, text, what in (
        ("042", report.start_date, "start"),
        ("052", report.end_date, "end"),
    ):
        if text and day(text) is None:
            message = clause(f"Pairing-Doubt.no-{what}-date", text=text)
            yield _of(report, code, message, Fault.UNREADABLE)
    if start and end and end < start:
        message = clause("Pairing-Doubt.end-first", end=report.end_date, start=report.start_date)
        yield _of(report, "052", message, Fault.DATES_BACKWARDS)
    yield from _round_days(report, start, end)
    for player in report.players:
        born = day(player.birth_date)
        if born and start and born >= start:
            message = clause("Pairing-Doubt.born-late", date=player.birth_date)
            yield Problem(player.line, message, player.number, Fault.DATE_OUTSIDE)


def _round_days(
    report: Report, start: datetime.date | None, end: datetime.date | None
) -> Iterator[Problem]:
    before = None
    for number, text in enumerate(report.round_dates, start=1):
        date = day(text)
        if date is None:
            if text:
                message = clause("Pairing-Doubt.no-round-date", round=number, text=text)
                yield _of(report, "132", message, Fault.UNREADABLE)
            continue
        if before and date < before:
            message = clause("Pairing-Doubt.round-early", round=number, date=text)
            yield _of(report, "132", message, Fault.DATES_BACKWARDS)
        if (start and date < start) or (end and date > end):
            message = clause("Pairing-Doubt.round-outside", round=number, date=text)
            yield _of(report, "132", message, Fault.DATE_OUTSIDE)
        before = date
    if report.rounds_total and len(report.round_dates) > report.rounds_total:
        message = clause(
            "Pairing-Doubt.dates", dates=len(report.round_dates), rounds=report.rounds_total
        )
        yield _of(report, "132", message, Fault.COUNT_DIFFERS)


def _counts(report: Report) -> Iterator[Problem]:
    rated = sum(player.rating > 0 for player in report.players)
    for code, stated, count, what in (
        ("062", report.players_stated, len(report.players), "players"),
        ("072", report.rated_stated, rated, "rated"),
    ):
        if stated is not None and stated != count:
            message = clause(f"Pairing-Doubt.count-of-{what}", stated=stated, count=count)
            yield _of(report, code, message, Fault.COUNT_DIFFERS)


def _codes(report: Report) -> Iterator[Problem]:
    federation = report.federation
    if federation and not re.fullmatch("[A-Za-z]{3}", federation):
        message = clause("Pairing-Doubt.no-federation", text=federation)
        yield _of(report, "032", message, Fault.UNREADABLE)
    if report.rank_method and rank_method_of(report) is None:
        message = clause("Pairing-Doubt.no-rank-method", text=report.rank_method)
        yield _of(report, "172", message, Fault.UNREADABLE)
    control = report.encoded_time_control
    if control and not TIME_CONTROL.fullmatch(control):
        message = clause("Pairing-Doubt.no-time-control", text=control)
        yield _of(report, "222", message, Fault.UNREADABLE)
    if report.tie_breaks and report.standings_order:
        message = clause("Pairing-Doubt.two-orders")
        yield _of(report, "212", message, Fault.TWO_ORDERS)


def _changes(report: Report) -> Iterator[Problem]:
    """Lines about regulations that were changed under way."""
    lines = [line for line, code in report.records.items() if code == "###"]
    for place, message in contradictions(report):
        yield Problem(lines[place], message, fault=Fault.CHANGE_UNCLEAR)


def _accelerated_twice(report: Report) -> Iterator[Problem]:
    """Of two records for a player and round the later one holds."""
    seen: dict[tuple[int, int], int] = {}
    numbers = [player.number for player in report.players]
    counted = Counter[int]()
    for record in report.virtual:
        for player in numbers:
            if not record.first_player <= player <= record.last_player:
                continue
            for number in range(record.first_round, min(record.last_round, 99) + 1):
                before = seen.setdefault((player, number), record.line)
                if before != record.line and not counted[record.line]:
                    counted[record.line] += 1
                    message = clause("Pairing-Doubt.accelerated-twice", line=before, player=player)
                    yield Problem(record.line, message, player, Fault.ACCELERATED_TWICE)


def _of(report: Report, code: str, message: Clause, fault: Fault) -> Problem:
    return Problem(report.lines.get(code, 0), message, None, fault)
