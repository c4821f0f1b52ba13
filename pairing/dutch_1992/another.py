"""Other players left over by a bracket (C12): the first set that helps the next bracket."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any

from pairing.dutch_1992.bracket import Bracket1992, Candidate1992, PairedPart, Shape
from pairing.dutch_1992.exchange import Ties
from pairing.dutch_1992.shapes import Brackets
from pairing.dutch_1992.tail import Tail, leaving
from pairing.matching.bits import set_of

Helps = Callable[[tuple[int, ...]], bool]
"""Whether it helps that these players are left over."""


@dataclass(frozen=True, slots=True)
class _OtherCandidates:
    """All pairings of a bracket that leave `forced` over and not one of `excluded`."""

    forced: tuple[int, ...]
    excluded: int

    def without(self, left_over: tuple[int, ...]) -> Iterator[_OtherCandidates]:
        """Parts of the search that together miss nothing but this set of players."""
        forced = self.forced
        for player in left_over:
            if player not in self.forced:
                yield _OtherCandidates(forced, self.excluded | 1 << player)
                forced = (*forced, player)


def first_that_helps(
    brackets: Brackets, bracket: Bracket1992, shape: Shape, helps: Helps
) -> Candidate1992 | None:
    """The first acceptable pairing in the order of C4 to C11 whose players left over help.

    Searched best first: what is found and does not help is taken out, and the rest searched.
    """
    count = shape.spare(len(bracket.players))
    ties = Ties(brackets.roster.readings["d2-ties"])
    hopeless = 0
    if count == 1:
        hopeless = set_of(player for player in bracket.players if not helps((player,)))
    waiting: list[tuple[Any, int, _OtherCandidates, Candidate1992]] = []

    def look(search: _OtherCandidates) -> None:
        tail = _tail(brackets, bracket, search, count)
        if brackets.completes(bracket, shape, tail):
            candidate = brackets.pair(bracket, shape, tail)
            if candidate is not None:
                heappush(
                    waiting, (place_in_order(candidate, ties), len(waiting), search, candidate)
                )

    look(_OtherCandidates((), hopeless))
    while waiting:
        _place, _number, search, candidate = heappop(waiting)
        if helps(candidate.part.left_over):
            return candidate
        for rest in search.without(candidate.part.left_over):
            look(rest)
    return None


def place_in_order(candidate: Candidate1992, ties: Ties) -> tuple[Any, ...]:
    """Sorts the candidates of one bracket and shape as C4 to C11 come to them."""
    met, part = candidate.opponents, candidate.part
    partners = tuple(other for _player, other in part.pairs)
    last = (part.downfloats_dropped, _place_of_exchange(part, ties), partners)
    if met is None:
        return (part.raised, part.upfloats_dropped, *last)
    opponents = tuple(other for _player, other in met.pairs)
    return (met.turn, met.upfloats_dropped, opponents, *last)


def _place_of_exchange(part: PairedPart, ties: Ties) -> tuple[Any, ...]:
    """D2: how many, the difference, the lowest of S1, then as `ties` says."""
    if part.exchange is None:
        return ()
    players = sorted((*part.s1, *part.s2))
    out = [players.index(player) for player in part.exchange.out]
    into = [players.index(player) for player in part.exchange.into]
    return len(out), sum(into) - sum(out), [-number for number in reversed(out)], ties.order(into)


def _tail(brackets: Brackets, bracket: Bracket1992, search: _OtherCandidates, count: int) -> Tail:
    anybody = set_of(bracket.players) & ~search.excluded & ~set_of(search.forced)
    return leaving(len(brackets.roster), search.forced, count, anybody)
