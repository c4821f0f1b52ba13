"""Everything that can have happened to a tournament: the bodies of its events.

An event is a fact: it is never edited, a correction is a new event that names the seq it corrects
(`of`). Who, when, where and why stand in the envelope of the log, not here. No event holds a name,
a birth date or another personal detail: those are reached by `person` and can be erased.
Changing a struct means a new version and an upcaster.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from pairing.model import Colour

from .ids import AppealId, DeviceName, GameId, PersonId, PlayerId, RequestId, UserId
from .results import Result
from .settings import Settings


class Event(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all events; the tag is the class name."""


# --- set-up ---------------------------------------------------------------------------------


class TournamentCreated(Event, frozen=True, kw_only=True):
    slug: str
    name: str
    festival: str
    """Slug of the event that groups the sections played in one hall."""
    festival_name: str
    settings: Settings
    creator: UserId


class SettingsChanged(Event, frozen=True, kw_only=True):
    name: str
    settings: Settings


class ProhibitedPairsSet(Event, frozen=True, kw_only=True):
    """Replaces all earlier groups; no two players of a group meet in rounds first to last."""

    groups: tuple[ProhibitedPlayers, ...]


class ProhibitedPlayers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[PlayerId, ...]
    first: int = 1
    last: int = 99


class VirtualPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Half points added for the pairing of rounds `first` to `last` (TRF record 250)."""

    players: tuple[PlayerId, ...]
    points: int
    first: int
    last: int


class VirtualPointsSet(Event, frozen=True, kw_only=True):
    """Replaces all earlier lines; where there are any, no acceleration is computed."""

    lines: tuple[VirtualPoints, ...]


Role = Literal[
    "chief", "deputy", "pairing-officer", "sector", "results", "check-in", "read-only", "system"
]


class ArbiterAppointed(Event, frozen=True, kw_only=True):
    user: UserId
    role: Role
    first_board: int = 0
    last_board: int = 0
    """Sector of boards; 0 and 0: all."""


class ArbiterDismissed(Event, frozen=True, kw_only=True):
    user: UserId


class DeviceEnrolled(Event, frozen=True, kw_only=True):
    """A device works for one person until `until` (ISO 8601, UTC)."""

    device: DeviceName
    user: UserId
    until: str


class DeviceRevoked(Event, frozen=True, kw_only=True):
    """Nothing of this device is taken any more; what it typed from `since` on is in doubt."""

    device: DeviceName
    since: str
    """ISO 8601, UTC; empty: everything."""


class DeviceReviewed(Event, frozen=True, kw_only=True):
    """Each result the device typed in the time in doubt has been looked at by somebody else."""

    device: DeviceName


# --- entries --------------------------------------------------------------------------------


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


class PlayerCheckedIn(Event, frozen=True, kw_only=True):
    player: PlayerId


class PlayerCheckedOut(Event, frozen=True, kw_only=True):
    player: PlayerId


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


# --- numbers --------------------------------------------------------------------------------


class InitialColourDrawn(Event, frozen=True, kw_only=True):
    """The lot of C.04.3 5.1 with the seed it was drawn from, or set by hand (seed empty)."""

    colour: Colour
    seed: str


class PairingNumbersAssigned(Event, frozen=True, kw_only=True):
    """The players in the order of C.04.2 2.2; the first has TPN 1."""

    order: tuple[PlayerId, ...]
    collation: str
    """Name and version of the collation used for equal ratings and titles."""
    cause: Literal["start", "correction", "late-entry", "merge", "by-hand"]


class PairingNumbersFrozen(Event, frozen=True, kw_only=True):
    """Round 4 has been published: no correction moves a number any more (C.04.2 2.3)."""

    round: int


# --- rounds ---------------------------------------------------------------------------------


class PairingRequested(Event, frozen=True, kw_only=True):
    round: int
    request: RequestId
    system: str
    options: dict[str, str] = {}


class PairedBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId
    board: int
    white: PlayerId
    black: PlayerId


class RoundPaired(Event, frozen=True, kw_only=True):
    """A draft, seen by arbiters only. `base` is the seq whose state was paired."""

    round: int
    request: RequestId
    base: int
    boards: tuple[PairedBoard, ...]
    pab: PlayerId | None = None
    byes: tuple[tuple[PlayerId, ByeKind], ...] = ()
    absent: tuple[PlayerId, ...] = ()
    """In the tournament, but not paired: withdrawn, expelled, not arrived."""
    engine: str
    engine_version: str
    input_hash: str
    seal: str
    checker: str = ""
    """Name and version of the validator that agreed before anybody saw the draft."""
    imported: bool = False


class PairingFailed(Event, frozen=True, kw_only=True):
    """The engine's answer was that no legal pairing exists, or the job could not finish."""

    round: int
    request: RequestId
    base: int
    code: str
    message: str
    players: tuple[PlayerId, ...] = ()
    article: str = ""


class PairingDiscarded(Event, frozen=True, kw_only=True):
    """A draft or a request without an outcome was dropped."""

    round: int
    request: RequestId


class RoundPublished(Event, frozen=True, kw_only=True):
    round: int
    request: RequestId
    seal: str


class RoundClosed(Event, frozen=True, kw_only=True):
    """The end of the round in the sense of C.04.2 4.3."""

    round: int


class RoundReopened(Event, frozen=True, kw_only=True):
    round: int


Ground = Literal["rematch", "regulations", "both-unpaired", "late-entry", "top-boards", "played-as"]


class PublishedPairingsChanged(Event, frozen=True, kw_only=True):
    """C.04.2 4.4: the games of `old` end as replaced, those of `new` stand in their place.

    No other board is touched. `was_pab` and `pab`: who had the pairing-allocated bye, who has it
    now. Whoever has a place before and none after is `absent`; the other way round: admitted.
    """

    round: int
    ground: Ground
    old: tuple[PairedBoard, ...]
    new: tuple[PairedBoard, ...]
    was_pab: PlayerId | None = None
    pab: PlayerId | None = None
    admitted: tuple[PlayerId, ...] = ()
    absent: tuple[PlayerId, ...] = ()
    agreed: tuple[PlayerId, ...] = ()


RequestKind = Literal[
    "other-opponent", "family-or-club", "other-colour", "wrong-opponent", "late-entry"
]


class PlayersRequestRefused(Event, frozen=True, kw_only=True):
    """Players asked for another pairing of a published round; the arbiter refused.

    What they said and what was answered beyond the template is the reason, and stands beside the
    log.
    """

    round: int
    kind: RequestKind
    players: tuple[PlayerId, ...]
    games: tuple[GameId, ...] = ()
    article: str


# --- games ----------------------------------------------------------------------------------


class ResultEntered(Event, frozen=True, kw_only=True):
    game: GameId
    result: Result


class ForfeitDeclared(Event, frozen=True, kw_only=True):
    game: GameId
    result: Result


class ResultConfirmed(Event, frozen=True, kw_only=True):
    game: GameId
    result: Result
    of: int


class ResultCorrected(Event, frozen=True, kw_only=True):
    game: GameId
    was: Result
    result: Result
    of: int


class RatedResultCorrected(Event, frozen=True, kw_only=True):
    """Found too late for standings and pairings: `result` is rated, what counts stays (C.04.2 4.3).

    `was` has been rated until now; `of` is the event that said so.
    """

    game: GameId
    was: Result
    result: Result
    of: int


class ColoursCorrected(Event, frozen=True, kw_only=True):
    """`reversed`: the player paired with Black had White (Laws 7.3); results still name the seats.

    `counts`: for the colour balance of later pairings; else for the report alone (C.04.2 4.3).
    """

    game: GameId
    reversed: bool
    counts: bool


class ResultCleared(Event, frozen=True, kw_only=True):
    game: GameId
    was: Result
    of: int


class GameAdjourned(Event, frozen=True, kw_only=True):
    """Counts as a draw for pairing until it is finished (C.04.2 3.1)."""

    game: GameId


class AdjournedGameFinished(Event, frozen=True, kw_only=True):
    game: GameId
    result: Result


class ConflictRaised(Event, frozen=True, kw_only=True):
    """Two arbiters claim different things of one scope; neither is applied over the other."""

    scope: str
    game: GameId | None = None
    command: str
    standing: str
    """What stands, as text; empty: nothing."""
    standing_seq: int
    claimed: str
    """What the later arbiter wanted, as text."""
    expected: str
    """What that arbiter believed to stand."""


class ConflictResolved(Event, frozen=True, kw_only=True):
    scope: str
    of: int
    """Seq of the ConflictRaised; one event for each open conflict of the scope."""


# --- disputes -------------------------------------------------------------------------------


class CommitteeMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player of the tournament or somebody with an account here, and what he stands for."""

    player: PlayerId | None = None
    user: Annotated[UserId, Meta(max_length=40)] = UserId("")
    federation: Annotated[str, Meta(pattern=r"^([A-Z]{3})?$")] = ""
    reserve: bool = False


class AppealsCommitteeSet(Event, frozen=True, kw_only=True):
    """Replaces the whole committee; the first member is its chairman."""

    members: tuple[CommitteeMember, ...]


LateCause = Literal["", "told-late", "hindered", "arbiters-fault", "regulations"]
"""Why an appeal after its deadline is heard; empty: it came in time."""


class AppealFiled(Event, frozen=True, kw_only=True):
    """The ground is the reason in the envelope; the result stays in force until the decision."""

    appeal: AppealId
    about: str
    """A scope: "game:3.1.47", "round:3" (its pairing) or "player:41"."""
    by: PlayerId
    filed_at: str
    """When the paper was handed in, by the arbiter's word; the server's time stands in the log."""
    deadline: str = ""
    """Empty: what is appealed against has no deadline, or it has not begun to run."""
    late: LateCause = ""


Verdict = Literal["granted", "rejected", "withdrawn"]


class AppealDecided(Event, frozen=True, kw_only=True):
    """What it changes on the board are events of their own, recorded with it."""

    appeal: AppealId
    about: str
    verdict: Verdict
    sat: tuple[CommitteeMember, ...] = ()
    """The members who decided."""


# --- the hour after the start ----------------------------------------------------------------


class ClocksStarted(Event, frozen=True, kw_only=True):
    """The clocks of the round were started; a later one of the same round corrects an earlier."""

    round: int
    at: str
    """ISO 8601 in UTC."""
    default_time: int
    """Minutes, as announced for this round (Laws 6.7.1)."""


class SeatFoundEmpty(Event, frozen=True, kw_only=True):
    """An arbiter saw that nobody sat there."""

    game: GameId
    colour: Colour


class SeatTaken(Event, frozen=True, kw_only=True):
    """The player of a seat that had been found empty is there."""

    game: GameId
    colour: Colour


class AbsenceExplained(Event, frozen=True, kw_only=True):
    """The player lost `round` by forfeit and stays in the tournament (C.05 6.5)."""

    player: PlayerId
    round: int


class AdjournmentTakenBack(Event, frozen=True, kw_only=True):
    """The game is missing again, as before it was adjourned."""

    game: GameId


class BoardDecided(Event, frozen=True, kw_only=True):
    """A decision of the chief arbiter on a board; the words are the reason of the envelope."""

    game: GameId
    standing: str
    """The result that stood, as text; empty: none."""
    result: str
    """The result that counts from now on, as text; empty: none."""
    happened_at: str
    """ISO 8601 in UTC; when it happened, as the chief established it."""
    article: str
    witnesses: tuple[UserId, ...] = ()
    """Arbiters who saw it."""


# --- end and refusals -----------------------------------------------------------------------


class TournamentClosed(Event, frozen=True, kw_only=True):
    pass


class TournamentReopened(Event, frozen=True, kw_only=True):
    pass


class RequestRefused(Event, frozen=True, kw_only=True):
    """A refusal that an appeal could ask about is on record (permission, published pairing)."""

    command: str
    code: str
    facts: dict[str, str | int] = {}
    scope: str = ""
    """What it was about; a refusal moves no scope."""


BY_NAME: Final[Mapping[str, type[Event]]] = MappingProxyType(
    {event.__name__: event for event in Event.__subclasses__()}
)
"""All events by the type name that stands in the log."""
