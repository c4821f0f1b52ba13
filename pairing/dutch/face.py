"""The earliest of the best candidates, found among the heaviest matchings without more weights.

The heaviest matchings are known by what they have in common (`Optimum`): so each choice of the
alterations (3.6, 3.7) is one question, whether a perfect matching of tight edges remains.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from pairing.dutch.bracket import Pair
from pairing.dutch.completion import STEPS_PER_PLAYER
from pairing.dutch.exchange import single_exchanges
from pairing.dutch.graph import Graph
from pairing.dutch.weights import exchange_ranks
from pairing.matching.bits import lowest, members, set_of
from pairing.matching.cardinality import FREE, Matching
from pairing.matching.optimum import Optimum
from pairing.matching.weighted import heaviest_perfect_matching

EXCHANGES_TRIED = 100
MOST_FREE_BEFORE_EXCHANGE = 4
"""Two players change sides, and each can leave two players fewer without partner."""


@dataclass(frozen=True, slots=True)
class Earliest:
    """The inner pairs of the candidate, and the nodes that stay without partner."""

    pairs: tuple[Pair, ...]
    left_over: tuple[int, ...]


def earliest_on_face(graph: Graph, best: Optimum) -> Earliest | None:
    """The earliest best candidate; None if several players must be exchanged (4.3) for it.

    `best` counts the nodes of the graph in their order, by weights of C6 to C21. The search
    leaves the odd sets aside. If its answer fills them it is on the face: then it is the earliest
    there, as it is among more.
    """
    return _Face(graph, best).earliest()


class _Face:
    """Nodes are numbers in the graph's order: MDPs, residents, everybody else, a dummy.

    Optional nodes may be "paired" with each other and with the dummy, which makes their number
    even: so a matching is on the face if it is perfect.
    """

    def __init__(self, graph: Graph, best: Optimum) -> None:
        self.graph = graph
        self.best = best
        self.mdps = range(len(graph.bracket.mdps))
        self.inside = len(graph.bracket.players)
        self.residents = (1 << self.inside) - (1 << len(self.mdps))
        self.tight = [*best.tight, 0]
        self.dummy = len(graph.nodes)
        self.optional = best.optional | (len(graph.nodes) % 2) << self.dummy
        self.rows = [*self.tight]
        self.matching = self._whole()

    def earliest(self) -> Earliest | None:
        inner = sum(self._is_real(one, other) for one, other in self._pairs_inside())
        fixed = self._first_mdp_pairing()
        remainder = self._first_remainder(inner - len(fixed))
        if remainder is None:
            return None
        pairs, rest = remainder
        real = [*fixed, *pairs, *(pair for pair in rest if self._is_real(*pair))]
        if not all(_fills(real, odd_set) for odd_set in self.best.odd_sets):
            return None
        nodes = self.graph.nodes
        paired = {node for pair in real for node in pair}
        return Earliest(
            tuple((nodes[one], nodes[other]) for one, other in (*fixed, *pairs)),
            tuple(node for number, node in enumerate(nodes) if number not in paired),
        )

    def _whole(self) -> Matching:
        """The matching that the weights gave, on tight edges and those between optional nodes."""
        for node in members(self.optional):
            self.rows[node] |= self.optional & ~(1 << node)
        whole = Matching(self.rows)
        whole.present = whole.free = (1 << len(self.graph.nodes)) - 1 | self.optional
        for node, mate in enumerate(self.best.mates):
            if node < mate:
                whole.join(node, mate)
        over = list(members(whole.free))
        for one, other in zip(over[::2], over[1::2], strict=True):
            whole.join(one, other)
        return whole

    def _is_real(self, one: int, other: int) -> bool:
        return bool(self.tight[one] >> other & 1)

    def _pairs_inside(self) -> list[Pair]:
        mate = self.matching.mate
        return [(one, mate[one]) for one in range(self.inside) if one < mate[one] < self.inside]

    # -- MDPs -------------------------------------------------------------------------------------

    def _first_mdp_pairing(self) -> list[Pair]:
        """4.4.2, then 4.2: the earliest set of pairable MDPs, and for each his first partner."""
        pairable = [mdp for mdp in self.mdps if self._stays(mdp)]
        pairs = []
        for mdp in pairable:
            partner = self._first_partner(self.matching, mdp)
            pairs.append((mdp, partner))
        return pairs

    def _stays(self, mdp: int) -> bool:
        """Whether the MDP can be paired in here; from now on he is if so, and is not if not."""
        inner = self.tight[mdp] & self.residents
        if not inner:
            return False
        outer = self.matching.neighbours[mdp] & ~inner
        mate = self.matching.mate[mdp]
        if inner >> mate & 1:
            self._bar(mdp, outer)
            return True
        self.matching.remove(mdp)
        self.matching.present |= 1 << mdp
        self.matching.free |= 1 << mdp
        self._bar(mdp, outer)
        if self.matching.augment(mdp):
            return True
        self._allow(mdp, outer)
        self._bar(mdp, inner)
        self.matching.join(mdp, mate)
        return False

    def _bar(self, node: int, others: int) -> None:
        rows = self.rows
        rows[node] &= ~others
        for other in members(others):
            rows[other] &= ~(1 << node)

    def _allow(self, node: int, others: int) -> None:
        rows = self.rows
        rows[node] |= others
        for other in members(others):
            rows[other] |= 1 << node

    def _first_partner(self, matching: Matching, player: int) -> int:
        """The first partner that leaves the others a way; both are settled then."""
        self.graph.completion.pulse.work(STEPS_PER_PLAYER)
        for partner in members(matching.neighbours[player] & matching.present):
            if matching.mate[player] == partner or matching.force(player, partner):
                matching.remove(player)
                matching.remove(partner)
                return partner
        raise AssertionError("a perfect matching has a partner for everybody")

    # -- the remainder ----------------------------------------------------------------------------

    def _first_remainder(self, pairs: int) -> tuple[list[Pair], list[Pair]] | None:
        """The pairs of the remainder (3.6), and some pairs of all others who are left."""
        remainder = list(members(self.matching.present & self.residents))
        for s1, trial in self._divisions(remainder, pairs):
            if trial.perfect:
                chosen = [(player, self._first_partner(trial, player)) for player in s1]
                rest = [(one, trial.mate[one]) for one in members(trial.present)]
                return (
                    [(min(pair), max(pair)) for pair in chosen],
                    [pair for pair in rest if pair[0] < pair[1]],
                )
        return None

    def _divisions(
        self, remainder: list[int], pairs: int
    ) -> Iterator[tuple[Sequence[int], Matching]]:
        """S1 as it was, then after each exchange of one player, then with as many as it takes."""
        s1, s2 = remainder[:pairs], remainder[pairs:]
        trial = self._divided(set_of(s1), set_of(s2))
        yield s1, trial
        if trial.free.bit_count() <= MOST_FREE_BEFORE_EXCHANGE:
            for new_s1, new_s2 in islice(single_exchanges(s1, s2), EXCHANGES_TRIED):
                yield new_s1, self._divided(set_of(new_s1), set_of(new_s2))
        first = self._first_exchange(remainder, pairs, trial) if pairs else []
        if first and len(first) == pairs:
            yield first, self._divided(set_of(first), set_of(remainder) & ~set_of(first))

    def _first_exchange(self, remainder: list[int], pairs: int, without: Matching) -> list[int]:
        """S1 after the first exchange that leaves a way (4.3.2): a heaviest matching again.

        It begins with the pairs that are possible without an exchange. With these duals all of
        them are tight, so that it only has to pair the few players left.
        """
        present = self.matching.present
        ranks = exchange_ranks(len(remainder), pairs)
        worth = {player: rank - ranks[pairs] for player, rank in zip(remainder, ranks, strict=True)}
        nodes = list(members(present))
        number = {node: index for index, node in enumerate(nodes)}
        weights = {
            (number[one], number[other]): (
                worth.get(one, 0) if other in worth and self._is_real(one, other) else 0
            )
            for one in nodes
            for other in members(self.matching.neighbours[one] & present >> one << one)
        }
        mates = heaviest_perfect_matching(
            weights,
            [max(0, worth.get(node, 0)) for node in nodes],
            [FREE if without.mate[node] == FREE else number[without.mate[node]] for node in nodes],
            self.graph.completion.pulse,
        )
        matched = ((nodes[one], nodes[mate]) for one, mate in enumerate(mates) if one < mate)
        return [
            one
            for one, other in matched
            if one in worth and other in worth
            if self._is_real(one, other)
        ]

    def _divided(self, s1: int, s2: int) -> Matching:
        """As many pairs as possible if S1 meets S2 only, and S2 no player of the remainder else."""
        self.graph.completion.pulse.work(STEPS_PER_PLAYER * self.inside)
        whole = self.matching
        outside = whole.present & ~s1 & ~s2
        rows = [row & outside for row in whole.neighbours]
        for player in members(s1):
            rows[player] = self.tight[player] & s2
        idle = s2 & self.optional
        for player in members(s2):
            rows[player] |= self.tight[player] & s1
            if idle >> player & 1:
                rows[player] |= idle & ~(1 << player)
        for node in members(outside):
            rows[node] |= whole.neighbours[node] & s2
        divided = Matching(rows)
        divided.present = divided.free = whole.present
        for one in members(whole.present):
            other = whole.mate[one]
            if one < other and rows[one] >> other & 1:
                divided.join(one, other)
        for one in members(divided.free):
            if divided.mate[one] == FREE and (direct := rows[one] & divided.free):
                divided.join(one, lowest(direct))
        for one in members(divided.free):
            if divided.mate[one] == FREE:
                divided.augment(one)
        return divided


def _fills(pairs: list[Pair], odd_set: int) -> bool:
    within = sum(odd_set >> one & odd_set >> other & 1 for one, other in pairs)
    return 2 * within + 1 == odd_set.bit_count()
