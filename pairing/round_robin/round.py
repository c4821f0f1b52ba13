"""A round of the schedule, among those who are there."""

from __future__ import annotations

from collections.abc import Sequence

from pairing.model import (
    TPN,
    Board,
    Field,
    NoLegalPairing,
    Options,
    PairRound,
    Progress,
    RoundPairing,
)
from pairing.sentences import said
from pairing.system import Schedule, ScheduledRound

ARTICLE = "C.05 Annex 1"


def pairing_by(schedule: Schedule, article: str = ARTICLE) -> PairRound:
    """The round of the schedule; whoever was to meet somebody who is away has no board, and is not
    free by the table.

    The numbers of the table are the places of the players in the order of their numbers.
    """

    def pair_round(
        field: Field, options: Options, progress: Progress
    ) -> RoundPairing | NoLegalPairing:
        rounds = schedule(len(field.participants), options)
        if not 1 <= field.round_number <= len(rounds):
            return _no_such_round(field, len(rounds), article)
        scheduled = by_numbers(rounds[field.round_number - 1], numbers_of(field))
        boards = tuple(each for each in scheduled.boards if field.away.isdisjoint(each))
        progress(len(field.participants), len(field.participants))
        free = scheduled.free
        return RoundPairing(boards, None if free in field.away else free)

    return pair_round


def numbers_of(field: Field) -> tuple[TPN, ...]:
    return tuple(sorted(each.tpn for each in field.participants))


def by_numbers(scheduled: ScheduledRound, numbers: Sequence[TPN]) -> ScheduledRound:
    """Of the places in the table those who have them."""
    boards = tuple(
        Board(numbers[board.white - 1], numbers[board.black - 1]) for board in scheduled.boards
    )
    return ScheduledRound(boards, numbers[scheduled.free - 1] if scheduled.free else None)


def _no_such_round(field: Field, rounds: int, article: str) -> NoLegalPairing:
    players = len(field.participants)
    facts = {"count": players, "rounds": rounds, "round": field.round_number}
    return NoLegalPairing("table-ended", article, said("table-ended", **facts))
