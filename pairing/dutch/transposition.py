"""Transpositions of S2 (4.2): the first one in which every pair is acceptable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pairing.matching.bits import lowest, members, set_of


def first_transposition(
    s1: Sequence[int], s2: Sequence[int], near: Mapping[int, int] | Sequence[int]
) -> dict[int, int] | None:
    """A partner from S2 for everybody in S1, or None if there is no way.

    `near[player]` is the set of acceptable partners. Of all ways it is the one whose partners,
    read in the order of S1, come first; S1 and S2 are sorted by 1.2 and equally long.
    """
    table = _Table(s1, s2, near)
    if table.fill():
        return None
    table.bring_forward()
    return table.partner


def without_partner(
    s1: Sequence[int], s2: Sequence[int], near: Mapping[int, int] | Sequence[int], most: int
) -> int:
    """How many of S1 find no partner in S2 at best; counted up to one more than `most`."""
    return _Table(s1, s2, near).fill(most)


class _Table:
    def __init__(
        self, s1: Sequence[int], s2: Sequence[int], near: Mapping[int, int] | Sequence[int]
    ) -> None:
        self.s1 = s1
        self.near = near
        self.open = set_of(s2)
        """Players of S2 who do not have their final partner yet."""
        self.partner: dict[int, int] = {}
        self.owner: dict[int, int] = {}
        self.searched = 0

    def fill(self, most: int = 0) -> int:
        """Some way: the first acceptable partner for each, others give way if needed.

        Returns how many are left without; gives up as soon as there are more than `most`.
        """
        free = self.open
        without = 0
        for player in self.s1:
            direct = self.near[player] & free
            if direct:
                taken = lowest(direct)
                self._pair(player, taken)
            else:
                taken = self._reroute(player, free)
                if taken < 0:
                    without += 1
                    if without > most:
                        break
                    continue
            free &= ~(1 << taken)
        return without

    def bring_forward(self) -> None:
        """Give each player of S1 in turn the first partner that leaves the others a way.

        `closed` holds partners whose players find others in it only: who searches from there
        never gets out, so it need not be searched again until it holds what is searched for.
        """
        closed = 0
        for player in self.s1:
            current = self.partner[player]
            if closed >> current & 1:
                closed = 0
            better = self.near[player] & self.open & ((1 << current) - 1)
            self.open &= ~(1 << current)
            for wanted in members(better):
                if closed >> wanted & 1:
                    continue
                displaced = self.owner[wanted]
                self.open = self.open & ~(1 << wanted) | 1 << current
                if self._reroute(displaced, 1 << current, closed) >= 0:
                    self._pair(player, wanted)
                    break
                closed |= self.searched | 1 << wanted
                self.open = self.open & ~(1 << current) | 1 << wanted

    def _pair(self, player: int, partner: int) -> None:
        self.partner[player] = partner
        self.owner[partner] = player

    def _reroute(self, player: int, targets: int, closed: int = 0) -> int:
        """Find `player` a partner; others move on until one of `targets` is used. -1: no way.

        Then `searched` holds all partners that were reached.
        """
        reached_from: dict[int, int] = {}
        start = unseen = self.open & ~closed
        queue = [player]
        for asking in queue:
            reachable = self.near[asking] & unseen
            ends = reachable & targets
            if ends:
                end = lowest(ends)
                reached_from[end] = asking
                self._shift(player, end, reached_from)
                return end
            unseen &= ~reachable
            for column in members(reachable):
                reached_from[column] = asking
                queue.append(self.owner[column])
        self.searched = start & ~unseen
        return -1

    def _shift(self, player: int, end: int, reached_from: dict[int, int]) -> None:
        column, asking = end, reached_from[end]
        while asking != player:
            before = self.partner[asking]
            self._pair(asking, column)
            column, asking = before, reached_from[before]
        self._pair(player, column)
