"""Whether those not yet paired can still be paired (C4), and who has the PAB (3.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pairing.matching.bits import lowest, members
from pairing.matching.cardinality import FREE, Matching
from pairing.matching.pulse import Pulse

STEPS_PER_PLAYER = 100
"""What it costs about to find a player a partner."""


class RoundCompletion:
    """A largest matching of each lower part of the field, from the bottom up.

    `allowed[i]` is the set of those whom i may meet, `levels` are the sets of equal scores from the
    top; `eligible` may have the PAB (C2), who has the smallest `claim` gets it (3.1.3 to 3.1.5).
    """

    def __init__(
        self,
        allowed: Sequence[int],
        levels: Sequence[int],
        eligible: int,
        claim: Callable[[int], Any],
        pulse: Pulse,
    ) -> None:
        self.allowed = allowed
        self.levels = levels
        self.eligible = eligible
        self.claim = claim
        self.pulse = pulse
        self.odd = len(allowed) % 2 == 1
        self.whole = Matching(allowed)
        for players in reversed(levels):
            self.whole.fill(members(players))
            pulse.work(STEPS_PER_PLAYER * players.bit_count())
        self.pab_order = self._pab_order()
        self.pab = self.pab_order[0] if self.pab_order else None
        self._lower: list[Matching] = []

    @property
    def possible(self) -> bool:
        return self.pab is not None if self.odd else self.whole.perfect

    @property
    def left(self) -> int:
        """Those who are to be paired: all but whoever has the PAB."""
        everybody = (1 << len(self.allowed)) - 1
        return everybody if self.pab is None else everybody & ~(1 << self.pab)

    def _pab_order(self) -> tuple[int, ...]:
        """3.1: whoever may have it (C2) and leaves a pairing (C4), the first choice first."""
        if not self.odd or self.whole.free.bit_count() != 1:
            return ()
        spare = self.whole.free_instead_of(lowest(self.whole.free))
        return tuple(sorted(members(spare & self.eligible), key=self.claim))

    def below(self, level: int, gone: int) -> Matching:
        """A largest matching of all who stand below that level and are not gone."""
        if not self._lower:
            self._grow()
        matching = self._lower[level + 1].copy()
        for player in members(matching.present & gone):
            take_out(matching, player)
        return matching

    def _grow(self) -> None:
        self._lower = [Matching(self.allowed)]
        for players in reversed(self.levels):
            matching = self._lower[-1].copy()
            matching.fill(members(players & self.left))
            self.pulse.work(STEPS_PER_PLAYER * players.bit_count())
            self._lower.append(matching)
        self._lower.reverse()


def take_out(matching: Matching, player: int) -> None:
    """Take a player out of a largest matching; it stays one."""
    mate = matching.mate[player]
    matching.remove(player)
    if mate != FREE:
        matching.augment(mate)


def largest(rows: Sequence[int], players: int) -> Matching:
    """A largest matching of these players."""
    matching = Matching(rows)
    matching.fill(members(players))
    return matching
