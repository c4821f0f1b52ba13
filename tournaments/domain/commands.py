"""What an arbiter, a desk or the server may ask of a tournament.

Commands are imperatives and carry what they expect to replace. The kebab-case name of the class is
the command's name in the API (`EnterResult` -> `enter-result`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from pairing.model import Colour

from .events import (
    ByeKind,
    CommitteeMember,
    Ground,
    LateCause,
    PairedBoard,
    ProhibitedPlayers,
    RequestKind,
    Role,
    Verdict,
    VirtualPoints,
)
from .ids import AppealId, DeviceName, GameId, PersonId, PlayerId, RequestId, UserId
from .results import Result
from .settings import Settings

ReachRead = Literal["next", "after-next", "rating"]
"""What the arbiter read that a correction reaches (C.04.2 4.3): `reach.Case`."""

Slug = Annotated[str, Meta(pattern=r"^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$")]
ShortText = Annotated[str, Meta(max_length=200)]
Title = Annotated[str, Meta(pattern=r"^(GM|IM|WGM|FM|WIM|CM|WFM|WCM)?$")]
Federation = Annotated[str, Meta(pattern=r"^([A-Z]{3})?$")]
Rating = Annotated[int, Meta(ge=0, le=4000)]
RoundNumber = Annotated[int, Meta(ge=1, le=99)]
Disputed = Annotated[
    str, Meta(pattern=r"^(game:[0-9]{1,2}\.[0-9]{1,5}\.[0-9]{1,6}|(round|player):[0-9]{1,7})$")
]
Moment = Annotated[str, Meta(max_length=40)]
"""ISO date and time with its zone; empty: now."""
Number = Annotated[int, Meta(ge=1, le=1_000_000)]
Article = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9 .,;()-]*$")]

MOST_IN_A_BATCH: Final = 2000


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all commands; the tag is the class name."""


class CreateTournament(Command, frozen=True, kw_only=True):
    """The creator becomes chief arbiter."""

    slug: Slug
    name: ShortText
    festival: Slug
    festival_name: ShortText
    settings: Settings = Settings()


class ChangeSettings(Command, frozen=True, kw_only=True):
    name: ShortText
    settings: Settings


class SetProhibitedPairs(Command, frozen=True, kw_only=True):
    groups: tuple[ProhibitedPlayers, ...]


class SetVirtualPoints(Command, frozen=True, kw_only=True):
    """An acceleration spelled out as report files do; a later line replaces an earlier one."""

    lines: tuple[VirtualPoints, ...]


class AppointArbiter(Command, frozen=True, kw_only=True):
    user: UserId
    role: Role
    first_board: int = 0
    last_board: int = 0


class DismissArbiter(Command, frozen=True, kw_only=True):
    user: UserId


class EnrolDevice(Command, frozen=True, kw_only=True):
    """A device that opened its code; the service that reads codes sends this."""

    device: DeviceName
    user: UserId
    until: str
    """ISO 8601, UTC."""


class RevokeDevice(Command, frozen=True, kw_only=True):
    """Ends a device's log-in at once: one's own, or any by the chief and the deputies."""

    device: DeviceName
    since: ShortText = ""
    """What it typed from this time on is to be reviewed; empty: everything."""


class CloseDeviceReview(Command, frozen=True, kw_only=True):
    """Refused while a result in doubt has been neither confirmed nor corrected."""

    device: DeviceName


class EnterPlayer(Command, frozen=True, kw_only=True):
    """Before the start an entry, afterwards a late entry for the next round to be paired.

    `person` and `details` are made by the service that keeps the personal details.
    """

    person: PersonId
    details: str
    title: Title = ""
    federation: Federation = ""
    rating: Rating = 0
    rating_source: ShortText = ""


class CorrectPlayer(Command, frozen=True, kw_only=True):
    player: PlayerId
    details: str
    title: Title
    federation: Federation


class CorrectRating(Command, frozen=True, kw_only=True):
    player: PlayerId
    expected: Rating
    rating: Rating
    rating_source: ShortText = ""


class MergeEntries(Command, frozen=True, kw_only=True):
    kept: PlayerId
    dropped: PlayerId


class CheckIn(Command, frozen=True, kw_only=True):
    player: PlayerId


class CheckOut(Command, frozen=True, kw_only=True):
    player: PlayerId


class WithdrawPlayer(Command, frozen=True, kw_only=True):
    """From the next round to be paired on."""

    player: PlayerId


class ReinstatePlayer(Command, frozen=True, kw_only=True):
    player: PlayerId


class ExpelPlayer(Command, frozen=True, kw_only=True):
    player: PlayerId


class GrantBye(Command, frozen=True, kw_only=True):
    player: PlayerId
    round: RoundNumber
    kind: ByeKind


class RevokeBye(Command, frozen=True, kw_only=True):
    player: PlayerId
    round: RoundNumber


class StartTournament(Command, frozen=True, kw_only=True):
    """Draws the initial colour from `seed` (made by the service) unless `colour` sets it by hand.

    `order` is the start order as the service collated it; the domain checks it against C.04.2 2.2
    as far as rating and title go.
    """

    seed: str = ""
    colour: Colour | None = None
    order: tuple[PlayerId, ...] = ()
    collation: str = ""
    by_hand: bool = False
    """The order is that of a report file: ratings may have been corrected since it was made."""


class AssignPairingNumbers(Command, frozen=True, kw_only=True):
    """Renumber after corrections; refused once round 4 has been paired (C.04.2 2.3)."""

    order: tuple[PlayerId, ...] = ()
    collation: str = ""


class RequestPairing(Command, frozen=True, kw_only=True):
    round: RoundNumber


class RecordPairing(Command, frozen=True, kw_only=True):
    """The worker's answer to a request; only the server itself may send it."""

    round: RoundNumber
    request: RequestId
    base: int
    pairs: tuple[tuple[PlayerId, PlayerId], ...]
    """(white, black) in board order."""
    pab: PlayerId | None = None
    engine: str
    engine_version: str
    input_hash: str
    seal: str
    checker: str = ""
    """Who found the pairing in order, independently of the engine."""


class RecordPairingFailure(Command, frozen=True, kw_only=True):
    round: RoundNumber
    request: RequestId
    base: int
    code: str
    message: str
    players: tuple[PlayerId, ...] = ()
    article: str = ""


class ImportRound(Command, frozen=True, kw_only=True):
    """A round as a report file has it: paired and published at once, marked as imported."""

    round: RoundNumber
    boards: tuple[PairedBoard, ...]
    pab: PlayerId | None = None
    byes: tuple[tuple[PlayerId, ByeKind], ...] = ()


class DiscardPairing(Command, frozen=True, kw_only=True):
    """Drops a draft, or a request that has no outcome yet."""

    round: RoundNumber
    request: RequestId


class PublishRound(Command, frozen=True, kw_only=True):
    round: RoundNumber
    request: RequestId


class NewBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: Number
    white: PlayerId
    black: PlayerId


class ChangePublishedPairings(Command, frozen=True, kw_only=True):
    """On a ground of C.04.2 4.4, and with a reason: the `replaced` games end, `boards` stand.

    `expected_pab` is who has the pairing-allocated bye now, `pab` who has it afterwards; `absent`
    are those who had a place and lose it; `agreed` are those who were asked and agree.
    """

    round: RoundNumber
    ground: Ground
    replaced: tuple[GameId, ...] = ()
    boards: tuple[NewBoard, ...] = ()
    expected_pab: PlayerId | None = None
    pab: PlayerId | None = None
    absent: tuple[PlayerId, ...] = ()
    agreed: tuple[PlayerId, ...] = ()


class RefuseRequest(Command, frozen=True, kw_only=True):
    """Players asked for another pairing of a published round; the reason says what they said."""

    round: RoundNumber
    kind: RequestKind
    players: tuple[PlayerId, ...]
    games: tuple[GameId, ...] = ()


class EnterResult(Command, frozen=True, kw_only=True):
    """`expected` is what stood on the board when it was typed (None: nothing).

    Forfeits are results too and become ForfeitDeclared. Replacing another result than the expected
    one is a conflict; replacing the expected one is `CorrectResult`'s work.
    """

    game: GameId
    result: Result
    expected: Result | None = None


class ConfirmResult(Command, frozen=True, kw_only=True):
    game: GameId
    result: Result


class CorrectResult(Command, frozen=True, kw_only=True):
    """Needs a reason in the envelope.

    `reach` is what the arbiter read that it reaches; a correction for the rating report alone is
    accepted only with "rating", and `expected` is then what has been rated.
    """

    game: GameId
    expected: Result
    result: Result
    reach: ReachRead | None = None


class CorrectColours(Command, frozen=True, kw_only=True):
    """The chief's tick that a game was played with reversed colours (Laws 7.3), or was not.

    Needs a reason in the envelope; `reach` as for `CorrectResult`.
    """

    game: GameId
    reversed: bool
    reach: ReachRead | None = None


class ClearResult(Command, frozen=True, kw_only=True):
    game: GameId
    expected: Result


class BoardResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId
    result: Result


BoardResults = Annotated[tuple[BoardResult, ...], Meta(min_length=1, max_length=1000)]


class ClearResults(Command, frozen=True, kw_only=True):
    """Takes the results of several boards away, all or none; `results` are those expected to stand.

    Needs a reason in the envelope.
    """

    results: BoardResults


class RestoreResults(Command, frozen=True, kw_only=True):
    """Puts results back that were taken away together, all or none; the boards must be empty.

    Needs a reason in the envelope.
    """

    results: BoardResults


class AdjournGame(Command, frozen=True, kw_only=True):
    game: GameId


class ResolveConflict(Command, frozen=True, kw_only=True):
    """Settles every open conflict of the game: `result` is what counts from now on."""

    game: GameId
    result: Result


class SetAppealsCommittee(Command, frozen=True, kw_only=True):
    """All members anew, the chairman first; who sits for whom is said at each decision."""

    members: Annotated[tuple[CommitteeMember, ...], Meta(max_length=20)]


class FileAppeal(Command, frozen=True, kw_only=True):
    """The ground goes as the envelope's reason. `by` is the entry of the player who appeals.

    `admit`: why the chief arbiter lets an appeal be heard that came after its deadline.
    """

    about: Disputed
    by: PlayerId
    handed_in: Moment = ""
    admit: LateCause = ""


class DecideAppeal(Command, frozen=True, kw_only=True):
    """The words of the decision go as the envelope's reason.

    `sat` are the places in the committee, from 1. `remedy` is what becomes of the board of an
    appeal that is granted: its result (`expected`) is corrected to `result`, cleared, or cleared
    for the game to be played later.
    """

    appeal: AppealId
    verdict: Verdict
    sat: tuple[Number, ...] = ()
    remedy: Literal["", "correct", "clear", "postpone"] = ""
    expected: Result | None = None
    result: Result | None = None


class StartClocks(Command, frozen=True, kw_only=True):
    """The clocks of a published round are started now, or were at `at` (ISO 8601 with zone).

    Another time than the one that stands needs a reason.
    """

    round: RoundNumber
    at: Moment = ""


class NoteEmptySeat(Command, frozen=True, kw_only=True):
    """Nobody sits there; a fact, not a decision."""

    game: GameId
    colour: Colour


class NoteTakenSeat(Command, frozen=True, kw_only=True):
    """The player of a seat that was found empty is there."""

    game: GameId
    colour: Colour


class DeclareForfeits(Command, frozen=True, kw_only=True):
    """Confirms what the empty seats propose once the default time is over: all, or none.

    `forfeits` are as they were shown: `+/-`, `-/+` or `-/-` beside each board.
    """

    round: RoundNumber
    forfeits: BoardResults


class ExplainAbsence(Command, frozen=True, kw_only=True):
    """Whoever lost `round` by forfeit has told why and stays; needs a reason in the envelope."""

    player: PlayerId
    round: RoundNumber


class WithdrawPlayers(Command, frozen=True, kw_only=True):
    """A group as one batch with one reason: all, or none."""

    players: Annotated[tuple[PlayerId, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)]


class AdjournGames(Command, frozen=True, kw_only=True):
    """Games that are not finished when the next round is to be paired: all, or none."""

    games: Annotated[tuple[GameId, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)]


class UndoBatch(Command, frozen=True, kw_only=True):
    """Takes back what the events `first` to `last` did, as far as nothing has moved it since."""

    first: Number
    last: Number


class DecideBoard(Command, frozen=True, kw_only=True):
    """The chief arbiter decides on a board, with a reason; `result` None: what stands, stands."""

    game: GameId
    result: Result | None = None
    happened_at: Moment = ""
    article: Article = ""
    witnesses: tuple[UserId, ...] = ()


class CloseRound(Command, frozen=True, kw_only=True):
    round: RoundNumber


class ReopenRound(Command, frozen=True, kw_only=True):
    round: RoundNumber


class CloseTournament(Command, frozen=True, kw_only=True):
    pass


class ReopenTournament(Command, frozen=True, kw_only=True):
    pass


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


BY_NAME: Final[Mapping[str, type[Command]]] = MappingProxyType(
    {_kebab(command.__name__): command for command in Command.__subclasses__()}
)
"""All commands by the name the API gives them, e.g. `enter-result`."""


def name_of(command: Command | type[Command]) -> str:
    """`EnterResult` -> `enter-result`."""
    return _kebab((command if isinstance(command, type) else type(command)).__name__)
