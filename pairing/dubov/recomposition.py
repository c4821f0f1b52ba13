"""The two subgroups of a bracket, and who is shifted between them (3.2.3, 3.2.4, 4.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from pairing.dubov.roster import DubovRoster
from pairing.dutch.weights import packed
from pairing.fide_2026.completion import STEPS_PER_PLAYER, largest
from pairing.matching.alike import Alike, examples, heaviest_of_alike
from pairing.matching.bits import gathered, members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.choices import Choices, fills, on_face
from pairing.matching.optimum import Optimum, optimum
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import weights_of
from pairing.model import Colour

Listed = TypeVar("Listed")


@dataclass(frozen=True, slots=True)
class Subgroups:
    """G1 and G2 before and after the shifts, as sets of places.

    `from_smaller` were shifted because they had to meet each other, `from_larger` to make the sizes
    equal, both in the order in which they were chosen. `halves`: nobody has played (3.2.3).
    """

    first: int
    second: int
    halves: bool
    from_smaller: tuple[int, ...] = ()
    from_larger: tuple[int, ...] = ()

    @property
    def smaller_is_first(self) -> bool:
        return self.first.bit_count() <= self.second.bit_count()

    @property
    def smaller(self) -> int:
        return self.first if self.smaller_is_first else self.second

    @property
    def larger(self) -> int:
        return self.second if self.smaller_is_first else self.first

    @property
    def final(self) -> tuple[int, int]:
        """G1 and G2 after the shifts."""
        down, up = set_of(self.from_smaller), set_of(self.from_larger)
        smaller, larger = self.smaller & ~down | up, self.larger & ~up | down
        return (smaller, larger) if self.smaller_is_first else (larger, smaller)


def divided(roster: DubovRoster, bracket: int) -> Subgroups:
    """3.2.3: those who prefer White and the others; halves where nobody has played."""
    if all(roster.entrants[place].new for place in members(bracket)):
        half = set_of(islice(members(bracket), bracket.bit_count() // 2))
        return Subgroups(half, bracket & ~half, halves=True)
    white = roster.wishing(Colour.WHITE, bracket)
    return Subgroups(white, bracket & ~white, halves=False)


def shifting_order(roster: DubovRoster, players: int) -> list[int]:
    """4.3: from the middle of the list outward, the higher of two first.

    White seekers stand by ARO, then by number; Black seekers by number.
    """
    listed = list(members(players))
    if listed and roster.entrants[listed[0]].wish is Colour.WHITE:
        listed = by_opponents(roster, listed)
    return outward(listed)


def by_opponents(roster: DubovRoster, players: Iterable[int]) -> list[int]:
    """3.2.5: by ARO, then by number."""
    return sorted(players, key=lambda place: (roster.entrants[place].aro, place))


def outward(listed: Sequence[Listed]) -> list[Listed]:
    """A, B, ..., G as D, C, E, B, F, A, G; A, B, C, D as B, C, A, D."""
    size = len(listed)
    middle = (size - 1) // 2
    places = [middle]
    for step in range(1, size):
        near, far = (middle - step, middle + step) if size % 2 else (middle + step, middle - step)
        places += [near, far]
    return [listed[place] for place in places if 0 <= place < size]


def recomposed(roster: DubovRoster, bracket: int, pulse: Pulse) -> tuple[Subgroups, Matching]:
    """The subgroups with their shifts, and some legal pairing of the one with the other.

    `bracket` can be paired.
    """
    groups = divided(roster, bracket)
    smaller, larger = groups.smaller, groups.larger
    rows = [row & bracket for row in roster.allowed]
    for player in members(smaller):
        rows[player] &= larger
    pulse.work(STEPS_PER_PLAYER * bracket.bit_count())
    matching = largest(rows, bracket)
    from_smaller: tuple[int, ...] = ()
    if not matching.perfect:
        from_smaller = FirstShift(roster, groups, bracket, pulse).from_smaller()
        matching = _after_first_shift(roster, groups, bracket, set_of(from_smaller))
    paired_across = smaller.bit_count() - 2 * len(from_smaller)
    count = (larger.bit_count() - paired_across) // 2
    from_larger, matching = _from_larger(roster, groups, matching, count, pulse)
    groups = Subgroups(groups.first, groups.second, groups.halves, from_smaller, from_larger)
    return groups, _across(roster, matching, *groups.final)


def _after_first_shift(
    roster: DubovRoster, groups: Subgroups, bracket: int, shifted: int
) -> Matching:
    """A pairing in which those who were shifted meet the rest of their subgroup."""
    rows = [row & bracket for row in roster.allowed]
    stayed = groups.smaller & ~shifted
    for player in members(stayed):
        rows[player] &= ~stayed
    for player in members(shifted):
        rows[player] &= stayed
    for player in members(groups.larger):
        rows[player] &= ~shifted
    return largest(rows, bracket)


def _from_larger(
    roster: DubovRoster, groups: Subgroups, matching: Matching, count: int, pulse: Pulse
) -> tuple[tuple[int, ...], Matching]:
    """The first set that can be shifted from the larger subgroup, and a pairing with it."""
    choices = Choices(matching)
    taken = refused = 0
    chosen: list[int] = []
    for player in shifting_order(roster, groups.larger) if count else ():
        if len(chosen) == count:
            break
        pulse.work(STEPS_PER_PLAYER)
        if choices.bar(player, ~groups.larger | taken):
            taken |= 1 << player
            chosen.append(player)
        else:
            choices.bar(player, refused)
            refused |= 1 << player
    return tuple(chosen), choices.matching


def _across(roster: DubovRoster, matching: Matching, first: int, second: int) -> Matching:
    """The same pairs, where G1 meets G2 only."""
    rows = [0] * len(roster)
    for player in members(first):
        rows[player] = roster.allowed[player] & second
    for player in members(second):
        rows[player] = roster.allowed[player] & first
    return matching.copy(rows)


class FirstShift:
    """Who is shifted from the smaller subgroup: a heaviest matching tells how many pairs it makes
    with itself, and its face which set is the first."""

    def __init__(self, roster: DubovRoster, groups: Subgroups, bracket: int, pulse: Pulse) -> None:
        self.roster = roster
        self.pulse = pulse
        self.nodes = list(members(bracket))
        self.rows = [gathered(roster.allowed[place], self.nodes) for place in self.nodes]
        number = {place: index for index, place in enumerate(self.nodes)}
        self.smaller = set_of(number[place] for place in members(groups.smaller))
        self.order = [number[place] for place in shifting_order(roster, groups.smaller)]

    def from_smaller(self) -> tuple[int, ...]:
        kinds: dict[object, int] = {}
        kind = [kinds.setdefault(self._alike(node), len(kinds)) for node in range(len(self.nodes))]
        edges = examples(self.rows, kind)
        weights = {each: 1 + self._across(*edge) for each, edge in edges.items()}
        best = heaviest_of_alike(Alike(self.rows, kind, weights), self.pulse, everybody=True)
        chosen = self._first_on_face(best)
        if chosen is None:
            chosen = self._by_weights(best)
        return tuple(self.nodes[node] for node in chosen)

    def _alike(self, node: int) -> object:
        entrant = self.roster.entrants[self.nodes[node]]
        return self.smaller >> node & 1, entrant.absolute and entrant.wish

    def _across(self, one: int, other: int) -> int:
        return (self.smaller >> one ^ self.smaller >> other) & 1

    def _first_on_face(self, best: Optimum) -> list[int] | None:
        inside = sum(self.smaller >> best.mates[node] & 1 for node in members(self.smaller))
        face = on_face(best)
        taken = refused = 0
        chosen: list[int] = []
        for node in self.order:
            if 2 * len(chosen) == inside:
                break
            self.pulse.work(STEPS_PER_PLAYER)
            if face.bar(node, ~self.smaller | taken):
                taken |= 1 << node
                chosen.append(node)
            else:
                face.bar(node, refused)
                refused |= 1 << node
        within = sum(self.smaller >> face.matching.mate[n] & 1 for n in members(self.smaller))
        if within == inside == 2 * len(chosen) and fills(best, face.matching.mate):
            return chosen
        return None

    def _by_weights(self, best: Optimum) -> list[int]:
        """The same with the order of sets in the weights: of two who meet the earlier goes."""
        rank = {node: len(self.order) - index for index, node in enumerate(self.order)}
        edges = [
            (node, other)
            for node, row in enumerate(best.tight)
            for other in members(row >> node << node)
        ]
        across = [1 + self._across(*edge) for edge in edges]
        order = [
            1 << max(rank[edge[0]], rank[edge[1]]) if set(edge) <= rank.keys() else 0
            for edge in edges
        ]
        weights = packed([across, order], len(edges), len(self.nodes) // 2 + 1)
        mates = optimum(
            weights_of(len(self.nodes), dict(zip(edges, weights, strict=True))),
            self.pulse,
            everybody=True,
        ).mates
        shifted = {max(node, mates[node], key=rank.__getitem__) for node in self._inner(mates)}
        return [node for node in self.order if node in shifted]

    def _inner(self, mates: Sequence[int]) -> Iterable[int]:
        return (node for node in members(self.smaller) if self.smaller >> mates[node] & 1)
