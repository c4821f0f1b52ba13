"""The table of direct titles and norms of an event (B.01 1.2), as the chief arbiter states it.

FIDE publishes one table for all kinds of events, and changes it: no edition of it is in this
program. Whoever states the lines that apply here names the edition and where they are read.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ..prizes.fund import PrizeCategory

MOST_LINES: Final = 60
WHOLE_SHARE: Final = 30_000
"""All points; a hundredth of a percent is 3, a third of a percent 100: 66⅔ % is 20,000."""

DirectTitle = Literal["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"]
TitleOrNorm = Literal["title", "norm"]
"""A norm counts as one of nine games."""

ReachedBy = Literal["place", "tied-place", "score"]
"""`place`: after the tie-breaks. `tied-place`: whoever has the points of such a place has it too.
`score`: a share of the points of the games that a player has played."""

LineName = Annotated[str, Meta(max_length=80)]
Place = Annotated[int, Meta(ge=1, le=1000)]

NORM_TITLES: Final[frozenset[DirectTitle]] = frozenset({"GM", "IM", "WGM", "WIM"})
OF_WOMEN: Final[frozenset[DirectTitle]] = frozenset({"WGM", "WIM", "WFM", "WCM"})

SUFFICES: Final[Mapping[DirectTitle, frozenset[str]]] = MappingProxyType(
    {
        "GM": frozenset({"GM"}),
        "IM": frozenset({"GM", "IM"}),
        "FM": frozenset({"GM", "IM", "FM"}),
        "CM": frozenset({"GM", "IM", "FM", "CM"}),
        "WGM": frozenset({"GM", "WGM"}),
        "WIM": frozenset({"GM", "IM", "WGM", "WIM"}),
        "WFM": frozenset({"GM", "IM", "FM", "WGM", "WIM", "WFM"}),
        "WCM": frozenset({"GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"}),
    }
)
"""With which titles there is nothing more to gain."""


class TitleLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is given, for what, to whom; numbers that are 0 ask for nothing."""

    id: Annotated[int, Meta(ge=1, le=1000)]
    name: LineName = ""
    """As the table calls it: "World Under 20, gold"."""
    title: DirectTitle = "FM"
    gives: TitleOrNorm = "title"
    who: PrizeCategory = PrizeCategory()
    """Places are counted among these alone."""
    by: ReachedBy = "place"
    first: Place = 1
    last: Place = 1
    most: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Of those with a tied place, so many by their tie-breaks; 0: all."""
    share: Annotated[int, Meta(ge=1, le=WHOLE_SHARE)] = WHOLE_SHARE // 2
    least_games: Annotated[int, Meta(ge=0, le=99)] = 0
    """Played over the board, for a share of the points."""
    rating: Annotated[int, Meta(ge=0, le=4000)] = 0
    """FIDE's, which a player has to have reached at some time, else a title is conditional."""
    least_entrants: Annotated[int, Meta(ge=0, le=10_000)] = 0
    least_federations: Annotated[int, Meta(ge=0, le=250)] = 0

    @property
    def part(self) -> Fraction:
        """Of the points."""
        return Fraction(self.share, WHOLE_SHARE)


class TitleTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    edition: LineName = ""
    """"Title Regulations, 1 January 2024"."""
    source: Annotated[str, Meta(max_length=200)] = ""
    """Where it is read."""
    lines: Annotated[tuple[TitleLine, ...], Meta(max_length=MOST_LINES)] = ()
