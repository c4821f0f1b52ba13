"""The first pairing of a bracket in the order of C.3 to C.10, by heaviest matchings.

The walk of C.6 to C.10 ends at the pairing with the least `Lowered`; of those at the first set
of MDPs (D.3), then their first transposition (D.1), the first exchange of the others (D.2), and
its first transposition. All of these are sums over pairs and floaters, so each can stand in the
weights of a matching, the more important one in front.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from pairing.dutch_2012.bracket import Exchange
from pairing.dutch_2012.criteria import Lowered, Pair
from pairing.dutch_2012.exchange import ExchangeOrder
from pairing.dutch_2012.face import Face
from pairing.matching.optimum import optimum
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import heaviest_matching, weights_of


@dataclass(frozen=True, slots=True)
class Web:
    """Who may be paired with whom, and what it gives up.

    - `nodes`: the players of the bracket, and others that floaters may be joined to.
    - `made`: the pairs that the bracket may make. `aside`: joins outside the bracket, which say
      that a floater finds his place below.
    - `floating`: what it gives up when a player of the bracket is not paired in it.
    - `mdps`: they are paired first if possible (A.3); empty for a homogeneous bracket.
    - `complete`: every node has to be joined; otherwise as many pairs as possible are made.
    - `pairs_first`: rather one pair more than one MDP more.
    """

    nodes: tuple[int, ...]
    made: Mapping[Pair, int]
    aside: frozenset[Pair]
    floating: Mapping[int, int]
    mdps: tuple[int, ...]
    complete: bool
    pairs_first: bool = False

    def without(self, gone: Iterable[int]) -> Web:
        """The remainder bracket."""
        left = set(self.nodes) - set(gone)
        return replace(
            self,
            nodes=tuple(node for node in self.nodes if node in left),
            made={pair: cost for pair, cost in self.made.items() if left.issuperset(pair)},
            aside=frozenset(pair for pair in self.aside if left.issuperset(pair)),
            floating={node: cost for node, cost in self.floating.items() if node in left},
            mdps=(),
        )


class Found(NamedTuple):
    """Pairs with the player of S1 in front, those of the MDPs first (`m1` of them)."""

    pairs: tuple[Pair, ...]
    m1: int
    exchange: Exchange


class Tail(NamedTuple):
    """What decides between equally good pairings, least first; any sum has fewer than `bits`."""

    pair: Callable[[int, int], int]
    floater: Callable[[int], int]
    bits: int


NO_ORDER = Tail(lambda _one, _other: 0, lambda _player: 0, 2)


def packed(lowered: Lowered, nodes: int) -> int:
    """A number that adds up and compares like `Lowered`, for at most so many nodes."""
    width = (4 * nodes).bit_length()
    number = 0
    for value in lowered:
        number = number << width | value
    return number


def first_pairing(web: Web, pulse: Pulse) -> Found | None:
    """The first pairing; None if a `complete` web cannot be joined completely.

    With MDPs none of whom can be paired it pairs nobody as MDP: the caller goes on with a
    homogeneous bracket (C.14.b.2).
    """
    weights = weights_of(len(web.nodes), _weights(web, NO_ORDER))
    best = optimum(weights, pulse, everybody=web.complete)
    if web.complete and -1 in best.mates:
        return None
    made = len(_made(web, ((one, other) for one, other in enumerate(best.mates) if one < other)))
    return _on_face(web, Face(best, pulse), made) or first_by_weights(web, made, pulse)


def _on_face(web: Web, face: Face, made: int) -> Found | None:
    """The first of the heaviest matchings, if that can be told without more weights."""
    index = {node: place for place, node in enumerate(web.nodes)}
    inside = [0] * len(web.nodes)
    for one, other in web.made:
        inside[index[one]] |= 1 << index[other]
    first = face.pair_mdps([index[mdp] for mdp in web.mdps], inside)
    if first is None:
        return None
    gone = {place for pair in first for place in pair}
    players = [index[node] for node in sorted(web.floating) if index[node] not in gone]
    size = made - len(first)
    others = face.pair_others(players, size)
    if others is None:
        return None
    before, after = set(players[:size]), {one for one, _other in others}
    names = web.nodes
    return Found(
        tuple((names[one], names[other]) for one, other in (*first, *others)),
        len(first),
        Exchange(
            tuple(names[place] for place in sorted(before - after)),
            tuple(names[place] for place in sorted(after - before)),
        ),
    )


def first_by_weights(web: Web, made: int, pulse: Pulse) -> Found:
    """The same by heaviest matchings whose weights tell the order too; `made` pairs are made."""
    mdps = set(web.mdps)
    joined = _solve(web, _mdp_order(web), pulse) if mdps else []
    first = tuple(sorted(pair for pair in joined if mdps.intersection(pair)))
    gone = {player for pair in first for player in pair}
    size = made - len(first)
    if not size:
        return Found(first, len(first), Exchange())
    remainder = web.without(gone)
    players = tuple(sorted(remainder.floating))
    exchange = _exchange(remainder, players, size, pulse)
    s1 = sorted({*players[:size], *exchange.coming} - {*exchange.leaving})
    return Found(first + _transposition(remainder, players, s1, pulse), len(first), exchange)


def _mdp_order(web: Web) -> Tail:
    """D.3, then D.1: which MDPs are paired, and with whom, each in turn."""
    players = {node: index for index, node in enumerate(sorted(web.floating))}
    turn = {node: len(web.mdps) - 1 - index for index, node in enumerate(web.mdps)}
    width = len(players).bit_length()
    opponents = width * len(turn)

    def order(one: int, other: int) -> int:
        higher, lower = min(one, other), max(one, other)
        if higher not in turn:
            return 0
        return (players[lower] << width * turn[higher]) - (1 << opponents + turn[higher])

    return Tail(order, lambda _player: 0, opponents + len(turn) + 2)


def _exchange(web: Web, players: tuple[int, ...], size: int, pulse: Pulse) -> Exchange:
    """D.2: the first exchange that leads to the best pairing.

    Of two players of S1 who meet, or one who floats, one has to leave S1; of two players of S2
    who meet one has to come. Number of players, difference, group of S1, group of S2.
    """
    exchanges = ExchangeOrder(players, size)

    def order(one: int, other: int) -> int:
        higher, lower = min(one, other), max(one, other)
        if exchanges.in_s1(lower):
            return exchanges.leaving(lower)
        return 0 if exchanges.in_s1(higher) else exchanges.coming(higher)

    def floats(player: int) -> int:
        return exchanges.leaving(player) if exchanges.in_s1(player) else 0

    made = _solve(web, Tail(order, floats, exchanges.bits), pulse)
    staying = {player for pair in made for player in pair}
    leaving = {player for player in players[:size] if player not in staying}
    leaving |= {max(pair) for pair in made if exchanges.in_s1(max(pair))}
    coming = {min(pair) for pair in made if not exchanges.in_s1(min(pair))}
    return Exchange(tuple(sorted(leaving)), tuple(sorted(coming)))


def _transposition(
    web: Web, players: tuple[int, ...], s1: list[int], pulse: Pulse
) -> tuple[Pair, ...]:
    """D.1: the first order of S2 that leads to the best pairing."""
    upper = {player: index for index, player in enumerate(s1)}
    s2 = [player for player in players if player not in upper]
    lower = {player: index for index, player in enumerate(s2)}
    width = len(s2).bit_length()
    split = replace(
        web,
        made={
            pair: cost
            for pair, cost in web.made.items()
            if (pair[0] in upper) is not (pair[1] in upper)
        },
        aside=frozenset(pair for pair in web.aside if not upper.keys() & set(pair)),
    )

    def ordered(one: int, other: int) -> Pair:
        return (one, other) if one in upper else (other, one)

    def order(one: int, other: int) -> int:
        first, second = ordered(one, other)
        return lower[second] << width * (len(s1) - 1 - upper[first])

    made = _solve(split, Tail(order, lambda _player: 0, width * len(s1) + 1), pulse)
    return tuple(sorted(ordered(*pair) for pair in made))


def _solve(web: Web, tail: Tail, pulse: Pulse) -> list[Pair]:
    """The pairs that the bracket makes."""
    weights = _weights(web, tail)
    pulse.work(10 * len(weights))
    mate = heaviest_matching(len(web.nodes), weights, pulse)
    return _made(web, ((one, other) for one, other in enumerate(mate) if one < other))


def _weights(web: Web, tail: Tail) -> dict[Pair, int]:
    """Of each pair, the places of the nodes for their names."""
    index = {node: place for place, node in enumerate(web.nodes)}
    radix = (2 * len(web.nodes)).bit_length()
    costs = max((*web.made.values(), *web.floating.values(), 1)).bit_length()
    low = tail.bits + costs + radix + 3
    mdps = set(web.mdps)
    weights = {}
    for one, other in web.aside:
        weights[index[one], index[other]] = 1 << 2 * radix + low
    for (one, other), cost in web.made.items():
        touches = one in mdps or other in mdps
        ahead, behind = (True, touches) if web.pairs_first else (touches, True)
        top = (web.complete << radix | ahead) << radix | behind
        saved = web.floating[one] + web.floating[other] - cost
        sooner = tail.floater(one) + tail.floater(other) - tail.pair(one, other)
        weights[index[one], index[other]] = (top << low) + (saved << tail.bits + 1) + sooner
    return weights


def _made(web: Web, places: Iterable[Pair]) -> list[Pair]:
    pairs = ((web.nodes[one], web.nodes[other]) for one, other in places)
    return [pair for pair in pairs if pair in web.made]
