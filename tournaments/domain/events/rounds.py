"""Events of rounds: paired, published, changed, closed."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..ids import GameId, PlayerId, RequestId
from .base import Event
from .entries import ByeKind


class PairingRequested(Event, frozen=True, kw_only=True):
    round: int
    request: RequestId
    system: str
    options: dict[str, str] = msgspec.field(default_factory=dict)


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
    """The engine's answer was that no legal pairing exists, or the job could not finish.

    `failures.sentence` makes words of code and facts.
    """

    round: int
    request: RequestId
    base: int
    code: str
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)
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
    `clause`: of the regulations, where they are the ground. `takes_back`: the seq of the change
    that was a mistake; its old games stand again. 0: this is no such thing.
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
    clause: str = ""
    takes_back: int = 0


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
