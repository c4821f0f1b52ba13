"""The FIDE (Dutch) rules of 2017 as they are written, for small fields.

Where the text of 2017 is that of 2026 the enumeration of 2026 is used; nothing of the engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations

from pairing.model import TPN, Field, RoundKind

from .literal import NOBODY, Literal, Pairs

ONE_POINT = 2
Players = tuple[TPN, ...]


class Literal2017(Literal):
    """One round of a field. `pair()` gives boards (White first), and the PAB or 0; or None."""

    collapsed = False
    """Whether the round ended with a collapsed last bracket (A.9)."""

    def __init__(self, field: Field, parity: str = "arrived") -> None:
        super().__init__(field, parity)
        self.following = cache(self._following)

    def floated(self, tpn: TPN, back: int) -> str:
        """A.4.b: who does not play floats down."""
        number = self.field.round_number - back
        if number >= 1 and self.player[tpn].rounds[number - 1].kind is not RoundKind.GAME:
            return "down"
        return super().floated(tpn, back)

    def may_get_pab(self, tpn: TPN) -> bool:
        """C.2: full-point byes do not bar."""
        win = self.field.scoring.win
        return not any(
            r.kind is RoundKind.PAB or (r.kind is RoundKind.FORFEIT_WIN and r.points >= win)
            for r in self.player[tpn].rounds
        )

    # -- A.9 ----------------------------------------------------------------------------------

    def pair(self) -> tuple[set[tuple[TPN, TPN]], TPN] | None:
        if not self.possible:
            return None
        boards: list[tuple[TPN, TPN]] = []
        floating: Players = ()
        for score in sorted({self.score[tpn] for tpn in self.order}, reverse=True):
            residents = tuple(tpn for tpn in self.order if self.score[tpn] == score)
            below = self.below(residents)
            pairs, left = self.best_of(floating, residents, below, penultimate=False)
            if below and not self.completions(frozenset(left + below)):
                self.collapsed = True
                pairs, left = self.best_of(floating, residents, below, penultimate=True)
                more, left = self.best_of(left, below, (), penultimate=False)
                boards += pairs + more
                floating = left
                break
            boards += pairs
            floating = left
        return {self.with_colours(*pair) for pair in boards}, (floating[0] if floating else NOBODY)

    # -- B.8 ----------------------------------------------------------------------------------

    def best_of(
        self, mdps: Players, residents: Players, below: Players, *, penultimate: bool
    ) -> tuple[Pairs, Players]:
        everybody = mdps + residents
        reachable = [
            pairs
            for pairs in self.all_pairings(mdps, residents)
            if self.admissible(self.left(everybody, pairs), below, penultimate=penultimate)
        ]
        max_pairs, psd = min((-len(pairs), self.psd(everybody, pairs)) for pairs in reachable)
        sets = {
            frozenset(tpn for pair in pairs for tpn in pair if tpn in mdps)
            for pairs in reachable
            if (-len(pairs), self.psd(everybody, pairs)) == (max_pairs, psd)
        }
        best = None
        for pairs in self.candidates_of(mdps, residents, -max_pairs, sets):
            if not all(self.may_meet(a, b) for a, b in pairs):
                continue
            left = self.left(everybody, pairs)
            if self.psd(everybody, pairs) != psd:
                continue
            if not self.admissible(left, below, penultimate=penultimate):
                continue
            looks_ahead = below and not penultimate
            value = (
                self.following(left, below) if looks_ahead else (),
                *self.quality(everybody, pairs, left),
            )
            if best is None or value < best[0]:
                best = value, pairs, left
                if not left and not any(map(any, value)):
                    break
        assert best is not None
        return best[1], best[2]

    def admissible(self, left: Players, below: Players, *, penultimate: bool) -> bool:
        """C.2 in the last bracket, C.4 in the penultimate one."""
        if not below:
            return len(left) <= 1 and all(map(self.may_get_pab, left))
        return not penultimate or bool(self.completions(frozenset(left + below)))

    def psd(self, everybody: Players, pairs: Pairs) -> list[int]:
        """A.8"""
        return sorted(
            [self.score[a] - self.score[b] for a, b in pairs]
            + [self.sd_down(tpn, everybody) for tpn in self.left(everybody, pairs)],
            reverse=True,
        )

    def sd_down(self, tpn: TPN, everybody: Players) -> int:
        return self.score[tpn] - (self.score[everybody[-1]] - ONE_POINT)

    # -- generation (B.6, B.7, D) -------------------------------------------------------------

    def candidates_of(
        self, mdps: Players, residents: Players, max_pairs: int, sets: set[frozenset[TPN]]
    ) -> Iterator[Pairs]:
        for m1 in range(min(len(mdps), max_pairs), -1, -1):
            for s1 in self.mdp_exchanges(mdps, m1):
                if frozenset(s1) not in sets:
                    continue
                for s2 in permutations(residents, m1):
                    remainder = tuple(tpn for tpn in residents if tpn not in s2)
                    for rest in self.homogeneous(remainder, max_pairs - m1):
                        yield (*zip(s1, s2, strict=True), *rest)

    def mdp_exchanges(self, mdps: Players, m1: int) -> list[Players]:
        """D.3: the highest different score, then the lowest numbers."""
        return sorted(
            combinations(mdps, m1),
            key=lambda s1: (
                sorted(-self.score[tpn] for tpn in s1),
                [mdps.index(tpn) for tpn in s1],
            ),
        )

    # -- C.7 to C.19 --------------------------------------------------------------------------

    def _following(self, left: Players, below: Players) -> tuple[list[int], ...]:
        """C.7; in the last bracket one who may not get the PAB weighs three."""
        residents = tuple(tpn for tpn in below if self.score[tpn] == self.score[below[0]])
        is_last = residents == below
        everybody = left + residents

        def value(pairs: Pairs) -> tuple[list[int], ...]:
            down = self.left(everybody, pairs)
            barred = sum(2 for tpn in down if is_last and not self.may_get_pab(tpn))
            return [len(down) + barred], [len(down)], self.scores_down(everybody, pairs)

        return min(value(pairs) for pairs in self.all_pairings(left, residents))

    def quality(self, everybody: Players, pairs: Pairs, left: Players) -> list[Sequence[object]]:
        uneven = [(a, b) for a, b in pairs if self.score[a] != self.score[b]]
        down = {a: self.score[a] - self.score[b] for a, b in uneven}
        down |= {tpn: self.sd_down(tpn, everybody) for tpn in left}
        up = {b: self.score[a] - self.score[b] for a, b in uneven}
        repeated = [
            [sd for tpn, sd in given.items() if self.floated(tpn, back) == name]
            for back in (1, 2)
            for given, name in ((down, "down"), (up, "up"))
        ]
        return [
            *self.colour_criteria(pairs),
            *[[len(differences)] for differences in repeated],
            *[sorted(differences, reverse=True) for differences in repeated],
        ]
