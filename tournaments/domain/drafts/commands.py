"""Commands about a pairing on its way."""

from __future__ import annotations

import msgspec

from ..command import Command
from ..ids import PlayerId, RequestId
from ..roles import OFFICE, SERVER
from ..scopes import PAIRING_INPUT, Scopes
from ..values import RoundNumber


class RequestPairing(Command, frozen=True, kw_only=True):
    roles = OFFICE

    round: RoundNumber


class RecordPairing(Command, frozen=True, kw_only=True):
    """The worker's answer to a request; only the server itself may send it."""

    roles = SERVER
    comes = "from-the-server"

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

    def scopes(self) -> Scopes:
        return (PAIRING_INPUT,)


class RecordPairingFailure(Command, frozen=True, kw_only=True):
    """`input_hash` says what has no legal pairing; empty for other failures."""

    roles = SERVER
    comes = "from-the-server"

    round: RoundNumber
    request: RequestId
    base: int
    code: str
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)
    players: tuple[PlayerId, ...] = ()
    article: str = ""
    input_hash: str = ""

    def scopes(self) -> Scopes:
        return (PAIRING_INPUT,)


class DiscardPairing(Command, frozen=True, kw_only=True):
    """Drops a draft, or a request that has no outcome yet."""

    roles = OFFICE

    round: RoundNumber
    request: RequestId
