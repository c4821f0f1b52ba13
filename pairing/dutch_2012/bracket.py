"""One score bracket with its parameters (A.6, A.8, C.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from pairing.colours import Strength
from pairing.dutch_2012.criteria import Lowered, Pair, of_floater, of_pair, total
from pairing.dutch_2012.roster import Roster2012
from pairing.matching.bits import members, set_of
from pairing.model import Colour


@dataclass(frozen=True, slots=True)
class Seekers:
    """The numbers of A.8; `variable` are w and b of even rounds, `none` is a."""

    firm: dict[Colour, int]
    variable: dict[Colour, int]
    none: int

    def seeking(self, colour: Colour) -> int:
        return self.firm[colour] + self.variable[colour]

    @property
    def majority(self) -> Colour:
        black, white = self.seeking(Colour.BLACK), self.seeking(Colour.WHITE)
        return Colour.BLACK if black > white else Colour.WHITE

    def x1(self, pairs: int) -> int:
        """A.8.a: the fewest pairs that cannot fulfil all preferences."""
        return max(0, pairs - self.seeking(self.majority.opposite) - self.none)

    def z1(self, pairs: int) -> int:
        """A.8.b: the fewest pairs that cannot fulfil all strong preferences (even rounds)."""
        black, white = self.firm[Colour.BLACK], self.firm[Colour.WHITE]
        variable = sum(self.variable.values())
        return max(0, pairs - min(black, white) - variable - self.none)


@dataclass(frozen=True)
class Bracket2012:
    """Players who have moved down, and the residents; both sorted by A.2.

    `lonely` are residents without any possible opponent here: they move on by C.1. `last`: the
    lowest bracket. `joined`: made of several brackets by C.13, the one added last as MDPs.
    """

    roster: Roster2012
    mdps: tuple[int, ...]
    residents: tuple[int, ...]
    last: bool = False
    joined: bool = False
    lonely: tuple[int, ...] = ()

    @cached_property
    def players(self) -> tuple[int, ...]:
        """Those who are to be paired here."""
        return tuple(sorted((*self.mdps, *self.residents)))

    @cached_property
    def everybody(self) -> tuple[int, ...]:
        return tuple(sorted((*self.mdps, *self.residents, *self.lonely)))

    @property
    def all_residents(self) -> tuple[int, ...]:
        return tuple(sorted((*self.residents, *self.lonely)))

    @property
    def p0(self) -> int:
        """A.6.b."""
        return len(self.players) // 2

    @property
    def m0(self) -> int:
        """A.6.c."""
        return len(self.mdps)

    @property
    def homogeneous(self) -> bool:
        """A.3: no MDPs, or at least half of the players."""
        if self.joined and not self.roster.chosen.joined_half_rule:
            return False
        counted = self.players if self.roster.chosen.half_of_staying else self.everybody
        return not self.mdps or 2 * self.m0 >= len(counted)

    @property
    def scores_first(self) -> bool:
        """The reading of A.11 by which close scores (B.3) come before colours (B.4)."""
        return bool(self.mdps) and self.roster.chosen.scores_first

    @cached_property
    def seekers(self) -> Seekers:
        """Whoever played an even number of games in an even round is variable, if mild (A.7.e)."""
        firm, variable = dict.fromkeys(Colour, 0), dict.fromkeys(Colour, 0)
        none = 0
        for place in self.players:
            entrant = self.roster.entrants[place]
            if entrant.wish is None:
                none += 1
            elif entrant.strength is Strength.MILD and not self.roster.odd_round:
                variable[entrant.wish] += 1
            else:
                firm[entrant.wish] += 1
        return Seekers(firm, variable, none)

    @cached_property
    def mdp_set(self) -> int:
        return set_of(self.mdps)

    @property
    def apart(self) -> frozenset[int]:
        """C.4 by another reading: MDPs who meet residents only, if it is heterogeneous."""
        return frozenset(self.mdps if self.roster.chosen.mdps_meet_residents else ())

    def near(self, place: int) -> int:
        """The possible opponents within the bracket."""
        return self.roster.allowed[place] & set_of(self.players)

    def of_floater(self, place: int) -> Lowered:
        """What it means to move this player down or, in the lowest bracket, to give him the bye."""
        chosen = self.roster.chosen
        if self.last and not chosen.bye_floats:
            return Lowered()
        if chosen.mdps_float_freely and self.mdp_set >> place & 1:
            return Lowered()
        return of_floater(self.roster, place)

    def lowered(self, pairs: tuple[Pair, ...], floaters: Iterable[int], *, mixed: bool) -> Lowered:
        """What this pairing of the bracket gives up; `mixed`: paired as heterogeneous."""
        return total(
            (
                *(of_pair(self.roster, *sorted(pair), upfloats=mixed) for pair in pairs),
                *(self.of_floater(place) for place in floaters),
            )
        )


def bracket_of(
    roster: Roster2012,
    mdps: tuple[int, ...],
    residents: tuple[int, ...],
    *,
    last: bool = False,
    joined: bool = False,
) -> Bracket2012:
    """The bracket after C.1: residents whom nobody here may meet move down."""
    if last:
        return Bracket2012(roster, mdps, residents, last, joined)
    everybody = set_of(mdps) | set_of(residents)
    lonely = set_of(place for place in residents if not roster.allowed[place] & everybody)
    staying = tuple(place for place in residents if not lonely >> place & 1)
    return Bracket2012(roster, mdps, staying, last, joined, tuple(members(lonely)))


@dataclass(frozen=True, slots=True)
class Exchange2012:
    """D.2: who leaves S1, and who comes for them."""

    leaving: tuple[int, ...] = ()
    coming: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PairedBracket:
    """A bracket paired: first the pairs of the MDPs (as many as `m1`), then the others.

    In each pair the player of S1 stands first. `floaters` are all who move down, or in the
    lowest bracket who gets the bye. `mixed`: it was paired as heterogeneous. `by`: the rule
    that led back to this bracket, "" if none.
    """

    bracket: Bracket2012
    pairs: tuple[Pair, ...]
    m1: int
    floaters: tuple[int, ...]
    mixed: bool
    exchange: Exchange2012 = Exchange2012()
    by: str = ""

    @property
    def lowered(self) -> Lowered:
        staying = (place for place in self.floaters if place not in self.bracket.lonely)
        return self.bracket.lowered(self.pairs, staying, mixed=self.mixed)
