"""A player who moves between two sections of one event: one half of the act in each log.

Each half names the other section, as it was called then, and the entry there.
"""

from __future__ import annotations

from typing import Any

from ..entries.older import one_rating, without_list_facts
from ..entries.ratings import NO_RATINGS, BothRatings
from ..event import Event, Fact
from ..ids import PersonId, PlayerId
from ..scopes import PAIRING_INPUT, Scopes


class PlayerMovedAway(Event, frozen=True, kw_only=True):
    """`from_round` 0: on no list any more, as nothing rested on the entry; else withdrawn."""

    topics = ("players", "standings", "boards")
    public = True

    player: PlayerId
    section: str
    section_name: str
    entry: PlayerId
    from_round: int

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("section", self.player)

    def makes(self) -> dict[str, Any]:
        return {"player": self.player, "section": self.section, "entry": self.entry}


class PlayerMovedHere(Event, frozen=True, kw_only=True):
    """A new entry, or an old one of the same person that stands again.

    `late`: after the start, taken into account from `from_round` on (C.04.2 2.4).
    """

    topics = ("players", "standings", "boards")
    public = True
    older = (one_rating, without_list_facts)

    player: PlayerId
    section: str
    section_name: str
    entry: PlayerId
    person: PersonId
    details: str
    from_round: int
    late: bool
    title: str = ""
    federation: str = ""
    ratings: BothRatings = NO_RATINGS
    womens_title: str = ""

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", f"player:{self.player}:details", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("section", self.player)


class MoveTakenBack(Event, frozen=True, kw_only=True):
    """`of` is this log's half of the move. `here`: the player is in this section again; else gone,
    with `from_round` as in `PlayerMovedAway`."""

    topics = ("players", "standings", "boards")
    public = True

    player: PlayerId
    section: str
    section_name: str
    entry: PlayerId
    of: int
    here: bool
    from_round: int = 0

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("section", self.player)
