"""How many pairs a bracket can have by B1 and B2 (p: A6, C3, lowered by C14)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pairing.dutch_1992.bracket import Bracket1992, Candidate1992, Shape, lowered_x, unavoidable
from pairing.dutch_1992.cards import Roster1992
from pairing.dutch_1992.heterogeneous import Heterogeneous, opponents_exist
from pairing.dutch_1992.homogeneous import Task, first_at, levels
from pairing.dutch_1992.least import fewest_left_over
from pairing.dutch_1992.split import largest_matching, with_tail
from pairing.dutch_1992.tail import Tail
from pairing.matching.bits import members, set_of
from pairing.matching.pulse import Pulse


@dataclass(frozen=True, slots=True)
class Brackets:
    """The questions that the walk from bracket to bracket asks about one of them."""

    roster: Roster1992
    pulse: Pulse
    _most_pairs: dict[tuple[Bracket1992, int], int] = field(default_factory=dict)

    def lonely(self, bracket: Bracket1992, among: tuple[int, ...]) -> tuple[int, ...]:
        """Those `among` them who have no opponent in the bracket (C1)."""
        everybody = set_of(bracket.players)
        return tuple(player for player in among if not self.roster.allowed[player] & everybody)

    def wanted(self, bracket: Bracket1992) -> Shape:
        """p as determined in C3, for both parts of a heterogeneous bracket.

        Below 0 for the remainder where not all players moved down can have opponents (C1, A3).
        """
        moved_down = len(bracket.moved_down) if bracket.heterogeneous else 0
        return Shape(moved_down, len(bracket.players) // 2 - moved_down)

    def as_many(self, bracket: Bracket1992, shape: Shape) -> Shape:
        """The same p for a bracket with other players moved down (C12)."""
        moved_down = 0
        if bracket.heterogeneous:
            moved_down = shape.moved_down or len(bracket.moved_down)
        pairs = shape.moved_down + max(0, shape.pairs)
        return Shape(moved_down, pairs - moved_down)

    def without_lonely(self, bracket: Bracket1992) -> Bracket1992:
        """The bracket without the residents who have no opponent in it (C1)."""
        lonely = self.lonely(bracket, bracket.residents)
        stay = tuple(player for player in bracket.residents if player not in lonely)
        count = self.roster.readings["half-of"] == "all"
        return Bracket1992(bracket.floated, bracket.carried, stay, lonely, leaving_count=count)

    def without_stranded(self, bracket: Bracket1992) -> Bracket1992:
        """With "c1" as "moves-on" those moved down leave too if they have no opponent in it."""
        if self.roster.readings["c1"] != "moves-on":
            return bracket
        return replace(bracket, passing=self.lonely(bracket, bracket.moved_down))

    def possible(self, bracket: Bracket1992, shape: Shape) -> bool:
        """Whether B1 and B2 allow so many pairs."""
        if shape.spare(len(bracket.players)) < 0 or shape.moved_down > len(bracket.moved_down):
            return False
        if not self.opponents_for(bracket, shape.moved_down):
            return False
        return self.most_pairs(bracket, shape.moved_down) >= shape.pairs

    def lowered(self, bracket: Bracket1992, shape: Shape) -> Shape | None:
        """C14: p - 1 where pairs are lacking; None: p is 0 then."""
        above, below = shape.given_up
        if shape.moved_down and not self.opponents_for(bracket, shape.moved_down):
            if shape.moved_down == 1:
                return None
            return Shape(shape.moved_down - 1, shape.pairs + 1, (above + 1, below))
        if shape.pairs <= self.least_pairs(shape):
            return None
        return Shape(shape.moved_down, shape.pairs - 1, (above, below + 1))

    def least_pairs(self, shape: Shape) -> int:
        """C14: with fewer the remainder or the whole bracket moves down."""
        return 0 if shape.moved_down and self.roster.readings["c14-zero"] == "remainder" else 1

    def largest_shape(self, bracket: Bracket1992) -> Shape | None:
        """C14 as often as needed; None when nothing is left of p."""
        shape: Shape | None = self.wanted(bracket)
        while shape is not None and not self.possible(bracket, shape):
            shape = self.lowered(bracket, shape)
        return shape

    def opponents_for(self, bracket: Bracket1992, moved_down: int) -> bool:
        """Whether that many players moved down, the highest, find opponents (C6)."""
        s1, s2 = _divided(bracket, moved_down)
        return opponents_exist(self._near(bracket), s1, s2)

    def most_pairs(self, bracket: Bracket1992, moved_down: int) -> int:
        """How many pairs the (remainder) bracket can have beside those of the moved down."""
        key = bracket, moved_down
        if key not in self._most_pairs:
            self._most_pairs[key] = self._counted(bracket, moved_down)
        return self._most_pairs[key]

    def _counted(self, bracket: Bracket1992, moved_down: int) -> int:
        s1, _s2 = _divided(bracket, moved_down)
        first = set_of(s1)
        matching = largest_matching(
            {
                player: others & ~first if first >> player & 1 else others
                for player, others in self._near(bracket).items()
            }
        )
        paired = len(bracket.players) - matching.free.bit_count()
        return paired // 2 - moved_down

    def completes(self, bracket: Bracket1992, shape: Shape, tail: Tail) -> bool:
        """Whether this bracket of that shape, and its tail, can be paired by B1 and B2."""
        least = self.least_left_over(bracket, shape.moved_down, tail)
        return least is not None and least <= shape.spare(len(bracket.players))

    def least_left_over(self, bracket: Bracket1992, moved_down: int, tail: Tail) -> int | None:
        """How many it has to leave to its tail by B1 and B2 so that both can be paired.

        None: they cannot. A plain tail takes no more than are left over anyway: 0.
        """
        s1, s2 = _divided(bracket, moved_down)
        first, second = set_of(s1), set_of(s2)
        near = self._near(bracket)
        graph = {player: near[player] & second for player in s1}
        for player in s2:
            graph[player] = near[player]
        graph = with_tail(graph, second, tail, self._everybody)
        if not largest_matching(graph).perfect:
            return None
        if tail.plain:
            return 0
        return fewest_left_over(graph, first | second, self.roster.kind, self.pulse)

    def pair(self, bracket: Bracket1992, shape: Shape, tail: Tail) -> Candidate1992 | None:
        """The first acceptable pairing in the order of C4 to C11, or None."""
        s1, s2 = _divided(bracket, shape.moved_down)
        free = 0
        if self.roster.readings["moved-down-floats"] == "free":
            free = set_of(bracket.moved_down)
        if s1:
            return Heterogeneous(self.roster, s1, s2, shape, tail, self.pulse, free).pair()
        x = lowered_x(self.roster, unavoidable(self.roster, s2), shape.pairs, shape.given_up[1])
        lowered = any(shape.given_up)
        task = Task(self.roster, s2, shape.pairs, x, tail, self.pulse, free, lowered)
        for level in levels(task):
            part = first_at(task, level)
            if part is not None:
                return Candidate1992(shape, None, part)
        return None

    @property
    def _everybody(self) -> dict[int, int]:
        return dict(enumerate(self.roster.allowed))

    def _near(self, bracket: Bracket1992) -> dict[int, int]:
        everybody = set_of(bracket.players)
        return {player: self.roster.allowed[player] & everybody for player in members(everybody)}


def _divided(bracket: Bracket1992, moved_down: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The highest players moved down, as many as are to be paired first, and all others (C4)."""
    first = bracket.moved_down[:moved_down]
    return first, tuple(player for player in bracket.players if player not in first)
