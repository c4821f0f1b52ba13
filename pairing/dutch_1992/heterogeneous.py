"""The pairing of a bracket into which players were moved down (C6 with C10 and C11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product

from pairing.dutch_1992.bracket import (
    Candidate1992,
    Opponents,
    PairedPart,
    Shape,
    lowered_x,
    unavoidable,
)
from pairing.dutch_1992.cards import Roster1992
from pairing.dutch_1992.homogeneous import (
    Level,
    Task,
    demands_at,
    downfloat_levels,
    first_at,
    in_force,
    upfloat_levels,
)
from pairing.dutch_1992.least import fewest_broken
from pairing.dutch_1992.split import Pairs, first_pairing, largest_matching, with_tail
from pairing.dutch_1992.tail import Tail, moving_down
from pairing.matching.bits import members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse
from pairing.model import Colour


@dataclass(slots=True)
class Heterogeneous:
    """S1 are the players moved down who get an opponent, S2 everybody else (C4)."""

    roster: Roster1992
    s1: tuple[int, ...]
    s2: tuple[int, ...]
    shape: Shape
    tail: Tail
    pulse: Pulse
    free: int = 0
    _remainders: dict[tuple[tuple[int, ...], Level], PairedPart | None] = field(
        default_factory=dict
    )
    _first: dict[Level, Pairs | None] = field(default_factory=dict)

    @property
    def x(self) -> int:
        whole = unavoidable(self.roster, tuple(sorted((*self.s1, *self.s2))))
        return lowered_x(self.roster, whole, len(self.s1), self.shape.given_up[0])

    def pair(self) -> Candidate1992 | None:
        """C11 for the players moved down, then for the remainder, then C10, then C9.

        With "c10" as "lowest-player" all of this first without other opponents for the higher
        ones; they have their turn before C14, as no player is moved down for B4 to B6 (part B).
        """
        fixed = self.roster.readings["c10"] == "lowest-player" and len(self.s1) > 1
        for higher_too in (False, True) if fixed else (True,):
            candidate = self._by_turns(higher_too=higher_too)
            if candidate is not None:
                return candidate
        return None

    def _by_turns(self, *, higher_too: bool) -> Candidate1992 | None:
        upfloats = upfloat_levels(self.roster, set_of(self.s2))
        hopeless = set()
        for raised, raised_below in self._raises():
            if raised in hopeless:
                continue
            some = False
            for up in in_force(
                self.roster, upfloats, restarted=self._restarted(raised, raised_below)
            ):
                level = Level(raised, up)
                candidate, any_opponents = self._at(level, raised_below, higher_too=higher_too)
                if candidate is not None:
                    return candidate
                some = some or any_opponents
            if not some:
                hopeless.add(raised)
        return None

    def _raises(self) -> Iterator[tuple[int, int]]:
        """C11: how often x of the players moved down and of the remainder have been raised."""
        above, below = max(0, len(self.s1) - self.x), self.shape.pairs
        if self.roster.readings["c11"] == "both":
            yield from ((raised, raised) for raised in range(max(above, below) + 1))
        else:
            yield from product(range(above + 1), range(below + 1))

    def _restarted(self, raised: int, raised_below: int) -> bool:
        return any((raised, raised_below, *self.shape.given_up))

    def _at(
        self, level: Level, raised_below: int, *, higher_too: bool
    ) -> tuple[Candidate1992 | None, bool]:
        """The first opponents whose remainder can be paired; whether there are any at all.

        C10: each new transposition is another possibility for the lowest player moved down, or,
        when he has none left and `higher_too`, for the next higher one.
        """
        some = False
        for number, opponents in enumerate(self._transpositions(level, higher_too=higher_too)):
            raised = self._raised_of_remainder(opponents, raised_below)
            if raised is None:
                continue
            some = True
            pairs = tuple(zip(self.s1, opponents, strict=True))
            part = self._remainder(opponents, Level(level.raised, level.upfloats_dropped), raised)
            if part is not None:
                met = self._opponents(pairs, level, (int(higher_too), level.raised, raised_below))
                return Candidate1992(self.shape, met, part), True
            if not number and self._hopeless(level, raised_below):
                break
        return None, some

    def _opponents(self, pairs: Pairs, level: Level, turn: tuple[int, int, int]) -> Opponents:
        raised = min(level.raised, max(0, len(self.s1) - self.x))
        another = pairs != self._first_pairs(level)
        up = level.upfloats_dropped
        return Opponents(self.s1, self.s2, self.x, raised, up, pairs, another, turn)

    def _rest(self, opponents: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(player for player in self.s2 if player not in opponents)

    def _x_of_remainder(self, opponents: tuple[int, ...]) -> int:
        x = unavoidable(self.roster, self._rest(opponents))
        return lowered_x(self.roster, x, self.shape.pairs, self.shape.given_up[1])

    def _raised_of_remainder(self, opponents: tuple[int, ...], raised: int) -> int | None:
        """C11 ends when x is p; None: it has ended before."""
        most = max(0, self.shape.pairs - self._x_of_remainder(opponents))
        if raised <= most:
            return raised
        return most if self.roster.readings["c11"] == "both" else None

    def _remainder(
        self, opponents: tuple[int, ...], level: Level, raised: int
    ) -> PairedPart | None:
        rest, x = self._rest(opponents), self._x_of_remainder(opponents)
        task = Task(self.roster, rest, self.shape.pairs, x, self.tail, self.pulse, self.free)
        for down in self._downfloats(task, opponents, level, raised):
            key = rest, Level(raised, level.upfloats_dropped, down)
            if key not in self._remainders:
                self._remainders[key] = first_at(task, key[1])
            if (part := self._remainders[key]) is not None:
                return part
        return None

    def _downfloats(
        self, task: Task, opponents: tuple[int, ...], level: Level, raised: int
    ) -> list[int]:
        """C9; after C10 from the beginning again, or with nothing in force any more."""
        steps = downfloat_levels(self.roster, task.bits, self.free)
        steps = in_force(self.roster, steps, restarted=self._restarted(level.raised, raised))
        if self.roster.readings["c10-floats"] == "in-force":
            return steps
        pairs = tuple(zip(self.s1, opponents, strict=True))
        return steps if pairs == self._first_pairs(level) else steps[-1:]

    # -- the transpositions of S2, read as the opponents of S1 ---------------------------------

    def _transpositions(self, level: Level, *, higher_too: bool) -> Iterator[tuple[int, ...]]:
        """All that keep the demands on S1 and leave a remainder that B1 and B2 do not bar."""
        task = self._whole()
        demands = demands_at(task, Level(len(task.players), level.upfloats_dropped, 2))
        second = set_of(self.s2)
        near = {player: demands.near[player] & second for player in self.s1}
        if not higher_too:
            first = self._first_pairs(level)
            if first is None:
                return
            near |= {player: 1 << other for player, other in first[:-1]}
        matching = largest_matching(self._graph(task, level))
        if matching.perfect:
            yield from self._walk(0, matching, near, self.x + level.raised)

    def _first_pairs(self, level: Level) -> Pairs | None:
        """What C6 and C7 accept without regard to the remainder."""
        if level not in self._first:
            task = self._whole()
            demands = demands_at(task, Level(len(task.players), level.upfloats_dropped, 2))
            allowed = self.x + level.raised
            left_over = len(self.s2) - len(self.s1)
            tail = moving_down(len(self.roster), left_over, set_of(self.s2))
            broken = allowed if allowed < len(self.s1) else None
            accepted = replace(demands, tail=tail, broken=broken)
            self._first[level] = first_pairing(self.s1, self.s2, accepted)
        return self._first[level]

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
            if rest.mate[player] != partner and not rest.force(player, partner):
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
        good = {player: near[player] & ~self.roster.same_wish(player) for player in coming}
        return _unmatched(good, set_of(self.s2) & present) <= left

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
    return not _unmatched({player: near[player] for player in s1}, set_of(s2))


def _unmatched(near: Mapping[int, int], others: int) -> int:
    """How many of the players in `near` find nobody of their own among the `others`.

    A search from one side never asks whom the other side may meet.
    """
    rows = [0] * (1 + max(*near, others.bit_length())) if near else []
    for player, partners in near.items():
        rows[player] = partners & others
    matching = Matching(rows)
    matching.present = matching.free = set_of(near) | others
    matching.augment_each(near)
    return sum(matching.free >> player & 1 for player in near)
