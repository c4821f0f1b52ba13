"""Rounds of the Lim system of 2026 written as an arbiter reads them."""

from __future__ import annotations

from pairing.model import Field, NoLegalPairing, Participant, RoundPairing

from .. import builders

LIM = "lim-2026"


def players(*games: str) -> tuple[Participant, ...]:
    """One line a player, in the order of numbers: "5w1 2b= U"; opponents need not be there."""
    return tuple(
        builders.player(number, *line.split()) for number, line in enumerate(games, start=1)
    )


def shown(field: Field, **options: str) -> str:
    """The boards with White first, the bye last: "1-5 6-2 7-0"; or why there are none."""
    outcome = builders.pair(field, LIM, **options)
    if isinstance(outcome, NoLegalPairing):
        return f"{outcome.article} {outcome.code}"
    boards = [f"{board.white}-{board.black}" for board in outcome.boards]
    return " ".join(boards + ([f"{outcome.pab}-0"] if outcome.pab else []))


def pairs(field: Field, **options: str) -> str:
    """The same without colours and board order: the lower number first."""
    outcome = builders.pair(field, LIM, **options)
    assert isinstance(outcome, RoundPairing), outcome
    ordered = sorted(tuple(sorted(board)) for board in outcome.boards)
    listed = [f"{low}-{high}" for low, high in ordered]
    return " ".join(listed + ([f"{outcome.pab}-0"] if outcome.pab else []))
