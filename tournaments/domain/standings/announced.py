"""Rankings within the standings, as the regulations announce them.

No rule of FIDE prescribes them: whom they are for, and how teams of an open are ranked, stands in
the regulations of the tournament.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ..prizes.fund import PrizeCategory

MOST_RANKINGS: Final = 60
MOST_OF_A_TEAM: Final = 20

RankingNumber = Annotated[int, Meta(ge=1, le=1000)]
RankingName = Annotated[str, Meta(max_length=80)]

RankingBy = Literal["players", "federations", "clubs", "teams-of-federations", "teams-of-clubs"]
"""`players`: one list; `federations`, `clubs`: a list of each; `teams-of-…`: these are ranked, by
their best players."""

TEAMS: Final[frozenset[RankingBy]] = frozenset({"teams-of-federations", "teams-of-clubs"})
OF_CLUBS: Final[frozenset[RankingBy]] = frozenset({"clubs", "teams-of-clubs"})


class RankingWithin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The order is that of the whole standings: no tie is broken anew within a part of them."""

    id: RankingNumber
    """Its own for ever: addresses name it."""
    name: RankingName = ""
    """Empty: it is called by whom it is for."""
    who: PrizeCategory = PrizeCategory()
    by: RankingBy = "players"
    best: Annotated[int, Meta(ge=1, le=MOST_OF_A_TEAM)] = 4
    """How many players of a team count."""
    whole_teams: bool = False
    """A team with fewer players is not ranked."""
    public: bool = False
    """The public pages have it; they show by it who belongs to the category."""

    @property
    def of_teams(self) -> bool:
        return self.by in TEAMS
