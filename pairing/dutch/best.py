"""The best candidate of a bracket for certain (3.8): a heaviest matching with all criteria in it.

Each pair gets one long weight: the criteria one after the other. The graph reaches below the
bracket as far as C4, C5 and C8 demand. Among the heaviest matchings the earliest in the order of
the alterations (3.6, 3.7) is searched for; where that fails it becomes a part of the weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pairing.dutch.bracket import Bracket, Candidate, Pair, candidate_of
from pairing.dutch.completion import Completion
from pairing.dutch.face import earliest_on_face
from pairing.dutch.floating import next_bracket_attains_all, pab_comes_from
from pairing.dutch.following import next_bracket_attains_most
from pairing.dutch.graph import Graph, Reach
from pairing.dutch.weighing import criteria_weights, weights_of_graph
from pairing.dutch.weights import Column, mdp_order, packed, remainder_order
from pairing.matching.optimum import optimum
from pairing.matching.weighted import heaviest_matching


@dataclass(frozen=True, slots=True)
class Solution:
    """`certified`: found on the face of the heaviest matchings, not by weights for the order."""

    graph: Graph
    candidate: Candidate
    left_over: tuple[int, ...]
    """Nodes without partner."""
    certified: bool = False

    def holds(self) -> bool:
        """Whether the players beyond the graph can do what was taken for granted.

        Without them the criteria look at least as good as they are. So if they hold, nothing is
        better and nothing as good comes earlier.
        """
        bracket, completion = self.graph.bracket, self.graph.completion
        if self.graph.reach is Reach.BRACKET:
            floating = self.candidate.downfloaters
            return next_bracket_attains_all(bracket, completion, floating) or (
                self.certified and next_bracket_attains_most(bracket, completion, self.candidate)
            )
        if not bracket.roster.edition.completes_every_bracket:
            return True
        return completion.leaves_a_pairing(self.left_over, bracket.group + 2)


Solve = Callable[[Graph, bool], Solution]
"""Solves a graph; the flag says that one player floats down and gets the PAB (C9)."""


def best_candidate(bracket: Bracket, completion: Completion) -> Candidate:
    """The best candidate; a complete pairing of bracket and rest must be possible (C4).

    By the rules of 2017 the rest is not looked at (see `completing_candidate`).
    """
    return solved(bracket, completion).candidate


def completing_candidate(bracket: Bracket, completion: Completion) -> Candidate:
    """The best of the candidates that leave the rest a pairing (2017: A.9, C.4)."""
    return solved_with_everybody(bracket, completion, on_face).candidate


def solved(bracket: Bracket, completion: Completion, solve: Solve | None = None) -> Solution:
    """The best candidate with its graph; `solve` is `on_face` unless another is given."""
    chosen = solve or on_face
    if not bracket.is_last:
        for reach in _short_reaches(bracket):
            solution = _with_pab(Graph(bracket, completion, reach), chosen)
            if solution.holds():
                return solution
    return solved_with_everybody(bracket, completion, chosen)


def solved_with_everybody(bracket: Bracket, completion: Completion, solve: Solve) -> Solution:
    """The same in the graph that reaches down to the last player, so that nothing is left open."""
    return _with_pab(Graph(bracket, completion, Reach.EVERYBODY), solve)


def _short_reaches(bracket: Bracket) -> tuple[Reach, ...]:
    """What to try before the whole rest; the following bracket not if it is most of the rest."""
    beyond = len(bracket.below) - len(bracket.next_residents)
    near = len(bracket.players) + len(bracket.next_residents)
    if bracket.roster.edition.completes_every_bracket and 4 * beyond < near:
        return (Reach.BRACKET,)
    return (Reach.BRACKET, Reach.FOLLOWING)


def _with_pab(graph: Graph, solve: Solve) -> Solution:
    size = len(graph.bracket.players)
    if size % 2 and pab_comes_from(graph.bracket, graph.completion):
        solution = solve(graph, True)
        if len(solution.candidate.downfloaters) == 1:
            return solution
    return solve(graph, False)


def on_face(graph: Graph, single_floater: bool) -> Solution:
    """By one heaviest matching for the criteria; the order by questions about tight edges."""
    weights = weights_of_graph(graph, single_floater=single_floater)
    best = optimum(weights, graph.completion.pulse)
    earliest = earliest_on_face(graph, best)
    if earliest is not None:
        candidate = candidate_of(graph.bracket, list(earliest.pairs))
        return Solution(graph, candidate, earliest.left_over, certified=True)
    number = {node: index for index, node in enumerate(graph.nodes)}
    tight = [edge for edge in graph.edges if best.tight[number[edge[0]]] >> number[edge[1]] & 1]
    return _by_weights(graph, tight, single_floater=single_floater)


def by_weights(graph: Graph, single_floater: bool) -> Solution:
    """By weights alone, the order of the alterations too: slower, and nothing to go wrong."""
    return _by_weights(graph, graph.edges, single_floater=single_floater)


def _by_weights(graph: Graph, edges: Sequence[Pair], *, single_floater: bool) -> Solution:
    """First the MDP-Pairing, then the remainder; in each the earliest of the best."""
    fixed: list[Pair] = []
    pairs_left = len(graph.bracket.residents) // 2
    if graph.mdps:
        order = mdp_order(graph, edges)
        inner = _inner_pairs(graph, _mates(graph, edges, order, single_floater=single_floater))
        fixed = [pair for pair in inner if pair[0] in graph.mdps]
        pairs_left = len(inner) - len(fixed)
    return _by_weights_after(graph, edges, fixed, pairs_left, single_floater=single_floater)


def _by_weights_after(
    graph: Graph, edges: Sequence[Pair], fixed: list[Pair], pairs: int, *, single_floater: bool
) -> Solution:
    gone = {player for pair in fixed for player in pair}
    remainder = [player for player in graph.bracket.residents if player not in gone]
    left = [
        edge
        for edge in edges
        if not gone.intersection(edge) and not (edge[0] in graph.mdps and graph.is_inner(edge))
    ]
    while True:
        order = remainder_order(remainder, pairs, left)
        mates = _mates(graph, left, order, single_floater=single_floater)
        inner = _inner_pairs(graph, mates)
        if len(inner) == pairs:
            break
        pairs = len(inner)
    left_over = tuple(node for node in graph.nodes if node not in mates and node not in gone)
    return Solution(graph, candidate_of(graph.bracket, fixed + inner), left_over)


def _mates(
    graph: Graph, edges: Sequence[Pair], order: list[Column], *, single_floater: bool
) -> dict[int, int]:
    criteria = criteria_weights(graph, edges, single_floater=single_floater)
    weights = packed([criteria, *order], len(edges), len(graph.nodes) // 2 + 1)
    number = {node: index for index, node in enumerate(graph.nodes)}
    mates = heaviest_matching(
        len(number),
        {
            (number[one], number[other]): weight
            for (one, other), weight in zip(edges, weights, strict=True)
        },
        graph.completion.pulse,
    )
    return {node: graph.nodes[mates[index]] for node, index in number.items() if mates[index] >= 0}


def _inner_pairs(graph: Graph, mates: dict[int, int]) -> list[Pair]:
    return [
        (node, mate) for node, mate in mates.items() if node < mate and graph.is_inner((node, mate))
    ]
