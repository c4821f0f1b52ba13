"""Who meets whom in a group that can be paired: floaters first (10.6 to 10.8), then 11 and 12.

An opponent is available if he is compatible and all the others can still be paired. That is
asked of a matching; no sequence of exchanges is walked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pairing.lim.bracket import Made, Order
from pairing.lim.roster import LimRoster
from pairing.matching.bits import lowest, members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse

NOBODY = -1
STEPS_PER_PAIR = 4
STEPS_PER_SEARCH = 60
"""For each player who is left."""


def first_of(players: int, order: Order) -> int:
    """The first of a set in that order, or NOBODY."""
    for part, from_the_top in order:
        there = players & part
        if there:
            return lowest(there) if from_the_top else there.bit_length() - 1
    return NOBODY


def in_order(players: int, order: Order) -> Iterator[int]:
    """All of a set in that order."""
    for part, from_the_top in order:
        yield from sorted(members(players & part), reverse=not from_the_top)
        players &= ~part


class Group:
    """Players who can all be paired with one another, less and less of them.

    `from_the_top`: pairing downwards.
    """

    def __init__(
        self, roster: LimRoster, players: Iterable[int], *, from_the_top: bool, pulse: Pulse
    ) -> None:
        self.roster = roster
        self.from_the_top = from_the_top
        self.pulse = pulse
        self.left = sorted(players, reverse=not from_the_top)
        self.matching = Matching(roster.compatible)
        self.matching.fill(self.left)

    def pair_floaters(self, incoming: Sequence[int], lowest_first: Iterable[int]) -> Iterator[Made]:
        """10.6, 10.7: the floaters one after the other, as far as they are not paired yet.

        Those of `lowest_first` look for opponents from the lowest ranked, whatever the direction.
        """
        turned = set(lowest_first)
        floaters = set_of(incoming)
        for player in incoming:
            if not self.matching.present >> player & 1:
                continue
            from_the_top = self.from_the_top and player not in turned
            order: Order = ((-1, from_the_top),)
            if self.roster.chosen.floaters_last:
                order = ((~floaters, from_the_top), *order)
            yield self._make(player, order, floating=True)

    def pair_others(self) -> Iterator[Made]:
        """9.4, 11.2, 11.3: half against half; after each pair the rest is proposed afresh."""
        while self.left:
            yield self._make(self.left[0], self._proposals(), floating=False)

    def _proposals(self) -> Order:
        """The other half in its order, then one's own half from its end (11.2)."""
        other_half = set_of(self.left[len(self.left) // 2 :])
        return (other_half, self.from_the_top), (-1, not self.from_the_top)

    def _make(self, player: int, order: Order, *, floating: bool) -> Made:
        present = self.matching.present
        first, opponent = self._choose(player, order)
        self._bring_together(player, opponent)
        for each in (player, opponent):
            self.matching.remove(each)
            self.left.remove(each)
        self.pulse.work(STEPS_PER_PAIR * len(self.left))
        return Made(player, opponent, first, floating, present, order)

    def _choose(self, player: int, order: Order) -> tuple[int, int]:
        """The first available opponent, and the one whom the colours make of him.

        Mostly the first guess is right; if not, one search finds everybody who is available.
        """
        near = self.roster.compatible[player] & self.matching.present
        first, opponent = preferred(self.roster, player, near, order)
        guessed = (first, opponent) if self.roster.chosen.maxi else (opponent,)
        if not all(self._bring_together(player, each) for each in guessed):
            near &= self._leaving_a_pairing(player)
            first, opponent = preferred(self.roster, player, near, order)
        return first, opponent

    def _bring_together(self, player: int, other: int) -> bool:
        """Make the matching one in which they meet, if there is one."""
        return self.matching.mate[player] == other or self.matching.force(player, other)

    def _leaving_a_pairing(self, player: int) -> int:
        """Without whom, and without the player, the others can be paired."""
        matching = self.matching
        mate = matching.mate[player]
        self.pulse.work(STEPS_PER_SEARCH * len(self.left))
        matching.remove(player)
        others = matching.free_instead_of(mate)
        matching.present |= 1 << player
        matching.join(player, mate)
        return others


def preferred(roster: LimRoster, player: int, available: int, order: Order) -> tuple[int, int]:
    """10.8, 12.2: the first, and the first who is due the other colour, else the first again.

    In a maxi-tournament the latter is rated within the limit of the former (10.8, 12.7).
    """
    first = first_of(available, order)
    suiting = available & roster.suiting(player)
    if roster.chosen.maxi and suiting:
        suiting = roster.close(first, suiting)
    opponent = first_of(suiting, order)
    return first, first if opponent == NOBODY else opponent
