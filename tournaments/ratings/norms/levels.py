"""The requirements of a norm by the title (B.01 1.4.5 to 1.4.8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Final


class NormTitle(StrEnum):
    GM = "GM"
    IM = "IM"
    WGM = "WGM"
    WIM = "WIM"


@dataclass(frozen=True, slots=True)
class NormLevel:
    """`titles`: whom a third of the opponents have to be. `floor`: the rating to which the lowest
    opponent is raised. `rating`: what the title needs beside its norms."""

    title: NormTitle
    performance: int
    average: int
    floor: int
    titles: frozenset[str]
    rating: int


LEVELS: Final[Mapping[NormTitle, NormLevel]] = MappingProxyType(
    {
        level.title: level
        for level in (
            NormLevel(NormTitle.GM, 2600, 2380, 2200, frozenset({"GM"}), 2500),
            NormLevel(NormTitle.IM, 2450, 2230, 2050, frozenset({"GM", "IM"}), 2400),
            NormLevel(NormTitle.WGM, 2400, 2180, 2000, frozenset({"GM", "IM", "WGM"}), 2300),
            NormLevel(NormTitle.WIM, 2250, 2030, 1850, frozenset({"GM", "IM", "WGM", "WIM"}), 2200),
        )
    }
)

TITLEHOLDERS: Final = frozenset({"GM", "IM", "FM", "WGM", "WIM", "WFM"})
"""CM and WCM do not count (1.4.5)."""

GAMES: Final = 9
ROUNDS_OF_EIGHT: Final = 9
FEDERATIONS: Final = 2
"""Other than the player's (1.4.3)."""
OWN_FEDERATION: Final = Fraction(3, 5)
ONE_FEDERATION: Final = Fraction(2, 3)
TITLED: Final = Fraction(1, 2)
REQUIRED_TITLES: Final = Fraction(1, 3)
REQUIRED_TITLES_LEAST: Final = 3
LEAST_PERCENT: Final = 35
UNRATED: Final = 1400
"""What an unrated opponent counts (1.4.6)."""

_ABOVE: Final[Mapping[NormTitle, frozenset[str]]] = MappingProxyType(
    {
        NormTitle.GM: frozenset({"GM"}),
        NormTitle.IM: frozenset({"GM", "IM"}),
        NormTitle.WGM: frozenset({"GM", "WGM"}),
        NormTitle.WIM: frozenset({"GM", "IM", "WGM", "WIM"}),
    }
)


OPEN_TITLES: Final = (NormTitle.GM, NormTitle.IM)
WOMENS_TITLES: Final = (NormTitle.WGM, NormTitle.WIM)


def titles_open_to(held: frozenset[str], *, woman: bool) -> tuple[NormTitle, ...]:
    """Norms of the titles that the player does not have; an IM may still become a WGM."""
    asked = (*OPEN_TITLES, *WOMENS_TITLES) if woman else OPEN_TITLES
    return tuple(each for each in asked if not held & _ABOVE[each])


def highest_of_each(titles: Iterable[NormTitle]) -> tuple[NormTitle, ...]:
    """Of these, the highest open and the highest women's one: each is applied for by itself, and a
    result that is enough for both may be used for both (B.01 1.5.2)."""
    known = set(titles)
    ladders = (OPEN_TITLES, WOMENS_TITLES)
    return tuple(
        next(each for each in ladder if each in known)
        for ladder in ladders
        if known.intersection(ladder)
    )
