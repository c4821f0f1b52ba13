"""Ratings of other lists at the entry (rules of 1992, A1)."""

from __future__ import annotations

from typing import Final, Literal

from pairing.dutch_1992.order import rating_of_bcf, rating_of_ingo

from ..said import Fact
from .sources import NATIONAL

RatingKind = Literal["elo", "national", "ingo", "bcf"]
HIGHEST: Final = 4000


class NoRating(ValueError):  # noqa: N818 (a noun like the refusals of the domain)
    """A number that no list of that kind has; it would count as `rating`."""

    says: Final = "NoRating"

    def __init__(self, name: str, number: int, rating: int) -> None:
        super().__init__(f"{name} {number} is no rating")
        self.facts: dict[str, Fact] = {"list": name, "number": number, "rating": rating}


def converted(kind: RatingKind, number: int) -> tuple[int, str]:
    """The rating that counts, and where it comes from: "INGO 95". 0 is unrated in every list.

    Raises NoRating.
    """
    if kind == "elo" or not number:
        return number, ""
    if kind == "national":
        return number, NATIONAL
    name = kind.upper()
    rating = rating_of_ingo(number) if kind == "ingo" else rating_of_bcf(number)
    if number < 0 or not 0 < rating <= HIGHEST:
        raise NoRating(name, number, rating)
    return rating, f"{name} {number}"
