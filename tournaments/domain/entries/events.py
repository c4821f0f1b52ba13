"""Events of entries: who plays, and when."""

from __future__ import annotations

from typing import Any

from ..event import Event, Fact
from ..ids import PersonId, PlayerId
from ..scopes import PAIRING_INPUT, Scopes
from .older import corrected_one_rating, one_rating, without_list_facts
from .ratings import NO_RATINGS, BothRatings


class PlayerEntered(Event, frozen=True, kw_only=True):
    topics = ("players", "standings")
    public = True
    older = (one_rating, without_list_facts)

    player: PlayerId
    person: PersonId
    details: str
    """Salted digest of the personal details."""
    title: str = ""
    federation: str = ""
    ratings: BothRatings = NO_RATINGS
    womens_title: str = ""
    """Beside a higher one in `title`."""

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", f"player:{self.player}:details", PAIRING_INPUT)

    def makes(self) -> dict[str, Any]:
        return {"player": self.player}


class LateEntryAdmitted(Event, frozen=True, kw_only=True):
    """Entered after the start (C.04.2 2.4): taken into account from round `from_round` on."""

    topics = ("players", "standings")
    public = True
    older = (one_rating, without_list_facts)

    player: PlayerId
    person: PersonId
    details: str
    from_round: int
    title: str = ""
    federation: str = ""
    ratings: BothRatings = NO_RATINGS
    womens_title: str = ""
    """Beside a higher one in `title`."""

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", f"player:{self.player}:details", PAIRING_INPUT)

    def makes(self) -> dict[str, Any]:
        return {"player": self.player}


class EntryTakenBack(Event, frozen=True, kw_only=True):
    """The entry was a mistake: it is on no list, as if it had never been made.

    `of` is the event that entered the player, or put the entry back.
    """

    topics = ("players", "standings", "boards")
    public = True

    player: PlayerId
    of: int

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)


class EntryRestored(Event, frozen=True, kw_only=True):
    """The entry stands again; `of` is the event that took it back."""

    topics = ("players", "standings", "boards")
    public = True

    player: PlayerId
    of: int

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)


class PlayerCorrected(Event, frozen=True, kw_only=True):
    topics = ("players", "standings", "boards")
    public = True
    older = (without_list_facts,)

    player: PlayerId
    details: str
    title: str
    federation: str
    womens_title: str = ""

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", f"player:{self.player}:details")


class RatingCorrected(Event, frozen=True, kw_only=True):
    topics = ("players", "standings", "boards")
    public = True
    older = (corrected_one_rating, without_list_facts)

    player: PlayerId
    was: int
    """What counted before."""
    rating: int
    """What counts now; equal to `was` where only a source was corrected, or the rating that does
    not count: that moves no pairing."""
    ratings: BothRatings
    """Both, as they are now."""

    def scopes(self) -> Scopes:
        own = (f"player:{self.player}", f"player:{self.player}:details")
        return own if self.was == self.rating else (*own, PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("rating", self.player)


class EntriesMerged(Event, frozen=True, kw_only=True):
    """`dropped` was a second entry of the person entered as `kept`."""

    topics = ("players", "standings", "boards")
    public = True

    kept: PlayerId
    dropped: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.kept}", f"player:{self.dropped}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("merged", self.dropped)


class EntriesSeparated(Event, frozen=True, kw_only=True):
    """The merge is taken back: `dropped` is an entry of its own again."""

    topics = ("players", "standings", "boards")
    public = True

    kept: PlayerId
    dropped: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.kept}", f"player:{self.dropped}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("merged", self.dropped)


class EntriesToldApart(Event, frozen=True, kw_only=True):
    """Two people, however alike their entries look."""

    topics = ("players",)
    public = False

    one: PlayerId
    other: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.one}", f"player:{self.other}")

    def also_about(self) -> Scopes:
        return (f"apart:{self.one}-{self.other}",)
