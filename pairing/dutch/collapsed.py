"""The collapsed last bracket of 2017 (A.9): its residents have different scores.

So every pair has a score difference of its own (A.8) and may give floats (A.4).
"""

from __future__ import annotations

from pairing.dutch.bracket import Pair
from pairing.dutch.graph import Reach
from pairing.dutch.weights import Column, Criteria

ONE_POINT = 2
"""Half points; A.8 says one point, whatever a win is worth."""


class CollapsedCriteria(Criteria):
    """C.5, C.6 and C.8 to C.19 of 2017 for the pairs of a collapsed bracket, PAB included."""

    def columns(self) -> list[Column]:
        if self.graph.reach is not Reach.EVERYBODY:
            raise ValueError("a collapsed bracket is the last one")
        differences = [self._difference(edge) for edge in self.edges]
        levels = sorted(set(differences), reverse=True)
        columns = [
            [1] * len(self.edges),
            *([-int(difference == level) for difference in differences] for level in levels),
            *self._colours(),
        ]
        repeated = [
            [floats(edge, back) for edge in self.edges]
            for back in (0, 1)
            for floats in (self._downfloat_repeated, self._any_upfloat_repeated)
        ]
        columns += [[-int(value) for value in column] for column in repeated]
        for column in repeated:
            for level in levels:
                columns.append(
                    [
                        -int(value and difference == level)
                        for value, difference in zip(column, differences, strict=True)
                    ]
                )
        return columns

    def _is_pab(self, pair: Pair) -> bool:
        return pair[1] == self.graph.completion.pab_node

    def _difference(self, pair: Pair) -> int:
        """The score difference of a pair, or of the player who gets the PAB (A.8)."""
        higher = self._entrant(pair[0]).score
        if self._is_pab(pair):
            lowest = self._entrant(self.graph.bracket.players[-1]).score
            return higher - (lowest - ONE_POINT)
        return higher - self._entrant(pair[1]).score

    def _downfloat_repeated(self, pair: Pair, back: int) -> bool:
        return self._difference(pair) > 0 and self._entrant(pair[0]).downfloat[back]

    def _any_upfloat_repeated(self, pair: Pair, back: int) -> bool:
        if self._is_pab(pair) or not self._difference(pair):
            return False
        return self._entrant(pair[1]).upfloat[back]
