"""Events of entries: who plays, and when."""

from __future__ import annotations

from typing import Literal

from ..ids import PersonId, PlayerId
from .base import Event


class PlayerEntered(Event, frozen=True, kw_only=True):
    player: PlayerId
    person: PersonId
    details: str
    """Salted digest of the personal details."""
    title: str = ""
    federation: str = ""
    rating: int = 0
    rating_source: str = ""


class LateEntryAdmitted(Event, frozen=True, kw_only=True):
    """Entered after the start (C.04.2 2.4): taken into account from round `from_round` on."""

    player: PlayerId
    person: PersonId
    details: str
    from_round: int
    title: str = ""
    federation: str = ""
    rating: int = 0
    rating_source: str = ""


class EntryTakenBack(Event, frozen=True, kw_only=True):
    """The entry was a mistake: it is on no list, as if it had never been made.

    `of` is the event that entered the player, or put the entry back.
    """

    player: PlayerId
    of: int


class EntryRestored(Event, frozen=True, kw_only=True):
    """The entry stands again; `of` is the event that took it back."""

    player: PlayerId
    of: int


class PlayerCorrected(Event, frozen=True, kw_only=True):
    player: PlayerId
    details: str
    title: str
    federation: str


class RatingCorrected(Event, frozen=True, kw_only=True):
    player: PlayerId
    was: int
    rating: int
    rating_source: str = ""


class EntriesMerged(Event, frozen=True, kw_only=True):
    """`dropped` was a second entry of the person entered as `kept`."""

    kept: PlayerId
    dropped: PlayerId


class EntriesSeparated(Event, frozen=True, kw_only=True):
    """The merge is taken back: `dropped` is an entry of its own again."""

    kept: PlayerId
    dropped: PlayerId


class EntriesToldApart(Event, frozen=True, kw_only=True):
    """Two people, however alike their entries look."""

    one: PlayerId
    other: PlayerId


class PlayerCheckedIn(Event, frozen=True, kw_only=True):
    player: PlayerId


class PlayerCheckedOut(Event, frozen=True, kw_only=True):
    player: PlayerId


AbsenteeChoice = Literal["open", "excluded", "admitted", "half-bye", "withdrawn"]
"""`open`: not decided, or not any more. `excluded`: not paired until the player comes. `admitted`:
paired though nobody has seen the player (C.04.2 4.1)."""


class AbsenteeDecided(Event, frozen=True, kw_only=True):
    """What becomes of a player who had not come when check-in for `round` closed.

    A bye or a withdrawal that follows from it has an event of its own.
    """

    player: PlayerId
    round: int
    choice: AbsenteeChoice
    was: AbsenteeChoice


class PlayerWithdrawn(Event, frozen=True, kw_only=True):
    """Not paired from `from_round` on (C.04.2 3.2)."""

    player: PlayerId
    from_round: int


class PlayerReinstated(Event, frozen=True, kw_only=True):
    player: PlayerId
    from_round: int


class PlayerExpelled(Event, frozen=True, kw_only=True):
    player: PlayerId
    from_round: int


ByeKind = Literal["zero", "half", "full"]


class ByeGranted(Event, frozen=True, kw_only=True):
    player: PlayerId
    round: int
    kind: ByeKind


class ByeRevoked(Event, frozen=True, kw_only=True):
    player: PlayerId
    round: int
