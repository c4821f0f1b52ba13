"""A perfect matching narrowed choice by choice, and the face of heaviest matchings as one.

So each choice that an order of sets asks for is one question: does a perfect matching remain?
"""

from __future__ import annotations

from collections.abc import Sequence

from pairing.matching.bits import lowest, members
from pairing.matching.cardinality import Matching
from pairing.matching.optimum import Optimum


class Choices:
    """Of a perfect matching; its rows are changed in place."""

    def __init__(self, matching: Matching) -> None:
        self.rows = list(matching.neighbours)
        self.matching = matching.copy(self.rows)

    def bar(self, node: int, others: int) -> bool:
        """The node is matched with none of these from now on; False, and nothing changed, if that
        leaves no perfect matching."""
        matching, others = self.matching, others & self.rows[node]
        mate = matching.mate[node]
        self._clear(node, others)
        if not others >> mate & 1:
            return True
        matching.remove(node)
        matching.present |= 1 << node
        matching.free |= 1 << node
        if matching.augment(node):
            return True
        self._give_back(node, others)
        matching.join(node, mate)
        return False

    def _clear(self, node: int, others: int) -> None:
        self.rows[node] &= ~others
        for other in members(others):
            self.rows[other] &= ~(1 << node)

    def _give_back(self, node: int, others: int) -> None:
        self.rows[node] |= others
        for other in members(others):
            self.rows[other] |= 1 << node


def first_partner(matching: Matching, player: int) -> int:
    """The lowest partner that leaves the others a perfect matching; both leave it."""
    near = matching.neighbours[player] & matching.present
    partner = lowest(near)
    if matching.mate[player] != partner and not matching.force(player, partner):
        partner = lowest(matching.partners(player))
        if matching.mate[player] != partner:
            matching.force(player, partner)
    matching.remove(player)
    matching.remove(partner)
    return partner


def on_face(best: Optimum) -> Choices:
    """The heaviest matchings as perfect ones, but for their odd sets (`fills`).

    Nodes that may stay alone are matched with each other, and with a dummy if their number is odd;
    not two of one odd set, which leaves one over at most.
    """
    count = len(best.mates)
    optional = best.optional | ((count % 2) << count if best.optional else 0)
    rows = [*best.tight, 0]
    for node in members(optional):
        rows[node] |= optional & ~(1 << node)
    for odd_set in best.odd_sets:
        for node in members(odd_set & optional):
            rows[node] &= ~(odd_set & optional & ~best.tight[node])
    matching = Matching(rows)
    matching.present = matching.free = (1 << count) - 1 | optional
    for node, mate in enumerate(best.mates):
        if node < mate:
            matching.join(node, mate)
    over = list(members(matching.free))
    for one, other in zip(over[::2], over[1::2], strict=True):
        matching.join(one, other)
    return Choices(matching)


def fills(best: Optimum, mates: Sequence[int]) -> bool:
    """Whether these mates (-1: none) are on the face: each odd set has pairs but for one node."""
    for odd_set in best.odd_sets:
        inside = sum(
            mates[node] >= 0 and odd_set & best.tight[node] & 1 << mates[node] > 0
            for node in members(odd_set)
        )
        if inside + 1 != odd_set.bit_count():
            return False
    return True
