"""A pairing of a bracket that gives up nothing beyond X1 and Z1, if there is one.

Nearly every bracket has one, and it is found without weighing: whoever attains the least number
of unfulfilled preferences (A.8) is known by the pairs he may not make.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from pairing.colours import Strength
from pairing.dutch.exchange import single_exchanges
from pairing.dutch.transposition import first_transposition
from pairing.dutch_2012.bracket import Bracket2012, Exchange2012
from pairing.dutch_2012.criteria import Lowered, Pair
from pairing.dutch_2012.web import HeaviestPairs
from pairing.matching.bits import lowest, members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse
from pairing.model import Colour

EXCHANGES_TRIED = 300
"""More are left to the weighing, which does not depend on their number."""


def perfect_pairing(bracket: Bracket2012, pulse: Pulse, *, mixed: bool) -> HeaviestPairs | None:
    """The first pairing with P0 pairs, all MDPs and nothing lowered; None if there is none.

    None as well if it takes more than a few exchanges.
    """
    if bracket.scores_first:
        return None
    near = _permitted(bracket, mixed=mixed)
    slot = bracket.roster.bye
    rows = (*bracket.players, slot) if len(bracket.players) % 2 else bracket.players
    pulse.work(40 * len(rows))
    if not mixed:
        plain = _paired(bracket.players, near, slot)
        if plain is not None:
            return HeaviestPairs(plain, 0, Exchange2012())
    matching = Matching(near)
    matching.fill(rows)
    if not matching.perfect:
        return None
    first: tuple[Pair, ...] = ()
    if mixed:
        first = _mdp_pairs(bracket.mdps, matching, pulse)
    gone = {player for pair in first for player in pair}
    rest = tuple(player for player in bracket.players if player not in gone)
    return _with_exchange(first, rest, near, slot, pulse)


def _with_exchange(
    first: tuple[Pair, ...], rest: tuple[int, ...], near: Sequence[int], slot: int, pulse: Pulse
) -> HeaviestPairs | None:
    """C.4 to C.8 for a homogeneous bracket or a remainder."""
    plain = _paired(rest, near, slot)
    if plain is not None:
        return HeaviestPairs(first + plain, len(first), Exchange2012())
    size = len(rest) // 2
    for s1, s2 in islice(single_exchanges(rest[:size], rest[size:]), EXCHANGES_TRIED):
        pulse.work(10 * len(rest))
        pairs = _transposed(s1, s2, near, slot)
        if pairs is not None:
            coming = tuple(player for player in s1 if player not in rest[:size])
            leaving = tuple(player for player in s2 if player in rest[:size])
            return HeaviestPairs(first + pairs, len(first), Exchange2012(leaving, coming))
    return None


def _paired(players: tuple[int, ...], near: Sequence[int], slot: int) -> tuple[Pair, ...] | None:
    size = len(players) // 2
    return _transposed(players[:size], players[size:], near, slot)


def _transposed(
    s1: Sequence[int], s2: Sequence[int], near: Sequence[int], slot: int
) -> tuple[Pair, ...] | None:
    rows = [*s1, slot] if len(s2) > len(s1) else s1
    partner = first_transposition(rows, s2, near)
    return None if partner is None else tuple((player, partner[player]) for player in s1)


def _mdp_pairs(mdps: tuple[int, ...], matching: Matching, pulse: Pulse) -> tuple[Pair, ...]:
    """D.1: each MDP in turn gets the first opponent that leaves the others a way."""
    pairs = []
    for mdp in mdps:
        pulse.work(10 * len(matching.mate))
        other = lowest(matching.partners(mdp))
        if matching.mate[mdp] != other:
            matching.force(mdp, other)
        matching.remove(mdp)
        matching.remove(other)
        pairs.append((mdp, other))
    return tuple(pairs)


def _permitted(bracket: Bracket2012, *, mixed: bool) -> list[int]:
    """For each place whom he may meet if nothing is given up; the slot is for the floater."""
    roster = bracket.roster
    classes = _Classes(bracket)
    near = [0] * (len(roster) + 1)
    for place in bracket.players:
        near[place] = bracket.near(place) & ~classes.spoiling(place)
    if mixed:
        _keep_upfloats(bracket, near)
    if len(bracket.players) % 2:
        for place in members(_may_float(bracket, classes, mixed=mixed)):
            near[place] |= 1 << roster.bye
            near[roster.bye] |= 1 << place
    return near


def _keep_upfloats(bracket: Bracket2012, near: list[int]) -> None:
    """MDPs meet residents only, and nobody who floated up in the last two rounds (B.5, B.6)."""
    entrants = bracket.roster.entrants
    tired = set_of(place for place in bracket.residents if any(entrants[place].upfloat))
    for mdp in bracket.mdps:
        near[mdp] &= ~(tired | bracket.mdp_set)
    for place in members(tired):
        near[place] &= ~bracket.mdp_set


def _may_float(bracket: Bracket2012, classes: _Classes, *, mixed: bool) -> int:
    floaters = set_of(bracket.residents if mixed else bracket.players) & ~classes.needed
    if bracket.last:
        floaters &= bracket.roster.bye_candidates
    return set_of(place for place in members(floaters) if bracket.of_floater(place) == Lowered())


class _Classes:
    """The players by their preference.

    With too many seekers of one colour each pair has to contain one of them, and everybody else
    is `needed`: so X1 is attained. Likewise with strong seekers and Z1.
    """

    def __init__(self, bracket: Bracket2012) -> None:
        roster = bracket.roster
        self.entrants = roster.entrants
        self.odd_round = roster.odd_round
        seekers = bracket.seekers
        self.majority = seekers.majority
        self.wishing = {colour: self._those(bracket, colour, Strength.MILD) for colour in Colour}
        self.firm = {colour: self._those(bracket, colour, Strength.STRONG) for colour in Colour}
        self.absolute = {
            colour: self._those(bracket, colour, Strength.ABSOLUTE) for colour in Colour
        }
        everybody = set_of(bracket.players)
        self.crowded = seekers.x1(bracket.p0) > 0
        self.very = self.crowded and not roster.odd_round and seekers.z1(bracket.p0) > 0
        self.core = (self.firm if self.very else self.wishing)[self.majority]
        self.needed = everybody & ~self.core if self.crowded else 0

    def _those(self, bracket: Bracket2012, colour: Colour, least: Strength) -> int:
        return set_of(
            place
            for place in bracket.players
            if self.entrants[place].wish is colour and self.entrants[place].strength >= least
        )

    def spoiling(self, place: int) -> int:
        """Whom this player may not meet if nothing is to be given up."""
        wish, strength = self.entrants[place].wish, self.entrants[place].strength
        if self.crowded and not self.core >> place & 1:
            return self.needed
        if wish is None:
            return 0
        if not self.crowded:
            return self.wishing[wish]
        if self.very:
            return self.absolute[wish] if strength is Strength.ABSOLUTE else 0
        return self.firm[wish] if strength >= Strength.STRONG else 0
