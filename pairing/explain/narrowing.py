"""The field of a question: some players set aside, some kept apart, everything below as it was.

What the engine knows of the scoregroups below the bracket is taken over, so that a question costs
what the bracket costs, not what the round did.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pairing.colours import Strength
from pairing.dutch.completion import Completion
from pairing.dutch.roster import Roster
from pairing.matching.bits import members, set_of
from pairing.matching.cardinality import FREE, Matching
from pairing.model import Colour


class Narrowing:
    """Makes smaller rosters of one roster; players are places of that one."""

    def __init__(self, roster: Roster, completion: Completion) -> None:
        self.roster = roster
        self.completion = completion
        self._absolute = tuple(_same_absolute(roster, colour) for colour in Colour)
        self._barred = tuple(self._others_barred(place) for place in range(len(roster)))

    def roster_of(self, inside: Sequence[int], below: int) -> Roster:
        """Only the places `inside` (in order) and all from `below` on."""
        kept = (*inside, *range(below, len(self.roster)))
        new = {place: number for number, place in enumerate(kept)}
        everybody = (1 << len(kept)) - 1
        absolute = [
            (players, set_of(new[place] for place in members(players) if place in new))
            for players in self._absolute
        ]

        def allowed(place: int) -> int:
            bars = set_of(new[other] for other in self._barred[place] if other in new)
            for players, renumbered in absolute:
                if players >> place & 1:
                    bars |= renumbered
            return everybody & ~bars

        return replace(
            self.roster,
            entrants=tuple(self.roster.entrants[place] for place in kept),
            allowed=tuple(map(allowed, kept)),
            groups=tuple(_groups(self.roster.groups, kept)),
        )

    def completion_of(self, roster: Roster, below: int) -> Completion:
        """That of a roster which ends with the places from `below` on."""
        untouched = sum(group.start >= below for group in self.roster.groups)
        known = self.completion.lower[len(self.roster.groups) - untouched :]
        shift = len(self.roster) - len(roster)
        neighbours = [*roster.allowed, 0]
        lower = [_shifted(matching, neighbours, shift) for matching in known]
        for group in reversed(roster.groups[: len(roster.groups) - untouched]):
            matching = lower[0].copy()
            free_below = matching.free
            matching.fill(reversed(group))
            for player in members(free_below & matching.free):
                if matching.mate[player] == FREE:
                    matching.augment(player)
            lower.insert(0, matching)
        return Completion(roster, self.completion.pulse, lower)

    def _others_barred(self, place: int) -> tuple[int, ...]:
        """Whom a player may not meet, but for the same absolute preference: few."""
        bars = self.roster.everybody & ~self.roster.allowed[place]
        for players in self._absolute:
            if players >> place & 1:
                bars &= ~players
        return (place, *members(bars))


def kept_apart(roster: Roster, sets: Iterable[Iterable[int]]) -> Roster:
    """Nobody meets another player of the same set; players are places of this roster."""
    allowed = list(roster.allowed)
    for players in sets:
        apart = set_of(players)
        for place in members(apart):
            allowed[place] &= ~apart
    return replace(roster, allowed=tuple(allowed))


def tied(roster: Roster, pairs: Iterable[tuple[int, int]]) -> Roster:
    """The two of each pair meet nobody else, and get no bye either."""
    allowed, entrants = list(roster.allowed), list(roster.entrants)
    for pair in pairs:
        for place, other in (pair, pair[::-1]):
            for stranger in members(allowed[place] & ~(1 << other)):
                allowed[stranger] &= ~(1 << place)
            allowed[place] = 1 << other
            entrants[place] = replace(entrants[place], may_get_pab=False)
    return replace(roster, allowed=tuple(allowed), entrants=tuple(entrants))


def _same_absolute(roster: Roster, colour: Colour) -> int:
    return set_of(
        place
        for place, entrant in enumerate(roster.entrants)
        if entrant.wish is colour
        and entrant.strength is Strength.ABSOLUTE
        and not entrant.topscorer
    )


def _groups(groups: Iterable[range], kept: Sequence[int]) -> Iterator[range]:
    """What is left of each scoregroup."""
    for group in groups:
        left = range(bisect_left(kept, group.start), bisect_left(kept, group.stop))
        if left:
            yield left


def _shifted(matching: Matching, neighbours: list[int], shift: int) -> Matching:
    """A matching of the lower players alone, when all players move up by `shift` places."""
    moved = Matching(neighbours)
    moved.mate = [mate if mate == FREE else mate - shift for mate in matching.mate[shift:]]
    moved.present = matching.present >> shift
    moved.free = matching.free >> shift
    return moved
