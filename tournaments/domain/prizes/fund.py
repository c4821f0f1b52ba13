"""What the regulations announce: a fund of prizes in lists, the main list first.

No rule of FIDE prescribes how prizes are shared: the regulations say it beforehand, with rounding,
least share and tax. Sums are whole numbers of the smallest unit of the currency, points are half
points.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ..ids import PlayerId
from .currencies import HUNDREDTHS

MOST_UNITS: Final = 10**12
MOST_LISTS: Final = 60
MOST_PRIZES: Final = 200

Amount = Annotated[int, Meta(ge=0, le=MOST_UNITS)]
PrizeName = Annotated[str, Meta(max_length=80)]
Year = Annotated[int, Meta(ge=0, le=9999)]
ListNumber = Annotated[int, Meta(ge=1, le=1000)]
ListOrNone = Annotated[int, Meta(ge=0, le=1000)]

Sharing = Literal["rank", "equal", "hort", "points", "points-above"]
"""Among those with the same points: `rank`: not at all; `equal`: their prizes by equal parts;
`hort`: half by rank, half by equal parts. Among all who win: `points`: as their points are to each
other; `points-above`: as what they have above a limit."""

Unit = Literal[1, 5, 10, 50, 100, 500, 1000, 5000, 10_000, 50_000, 100_000, 500_000, 1_000_000]
"""Of smallest units."""

Remainder = Literal["most-lost", "best-placed"]
"""Who gets the units that rounding down leaves: one each those who lost most by it, or all of them
the best placed of those who share."""

BY_POINTS: Final[frozenset[Sharing]] = frozenset({"points", "points-above"})

Doubles = Literal["highest", "choice", "all"]
"""Of several prizes a player takes the highest, or the one he has chosen, or all."""


class Prize(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Of one place: money, a thing, or both; `worth` is what the thing counts as."""

    money: Amount = 0
    thing: PrizeName = ""
    worth: Amount = 0


class PrizeCategory(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whom a list is for; what is empty or 0 asks for nothing.

    Age goes by the year of birth, which is all that entry lists have as a rule.
    """

    sex: Literal["", "m", "w"] = ""
    born_from: Year = 0
    born_to: Year = 0
    rating_from: Annotated[int, Meta(ge=0, le=4000)] = 0
    rating_to: Annotated[int, Meta(ge=0, le=4000)] = 0
    unrated: Literal["also", "not", "only"] = "also"
    """Who has no rating counts as below every other."""
    federations: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^[A-Z]{3}$")], ...], Meta(max_length=250)
    ] = ()
    clubs: Annotated[tuple[PrizeName, ...], Meta(max_length=250)] = ()
    players: Annotated[tuple[PlayerId, ...], Meta(max_length=10_000)] = ()


class PrizeList(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Prizes of the 1st, 2nd and following places among those it is for."""

    id: ListNumber
    """Its own for ever: choices of players name it."""
    name: PrizeName = ""
    who: PrizeCategory = PrizeCategory()
    prizes: Annotated[tuple[Prize, ...], Meta(max_length=MOST_PRIZES)] = ()
    sharing: Sharing = "equal"
    above: Annotated[int, Meta(ge=0, le=400)] = 0
    """The limit of `points-above`."""
    least_share: Amount = 0
    """The last of a group drop out until the share of each reaches it."""
    least_points: Annotated[int, Meta(ge=0, le=400)] = 0
    least_rounds: Annotated[int, Meta(ge=0, le=99)] = 0
    """Games played over the board."""
    least_entrants: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """With fewer in the category the list is not awarded."""
    present: bool = False
    """Who stays away from the prize giving gets nothing of it."""

    @property
    def money(self) -> int:
        return sum(prize.money for prize in self.prizes)

    @property
    def counts(self) -> bool:
        """Whether it counts as a prize where a player takes one: trophies alone do not."""
        return any(prize.money or prize.worth for prize in self.prizes)


class PrizeTax(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Held back from the money of a player where it is above a limit."""

    percent: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """In hundredths: 1500 is 15 %."""
    above: Amount = 0
    of: Literal["excess", "whole"] = "excess"
    """Of what is above the limit, or of all once it is above."""

    def on(self, money: int) -> int:
        """Half a unit upwards."""
        if money <= self.above:
            return 0
        base = money if self.of == "whole" else money - self.above
        return (base * self.percent + 5_000) // 10_000


class PrizeFund(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    currency: Annotated[str, Meta(pattern=r"^[A-Z]{3}$")] = "EUR"
    decimals: Annotated[int, Meta(ge=0, le=4)] = HUNDREDTHS
    """Of all sums: 500 are 5.00 with two. Those of the currency, but in funds of older logs."""
    unit: Unit = 1
    """What shares are rounded to (`sharing.rounded`)."""
    remainder: Remainder = "most-lost"
    doubles: Doubles = "highest"
    tax: PrizeTax = PrizeTax()
    public: bool = False
    """The public pages have it and, with the final standings, who gets what: they show by it who
    belongs to a category."""
    lists: Annotated[tuple[PrizeList, ...], Meta(max_length=MOST_LISTS)] = ()

    @property
    def money(self) -> int:
        return sum(each.money for each in self.lists)

    def list(self, number: int) -> PrizeList | None:
        return next((each for each in self.lists if each.id == number), None)
