"""Whether a bracket of teams is paired as 3.6 says: C8, C9, C10, then the first identifier."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairing.model import Colour
from pairing.sentences import said
from pairing.validator.alternating import NOBODY, places
from pairing.validator.heaviest import heaviest_edges
from pairing.validator.position import Wish
from pairing.validator.systems.double_swiss_bracket import BracketCheck
from pairing.validator.systems.fide_2026 import DueColour
from pairing.validator.systems.team_swiss_hall import TeamHall
from pairing.validator.verdict import Finding, note

CRITERIA = ("C8", "C9", "C10")
LARGEST_COUNTED = 120
"""Of larger brackets that cannot keep C8 to C10 only those are held against the best pairing."""


class TeamBracketCheck(BracketCheck):
    """Teams are places."""

    def __init__(
        self, hall: TeamHall, partner: Sequence[int], residents: set[int], up: set[int]
    ) -> None:
        self.seats = hall.seats
        self.scale = len(residents) + len(up) + 1
        super().__init__(hall, partner, residents, up)

    @property
    def _most_broken(self) -> int:
        return self.scale * (self.scale + 1) + 1

    @property
    def _one_way(self) -> bool:
        return False

    def _counts(self, one: int, other: int) -> tuple[int, int, int]:
        """C8, C9 and C10 of a pair."""
        mine, theirs = self.seats[one], self.seats[other]
        alike = mine.wanted is not None and mine.wanted is theirs.wanted
        strong = alike and mine.wish is theirs.wish is Wish.STRONG
        return int(alike), int(strong), super()._breaks(one, other)

    def _breaks(self, one: int, other: int) -> int:
        c8, c9, c10 = self._counts(one, other)
        return (c8 * self.scale + c9) * self.scale + c10

    def _article(self, better: Sequence[int]) -> str:
        stated, instead = map(self._sums, (self.partner, better))
        return next(
            article
            for article, one, other in zip(CRITERIA, stated, instead, strict=True)
            if one != other
        )

    def _sums(self, partner: Sequence[int]) -> tuple[int, ...]:
        pairs = [(place, partner[place]) for place in self.order if place < partner[place]]
        return tuple(map(sum, zip(*(self._counts(*pair) for pair in pairs), strict=True)))

    def _without_broken(self, rows: Sequence[int]) -> list[int]:
        cleared = super()._without_broken(rows)
        for colour in Colour:
            alike = sum(1 << place for place in self.order if self.seats[place].wanted is colour)
            for place in places(alike):
                cleared[place] &= ~alike
        return cleared

    def _by_order(self) -> Iterator[DueColour | Finding]:
        if self.counted and len(self.order) > LARGEST_COUNTED:
            yield note("3.6", said("order-not-shown", count=len(self.order)))
            return
        yield from super()._by_order()

    def _first(self, top: int, stated: int) -> int:
        """Counted: the heaviest pairing in which a smaller bottom member of `top` weighs more."""
        if not self.counted:
            return super()._first(top, stated)
        size = len(self.partner) + 1
        weights = [
            (
                one,
                other,
                (self._most_broken + 1 - self._breaks(one, other)) * size
                + (size - other if one == top else 0),
            )
            for one in self.order
            for other in places(self.rows[one])
            if one < other
        ]
        made = [NOBODY] * len(self.partner)
        for one, other in heaviest_edges(len(self.rows), weights, complete=True):
            made[one], made[other] = other, one
        return made[top]
