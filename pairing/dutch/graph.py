"""The graph of which the best candidate of a bracket is a heaviest matching."""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property

from pairing.dutch.bracket import Bracket, Pair
from pairing.dutch.completion import Completion
from pairing.matching.bits import members, set_of


class Reach(IntEnum):
    """How far below the bracket the graph goes; what lies beyond is checked afterwards."""

    BRACKET = 0
    FOLLOWING = 1
    EVERYBODY = 2


class Place(IntEnum):
    """Where a pair would be made."""

    BRACKET = 0
    FOLLOWING = 1
    BELOW = 2


class Graph:
    """Players as nodes and legal pairs as edges; MDPs do not meet each other (3.2.3).

    With `Reach.EVERYBODY` the PAB is a node too, and a complete pairing covers all nodes.
    """

    def __init__(self, bracket: Bracket, completion: Completion, reach: Reach) -> None:
        self.bracket = bracket
        self.completion = completion
        self.reach = reach
        self.mdps = frozenset(bracket.mdps)
        self.inside = frozenset(bracket.players)
        self.following = frozenset(bracket.next_residents if reach is not Reach.BRACKET else ())

    @cached_property
    def nodes(self) -> tuple[int, ...]:
        inside = self.bracket.players
        if self.reach is not Reach.EVERYBODY:
            return (*inside, *sorted(self.following))
        return (
            *inside,
            *self.bracket.below,
            *([self.completion.pab_node] if self.completion.odd else []),
        )

    @cached_property
    def edges(self) -> tuple[Pair, ...]:
        edges: list[Pair] = []
        for node, partners in zip(self.nodes, self.partners, strict=True):
            lower = partners >> node << node
            edges += [(node, other) for other in members(lower)]
            self.completion.pulse.work(lower.bit_count())
        return tuple(edges)

    @cached_property
    def partners(self) -> tuple[int, ...]:
        """The set of those each node may be paired with."""
        present, mdps = set_of(self.nodes), set_of(self.mdps)
        neighbours = self.completion.neighbours
        return tuple(
            neighbours[node] & present & (~mdps if node in self.mdps else -1) for node in self.nodes
        )

    def is_inner(self, pair: Pair) -> bool:
        return pair[0] in self.inside and pair[1] in self.inside

    def place(self, pair: Pair) -> Place:
        higher, lower = pair
        if lower in self.inside:
            return Place.BRACKET
        if lower in self.following and (higher in self.following or higher in self.inside):
            return Place.FOLLOWING
        return Place.BELOW
