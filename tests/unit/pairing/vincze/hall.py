"""Rounds of VinczeSwiss written as an arbiter reads them."""

from __future__ import annotations

from pairing.model import Field, NoLegalPairing, Participant, RoundPairing

from .. import builders


def players(*games: str) -> tuple[Participant, ...]:
    """One line a player, in the order of starting numbers: "5w1 2b= U"."""
    return tuple(
        builders.player(number, *line.split()) for number, line in enumerate(games, start=1)
    )


def pair(field: Field, **options: str) -> RoundPairing | NoLegalPairing:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return builders.pair(field, "vincze", **named)


def shown(field: Field, **options: str) -> str:
    """The boards with White first, the odd player last: "1-5 6-2 7-0"; or why there are none."""
    outcome = pair(field, **options)
    if isinstance(outcome, NoLegalPairing):
        return f"{outcome.article} {outcome.code}"
    boards = [f"{board.white}-{board.black}" for board in outcome.boards]
    return " ".join(boards + ([f"{outcome.pab}-0"] if outcome.pab else []))


def pairs(field: Field, **options: str) -> str:
    """The same without colours and board order: the lower number first."""
    outcome = pair(field, **options)
    assert isinstance(outcome, RoundPairing), outcome
    found = sorted(tuple(sorted(board)) for board in outcome.boards)
    listed = [f"{low}-{high}" for low, high in found]
    return " ".join(listed + ([f"{outcome.pab}-0"] if outcome.pab else []))
