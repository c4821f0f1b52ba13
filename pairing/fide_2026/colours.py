"""Who of a pair gets which colour (5.2 of C.04.4.1 and C.04.4.2)."""

from __future__ import annotations

from enum import Enum

from pairing.colours import ColourRule, ColourSeeker, allocate
from pairing.model import Colour


class ColourDecider(Enum):
    """What gave a pair its colours; the values are the articles."""

    LOT = "5.2.1"
    BOTH = "5.2.2"
    STRONGER = "5.2.3"
    ALTERNATE = "5.2.4"
    HIGHER = "5.2.5"


_DECIDERS = {
    ColourRule.BOTH: ColourDecider.BOTH,
    ColourRule.STRONGER: ColourDecider.STRONGER,
    ColourRule.ALTERNATE: ColourDecider.ALTERNATE,
    ColourRule.HIGHER: ColourDecider.HIGHER,
}


def higher_of(one: ColourSeeker, other: ColourSeeker) -> ColourSeeker:
    return min(one, other, key=lambda seeker: (-seeker.score, seeker.tpn))


def colours_of(
    one: ColourSeeker, other: ColourSeeker, initial: Colour
) -> tuple[Colour, ColourDecider]:
    """The colour of `one` against `other`, and what decided."""
    if not one.record.history and not other.record.history:
        higher = higher_of(one, other)
        colour = initial if higher.odd else initial.opposite
        return colour if higher is one else colour.opposite, ColourDecider.LOT
    colour, rule = allocate(one, other, initial)
    return colour, _DECIDERS[rule]
