"""Baku acceleration (C.04.7)."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.model import HalfPoints, Scoring


def group_a_size(participants: int) -> int:
    """1.2: the first half, rounded up to an even number."""
    return 2 * -(-participants // 4)


def virtual_points_by_round(
    rounds_total: int, scoring: Scoring, games: int = 1
) -> tuple[HalfPoints, ...]:
    """1.4: what a participant of group A gets in rounds 1, 2, ...; nothing afterwards.

    `games`: so many rounds are a match (Double-Swiss); its points are those of all its games.
    """
    matches = -(-rounds_total // games)
    accelerated = -(-matches // 2)
    full = -(-accelerated // 2)
    win = games * scoring.win
    points = (win,) * full + (win // 2,) * (accelerated - full)
    return tuple(each for each in points for _game in range(games))


def last_of_group_a(numbers: Iterable[int]) -> int:
    """The TPN of the last participant of group A; `numbers` are those paired in round 1.

    Late entries above that participant belong to group A as well (1.3).
    """
    ordered = sorted(numbers)
    size = min(group_a_size(len(ordered)), len(ordered))
    return ordered[size - 1] if size else 0
