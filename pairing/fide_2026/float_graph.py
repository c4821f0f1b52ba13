"""The graph of which the upfloaters of a bracket are a heaviest matching: what the systems have in
common whose scoregroups get upfloaters (C.04.4.1, C.04.5, C.04.6)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from pairing.dutch.weights import Column, packed
from pairing.fide_2026.bars import PairingBars
from pairing.matching.alike import Alike, examples, heaviest_of_alike, told_apart
from pairing.matching.bits import gathered, members, set_of
from pairing.matching.choices import fills, on_face
from pairing.matching.optimum import Optimum, optimum
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import Edge, weights_of
from pairing.model import HalfPoints


class FloatEntrant(Protocol):
    """Somebody to be paired."""

    @property
    def score(self) -> HalfPoints: ...


class FloatRoster(Protocol):
    """Those to be paired, by places in the order of their numbers."""

    @property
    def entrants(self) -> Sequence[FloatEntrant]: ...
    @property
    def allowed(self) -> tuple[int, ...]: ...
    @property
    def bars(self) -> PairingBars: ...


R = TypeVar("R", bound=FloatRoster)


class FloatGraph(ABC, Generic[R]):
    """Residents meet each other and those `near` them, who can float up.

    `everybody`: all who are lower meet each other too, and nobody may be left over; otherwise none
    of the residents may be. Nodes are numbers in the order of places.
    """

    def __init__(
        self,
        roster: R,
        residents: int,
        near: int,
        others: int,
        pulse: Pulse,
        *,
        everybody: bool,
    ) -> None:
        self.roster = roster
        self.pulse = pulse
        self.nodes = list(members(residents | near | others))
        self.number = {place: index for index, place in enumerate(self.nodes)}
        self.residents = self._numbers(residents)
        self.near = self._numbers(near)
        lower = self._numbers(near | others)
        self.everybody = everybody
        self.rows = [
            gathered(roster.allowed[place], self.nodes) & self._meeting(index, lower)
            for index, place in enumerate(self.nodes)
        ]

    def _numbers(self, places: int) -> int:
        return set_of(self.number[place] for place in members(places))

    def _meeting(self, index: int, lower: int) -> int:
        if self.residents >> index & 1:
            return self.residents | self.near
        mine = self.residents if self.near >> index & 1 else 0
        return mine | lower if self.everybody else mine

    def chosen(self) -> int | None:
        """The first best set, as places; None if the residents cannot be paired so."""
        kind = self._kinds()
        edges = examples(self.rows, kind)
        weights = dict(zip(edges, self._weights(list(edges.values())), strict=True))
        best = heaviest_of_alike(
            Alike(self.rows, kind, weights), self.pulse, everybody=self.everybody
        )
        needed = (1 << len(self.nodes)) - 1 if self.everybody else self.residents
        if any(best.mates[node] < 0 for node in members(needed)):
            return None
        first = self._first_on_face(best)
        if first is None:
            first = self._by_weights(best)
        return set_of(self.nodes[node] for node in first)

    # -- weights ----------------------------------------------------------------------------------

    def _kinds(self) -> list[int]:
        apart = [gathered(self.roster.bars.prohibited[place], self.nodes) for place in self.nodes]
        return told_apart([self._alike(node) for node in range(len(self.nodes))], apart)

    @abstractmethod
    def _alike(self, node: int) -> Hashable:
        """Nodes that no criterion tells apart have the same."""

    @abstractmethod
    def _criteria(self, edges: list[Edge], floaters: list[int | None]) -> Iterator[Column]:
        """What counts behind the number and the scores of the upfloaters; `floaters` by edge."""

    def _weights(self, edges: list[Edge], order: Column | None = None) -> list[int]:
        columns = list(self._columns(edges))
        weights = packed(
            [*columns, *([order] if order else [])], len(edges), len(self.nodes) // 2 + 1
        )
        if not self.everybody or not weights:
            return weights
        least = min(weights)
        return [weight - least + 1 for weight in weights]

    def _columns(self, edges: list[Edge]) -> Iterator[Column]:
        """Nobody left over, few upfloaters with high scores, then the criteria of the system."""
        if not self.everybody:
            yield [(set_of(edge) & self.residents).bit_count() for edge in edges]
        floaters = [self._floater(edge) for edge in edges]
        entrants = self.roster.entrants
        yield [-int(floater is not None) for floater in floaters]
        scores = {entrants[each].score for each in floaters if each is not None}
        for score in sorted(scores):
            yield [-int(each is not None and entrants[each].score == score) for each in floaters]
        yield from self._criteria(edges, floaters)

    def _floater(self, edge: Edge) -> int | None:
        """The place of him who floats up, if one does."""
        one, other = (self.residents >> node & 1 for node in edge)
        if one == other:
            return None
        return self.nodes[edge[1] if one else edge[0]]

    # -- the first of the best sets ---------------------------------------------------------------

    def _order(self) -> list[int]:
        """By score, then by number."""
        return sorted(
            members(self.near),
            key=lambda node: (-self.roster.entrants[self.nodes[node]].score, node),
        )

    def _first_on_face(self, best: Optimum) -> list[int] | None:
        count = sum(
            self.residents >> mate & 1
            for node, mate in enumerate(best.mates)
            if self.near >> node & 1 and mate >= 0
        )
        face = on_face(best)
        chosen: list[int] = []
        for node in self._order():
            if len(chosen) == count:
                break
            if not best.tight[node] & self.residents:
                continue
            self.pulse.work(100)
            if face.bar(node, ~self.residents):
                chosen.append(node)
            else:
                face.bar(node, self.residents)
        floating = [
            node for node in members(self.near) if self.residents >> face.matching.mate[node] & 1
        ]
        settled = all(
            best.tight[node] >> face.matching.mate[node] & 1 for node in members(self.residents)
        )
        if settled and sorted(chosen) == floating and fills(best, face.matching.mate):
            return chosen
        return None

    def _by_weights(self, best: Optimum) -> list[int]:
        """The same with the order of sets as one more criterion."""
        worth = {self.nodes[node]: 1 << rank for rank, node in enumerate(reversed(self._order()))}
        edges = [
            (node, other)
            for node, row in enumerate(best.tight)
            for other in members(row >> node << node)
        ]
        floaters = [self._floater(edge) for edge in edges]
        order = [0 if each is None else worth[each] for each in floaters]
        weights = dict(zip(edges, self._weights(edges, order), strict=True))
        mates = optimum(
            weights_of(len(self.nodes), weights), self.pulse, everybody=self.everybody
        ).mates
        return [
            node
            for node in members(self.near)
            if mates[node] >= 0 and self.residents >> mates[node] & 1
        ]
