"""The pairing of a bracket into which players were moved down (C6 with C10 and C11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from pairing.dutch_1992.bracket import Candidate, Opponents, Part, Shape, unavoidable
from pairing.dutch_1992.cards import Roster
from pairing.dutch_1992.homogeneous import (
    Level,
    Task,
    demands_at,
    downfloat_levels,
    first_at,
    upfloat_levels,
)
from pairing.dutch_1992.split import (
    Pairs,
    fewest_broken,
    first_pairing,
    largest_matching,
    reroute,
    with_tail,
)
from pairing.dutch_1992.tail import Tail, moving_down
from pairing.matching.bits import members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse
from pairing.model import Colour


@dataclass(slots=True)
class Heterogeneous:
    """S1 are the players moved down who get an opponent, S2 everybody else (C4)."""

    roster: Roster
    s1: tuple[int, ...]
    s2: tuple[int, ...]
    shape: Shape
    tail: Tail
    pulse: Pulse
    _remainders: dict[tuple[tuple[int, ...], Level], Part | None] = field(default_factory=dict)

    @property
    def x(self) -> int:
        whole = unavoidable(self.roster, tuple(sorted((*self.s1, *self.s2))))
        return max(0, whole - self.shape.given_up[0])

    def pair(self) -> Candidate | None:
        """C11 for the players moved down, then for the remainder, then C10, then C9."""
        upfloats = upfloat_levels(self.roster, set_of(self.s2))
        for raised in range(max(0, len(self.s1) - self.x) + 1):
            for raised_below in range(self.shape.pairs + 1):
                some = False
                for up in upfloats:
                    found, any_opponents = self._at(Level(raised, up), raised_below)
                    if found is not None:
                        return found
                    some = some or any_opponents
                if not some:
                    break
        return None

    def _at(self, level: Level, raised_below: int) -> tuple[Candidate | None, bool]:
        """The first opponents whose remainder can be paired; whether there are any at all.

        C10: each new transposition is another possibility for the lowest player moved down, or,
        when he has none left, for the next higher one.
        """
        some = False
        for number, opponents in enumerate(self._transpositions(level)):
            x = self._x_of_remainder(opponents)
            if raised_below and x + raised_below > self.shape.pairs:
                continue
            some = True
            part = self._remainder(opponents, x, raised_below, level.upfloats_dropped)
            if part is not None:
                pairs = tuple(zip(self.s1, opponents, strict=True))
                up = level.upfloats_dropped
                another = pairs != self._first_pairs(level)
                met = Opponents(self.s1, self.s2, self.x, level.raised, up, pairs, another)
                return Candidate(self.shape, met, part), True
            if not number and self._hopeless(level, raised_below):
                break
        return None, some

    def _rest(self, opponents: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(player for player in self.s2 if player not in opponents)

    def _x_of_remainder(self, opponents: tuple[int, ...]) -> int:
        return max(0, unavoidable(self.roster, self._rest(opponents)) - self.shape.given_up[1])

    def _remainder(self, opponents: tuple[int, ...], x: int, raised: int, up: int) -> Part | None:
        rest = self._rest(opponents)
        task = Task(self.roster, rest, self.shape.pairs, x, self.tail, self.pulse)
        for down in downfloat_levels(self.roster, task.bits):
            key = rest, Level(raised, up, down)
            if key not in self._remainders:
                self._remainders[key] = first_at(task, key[1])
            if (part := self._remainders[key]) is not None:
                return part
        return None

    # -- the transpositions of S2, read as the opponents of S1 ---------------------------------

    def _transpositions(self, level: Level) -> Iterator[tuple[int, ...]]:
        """All that keep the demands on S1 and leave a remainder that B1 and B2 do not bar."""
        task = self._whole()
        demands = demands_at(task, Level(len(task.players), level.upfloats_dropped, 2))
        second = set_of(self.s2)
        near = {player: demands.near[player] & second for player in self.s1}
        matching = largest_matching(self._graph(task, level))
        if matching.perfect:
            yield from self._walk(0, matching, near, self.x + level.raised)

    def _first_pairs(self, level: Level) -> Pairs | None:
        """What C6 and C7 accept without regard to the remainder."""
        task = self._whole()
        demands = demands_at(task, Level(len(task.players), level.upfloats_dropped, 2))
        allowed = self.x + level.raised
        left_over = len(self.s2) - len(self.s1)
        tail = moving_down(len(self.roster), left_over, set_of(self.s2))
        broken = allowed if allowed < len(self.s1) else None
        return first_pairing(self.s1, self.s2, replace(demands, tail=tail, broken=broken))

    def _walk(
        self, number: int, matching: Matching, near: dict[int, int], left: int
    ) -> Iterator[tuple[int, ...]]:
        if number == len(self.s1):
            yield ()
            return
        player = self.s1[number]
        same_wish = self.roster.same_wish(player)
        for partner in members(near[player] & matching.present):
            self.pulse.work(1000)
            still = left - (same_wish >> partner & 1)
            rest = matching.copy()
            if rest.mate[player] != partner and not reroute(rest, player, partner):
                continue
            rest.remove(player)
            rest.remove(partner)
            if self._enough_good(number + 1, rest.present, near, still):
                for following in self._walk(number + 1, rest, near, still):
                    yield (partner, *following)

    def _enough_good(self, number: int, present: int, near: dict[int, int], left: int) -> bool:
        """Whether enough of the players still to come can get a colour they prefer."""
        coming = self.s1[number:]
        if left < 0 or left >= len(coming):
            return left >= 0
        good = {
            player: near[player] & present & ~self.roster.same_wish(player) for player in coming
        }
        matching = largest_matching(both_ways(good, members(set_of(self.s2) & present)))
        without = sum(matching.free >> player & 1 for player in coming)
        return without <= left

    def _whole(self) -> Task:
        players = tuple(sorted((*self.s1, *self.s2)))
        return Task(self.roster, players, len(players) // 2, self.x, self.tail, self.pulse)

    def _graph(self, task: Task, level: Level) -> dict[int, int]:
        """Who can be matched with whom in this bracket, and with the tail."""
        demands = demands_at(task, Level(len(task.players), level.upfloats_dropped, 2))
        first, second = set_of(self.s1), set_of(self.s2)
        graph = {player: demands.near[player] & second for player in self.s1}
        for player in self.s2:
            graph[player] = demands.near[player] & (first | second)
        return with_tail(graph, second, self.tail, demands.legal)

    def _hopeless(self, level: Level, raised_below: int) -> bool:
        """Whether more preferences have to be broken than both parts together may break."""
        task = self._whole()
        demands = demands_at(task, Level(len(task.players), level.upfloats_dropped, 2))
        graph = self._graph(task, level)
        spare = self.shape.spare(len(task.players))
        least = fewest_broken(graph, demands, task.bits, spare)
        budget = min(self.x + level.raised, len(self.s1))
        return least is None or least > budget + self._greatest_x(budget) + raised_below

    def _greatest_x(self, budget: int) -> int:
        """An upper bound of x of the remainder, whoever meets the players moved down."""
        first, second = set_of(self.s1), set_of(self.s2)
        half = (len(self.s2) - len(self.s1) + 1) // 2
        free = sum(not self.roster.same_wish(player) for player in self.s2)
        bounds = [0]
        for colour in Colour:
            wishing = self.roster.wishing[colour]
            other = (self.roster.wishing[colour.opposite] & first).bit_count()
            fewest_used = max(0, other - free - budget)
            bounds.append((wishing & second).bit_count() - fewest_used - half)
        return max(bounds)


def opponents_exist(near: dict[int, int], s1: tuple[int, ...], s2: tuple[int, ...]) -> bool:
    """Whether everybody in S1 can meet somebody else of S2."""
    second = set_of(s2)
    matching = largest_matching(both_ways({player: near[player] & second for player in s1}, s2))
    return not any(matching.free >> player & 1 for player in s1)


def both_ways(near: Mapping[int, int], others: Iterable[int]) -> dict[int, int]:
    """The graph of the players in `near` and those `others` whom they may meet."""
    graph = dict.fromkeys(others, 0) | dict(near)
    for player, partners in near.items():
        for partner in members(partners):
            graph[partner] |= 1 << player
    return graph
