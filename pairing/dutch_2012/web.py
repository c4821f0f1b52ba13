"""The first pairing of a bracket in the order of C.3 to C.10, by heaviest matchings.

The walk of C.6 to C.10 ends at the pairing with the least `Lowered`; of those at the first set
of MDPs (D.3), then their first transposition (D.1), the first exchange of the others (D.2), and
its first transposition. All of these are sums over pairs and floaters, so each can stand in the
weights of a matching, the more important one in front.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from pairing.dutch_2012.bracket import Exchange2012
from pairing.dutch_2012.criteria import Lowered, Pair
from pairing.dutch_2012.exchange import ExchangeOrder
from pairing.dutch_2012.face import Face
from pairing.matching.alike import Alike, examples, heaviest_of_alike
from pairing.matching.bits import gathered, members, set_of
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import heaviest_matching


@dataclass(frozen=True, slots=True)
class Web:
    """Who may be paired with whom, and what it gives up.

    - `nodes`: the players of the bracket, and others that floaters may be joined to.
    - `near`: of each player of the bracket, the set of those whom he may be paired with there.
      `aside`: joins outside the bracket, which say that a floater finds his place below.
    - `kinds`: nodes of the same kind give up the same, and `costs` says what a pair of two kinds
      of players of the bracket gives up (both orders).
    - `floating`: what it gives up when a player of the bracket is not paired in it.
    - `mdps`: they are paired first if possible (A.3); empty for a homogeneous bracket.
    - `complete`: every node has to be joined; otherwise as many pairs as possible are made.
    - `pairs_first`: rather one pair more than one MDP more.
    """

    nodes: tuple[int, ...]
    near: Mapping[int, int]
    aside: Mapping[int, int]
    kinds: Mapping[int, int]
    costs: Mapping[Pair, int]
    floating: Mapping[int, int]
    mdps: tuple[int, ...]
    complete: bool
    pairs_first: bool = False

    def without(self, gone: Iterable[int]) -> Web:
        """The remainder bracket."""
        missing = set_of(gone)
        return replace(
            self,
            nodes=tuple(node for node in self.nodes if not missing >> node & 1),
            near=_cut(self.near, missing),
            aside=_cut(self.aside, missing),
            floating={
                node: cost for node, cost in self.floating.items() if not missing >> node & 1
            },
            mdps=(),
        )

    def unpaired(self, players: Iterable[int]) -> Web:
        """The same where these are not paired in the bracket."""
        return replace(self, near=_cut(self.near, set_of(players)))

    def made(self) -> Iterator[tuple[Pair, int]]:
        """The pairs that the bracket may make, and what each gives up."""
        for one, row in self.near.items():
            kind = self.kinds[one]
            for other in members(row >> one << one):
                yield (one, other), self.costs[kind, self.kinds[other]]

    def joins(self) -> Iterator[Pair]:
        """Those outside the bracket."""
        for one, row in self.aside.items():
            yield from ((one, other) for other in members(row >> one << one))


def _cut(rows: Mapping[int, int], missing: int) -> dict[int, int]:
    return {node: row & ~missing for node, row in rows.items() if not missing >> node & 1}


class HeaviestPairs(NamedTuple):
    """Pairs with the player of S1 in front, those of the MDPs first (`m1` of them)."""

    pairs: tuple[Pair, ...]
    m1: int
    exchange: Exchange2012


class TieBreakWeights(NamedTuple):
    """What decides between equally good pairings, least first; any sum has fewer than `bits`."""

    pair: Callable[[int, int], int]
    floater: Callable[[int], int]
    bits: int


NO_ORDER = TieBreakWeights(lambda _one, _other: 0, lambda _player: 0, 2)


def packed(lowered: Lowered, nodes: int) -> int:
    """A number that adds up and compares like `Lowered`, for at most so many nodes."""
    width = (4 * nodes).bit_length()
    number = 0
    for value in lowered:
        number = number << width | value
    return number


def first_pairing(web: Web, pulse: Pulse) -> HeaviestPairs | None:
    """The first pairing; None if a `complete` web cannot be joined completely.

    With MDPs none of whom can be paired it pairs nobody as MDP: the caller goes on with a
    homogeneous bracket (C.14.b.2).
    """
    best = heaviest_of_alike(_alike(web), pulse, everybody=web.complete)
    if web.complete and -1 in best.mates:
        return None
    made = len(_made(web, ((one, other) for one, other in enumerate(best.mates) if one < other)))
    return _on_face(web, Face(best, pulse), made) or first_by_weights(web, made, pulse)


def _alike(web: Web) -> Alike:
    """The nodes by their places; joins outside the bracket are between nodes of other kinds."""
    rows, kinds = [], []
    numbers: dict[tuple[int, bool, bool], int] = {}
    for node in web.nodes:
        near, aside = web.near.get(node, 0), web.aside.get(node, 0)
        rows.append(gathered(near | aside, web.nodes))
        kind = (web.kinds[node], bool(near), bool(aside))
        kinds.append(numbers.setdefault(kind, len(numbers)))
    worth = _Worth(web, NO_ORDER)
    weights = {
        pair: worth.of(web.nodes[one], web.nodes[other])
        for pair, (one, other) in examples(rows, kinds).items()
    }
    return Alike(rows, kinds, weights)


def _on_face(web: Web, face: Face, made: int) -> HeaviestPairs | None:
    """The first of the heaviest matchings, if that can be told without more weights."""
    index = {node: place for place, node in enumerate(web.nodes)}
    inside = [gathered(web.near.get(node, 0) >> node << node, web.nodes) for node in web.nodes]
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
    return HeaviestPairs(
        tuple((names[one], names[other]) for one, other in (*first, *others)),
        len(first),
        Exchange2012(
            tuple(names[place] for place in sorted(before - after)),
            tuple(names[place] for place in sorted(after - before)),
        ),
    )


def first_by_weights(web: Web, made: int, pulse: Pulse) -> HeaviestPairs:
    """The same by heaviest matchings whose weights tell the order too; `made` pairs are made."""
    mdps = set(web.mdps)
    joined = _solve(web, _mdp_order(web), pulse) if mdps else []
    first = tuple(sorted(pair for pair in joined if mdps.intersection(pair)))
    gone = {player for pair in first for player in pair}
    size = made - len(first)
    if not size:
        return HeaviestPairs(first, len(first), Exchange2012())
    remainder = web.without(gone)
    players = tuple(sorted(remainder.floating))
    exchange = _exchange(remainder, players, size, pulse)
    s1 = sorted({*players[:size], *exchange.coming} - {*exchange.leaving})
    return HeaviestPairs(
        first + _transposition(remainder, players, s1, pulse), len(first), exchange
    )


def _mdp_order(web: Web) -> TieBreakWeights:
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

    return TieBreakWeights(order, lambda _player: 0, opponents + len(turn) + 2)


def _exchange(web: Web, players: tuple[int, ...], size: int, pulse: Pulse) -> Exchange2012:
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

    made = _solve(web, TieBreakWeights(order, floats, exchanges.bits), pulse)
    staying = {player for pair in made for player in pair}
    leaving = {player for player in players[:size] if player not in staying}
    leaving |= {max(pair) for pair in made if exchanges.in_s1(max(pair))}
    coming = {min(pair) for pair in made if not exchanges.in_s1(min(pair))}
    return Exchange2012(tuple(sorted(leaving)), tuple(sorted(coming)))


def _transposition(
    web: Web, players: tuple[int, ...], s1: list[int], pulse: Pulse
) -> tuple[Pair, ...]:
    """D.1: the first order of S2 that leads to the best pairing."""
    upper = {player: index for index, player in enumerate(s1)}
    s2 = [player for player in players if player not in upper]
    lower = {player: index for index, player in enumerate(s2)}
    width = len(s2).bit_length()
    above = set_of(s1)
    split = replace(
        web,
        near={node: row & (~above if node in upper else above) for node, row in web.near.items()},
        aside=_cut(web.aside, above),
    )

    def ordered(one: int, other: int) -> Pair:
        return (one, other) if one in upper else (other, one)

    def order(one: int, other: int) -> int:
        first, second = ordered(one, other)
        return lower[second] << width * (len(s1) - 1 - upper[first])

    made = _solve(split, TieBreakWeights(order, lambda _player: 0, width * len(s1) + 1), pulse)
    return tuple(sorted(ordered(*pair) for pair in made))


def _solve(web: Web, tail: TieBreakWeights, pulse: Pulse) -> list[Pair]:
    """The pairs that the bracket makes."""
    weights = _weights(web, tail)
    pulse.work(10 * len(weights))
    mate = heaviest_matching(len(web.nodes), weights, pulse)
    return _made(web, ((one, other) for one, other in enumerate(mate) if one < other))


def _weights(web: Web, tail: TieBreakWeights) -> dict[Pair, int]:
    """Of each pair, the places of the nodes for their names."""
    index = {node: place for place, node in enumerate(web.nodes)}
    worth = _Worth(web, tail)
    weights = {(index[one], index[other]): worth.aside for one, other in web.joins()}
    for (one, other), cost in web.made():
        weights[index[one], index[other]] = worth.made(one, other, cost)
    return weights


class _Worth:
    """What a join weighs: all joined, MDPs, pairs, what is not given up, and the order."""

    def __init__(self, web: Web, tail: TieBreakWeights) -> None:
        self.web, self.tail = web, tail
        self.mdps = set(web.mdps)
        self.radix = (2 * len(web.nodes)).bit_length()
        costs = max((*web.costs.values(), *web.floating.values(), 1)).bit_length()
        self.low = tail.bits + costs + self.radix + 3
        self.aside = 1 << 2 * self.radix + self.low

    def of(self, one: int, other: int) -> int:
        """Of two that can be joined."""
        if not self.web.near.get(one, 0) >> other & 1:
            return self.aside
        return self.made(one, other, self.web.costs[self.web.kinds[one], self.web.kinds[other]])

    def made(self, one: int, other: int, cost: int) -> int:
        web, tail = self.web, self.tail
        touches = one in self.mdps or other in self.mdps
        ahead, behind = (True, touches) if web.pairs_first else (touches, True)
        top = (web.complete << self.radix | ahead) << self.radix | behind
        saved = web.floating[one] + web.floating[other] - cost
        sooner = tail.floater(one) + tail.floater(other) - tail.pair(one, other)
        return (top << self.low) + (saved << tail.bits + 1) + sooner


def _made(web: Web, places: Iterable[Pair]) -> list[Pair]:
    pairs = ((web.nodes[one], web.nodes[other]) for one, other in places)
    return [pair for pair in pairs if web.near.get(pair[0], 0) >> pair[1] & 1]
