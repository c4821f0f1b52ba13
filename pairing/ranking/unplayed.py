"""Unplayed rounds (C.07 Articles 15 and 16): what they are to a participant and his opponents."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from pairing.model import RoundKind

from .table import ScoredRound


class Category(IntEnum):
    """16.2; the number is that of its paragraph."""

    BYE = 1
    """Pairing-allocated or full-point bye."""
    FORFEIT_WIN = 2
    BYE_BEFORE_PLAY = 3
    """Requested bye with a round after it that is no voluntary unplayed round."""
    FORFEIT_LOSS = 4
    BYE_AT_THE_END = 5
    """Requested bye with voluntary unplayed rounds alone after it, or none."""

    @property
    def voluntary(self) -> bool:
        """A VUR (16.1.2): a requested bye or a forfeit loss."""
        return self >= Category.BYE_BEFORE_PLAY

    @property
    def article(self) -> str:
        return f"16.2.{self.value}"


_CATEGORIES = {
    RoundKind.PAB: Category.BYE,
    RoundKind.FULL_BYE: Category.BYE,
    RoundKind.FORFEIT_WIN: Category.FORFEIT_WIN,
    RoundKind.FORFEIT_LOSS: Category.FORFEIT_LOSS,
    RoundKind.HALF_BYE: Category.BYE_BEFORE_PLAY,
    RoundKind.ZERO_BYE: Category.BYE_BEFORE_PLAY,
}


def categories(
    rounds: Sequence[ScoredRound], *, forfeits_played: bool
) -> tuple[Category | None, ...]:
    """One a round, None for one that was played. `forfeits_played`: so is a forfeit then."""
    backwards: list[Category | None] = []
    only_voluntary_follow = True
    for past in reversed(rounds):
        category = _CATEGORIES.get(past.kind)
        if category in (Category.FORFEIT_WIN, Category.FORFEIT_LOSS) and forfeits_played:
            category = None
        if category is Category.BYE_BEFORE_PLAY and only_voluntary_follow:
            category = Category.BYE_AT_THE_END
        if category is None or not category.voluntary:
            only_voluntary_follow = False
        backwards.append(category)
    return tuple(reversed(backwards))
