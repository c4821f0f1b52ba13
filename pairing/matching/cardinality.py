"""Matchings with as many pairs as possible, grown player by player.

The blossom algorithm of Edmonds on bit sets. A matching remembers which players are in it, so
a finished one can be copied and extended by a few players at the price of these players alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairing.matching.bits import lowest, members

FREE = -1


class Matching:
    """A largest matching of the players added so far.

    `neighbours[i]` is the set of all players that i may be paired with, present or not.
    """

    __slots__ = ("free", "mate", "neighbours", "present")

    def __init__(self, neighbours: Sequence[int]) -> None:
        self.neighbours = neighbours
        self.mate: list[int] = [FREE] * len(neighbours)
        self.present = 0
        self.free = 0

    def copy(self, neighbours: Sequence[int] | None = None) -> Matching:
        twin = Matching.__new__(Matching)
        twin.neighbours = self.neighbours if neighbours is None else neighbours
        twin.mate = self.mate.copy()
        twin.present = self.present
        twin.free = self.free
        return twin

    @property
    def perfect(self) -> bool:
        return not self.free

    def add(self, player: int) -> bool:
        """Add a player; True if one pair more became possible."""
        self.present |= 1 << player
        self.free |= 1 << player
        return self.augment(player)

    def fill(self, players: Iterable[int]) -> None:
        """Add many players at once: first whoever is at hand, then by re-pairing."""
        added = tuple(players)
        for player in added:
            self.present |= 1 << player
            self.free |= 1 << player
        for player in added:
            if self.mate[player] == FREE and (direct := self.neighbours[player] & self.free):
                self.join(player, lowest(direct))
        self.augment_each(members(self.free))

    def remove(self, player: int) -> None:
        """Take a player out; the mate, if any, becomes free and is not paired again."""
        mate = self.mate[player]
        bit = 1 << player
        self.present &= ~bit
        self.free &= ~bit
        if mate != FREE:
            self.mate[player] = self.mate[mate] = FREE
            self.free |= 1 << mate

    def join(self, one: int, other: int) -> None:
        """Pair two free players."""
        self.mate[one] = other
        self.mate[other] = one
        self.free &= ~(1 << one | 1 << other)

    def force(self, one: int, other: int) -> bool:
        """Pair these two in a perfect matching; False, and nothing changed, if that cannot be."""
        mates = self.mate[one], self.mate[other]
        self.remove(one)
        self.remove(other)
        possible = self.augment(mates[0])
        self.present |= 1 << one | 1 << other
        if possible:
            self.join(one, other)
        else:
            self.join(one, mates[0])
            self.join(other, mates[1])
        return possible

    def partners(self, player: int) -> int:
        """Everybody whom some perfect matching gives this player; this one is perfect."""
        mate = self.mate[player]
        self.remove(player)
        possible = self.free_instead_of(mate) & self.neighbours[player]
        self.present |= 1 << player
        self.join(player, mate)
        return possible

    def augment(self, root: int) -> bool:
        """Find a partner for the free player `root`, re-pairing others where needed."""
        others = self.free & ~(1 << root)
        if not others:
            return False
        direct = self.neighbours[root] & others
        if direct:
            self.join(root, lowest(direct))
            return True
        return _Search(self, root, others).run()

    def augment_each(self, roots: Iterable[int]) -> None:
        """Find each free player a partner, one after the other, where that is possible.

        Whoever a search in vain has seen is of no use to a later one (Edmonds): they are put
        aside until the end.
        """
        present, aside, alone = self.present, 0, 0
        for root in roots:
            if self.mate[root] != FREE or aside >> root & 1:
                continue
            others = self.free & ~(1 << root)
            if not others:
                break
            search = _Search(self, root, others)
            if not search.run():
                aside |= search.seen
                alone |= self.free & search.seen
                self.present &= ~aside
                self.free &= ~aside
        self.present = present
        self.free |= alone

    def free_instead_of(self, root: int) -> int:
        """Who could be free in the stead of `root`, the only free player; he is one of them."""
        return self.reach(root)[0]

    def reach(self, root: int) -> tuple[int, int]:
        """Of the free player `root` in a largest matching: who could be free in his stead, and
        all whom a search for that comes by."""
        search = _Search(self, root, 0)
        search.run()
        return search.outer, search.seen

    def leave_free(self, player: int, root: int) -> None:
        """Make him free in the stead of the free player `root`, who can be."""
        if player == root:
            return
        mate = self.mate[player]
        self.remove(player)
        self.augment(mate)
        self.present |= 1 << player
        self.free |= 1 << player


class _Search:
    """One search for an augmenting path: outer players have an even distance from the root.

    A blossom is known by its base; `above` leads from a player towards it, and `inside` is the
    set of players of each blossom.
    """

    def __init__(self, matching: Matching, root: int, targets: int) -> None:
        self.matching = matching
        self.root = root
        self.targets = targets
        self.outer = 1 << root
        self.seen = 1 << root
        self.parent: dict[int, int] = {}
        self.above: dict[int, int] = {}
        self.inside: dict[int, int] = {}
        self.queue = [root]

    def run(self) -> bool:
        matching = self.matching
        neighbours, mate = matching.neighbours, matching.mate
        for player in self.queue:
            near = neighbours[player] & matching.present
            ends = near & self.targets
            if ends:
                target = lowest(ends)
                self.parent[target] = player
                self._flip(target)
                return True
            for inner in members(near & ~self.seen):
                outer = mate[inner]
                self.parent[inner] = player
                self.seen |= 1 << inner | 1 << outer
                self.outer |= 1 << outer
                self.queue.append(outer)
            while others := near & self.outer & ~self._blossom_of(player):
                self._shrink(player, lowest(others))
        return False

    def _flip(self, target: int) -> None:
        mate = self.matching.mate
        ends = 1 << target | 1 << self.root
        node = target
        while node != FREE:
            before = self.parent[node]
            following = mate[before]
            mate[node] = before
            mate[before] = node
            node = following
        self.matching.free &= ~ends

    def _base(self, player: int) -> int:
        base = player
        while base in self.above:
            base = self.above[base]
        while player != base:
            self.above[player], player = base, self.above[player]
        return base

    def _blossom_of(self, player: int) -> int:
        base = self._base(player)
        return self.inside.get(base, 1 << base)

    def _shrink(self, one: int, other: int) -> None:
        """An edge between two outer players closes an odd cycle: all of it becomes outer."""
        top = self._common_base(one, other)
        parts = self._cycle_to(one, top, other) | self._cycle_to(other, top, one)
        merged = self.inside.get(top, 1 << top)
        for part in parts:
            merged |= self.inside.get(part, 1 << part)
            self.above[part] = top
        self.inside[top] = merged
        self.queue += members(merged & ~self.outer)
        self.outer |= merged

    def _cycle_to(self, node: int, top: int, child: int) -> set[int]:
        """The blossoms between a player and the top of the cycle; lay the way back around it."""
        mate = self.matching.mate
        parts: set[int] = set()
        while (base := self._base(node)) != top:
            parts |= {base, self._base(mate[node])}
            self.parent[node] = child
            child = mate[node]
            node = self.parent[child]
        return parts

    def _common_base(self, one: int, other: int) -> int:
        mate = self.matching.mate
        root = self._base(self.root)
        passed: set[int] = set()
        node = self._base(one)
        while True:
            passed.add(node)
            if node == root:
                break
            node = self._base(self.parent[mate[node]])
        node = self._base(other)
        while node not in passed:
            node = self._base(self.parent[mate[node]])
        return node
