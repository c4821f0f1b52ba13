"""Events of a pairing on its way."""

from __future__ import annotations

from typing import Any

import msgspec

from ..byes.events import ByeKind
from ..event import Event
from ..ids import GameId, PlayerId, RequestId
from ..scopes import Scopes
from .older import of_unknown_input, words_as_a_fact


class PairingRequested(Event, frozen=True, kw_only=True):
    topics = ("rounds",)
    public = False

    round: int
    request: RequestId
    system: str
    options: dict[str, str] = msgspec.field(default_factory=dict)

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)

    def makes(self) -> dict[str, Any]:
        return {"round": self.round, "request": self.request}


class PairedBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId
    board: int
    white: PlayerId
    black: PlayerId


class RoundPaired(Event, frozen=True, kw_only=True):
    """A draft, seen by arbiters only. `base` is the seq whose state was paired."""

    topics = ("rounds",)
    public = False

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

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class PairingFailed(Event, frozen=True, kw_only=True):
    """The engine's answer was that no legal pairing exists, or the job could not finish.

    `failures.sentence` makes words of code and facts. `input_hash` is that of the input for which
    no legal pairing exists; empty for other failures.
    """

    topics = ("rounds",)
    public = False
    older = (words_as_a_fact, of_unknown_input)

    round: int
    request: RequestId
    base: int
    code: str
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)
    players: tuple[PlayerId, ...] = ()
    article: str = ""
    input_hash: str = ""

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class PairingDiscarded(Event, frozen=True, kw_only=True):
    """A draft or a request without an outcome was dropped."""

    topics = ("rounds",)
    public = False

    round: int
    request: RequestId

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


def comes_with_a_file(event: Event) -> bool:
    """A round that was paired elsewhere."""
    return isinstance(event, RoundPaired) and event.imported
