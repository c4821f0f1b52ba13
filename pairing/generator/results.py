"""Results by ratings: O. Milvang, "Probability for the outcome of a chess game based on rating"."""

from __future__ import annotations

from typing import NamedTuple


class Chances(NamedTuple):
    """Probabilities of the three results; they add up to 1."""

    white_wins: float
    draw: float
    black_wins: float


def chances(white: int, black: int) -> Chances:
    """The chances of a game between two ratings."""
    mean, difference = (white + black) / 2, white - black
    q = max(0.0, (mean - 1200) / 1200)
    win = _rising(
        difference,
        centre=40,
        at_centre=0.45 - 0.10 * q * q,
        low=-1492 + 0.391 * mean,
        high=1691 - 0.428 * mean,
    )
    loss = _rising(
        -difference,
        centre=80,
        at_centre=0.46 - 0.13 * q * q,
        low=-(1428 - 0.388 * mean),
        high=-(-1753 + 0.416 * mean),
    )
    draw = max(0.0, 1 - win - loss)
    whole = win + draw + loss
    return Chances(win / whole, draw / whole, loss / whole)


def _rising(
    difference: float, *, centre: float, at_centre: float, low: float, high: float
) -> float:
    """0 below `low`, `at_centre` at the centre, 1 above `high`; two halves of parabolas."""
    if difference < low:
        return 0.0
    if difference < centre:
        return at_centre * ((difference - low) / (centre - low)) ** 2
    if difference < high:
        return 1 - (1 - at_centre) * ((difference - high) / (centre - high)) ** 2
    return 1.0


def with_draws(model: Chances, share: float) -> Chances:
    """The same game if that share of all games is drawn."""
    decided = model.white_wins + model.black_wins
    white = model.white_wins / decided if decided else 0.5
    return Chances((1 - share) * white, share, (1 - share) * (1 - white))
