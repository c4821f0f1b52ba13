"""Titles that a rating alone gives: FM, CM, WFM, WCM (B.01)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class RatingTitle(StrEnum):
    FM = "FM"
    CM = "CM"
    WFM = "WFM"
    WCM = "WCM"


NEEDED: Final[Mapping[RatingTitle, int]] = MappingProxyType(
    {RatingTitle.FM: 2300, RatingTitle.CM: 2200, RatingTitle.WFM: 2100, RatingTitle.WCM: 2000}
)
"""The rating that each needs, the highest title first."""

_OPEN_TO_EVERYBODY: Final = frozenset({RatingTitle.FM, RatingTitle.CM})
_HIGHER: Final[Mapping[str, frozenset[RatingTitle]]] = MappingProxyType(
    {
        "WCM": frozenset(RatingTitle) - {RatingTitle.WCM},
        "WFM": _OPEN_TO_EVERYBODY,
        "WIM": _OPEN_TO_EVERYBODY,
        "CM": frozenset({RatingTitle.FM}),
        "WGM": frozenset({RatingTitle.FM}),
    }
)
"""What is more than a title that somebody has; a WGM has reached 2300, and so only an FM."""


def title_by_rating(held: frozenset[str], rating: int, *, woman: bool) -> RatingTitle | None:
    """The highest that `rating` gives whoever holds these titles, if it is more than each."""
    open_to = frozenset(RatingTitle) if woman else _OPEN_TO_EVERYBODY
    for title in held:
        open_to &= _HIGHER.get(title, frozenset())
    return next(
        (each for each, needed in NEEDED.items() if each in open_to and rating >= needed), None
    )
