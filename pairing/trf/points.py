"""What the rounds of a report were worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pairing.model import HalfPoints
from pairing.trf.regulations import scoring_in
from pairing.trf.report import AbnormalPoints, Code, PlayerRecord, Report, RoundEntry

_SAME = {Code.SHORT_WIN: Code.WIN, Code.SHORT_DRAW: Code.DRAW, Code.SHORT_LOSS: Code.LOSS}


def entry_of(report: Report, player: PlayerRecord, round_number: int) -> RoundEntry:
    """The entry of a round; a blank one is filled from the announced byes (240)."""
    entry = player.entry(round_number)
    if entry != RoundEntry():
        return entry
    for bye in report.byes:
        if bye.round_number == round_number and player.number in bye.players:
            return RoundEntry(bye.code)
    return entry


def entry_points(report: Report, player: PlayerRecord, round_number: int) -> HalfPoints:
    """The points of one round, abnormal points (299) included."""
    result = result_points(report, player, round_number)
    return result + extra_points(report, player, round_number)


def result_points(report: Report, player: PlayerRecord, round_number: int) -> HalfPoints:
    """What the round itself gave, in a 299 record by its code or by the scoring; a game without a
    result has given nothing yet."""
    entry = entry_of(report, player, round_number)
    if entry.pending:
        return 0
    points = scoring_in(report, round_number).points(entry)
    for abnormal in _abnormal(report, player):
        if abnormal.code is _SAME.get(entry.code, entry.code) and abnormal.round_number in (
            None,
            round_number,
        ):
            points = abnormal.points
    return points


def extra_points(report: Report, player: PlayerRecord, round_number: int) -> HalfPoints:
    """Bonuses and penalties of that round (299 without a code)."""
    return sum(
        abnormal.points
        for abnormal in _abnormal(report, player)
        if abnormal.code is None and _extra_round(abnormal) == round_number
    )


def _abnormal(report: Report, player: PlayerRecord) -> Iterator[AbnormalPoints]:
    return (each for each in report.abnormal if player.number in each.players)


def points_before(report: Report, player: PlayerRecord, round_number: int) -> HalfPoints:
    return sum(entry_points(report, player, past) for past in range(1, round_number))


def points_made(
    report: Report, player: PlayerRecord, *, to_come: bool = False
) -> tuple[HalfPoints, ...]:
    """What a report may state as his points: adjourned games as their results are scored (162 X),
    or as nothing yet. `to_come`: with the byes in his line for the round still to be paired."""
    last = report.rounds_paired
    if to_come:
        last = max(len(player.rounds), last)
    return tuple(
        points_before(report, read, last + 1) for read in (player, without_adjourned(player))
    )


def without_adjourned(player: PlayerRecord) -> PlayerRecord:
    """With adjourned games as such that go on."""
    rounds = (
        replace(entry, code=Code.BLANK) if entry.code is Code.ADJOURNED else entry
        for entry in player.rounds
    )
    return replace(player, rounds=tuple(rounds))


def _extra_round(abnormal: AbnormalPoints) -> int:
    """A penalty or bonus for no particular round counts from the first one on."""
    return abnormal.round_number or 1
