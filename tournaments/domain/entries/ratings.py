"""The two ratings of an entry, which of them counts, and ratings of other lists (1992, A1)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from pairing.dutch_1992.order import rating_of_bcf, rating_of_ingo
from pairing.trf import RankingMethod, counting_rating, national_counts

from ..said import Fact
from .sources import NATIONAL, is_fides, with_kind

RatingKind = Literal["elo", "national", "ingo", "bcf"]
HIGHEST: Final = 4000


class BothRatings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """FIDE's rating and the national one, each with where it comes from. 0: unrated.

    `fides_k`: the coefficient K that FIDE's list says with its rating, 0: none is known. It shows
    what nobody else knows: who is new to the list, and who was ever rated 2400 (B.02 8.3.3).
    """

    fides: int = 0
    fides_source: str = ""
    national: int = 0
    national_source: str = ""
    fides_k: int = 0

    def counting(self, method: RankingMethod) -> tuple[int, str]:
        """The one that counts, with its source; of nobody's rating that which is known."""
        rating = counting_rating(method, self.fides, self.national)
        if not (self.fides or self.national):
            return 0, self.fides_source or self.national_source
        national = national_counts(method, self.fides, self.national)
        return rating, self.national_source if national else self.fides_source

    def with_one(self, rating: int, source: str) -> BothRatings:
        """With this rating as FIDE's or as the national one, as its source says."""
        if is_fides(source):
            return replace(self, fides=rating, fides_source=source)
        return replace(self, national=rating, national_source=source)

    def of_kind(self, *, fides: bool) -> tuple[int, str]:
        """That of FIDE, or the national one, with its source."""
        if fides:
            return self.fides, self.fides_source
        return self.national, self.national_source


NO_RATINGS: Final = BothRatings()


def ratings_of(
    rating: int, source: str, national: int = 0, national_source: str = "", fides_k: int = 0
) -> BothRatings:
    """Of an entry that says one rating, FIDE's or not as its source says, and maybe a national one
    beside FIDE's."""
    known = BothRatings(fides_k=fides_k) if is_fides(source) else NO_RATINGS
    if not national or not is_fides(source):
        return known.with_one(rating, source)
    return replace(
        known,
        fides=rating,
        fides_source=source,
        national=national,
        national_source=with_kind(NATIONAL, national_source),
    )


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
