"""A bracket paired with the floaters it was given (C.1 to C.10, C.14)."""

from __future__ import annotations

from pairing.dutch_2012.bracket import Bracket, Outcome
from pairing.dutch_2012.criteria import Lowered, Pair, of_pair
from pairing.dutch_2012.perfect import perfect_pairing
from pairing.dutch_2012.web import Found, Web, first_pairing, packed
from pairing.matching.bits import members, set_of
from pairing.matching.pulse import Pulse
from pairing.model import HalfPoints

STEPS_PER_PAIR = 10
"""How much more work it is to weigh a pair than to look at it."""


def best_pairing(bracket: Bracket, pulse: Pulse) -> Outcome | None:
    """What the bracket comes to by itself; None if the lowest one cannot be completed."""
    if not bracket.homogeneous:
        outcome = _best(bracket, pulse, mixed=True)
        if outcome is not None and outcome.m1:
            return outcome
    return _best(bracket, pulse, mixed=False)


def _best(bracket: Bracket, pulse: Pulse, *, mixed: bool) -> Outcome | None:
    found = perfect_pairing(bracket, pulse, mixed=mixed)
    if found is None:
        found = first_pairing(web_of(bracket, pulse, mixed=mixed), pulse)
    return None if found is None else outcome_of(bracket, found, mixed=mixed)


def outcome_of(bracket: Bracket, found: Found, *, mixed: bool, by: str = "") -> Outcome:
    paired = {player for pair in found.pairs for player in pair}
    floaters = tuple(player for player in bracket.everybody if player not in paired)
    return Outcome(bracket, found.pairs, found.m1, floaters, mixed, found.exchange, by)


def web_of(
    bracket: Bracket,
    pulse: Pulse,
    *,
    mixed: bool,
    below: tuple[int, ...] = (),
    aside: frozenset[Pair] = frozenset(),
    pairs_first: bool = False,
) -> Web:
    """The bracket for the weighing; `below`, `aside`: others that its floaters may be joined to."""
    roster = bracket.roster
    if bracket.last and len(bracket.players) % 2:
        eligible = set_of(bracket.players) & roster.bye_candidates
        below, aside = (roster.bye,), frozenset((place, roster.bye) for place in members(eligible))
    nodes = (*bracket.everybody, *below)
    return Web(
        nodes=tuple(sorted(nodes)),
        made=_made(bracket, len(nodes), pulse, mixed=mixed),
        aside=aside,
        floating=_floating(bracket, len(nodes)),
        mdps=bracket.mdps if mixed else (),
        complete=bracket.last or bool(below),
        pairs_first=pairs_first,
    )


def _made(bracket: Bracket, nodes: int, pulse: Pulse, *, mixed: bool) -> dict[Pair, int]:
    roster = bracket.roster
    costs: dict[tuple[int, ...], int] = {}
    made = {}
    apart = set_of(bracket.apart) if mixed else 0
    for one in bracket.players:
        pulse.work(STEPS_PER_PAIR * len(bracket.players))
        near = bracket.near(one) & ~(apart if apart >> one & 1 else 0)
        for other in members(near >> one << one):
            lowered = of_pair(roster, one, other, upfloats=mixed)
            if lowered not in costs:
                costs[lowered] = packed(lowered, nodes)
            made[one, other] = costs[lowered]
    if bracket.scores_first:
        score = {place: roster.entrants[place].score for place in bracket.players}
        for one, other in made:
            made[one, other] += _distance(score[one] - score[other], nodes)
    return made


def _floating(bracket: Bracket, nodes: int) -> dict[int, int]:
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
