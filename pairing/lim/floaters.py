"""Who floats out of a group (9.3, 10).

A group keeps as many pairs as it can have. The floaters are chosen one at a time; whoever can
float without costing a pair is found by a matching.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from pairing.lim.bracket import Floater, LimFloater, Order
from pairing.lim.colours import Half
from pairing.lim.opponents import NOBODY, preferred
from pairing.lim.roster import LimRoster
from pairing.matching.bits import lowest, members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse
from pairing.model import Colour

STEPS_PER_CANDIDATE = 40


class Departure:
    """The choice of floaters in one group; `adjacent` is the set of the next group's players."""

    def __init__(
        self,
        roster: LimRoster,
        half: Half,
        players: int,
        incoming: int,
        adjacent: int,
        pulse: Pulse,
    ) -> None:
        self.roster = roster
        self.half = half
        self.staying = self.at_first = players
        self.incoming = incoming
        self.adjacent = adjacent
        self.pulse = pulse
        self.leavers: list[int] = []
        self.matching = Matching(roster.compatible)
        self.matching.fill(members(players))

    def floaters(self) -> Iterator[Floater]:
        """All who float, in the order in which they are chosen."""
        candidates = self._spare()
        while self.matching.free:
            due_more = self._due_more()
            equalising = self._near_the_end() & self.roster.due[due_more] if due_more else 0
            taken = self._taken()
            by_merit = sorted(
                (self._merit(player, equalising, taken), player) for player in members(candidates)
            )
            self.pulse.work(STEPS_PER_CANDIDATE * len(by_merit))
            for merit, player in by_merit:
                candidates &= ~(1 << player)
                if self._leave(player):
                    self.leavers = sorted((*self.leavers, player), key=self._precedence)
                    yield Floater(player, merit[0], merit[1], due_more, not merit[2])
                    break

    def _spare(self) -> int:
        """Those without whom the group has as many pairs; choosing one only makes them fewer."""
        spare = 0
        for player in members(self.matching.free):
            self.pulse.work(STEPS_PER_CANDIDATE)
            spare |= self.matching.free_instead_of(player)
        return spare

    def _leave(self, player: int) -> bool:
        """Take the player out if that costs no pair."""
        mate = self.matching.mate[player]
        self.matching.remove(player)
        if mate != NOBODY and not self.matching.augment(mate):
            self.matching.add(player)
            return False
        self.staying &= ~(1 << player)
        return True

    def _merit(
        self, player: int, equalising: int, taken: list[int]
    ) -> tuple[LimFloater, bool, bool, int]:
        """10.9, 10.10, 10.2, and at last downwards the lowest ranked, upwards the highest."""
        last = player if self.half is Half.LOWER else -player
        floated = self.roster.entrants[player].floated
        return self._kind(player, taken), floated, not equalising >> player & 1, last

    # -- 10.2 -------------------------------------------------------------------------------------

    def _due_more(self) -> Colour | None:
        white, black = (
            (self.staying & self.roster.due[colour]).bit_count()
            for colour in (Colour.WHITE, Colour.BLACK)
        )
        if white == black:
            return None
        return Colour.WHITE if white > black else Colour.BLACK

    def _near_the_end(self) -> int:
        """Maxi: those within 100 points of the lowest (upwards: highest) ranked of the group."""
        if not self.roster.chosen.maxi:
            return self.staying
        upwards = self.half is Half.LOWER
        group = self.at_first if self.roster.chosen.maxi_end_at_first else self.staying
        end = lowest(group) if upwards else group.bit_length() - 1
        return self.roster.close(end, self.staying)

    # -- 10.3, 10.4, 10.9 -------------------------------------------------------------------------

    def _precedence(self, player: int) -> tuple[int, int]:
        """Downwards: more points, then the higher rank; upwards the reverse."""
        score = self.roster.entrants[player].score
        return (score, -player) if self.half is Half.LOWER else (-score, player)

    def _taken(self) -> list[int]:
        """The opponents taken by the first leaver, by the first two, ...; at first none."""
        taken = [0]
        order: Order = ((-1, self.half is not Half.LOWER),)
        for player in self.leavers:
            open_to_him = self.adjacent & self.roster.compatible[player] & ~taken[-1]
            _first, opponent = (
                preferred(self.roster, player, open_to_him, order) if open_to_him else (0, NOBODY)
            )
            taken.append(taken[-1] | (1 << opponent if opponent != NOBODY else 0))
        return taken

    def _kind(self, player: int, taken: list[int]) -> LimFloater:
        suitable = self._has_opponent(player, taken)
        if self.incoming >> player & 1:
            return LimFloater.B if suitable else LimFloater.A
        return LimFloater.D if suitable else LimFloater.C

    def _has_opponent(self, player: int, taken: list[int]) -> bool:
        """Somebody in the next group whom those ahead of him do not take."""
        open_to_him = self.adjacent & self.roster.compatible[player]
        if not open_to_him & taken[-1]:
            return bool(open_to_him)
        ahead = bisect_left(self.leavers, self._precedence(player), key=self._precedence)
        if open_to_him & ~taken[ahead]:
            return True
        if not self.roster.chosen.only_needed:
            return False
        return self._all_find_one((*self.leavers[:ahead], player))

    def _all_find_one(self, players: tuple[int, ...]) -> bool:
        """Whether the last of them adds a pair with the adjacent group, the others moving on."""
        floaters = set_of(players)
        rows = list(self.roster.compatible)
        for player in members(floaters):
            rows[player] &= self.adjacent
        for player in members(self.adjacent):
            rows[player] &= floaters
        matching = Matching(rows)
        matching.fill(members(self.adjacent))
        return [matching.add(player) for player in players][-1]
