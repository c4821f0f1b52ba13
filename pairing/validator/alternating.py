"""Which players of a legal pairing could be the one without partner (Edmonds' alternating trees).

Players are places 0, 1, ...; sets of them are ints used as bit sets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

NOBODY = -1


def places(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


class AlternatingTree:
    """Grown from a player without partner along legal pairs, in turn unmade and made.

    `outer` are the players who can be without partner in that player's stead. If the tree
    reaches another one without partner, `end` is he, and `flip` makes one pair more.
    """

    def __init__(
        self, legal: Sequence[int], partner: list[int], root: int, *, among: int = -1
    ) -> None:
        self.legal = legal
        self.partner = partner
        self.among = among
        self.outer = 0
        self.inner = 0
        self.end = NOBODY
        self._before: dict[int, int] = {}
        self._joined: dict[int, int] = {}
        self._blossom: dict[int, int] = {}
        self._queue: list[int] = []
        self._reach(root)
        for player in self._queue:
            if self._scan(player):
                break

    def flip(self) -> None:
        """Pair everybody on the way from `end` to the root anew."""
        player = self.end
        while player != NOBODY:
            before = self._before[player]
            following = self.partner[before]
            self.partner[player], self.partner[before] = before, player
            player = following

    def _reach(self, player: int) -> None:
        self.outer |= 1 << player
        self._blossom.setdefault(player, 1 << player)
        self._queue.append(player)

    def _scan(self, player: int) -> bool:
        legal = self.legal[player] & self.among
        while circle := legal & self.outer & ~self._blossom[self._base(player)]:
            self._join(player, (circle & -circle).bit_length() - 1)
        for other in places(legal & ~self.outer & ~self.inner):
            if (self.outer | self.inner) >> other & 1:
                continue
            self._before[other] = player
            mate = self.partner[other]
            if mate == NOBODY:
                self.end = other
                return True
            self.inner |= 1 << other
            self._reach(mate)
        return False

    def _base(self, player: int) -> int:
        base = player
        while (up := self._joined.get(base, base)) != base:
            base = up
        while (up := self._joined.get(player, player)) != base:
            self._joined[player] = base
            player = up
        return base

    def _join(self, one: int, other: int) -> None:
        """Two outer players may be paired: the odd circle they close becomes one blossom."""
        base = self._meeting(one, other)
        bases: list[int] = []
        self._walk(one, other, base, bases)
        self._walk(other, one, base, bases)
        for old in bases:
            if old == base:
                continue
            self._joined[old] = base
            if self.inner >> old & 1:
                self.inner &= ~(1 << old)
                self._reach(old)
            self._blossom[base] |= self._blossom[old]

    def _meeting(self, one: int, other: int) -> int:
        passed = set()
        while True:
            one = self._base(one)
            passed.add(one)
            if self._is_root(one):
                break
            one = self._before[self.partner[one]]
        while (other := self._base(other)) not in passed:
            other = self._before[self.partner[other]]
        return other

    def _is_root(self, base: int) -> bool:
        return self.partner[base] == NOBODY

    def _walk(self, player: int, across: int, base: int, bases: list[int]) -> None:
        while (old := self._base(player)) != base:
            mate = self.partner[player]
            bases += [old, self._base(mate)]
            self._before[player] = across
            across, player = mate, self._before[mate]


def largest_pairing(legal: Sequence[int], partner: list[int]) -> list[int]:
    """A pairing with as many pairs as possible, grown from the given legal one."""
    grown = list(partner)
    hopeless = 0
    for player in range(len(legal)):
        if grown[player] != NOBODY:
            continue
        tree = AlternatingTree(legal, grown, player, among=~hopeless)
        if tree.end != NOBODY:
            tree.flip()
        else:
            hopeless |= tree.outer | tree.inner
    return grown
