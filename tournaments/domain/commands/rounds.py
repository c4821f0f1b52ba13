"""Commands of rounds: paired, published, changed, closed."""

from __future__ import annotations

import msgspec

from ..events import (
    ByeKind,
    Ground,
    PairedBoard,
    RequestKind,
)
from ..ids import GameId, PlayerId, RequestId
from .base import Clause, Command, Number, RoundNumber


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
    """`input_hash` says what has no legal pairing; empty for other failures."""

    round: RoundNumber
    request: RequestId
    base: int
    code: str
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)
    players: tuple[PlayerId, ...] = ()
    article: str = ""
    input_hash: str = ""


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
    are those who had a place and lose it; `agreed` are those who were asked and agree. `clause`
    says which article of the regulations allows it, where they are the ground.
    """

    round: RoundNumber
    ground: Ground
    replaced: tuple[GameId, ...] = ()
    boards: tuple[NewBoard, ...] = ()
    expected_pab: PlayerId | None = None
    pab: PlayerId | None = None
    absent: tuple[PlayerId, ...] = ()
    agreed: tuple[PlayerId, ...] = ()
    clause: Clause = ""


class TakeBackPairingChange(Command, frozen=True, kw_only=True):
    """The last change of published pairings was a mistake, and nothing is recorded on its boards
    yet: what it replaced stands again. `of` is its seq; who made such a change may take it back."""

    round: RoundNumber
    of: Number


class RefuseRequest(Command, frozen=True, kw_only=True):
    """Players asked for another pairing of a published round; the reason says what they said."""

    round: RoundNumber
    kind: RequestKind
    players: tuple[PlayerId, ...]
    games: tuple[GameId, ...] = ()


class CloseRound(Command, frozen=True, kw_only=True):
    round: RoundNumber


class ReopenRound(Command, frozen=True, kw_only=True):
    round: RoundNumber
