"""The pairs of a bracket: the first by their identifier that comply with C1 and C8 to C10 (3.6)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pairing.colours import Strength
from pairing.fide_2026.completion import STEPS_PER_PLAYER, largest
from pairing.fide_2026.first_pairs import Faults, FewestFaults, Pairs, first_pairs
from pairing.matching.bits import members
from pairing.matching.pulse import Pulse
from pairing.model import Colour
from pairing.team_swiss.roster import TeamSwissRoster


def paired(roster: TeamSwissRoster, residents: int, upfloaters: int, pulse: Pulse) -> Pairs:
    """`residents` and `upfloaters` can be paired, and no upfloater with another."""
    bracket = residents | upfloaters
    pulse.work(STEPS_PER_PLAYER * bracket.bit_count())
    rows = [row & bracket for row in roster.allowed]
    faults = BracketFaults(roster, residents, upfloaters)
    faultless = faults.without(rows)
    if faultless != rows and not largest(faultless, bracket).perfect:
        return FewestFaults(rows, bracket, faults.kinds, faults.of, pulse).pairs()
    return first_pairs(faultless, bracket, pulse)


def broken(roster: TeamSwissRoster, residents: int, upfloaters: int, pairs: Pairs) -> Faults:
    """How often these pairs break C8, C9 and C10."""
    faults = BracketFaults(roster, residents, upfloaters)
    return tuple(map(sum, zip(*(faults.of(*pair) for pair in pairs), strict=True)))


class BracketFaults:
    """How often a pair breaks C8, C9 and C10; teams are places."""

    def __init__(self, roster: TeamSwissRoster, residents: int, upfloaters: int) -> None:
        self.roster = roster
        self.residents = residents
        self.upfloaters = upfloaters
        self.protected = roster.floated & residents if upfloaters else 0

    @property
    def kinds(self) -> Sequence[Hashable]:
        """Who breaks the same criteria with the same others."""
        return [self._kind(place) for place in range(len(self.roster))]

    @property
    def matter(self) -> bool:
        """Some pair that C1 allows breaks one of them."""
        inside = self.residents | self.upfloaters
        rows = [row & inside for row in self.roster.allowed]
        return any(
            row != kept
            for place, (row, kept) in enumerate(zip(rows, self.without(rows), strict=True))
            if inside >> place & 1
        )

    def _kind(self, place: int) -> Hashable:
        wish = self.roster.entrants[place].seeker.preference
        return wish, self.upfloaters >> place & 1, self.protected >> place & 1

    def of(self, one: int, other: int) -> Faults:
        """2.3.5 to 2.3.7."""
        mine, theirs = (self.roster.entrants[each].seeker.preference for each in (one, other))
        clash = mine.colour is not None and mine.colour is theirs.colour
        strong = clash and mine.strength is theirs.strength is Strength.STRONG
        return int(clash), int(strong), int(self._meets_protected(one, other))

    def _meets_protected(self, one: int, other: int) -> bool:
        """C10: an upfloater meets a resident who floated in the previous round."""
        up, kept = self.upfloaters, self.protected
        return bool((up >> one & kept >> other | up >> other & kept >> one) & 1)

    def without(self, rows: Sequence[int]) -> list[int]:
        """The rows without pairs that break one of them."""
        whites, blacks = self._who_prefer(Colour.WHITE), self._who_prefer(Colour.BLACK)
        cleared = list(rows)
        for one, other in (
            (whites, whites),
            (blacks, blacks),
            (self.upfloaters, self.protected),
            (self.protected, self.upfloaters),
        ):
            for place in members(one):
                cleared[place] &= ~other
        return cleared

    def _who_prefer(self, colour: Colour) -> int:
        return sum(
            1 << place
            for place, each in enumerate(self.roster.entrants)
            if each.seeker.preference.colour is colour
        )
