"""Back to the bracket before, for other floaters (C.12, C.13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, product

from pairing.dutch_2012.bracket import Bracket2012, PairedBracket
from pairing.dutch_2012.criteria import Lowered, Pair
from pairing.dutch_2012.exchange import ExchangeOrder
from pairing.dutch_2012.own import outcome_of, web_of
from pairing.dutch_2012.web import Web, first_pairing
from pairing.matching.bits import members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse
from pairing.model import HalfPoints


@dataclass(frozen=True, slots=True)
class Demand:
    """What other floaters should make possible: `p1` pairs, `m1` of them with MDPs.

    `m1` None: in a homogeneous bracket. `all_compatible`: each of them has an opponent (C.1).
    """

    p1: int
    m1: int | None = None
    all_compatible: bool = False


def demands(bracket: Bracket2012, own: PairedBracket | None) -> Iterator[Demand]:
    """C.12 at each step of C.14 before the bracket can be paired with its own floaters.

    `own` is what it comes to by itself, None if it is the lowest one and cannot be completed.
    """
    pairs = len(own.pairs) if own else -1
    m1 = own.m1 if own else 0
    any_m1 = bracket.roster.chosen.backtrack_for_p1_only
    incompatible = any(not bracket.near(mdp) for mdp in bracket.mdps)
    # an MDP without opponent is the first thing C.1 meets: nobody has moved down by C.1 yet
    p0s = {len(bracket.everybody) // 2, bracket.p0} if incompatible else {bracket.p0}
    for p0 in sorted(p0s, reverse=True):
        if not bracket.homogeneous and not any_m1:
            yield from (Demand(p0, m1=number) for number in range(bracket.m0, m1, -1))
        elif incompatible:
            yield Demand(p0, all_compatible=True)
    if not (own and bracket.last):
        if any_m1:
            pairs, m1 = max(pairs, _most_pairs(bracket)), 0
        lowest_p1 = bracket.p0 - 1 if bracket.last else pairs
        yield from (Demand(p1, m1=m1 or None) for p1 in range(bracket.p0, lowest_p1, -1))


def _most_pairs(bracket: Bracket2012) -> int:
    """With any number of MDPs."""
    near = [bracket.near(place) for place in range(len(bracket.roster))]
    matching = Matching(near)
    matching.fill(bracket.players)
    return (len(bracket.players) - matching.free.bit_count()) // 2


def other_floaters(
    previous: PairedBracket, bracket: Bracket2012, own: PairedBracket | None, pulse: Pulse
) -> PairedBracket | None:
    """C.12: the bracket before, with as many floaters of the same scores that do better here."""
    if not previous.pairs:
        return None
    for demand in demands(bracket, own):
        paired = _meeting(previous, bracket, demand, pulse)
        if paired is not None:
            return paired
    return None


def completing(
    penultimate: PairedBracket, below: tuple[int, ...], pulse: Pulse
) -> PairedBracket | None:
    """C.13: the first other pairing that lets the lowest bracket be completed, if there is one."""
    upper = penultimate.bracket
    roster = upper.roster
    aside = _joins(upper, upper.everybody, below)
    nodes = below
    if (len(upper.everybody) + len(below)) % 2:
        nodes = (*below, roster.bye)
        everybody = set_of((*upper.everybody, *below))
        _open(aside, roster.bye, everybody & roster.bye_candidates)
    outcome = None
    if penultimate.mixed:
        outcome = _paired_again(upper, nodes, aside, pulse, mixed=True)
    if _ends_with_mdps(upper):
        return outcome if outcome is not None and outcome.m1 else None
    if outcome is None or not outcome.m1 or roster.chosen.completing_pairs_first:
        alike = _paired_again(upper, nodes, aside, pulse, mixed=False)
        outcome = alike if _is_better(alike, outcome) else outcome
    return outcome if outcome is not None and outcome.pairs else None


def _ends_with_mdps(upper: Bracket2012) -> bool:
    """The reading that P "becomes zero" (C.13) with M1 (C.3.a), unless pairs come before MDPs."""
    chosen = upper.roster.chosen
    return chosen.joined_half_rule and not chosen.completing_pairs_first and not upper.homogeneous


def _is_better(alike: PairedBracket | None, mixed: PairedBracket | None) -> bool:
    """Without MDPs paired as such only if there are none, or if it makes more pairs."""
    if mixed is None or not mixed.m1:
        return True
    return alike is not None and len(alike.pairs) > len(mixed.pairs)


def _paired_again(
    upper: Bracket2012,
    nodes: tuple[int, ...],
    aside: Mapping[int, int],
    pulse: Pulse,
    *,
    mixed: bool,
) -> PairedBracket | None:
    web = web_of(
        upper,
        pulse,
        mixed=mixed,
        below=nodes,
        aside=aside,
        pairs_first=upper.roster.chosen.completing_pairs_first,
    )
    if not _can_be_joined(web):
        return None
    pairs = first_pairing(web, pulse)
    return None if pairs is None else outcome_of(upper, pairs, mixed=mixed, by="C.13")


def _joins(upper: Bracket2012, floating: Iterable[int], below: tuple[int, ...]) -> dict[int, int]:
    """Floaters with those below, and those below with each other: for each the set of others."""
    allowed = upper.roster.allowed
    moving, targets = set_of(floating), set_of(below)
    joins = {place: allowed[place] & targets for place in members(moving)}
    return joins | {place: allowed[place] & (moving | targets) for place in below}


def _open(joins: dict[int, int], slot: int, places: int) -> None:
    """A slot that any of these may be joined to."""
    joins[slot] = places
    for place in members(places):
        joins[place] |= 1 << slot


def _meeting(
    previous: PairedBracket, bracket: Bracket2012, demand: Demand, pulse: Pulse
) -> PairedBracket | None:
    """The first pairing of the bracket before whose floaters meet the demand here."""
    if not _takes_in(previous, bracket, demand):
        return None
    outcomes = []
    for may, must in _same_scores(previous):
        web = _demanding_web(previous, bracket, demand, (may, must), pulse)
        if web is None or not _can_be_joined(web):
            continue
        pairs = first_pairing(web, pulse)
        if pairs is None or len(pairs.pairs) != len(previous.pairs) or pairs.m1 != previous.m1:
            continue
        outcomes.append(outcome_of(previous.bracket, pairs, mixed=previous.mixed, by="C.12"))
    return min(outcomes, key=place_in_the_walk, default=None)


Place = tuple[list[int], Lowered, list[int], list[int], int, tuple[Pair, ...]]


def place_in_the_walk(outcome: PairedBracket) -> Place:
    """Of pairings whose floaters have the same scores the walk comes to the least of these first.

    What is given up, the MDPs (D.3), their opponents (D.1), the exchange (D.2), the others (D.1).
    """
    bracket, exchange = outcome.bracket, outcome.exchange
    entrants = bracket.roster.entrants
    apart = (entrants[min(pair)].score - entrants[max(pair)].score for pair in outcome.pairs)
    wide = sorted(filter(None, apart), reverse=True) if bracket.scores_first else []
    first = outcome.pairs[: outcome.m1]
    gone = {player for pair in first for player in pair}
    others = [player for player in bracket.players if player not in gone]
    order = ExchangeOrder(others, len(outcome.pairs) - outcome.m1)
    changed = sum(map(order.leaving, exchange.leaving)) + sum(map(order.coming, exchange.coming))
    mdps, opponents = [one for one, _other in first], [other for _one, other in first]
    return wide, outcome.lowered, mdps, opponents, changed, outcome.pairs


def _demanding_web(
    previous: PairedBracket,
    bracket: Bracket2012,
    demand: Demand,
    floating: tuple[set[int], set[int]],
    pulse: Pulse,
) -> Web | None:
    """Both brackets at once; `floating`: who may and who must move down from the upper one."""
    may, must = floating
    upper = previous.bracket
    asked = _asked(upper, bracket, demand, may)
    if asked is None:
        return None
    below, aside = asked
    web = web_of(upper, pulse, mixed=previous.mixed, below=below, aside=aside)
    return web.unpaired(must) if must else web


def _asked(
    upper: Bracket2012, bracket: Bracket2012, demand: Demand, may: Iterable[int]
) -> tuple[tuple[int, ...], dict[int, int]] | None:
    """All who have to be joined below, and how, if these may move down; None: it can't be met."""
    residents = bracket.all_residents
    allowed, here = upper.roster.allowed, set_of(residents)
    floaters = [place for place in may if not demand.all_compatible or allowed[place] & here]
    slots = _slots(bracket, demand, floaters, residents)
    if slots is None:
        return None
    aside = _joins(upper, floaters, residents)
    first_slot = upper.roster.bye + 1
    for slot, open_to in enumerate(slots, start=first_slot):
        _open(aside, slot, open_to)
    return (*residents, *range(first_slot, first_slot + len(slots))), aside


def _slots(
    bracket: Bracket2012, demand: Demand, floaters: list[int], residents: tuple[int, ...]
) -> list[int] | None:
    """A place for each player who is left over here, open to those who may be."""
    if demand.m1 is None:
        left = len(bracket.everybody) - 2 * demand.p1
        slots = [set_of((*floaters, *residents))] * left
    else:
        resting = len(residents) + demand.m1 - 2 * demand.p1
        if resting < 0:
            return None
        slots = [set_of(floaters)] * (bracket.m0 - demand.m1) + [set_of(residents)] * resting
    if bracket.last:
        slots = [slot & bracket.roster.bye_candidates for slot in slots]
    return slots


def _same_scores(previous: PairedBracket) -> Iterator[tuple[set[int], set[int]]]:
    """Who may float and who must, so that as many of each score float as before.

    Where several scores float in part, all choices but for the largest group are gone through.
    """
    wanted = _floating_scores(previous)
    groups = {score: _of_score(previous.bracket, score) for score in wanted}
    partial = [score for score in wanted if wanted[score] < len(groups[score])]
    open_score = max(partial, key=lambda score: len(groups[score]), default=None)
    whole = {place for score in wanted if score not in partial for place in groups[score]}
    others = [
        combinations(groups[score], wanted[score]) for score in partial if score != open_score
    ]
    free = set(groups[open_score]) if open_score is not None else set()
    for choice in product(*others):
        must = whole | {place for group in choice for place in group}
        yield must | free, must


def _floating_scores(previous: PairedBracket) -> Counter[HalfPoints]:
    """How many of each score moved down."""
    entrants = previous.bracket.roster.entrants
    return Counter(entrants[place].score for place in previous.floaters)


def _of_score(bracket: Bracket2012, score: HalfPoints) -> list[int]:
    entrants = bracket.roster.entrants
    return [place for place in bracket.everybody if entrants[place].score == score]


def _takes_in(previous: PairedBracket, bracket: Bracket2012, demand: Demand) -> bool:
    """Whether it could be met if each floater could do all that anybody of his score can.

    If not, none of the choices of floaters has to be looked at.
    """
    wanted = _floating_scores(previous)
    groups = {score: _of_score(previous.bracket, score) for score in wanted}
    anybody = [place for group in groups.values() for place in group]
    asked = _asked(previous.bracket, bracket, demand, anybody)
    if asked is None:
        return False
    below, aside = asked
    moving = set_of(anybody)
    joins = {node: aside[node] & ~moving for node in below}
    nodes = list(below)
    for score, count in wanted.items():
        first = max(nodes, default=0) + 1
        nodes += range(first, first + count)
        open_to = 0
        for place in groups[score]:
            open_to |= aside.get(place, 0)
        for node in range(first, first + count):
            _open(joins, node, open_to)
    return _all_joined(tuple(nodes), joins)


def _can_be_joined(web: Web) -> bool:
    """Whether all nodes can be joined at all: cheaper than the weighing."""
    rows = {node: web.near.get(node, 0) | web.aside.get(node, 0) for node in web.nodes}
    return _all_joined(web.nodes, rows)


def _all_joined(nodes: tuple[int, ...], joins: Mapping[int, int]) -> bool:
    near = [0] * (1 + max(nodes, default=-1))
    here = set_of(nodes)
    for node in nodes:
        near[node] = joins.get(node, 0) & here
    matching = Matching(near)
    matching.fill(nodes)
    return matching.perfect
