"""The command that gives an entry both of its ratings anew."""

from __future__ import annotations

from .commands import CorrectRating
from .ratings import BothRatings
from .state import Player


def to_ratings(entry: Player, ratings: BothRatings) -> CorrectRating:
    """From those that the entry has to these."""
    now = entry.ratings
    return CorrectRating(
        player=entry.id,
        expected=now.fides,
        expected_source=now.fides_source,
        rating=ratings.fides,
        rating_source=ratings.fides_source,
        expected_national=now.national,
        expected_national_source=now.national_source,
        national_rating=ratings.national,
        national_source=ratings.national_source,
        fides_k=ratings.fides_k,
    )
