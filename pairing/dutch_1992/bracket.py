"""A bracket with its numbers x and p (A3, A6, A8), and what was made of it."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.dutch_1992.cards import Roster1992
from pairing.dutch_1992.exchange import Exchange1992
from pairing.dutch_1992.split import Pairs
from pairing.matching.bits import set_of
from pairing.model import Colour


@dataclass(frozen=True, slots=True)
class Bracket1992:
    """Players in the order A2.

    `floated` come from the bracket above, `carried` from brackets that moved down as a whole
    (C14) or were merged (C13); `lonely` are residents who have no opponent here (C1). `passing` are
    those of the floated and the carried who move on, because they have none either. All of these
    count for the half of A3 or not.
    """

    floated: tuple[int, ...]
    carried: tuple[int, ...]
    residents: tuple[int, ...]
    lonely: tuple[int, ...] = ()
    passing: tuple[int, ...] = ()
    leaving_count: bool = False

    @property
    def moved_down(self) -> tuple[int, ...]:
        come = sorted((*self.floated, *self.carried))
        return tuple(player for player in come if player not in self.passing)

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(sorted((*self.moved_down, *self.residents)))

    @property
    def leaving(self) -> tuple[int, ...]:
        """Everybody whom C1 moves down to the next bracket."""
        return tuple(sorted((*self.lonely, *self.passing)))

    @property
    def heterogeneous(self) -> bool:
        """Fewer than half were moved down, but somebody (A3)."""
        moved_down = len(self.moved_down) + len(self.passing) * self.leaving_count
        own = len(self.residents) + len(self.lonely) * self.leaving_count
        return bool(self.moved_down) and moved_down < own


@dataclass(frozen=True, slots=True)
class Shape:
    """How many pairs are to be made (p): of players moved down, and in the (remainder) bracket.

    `given_up` are those by which p was lowered in each part (C14).
    """

    moved_down: int
    pairs: int
    given_up: tuple[int, int] = (0, 0)

    def spare(self, players: int) -> int:
        """How many players are left over."""
        return players - 2 * (self.moved_down + self.pairs)


@dataclass(frozen=True, slots=True)
class PairedPart:
    """A homogeneous (remainder) bracket as it was paired."""

    s1: tuple[int, ...]
    s2: tuple[int, ...]
    x: int
    raised: int
    upfloats_dropped: int
    downfloats_dropped: int
    exchange: Exchange1992 | None
    pairs: Pairs

    @property
    def left_over(self) -> tuple[int, ...]:
        paired = {player for pair in self.pairs for player in pair}
        return tuple(player for player in sorted((*self.s1, *self.s2)) if player not in paired)


@dataclass(frozen=True, slots=True)
class Opponents:
    """The pairs of the players moved down; `another` if not the first acceptable ones (C10).

    `turn` sorts as the walk comes to them: whether C10 has got beyond the lowest player, and how
    often x was raised in both parts.
    """

    s1: tuple[int, ...]
    s2: tuple[int, ...]
    x: int
    raised: int
    upfloats_dropped: int
    pairs: Pairs
    another: bool
    turn: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Candidate1992:
    """An accepted pairing of a bracket."""

    shape: Shape
    opponents: Opponents | None
    part: PairedPart

    @property
    def pairs(self) -> Pairs:
        return (*(self.opponents.pairs if self.opponents else ()), *self.part.pairs)


def unavoidable(roster: Roster1992, players: tuple[int, ...]) -> int:
    """x (A8), never below 0: pairs in which not all colour preferences can be observed."""
    bits = set_of(players)
    half = (len(players) + 1) // 2
    most = max((bits & roster.wishing[colour]).bit_count() for colour in Colour)
    return max(0, most - half)


def lowered_x(roster: Roster1992, x: int, pairs: int, given_up: int) -> int:
    """x after p has fallen to `pairs` (C14): the x of C2, or what C11 has made of it, less."""
    if not given_up or roster.readings["c14-x"] == "original":
        return max(0, x - given_up)
    raised = max(x, pairs + given_up)
    return raised - given_up if x else raised
