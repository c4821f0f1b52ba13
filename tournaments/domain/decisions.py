"""What `decide` is told besides state and command, and what it may answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from .command import Command
from .event import Event
from .games.events import ConflictRaised
from .ids import PersonId, UserId
from .refusals import NotRecorded, Refused
from .tournament.state import Tournament


class Around(NamedTuple):
    """The states before and right after a batch that is to be taken back."""

    before: Tournament
    after: Tournament


class Context(msgspec.Struct, frozen=True, kw_only=True):
    """The circumstances of a command; the role is not among them, it stands in the state.

    `moved` are the seqs after `read_seq` that moved a scope of the command (`Command.scopes`).
    `names` are needed only when `Command.needs_names` says so.
    """

    actor: UserId
    now: str = ""
    """The server's time, ISO 8601."""
    device: str = ""
    command_id: str = ""
    """Becomes the request id of a pairing."""
    reason: str = ""
    moved: tuple[int, ...] = ()
    others: tuple[Event, ...] = ()
    """Those of the moved that somebody else made happen: the value that was seen may stand again,
    but whoever saw it does not know why."""
    names: Mapping[PersonId, str] = {}
    around: Around | None = None
    """Needed only when `deciding.needs_around` says so."""


class Accepted(msgspec.Struct, frozen=True):
    """These events have happened now."""

    events: tuple[Event, ...]


class AlreadyRecorded(msgspec.Struct, frozen=True, tag_field="status", tag="already-recorded"):
    """What the command wants stands already, by event `standing_seq`; nothing is appended.

    The service adds who made it stand and when, and `seq`, the head of the log.
    """

    standing_seq: int
    by: str = ""
    at: str = ""
    seq: int = 0


class Claim(msgspec.Struct, frozen=True):
    """One side of a conflict. `value` as text, empty for "nothing"; `seq` 0: the claim of the
    command itself."""

    value: str
    by: str
    at: str
    device: str
    seq: int


class Conflict(NotRecorded, frozen=True, tag="conflict"):
    """Somebody else was there first. `claims`: what stands, then what was wanted.

    `raised` is to be appended; it is empty when the same arbiter has claimed the same before, and
    where the form simply has to be read again (`ChangedMeanwhile`). The service puts the seqs of
    what moved into `events` instead.
    """

    claims: tuple[Claim, ...] = ()
    events: tuple[int, ...] = ()
    raised: tuple[ConflictRaised, ...] = ()


Decision = Accepted | AlreadyRecorded | Conflict | Refused
"""Accepted -> 201, AlreadyRecorded -> 200, Conflict -> 409, Refused -> 422.

All but the first are what the log keeps as its answer, and what the API tells."""


_Decider = Callable[[Tournament, Any, Context], Decision]
_D = TypeVar("_D", bound=_Decider)

DECIDERS: Final[dict[type[Command], _Decider]] = {}


def decides(command: type[Command]) -> Callable[[_D], _D]:
    """The function says what such a command leads to."""

    def register(decider: _D) -> _D:
        if command in DECIDERS:
            raise TypeError(f"{command.__name__} is decided twice")
        DECIDERS[command] = decider
        return decider

    return register


def all_or_none(decisions: Iterable[Decision]) -> Decision:
    """Accepted when each is accepted or stands already; else the first that objects."""
    events: list[Event] = []
    standing = 0
    for decision in decisions:
        match decision:
            case Accepted():
                events += decision.events
            case AlreadyRecorded():
                standing = max(standing, decision.standing_seq)
            case _:
                return decision
    return Accepted(tuple(events)) if events else AlreadyRecorded(standing)
