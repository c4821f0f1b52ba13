"""What the rules make of a score group: who floats, and the pairs in the order of their making."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from pairing.lim.colours import Half
from pairing.model import Colour, HalfPoints

Order = tuple[tuple[int, bool], ...]
"""Sets of players one after the other, each read from the highest ranked (True) or the lowest."""


class LimFloater(IntEnum):
    """The four kinds of floater (10.9), from the least disadvantaged."""

    D = 0
    C = 1
    B = 2
    A = 3


@dataclass(frozen=True, slots=True)
class Floater:
    """Who floats out of a group, and what spoke for him when he was chosen (10.2 to 10.10)."""

    player: int
    kind: LimFloater
    floated_before: bool
    due_more: Colour | None
    """The colour more players were due; None if as many were due White as Black."""
    equalises: bool
    """He was due that colour (in a maxi-tournament: and near enough)."""


@dataclass(frozen=True, slots=True)
class Made:
    """A pair as it was made: `player` looked for an opponent and found `opponent`.

    `first`, known in maxi-tournaments: whom he could have had first, whatever the colours.
    `floating`: by 10.8. `present` are those who were not paired yet, `order` how he asks them.
    """

    player: int
    opponent: int
    first: int
    floating: bool
    present: int
    order: Order


@dataclass(frozen=True, slots=True)
class LimBracket:
    """A score group with the floaters that came into it; places in the order of the numbers."""

    half: Half
    score: HalfPoints
    residents: tuple[int, ...]
    incoming: tuple[int, ...] = ()
    """In the order in which they are paired (10.6, 10.7)."""
    floaters: tuple[Floater, ...] = ()
    made: tuple[Made, ...] = ()

    @property
    def upwards(self) -> bool:
        """Pairing upwards: the lower half. The median is paired from the top down (9.2)."""
        return self.half is Half.LOWER

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(sorted((*self.residents, *self.incoming)))
