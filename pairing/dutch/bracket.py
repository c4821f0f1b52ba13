"""A bracket: moved-down players and residents (1.3.2), and what its pairing may look like."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.dutch.roster import Roster
from pairing.matching.bits import set_of
from pairing.model import HalfPoints

Pair = tuple[int, int]
"""Two places of the roster, the higher ranked player first."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """The bracket of scoregroup number `group`; players are places of the roster, in order 1.2.

    The in-bracket sequence number (4.1) of a player is the index in `players` plus one.
    `collapsed`: all groups from `group` on are the residents of one last bracket (2017, A.9).
    """

    roster: Roster
    group: int
    mdps: tuple[int, ...]
    collapsed: bool = False

    @property
    def residents(self) -> range:
        own = self.roster.groups[self.group]
        return range(own.start, len(self.roster)) if self.collapsed else own

    @property
    def players(self) -> tuple[int, ...]:
        return (*self.mdps, *self.residents)

    @property
    def resident_score(self) -> HalfPoints:
        return self.roster.entrants[self.residents.start].score

    @property
    def is_last(self) -> bool:
        return self.residents.stop == len(self.roster)

    @property
    def below(self) -> range:
        """Everybody in the groups after the bracket."""
        return range(self.residents.stop, len(self.roster))

    @property
    def next_residents(self) -> range:
        """The residents of the following bracket."""
        return range(0) if self.is_last else self.roster.groups[self.group + 1]

    def partners(self, player: int) -> int:
        """The set of those whom the player may be paired with in here: MDPs meet residents."""
        residents = set_of(self.residents)
        if player in self.mdps:
            return self.roster.allowed[player] & residents
        return self.roster.allowed[player] & (residents | set_of(self.mdps))


@dataclass(frozen=True, slots=True)
class Candidate:
    """A way to pair a bracket (3.3): its pairs and those who float down."""

    pairs: tuple[Pair, ...]
    downfloaters: tuple[int, ...]


def candidate_of(bracket: Bracket, pairs: list[Pair]) -> Candidate:
    paired = {player for pair in pairs for player in pair}
    return Candidate(
        tuple(sorted(pairs)),
        tuple(player for player in bracket.players if player not in paired),
    )
