"""Rounds of the Lim system written as an arbiter reads them."""

from __future__ import annotations

from dataclasses import replace

from pairing.model import TPN, Field, NoLegalPairing, Participant, ProhibitedGroup, RoundPairing

from .. import builders

LIM = "lim-1999"


def players(*games: str) -> tuple[Participant, ...]:
    """One line a player, in the order of starting numbers: "5w1 2b= U".

    "F", "H" and "Z" give a player a score and no colour. Opponents need not be there.
    """
    return tuple(
        builders.player(number, *line.split()) for number, line in enumerate(games, start=1)
    )


def rated(field: Field, *ratings: int) -> Field:
    """The field with these ratings, in the order of starting numbers."""
    return replace(
        field,
        participants=tuple(
            replace(player, rating=rating)
            for player, rating in zip(field.participants, ratings, strict=True)
        ),
    )


def of_federations(field: Field, *codes: str) -> Field:
    return replace(
        field,
        participants=tuple(
            replace(player, federation=code)
            for player, code in zip(field.participants, codes, strict=True)
        ),
    )


def barred(text: str) -> tuple[ProhibitedGroup, ...]:
    """ "1-4 1-5": pairs that are not to meet."""
    return tuple(
        ProhibitedGroup(frozenset(TPN(int(number)) for number in pair.split("-")))
        for pair in text.split()
    )


def pair(field: Field, **options: str) -> RoundPairing | NoLegalPairing:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return builders.pair(field, LIM, **named)


def shown(field: Field, **options: str) -> str:
    """The boards with White first, the bye last: "1-5 6-2 7-0"; or why there are none."""
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
