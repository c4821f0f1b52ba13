"""The pairs of a bracket: the first by their identifier that comply with C1 and C8 (3.6)."""

from __future__ import annotations

from collections.abc import Sequence

from pairing.double_swiss.roster import DoubleSwissRoster
from pairing.fide_2026.completion import STEPS_PER_PLAYER, largest
from pairing.fide_2026.first_pairs import Faults, FewestFaults, Pairs, first_pairs
from pairing.matching.pulse import Pulse


def paired(roster: DoubleSwissRoster, residents: int, upfloaters: int, pulse: Pulse) -> Pairs:
    """`residents` and `upfloaters` can be paired, and no upfloater with another."""
    bracket = residents | upfloaters
    pulse.work(STEPS_PER_PLAYER * bracket.bit_count())
    rows = [row & bracket for row in roster.allowed]
    protected = roster.floated & residents
    if upfloaters and protected:
        spared = _without(rows, upfloaters, protected)
        if largest(spared, bracket).perfect:
            return first_pairs(spared, bracket, pulse)
        if upfloaters.bit_count() > 1:
            return _fewest_protected(rows, bracket, upfloaters, protected, pulse)
    return first_pairs(rows, bracket, pulse)


def broken(roster: DoubleSwissRoster, residents: int, upfloaters: int, pairs: Pairs) -> Faults:
    """C8: how many residents who floated in the previous round meet an upfloater."""
    protected = roster.floated & residents
    met = (1 << one | 1 << other for one, other in pairs)
    return (sum(bool(pair & upfloaters and pair & protected) for pair in met),)


def _without(rows: Sequence[int], some: int, others: int) -> list[int]:
    """Without the pairs of one of some with one of the others."""
    return [
        row & ~others if some >> place & 1 else row & ~some if others >> place & 1 else row
        for place, row in enumerate(rows)
    ]


def _fewest_protected(
    rows: Sequence[int], bracket: int, upfloaters: int, protected: int, pulse: Pulse
) -> Pairs:
    """C8 cannot be kept for all."""
    kind = [2 * (upfloaters >> place & 1) + (protected >> place & 1) for place in range(len(rows))]

    def meets_protected(one: int, other: int) -> Faults:
        return (int({kind[one], kind[other]} == {1, 2}),)

    return FewestFaults(rows, bracket, kind, meets_protected, pulse).pairs()
