"""A bracket paired with the floaters it was given (C.1 to C.10, C.14)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from pairing.colours import Strength
from pairing.dutch_2012.bracket import Bracket2012, PairedBracket
from pairing.dutch_2012.criteria import Lowered, Pair, of_pair
from pairing.dutch_2012.perfect import perfect_pairing
from pairing.dutch_2012.web import HeaviestPairs, Web, first_pairing, packed
from pairing.matching.alike import examples
from pairing.matching.bits import gathered, members, set_of
from pairing.matching.pulse import Pulse
from pairing.model import HalfPoints

STEPS_PER_PLAYER = 100
"""To take his opponents from one set of numbers to another."""
NOTHING_ASIDE: Final[Mapping[int, int]] = MappingProxyType({})


def best_pairing(bracket: Bracket2012, pulse: Pulse) -> PairedBracket | None:
    """What the bracket comes to by itself; None if the lowest one cannot be completed."""
    if not bracket.homogeneous:
        outcome = _best(bracket, pulse, mixed=True)
        if outcome is not None and outcome.m1:
            return outcome
    return _best(bracket, pulse, mixed=False)


def _best(bracket: Bracket2012, pulse: Pulse, *, mixed: bool) -> PairedBracket | None:
    made = perfect_pairing(bracket, pulse, mixed=mixed)
    if made is None:
        made = first_pairing(web_of(bracket, pulse, mixed=mixed), pulse)
    return None if made is None else outcome_of(bracket, made, mixed=mixed)


def outcome_of(
    bracket: Bracket2012, made: HeaviestPairs, *, mixed: bool, by: str = ""
) -> PairedBracket:
    paired = {player for pair in made.pairs for player in pair}
    floaters = tuple(player for player in bracket.everybody if player not in paired)
    return PairedBracket(bracket, made.pairs, made.m1, floaters, mixed, made.exchange, by)


def web_of(
    bracket: Bracket2012,
    pulse: Pulse,
    *,
    mixed: bool,
    below: tuple[int, ...] = (),
    aside: Mapping[int, int] = NOTHING_ASIDE,
    pairs_first: bool = False,
) -> Web:
    """The bracket for the weighing; `below`, `aside`: others that its floaters may be joined to."""
    roster = bracket.roster
    if bracket.last and len(bracket.players) % 2:
        eligible = set_of(bracket.players) & roster.bye_candidates
        below = (roster.bye,)
        aside = {roster.bye: eligible} | dict.fromkeys(members(eligible), 1 << roster.bye)
    nodes = (*bracket.everybody, *below)
    floating = _floating(bracket, len(nodes))
    near = _near(bracket, pulse, mixed=mixed)
    kinds = _kinds(bracket, nodes, floating, aside)
    return Web(
        nodes=tuple(sorted(nodes)),
        near=near,
        aside=aside,
        kinds=kinds,
        costs=_costs(bracket, near, kinds, len(nodes), mixed=mixed),
        floating=floating,
        mdps=bracket.mdps if mixed else (),
        complete=bracket.last or bool(below),
        pairs_first=pairs_first,
    )


def _near(bracket: Bracket2012, pulse: Pulse, *, mixed: bool) -> dict[int, int]:
    apart = set_of(bracket.apart) if mixed else 0
    pulse.work(STEPS_PER_PLAYER * len(bracket.players))
    here, allowed = set_of(bracket.players), bracket.roster.allowed
    return {
        place: allowed[place] & here & ~(apart if apart >> place & 1 else 0)
        for place in bracket.players
    }


def _kinds(
    bracket: Bracket2012,
    nodes: Iterable[int],
    floating: Mapping[int, int],
    aside: Mapping[int, int],
) -> dict[int, int]:
    """Of each node, a number; those with the same number give up the same.

    What B.2 forbids is told apart too, so that a kind says much about who can be joined.
    """
    numbers: dict[Hashable, int] = {}

    def alike(node: int) -> Hashable:
        if node >= bracket.roster.bye:
            return aside.get(node, 0)
        entrant = bracket.roster.entrants[node]
        absolute = entrant.strength is Strength.ABSOLUTE and not entrant.topscorer
        if node not in floating:
            return entrant.wish if absolute else None
        mdp = bracket.mdp_set >> node & 1
        preference = entrant.wish, entrant.strength, absolute
        return mdp, entrant.score, preference, entrant.upfloat, floating[node]

    return {node: numbers.setdefault(alike(node), len(numbers)) for node in nodes}


def _costs(
    bracket: Bracket2012,
    near: Mapping[int, int],
    kinds: Mapping[int, int],
    nodes: int,
    *,
    mixed: bool,
) -> dict[Pair, int]:
    """What a pair of two kinds gives up, told by one such pair."""
    roster = bracket.roster
    places = bracket.players
    rows = [gathered(near[place], places) for place in places]
    costs = {}
    for pair, edge in examples(rows, [kinds[place] for place in places]).items():
        one, other = (places[node] for node in edge)
        costs[pair] = packed(of_pair(roster, one, other, upfloats=mixed), nodes)
        if bracket.scores_first:
            difference = roster.entrants[one].score - roster.entrants[other].score
            costs[pair] += _distance(difference, nodes)
    return costs


def _floating(bracket: Bracket2012, nodes: int) -> dict[int, int]:
    roster = bracket.roster
    floating = {place: packed(bracket.of_floater(place), nodes) for place in bracket.players}
    if bracket.scores_first:
        bottom = min(roster.entrants[place].score for place in bracket.players) - 2
        for place in floating:
            floating[place] += _distance(roster.entrants[place].score - bottom, nodes)
    return floating


def _distance(difference: HalfPoints, nodes: int) -> int:
    """B.3 before B.4: a wide difference weighs more than any number of less wide ones."""
    width = (4 * nodes).bit_length()
    return 1 << width * (len(Lowered._fields) + difference) if difference else 0
