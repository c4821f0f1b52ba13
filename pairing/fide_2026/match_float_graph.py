"""The graph of the upfloaters of a bracket of matches (C4 to C7, 3.5 of C.04.5 and C.04.6)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Protocol

from pairing.dutch.weights import Column
from pairing.fide_2026.float_graph import FloatEntrant, FloatGraph, FloatRoster
from pairing.matching.bits import set_of
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import Edge
from pairing.model import TPN, HalfPoints


class MatchEntrant(FloatEntrant, Protocol):
    @property
    def tpn(self) -> TPN: ...


class MatchFloatRoster(FloatRoster, Protocol):
    """`floated` are those whom C7 spares in this round; `graded`: where no set complies with C6,
    the one that comes nearest is chosen."""

    @property
    def entrants(self) -> Sequence[MatchEntrant]: ...
    @property
    def levels(self) -> tuple[tuple[HalfPoints, int], ...]: ...
    @property
    def floated(self) -> int: ...
    @property
    def graded(self) -> bool: ...


class MatchFloatGraph(FloatGraph[MatchFloatRoster]):
    """`following` (only with `everybody`): C6 counts for that scoregroup."""

    def __init__(
        self,
        roster: MatchFloatRoster,
        residents: int,
        near: int,
        others: int,
        pulse: Pulse,
        *,
        everybody: bool,
        following: int = 0,
    ) -> None:
        super().__init__(roster, residents, near, others, pulse, everybody=everybody)
        self.following = self._numbers(following)

    def _alike(self, node: int) -> Hashable:
        if self.residents >> node & 1:
            return "resident"
        place = self.nodes[node]
        if self.near >> node & 1:
            return self.roster.entrants[place].score, self.roster.floated >> place & 1
        return "lower"

    def _criteria(self, edges: list[Edge], floaters: list[int | None]) -> Iterator[Column]:
        """C6 and C7."""
        if self.following:
            yield [-int(self._leaves_following(edge)) for edge in edges]
        yield [-int(each is not None and self.roster.floated >> each & 1) for each in floaters]

    def _leaves_following(self, edge: Edge) -> bool:
        """C6: somebody of the following scoregroup gets an upfloater."""
        if set_of(edge) & self.residents:
            return False
        one, other = (self.following >> node & 1 for node in edge)
        return one != other
