"""A face of heaviest matchings with one odd set: two sides that one pair joins, and no other."""

from __future__ import annotations

from pairing.matching.bits import lowest, members
from pairing.matching.cardinality import FREE, Matching
from pairing.matching.choices import Choices
from pairing.matching.optimum import Optimum


def split_of(best: Optimum, face: Choices) -> Split | None:
    """None if no odd set, or more than one, has a say: `face` is that of the optimum."""
    everybody = face.matching.present
    cuts = {min(each, everybody & ~each) for each in best.odd_sets}
    cuts = {each for each in cuts if each & (each - 1) and (everybody & ~each).bit_count() > 1}
    return Split(face, cuts.pop()) if len(cuts) == 1 else None


class Split:
    """Nodes that are settled leave the `matching`, whose edges are those within the two sides;
    while the pair across is open, one of each side is free in it."""

    def __init__(self, face: Choices, side: int) -> None:
        other = face.matching.present & ~side
        beyond = [other if side >> node & 1 else side for node in range(len(face.rows))]
        self.across = [row & far for row, far in zip(face.rows, beyond, strict=True)]
        self.rows = [row & ~far for row, far in zip(face.rows, beyond, strict=True)]
        self.matching = face.matching.copy(self.rows)
        for node in members(face.matching.present):
            if beyond[node] >> face.matching.mate[node] & 1:
                self.matching.mate[node] = FREE
                self.matching.free |= 1 << node

    def partners(self, node: int) -> int:
        """Who is still there, and has an edge with it."""
        across = self.across[node] if self.matching.free else 0
        return (self.rows[node] | across) & self.matching.present

    def settle_first(self, node: int, others: int) -> int | None:
        """Take the node out with the lowest of these who leaves the rest a matching; None: none."""
        within = self._promising(node, others & self.rows[node])
        across = others & self.across[node] if self.matching.free else 0
        for other in members(within | across):
            settles = self._settle if within >> other & 1 else self._settle_across
            if settles(node, other):
                return other
        return None

    def bar(self, node: int, others: int) -> bool:
        """As in `Choices`."""
        matching = self.matching
        for each in members(others):
            self.rows[each] &= ~(1 << node)
            self.across[each] &= ~(1 << node)
        self.rows[node] &= ~others
        self.across[node] &= ~others
        mate = matching.mate[node]
        if mate != FREE and others >> mate & 1:
            matching.mate[node] = matching.mate[mate] = FREE
            matching.free |= 1 << node | 1 << mate
            matching.augment_each(members(matching.free))
        return self._joined() is not None

    def mates(self) -> list[int]:
        """Of those who are not settled yet, with the pair across; -1: nobody."""
        mates = list(self.matching.mate)
        if joined := self._joined():
            twin = self.matching.copy()
            for one, free in zip(joined, members(twin.free), strict=True):
                twin.leave_free(one, free)
            mates = list(twin.mate)
            mates[joined[0]], mates[joined[1]] = joined[1], joined[0]
        return mates

    def _promising(self, node: int, others: int) -> int:
        """Without whom, and without the node, no more are left over on their side than may be."""
        if not others & (others - 1):
            return others
        twin = self.matching.copy()
        twin.remove(node)
        mate = self.matching.mate[node]
        if mate == FREE or twin.augment(mate):
            return others
        promising = 0
        for free in members(twin.free):
            promising |= twin.free_instead_of(free)
        return others & promising

    def _settle(self, one: int, other: int) -> bool:
        matching = self.matching
        before = list(matching.mate), matching.present, matching.free
        matching.remove(one)
        matching.remove(other)
        matching.augment_each(members(matching.free))
        if self._joined() is not None:
            return True
        matching.mate[:], matching.present, matching.free = before
        return False

    def _settle_across(self, one: int, other: int) -> bool:
        matching = self.matching
        frees = list(members(matching.free))
        roots: dict[int, int] = {}
        for free in frees:
            reached = matching.free_instead_of(free)
            roots |= {node: free for node in (one, other) if reached >> node & 1}
        if len(roots) < 2:
            return False
        for node, free in roots.items():
            matching.leave_free(node, free)
        matching.remove(one)
        matching.remove(other)
        return True

    def _joined(self) -> tuple[int, ...] | None:
        """The pair across that is possible, () if it is settled; None: there is no matching."""
        free = tuple(members(self.matching.free))
        if len(free) != 2:
            return None if free else ()
        if self.across[free[0]] >> free[1] & 1:
            return free
        first, second = (self.matching.free_instead_of(each) for each in free)
        for one in members(first):
            if met := self.across[one] & second:
                return one, lowest(met)
        return None


class Unsplit:
    """A face whose odd sets are not looked at, with the same questions."""

    def __init__(self, face: Choices) -> None:
        self.face = face
        self.matching: Matching = face.matching

    def partners(self, node: int) -> int:
        return self.face.rows[node] & self.matching.present

    def settle_first(self, node: int, others: int) -> int | None:
        other = self._lowest_partner(node, others) if others else None
        if other is not None:
            self.matching.remove(node)
            self.matching.remove(other)
        return other

    def bar(self, node: int, others: int) -> bool:
        return self.face.bar(node, others)

    def mates(self) -> list[int]:
        return self.matching.mate

    def _lowest_partner(self, node: int, others: int) -> int | None:
        """The lowest of these whom a perfect matching gives the node, and now does."""
        matching, first = self.matching, lowest(others)
        if matching.mate[node] != first and not matching.force(node, first):
            possible = matching.partners(node) & others
            if not possible:
                return None
            first = lowest(possible)
            if matching.mate[node] != first:
                matching.force(node, first)
        return first
