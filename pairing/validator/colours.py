"""Who has White by Article 5."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import NamedTuple

from pairing.model import TPN, Colour, Field, RoundKind
from pairing.validator.position import Contender, Position, Wish

_TAKES_PART = (RoundKind.GAME, RoundKind.PAB, RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS)


class CheckedAllocation(NamedTuple):
    """Who gets White, and by which number of Article 5.2."""

    white: TPN
    rule: int


def numbers_of_the_arrived(field: Field) -> dict[TPN, int]:
    """5.2.5 with C.04.2 2.4: who has never been paired has no number yet."""
    arrived = [
        participant.tpn
        for participant in field.participants
        if participant.tpn not in field.away
        or any(past.kind in _TAKES_PART for past in participant.rounds)
    ]
    return {tpn: index for index, tpn in enumerate(sorted(arrived), start=1)}


def plain_numbers(field: Field) -> dict[TPN, int]:
    return {participant.tpn: participant.tpn for participant in field.participants}


def allocated(
    position: Position, numbers: Mapping[TPN, int], one: TPN, other: TPN
) -> CheckedAllocation:
    """Who of the two has White; the first of 5.2.1 to 5.2.5 that decides."""
    pair = sorted(
        (position.contenders[one], position.contenders[other]), key=lambda player: player.rank
    )
    higher, lower = pair

    def gives(player: Contender, colour: Colour, rule: int) -> CheckedAllocation:
        partner = lower if player is higher else higher
        return CheckedAllocation(player.tpn if colour is Colour.WHITE else partner.tpn, rule)

    if higher.wanted is None or lower.wanted is None or higher.wanted is not lower.wanted:
        for player in pair:
            if player.wanted is not None:
                return gives(player, player.wanted, 1)
    else:
        urgency = [_urgency(player) for player in pair]
        if urgency[0] != urgency[1]:
            return gives(pair[urgency.index(max(urgency))], higher.wanted, 2)
    for mine, theirs in zip_longest(reversed(higher.games), reversed(lower.games)):
        if mine is not None and theirs is not None and mine is not theirs:
            return gives(higher, theirs, 3)
    if higher.wanted is not None:
        return gives(higher, higher.wanted, 4)
    first = position.field.initial_colour
    return gives(higher, first if numbers[higher.tpn] % 2 else first.opposite, 5)


def _urgency(player: Contender) -> tuple[int, int]:
    wide = abs(player.colour_difference) if player.wish is Wish.ABSOLUTE else 0
    return player.wish, wide


def unfulfilled(position: Position, numbers: Mapping[TPN, int], one: TPN, other: TPN) -> list[Wish]:
    """The wishes of those of the two who do not get the colour they prefer."""
    white = allocated(position, numbers, one, other).white
    missed = []
    for tpn in (one, other):
        player = position.contenders[tpn]
        colour = Colour.WHITE if tpn == white else Colour.BLACK
        if player.wanted is not None and player.wanted is not colour:
            missed.append(player.wish)
    return missed
