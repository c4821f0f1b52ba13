"""The machine that follows leads from now on: a chief has said so, at it, and nobody else can.

Two machines cannot tell a dead peer from a cut cable, so none decides that by itself. The new epoch
stands on the disk first, then in every log as the first event that this machine writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from uuid import UUID, uuid5

import msgspec

from events import leadership, store
from events.leadership import Leadership
from events.messages import Envelope, Head

from ..domain.ids import UserId
from ..domain.leadership.commands import RecordTakeover
from ..models import TournamentIndex
from ..services.handle import handle
from . import background, fencing

ACTOR = "system:second-machine"
DEVICE = "second-machine"
_IDS = UUID("5c6f2f5e-2d7f-4c1a-9a55-0d4a4fb3f7f1")


class NotFollowing(Exception):  # noqa: N818
    """Only a machine that follows, and has a copy, can take over."""


class StillReceiving(Exception):  # noqa: N818
    """What comes in just now could not be ended; it is to be asked for again."""


class LastEvent(msgspec.Struct, frozen=True):
    """Of one log, as this machine has it. `name` of the tournament; `at`: when it was recorded."""

    stream: str
    name: str
    seq: int
    at: str


def take_over(by: UserId) -> None:
    """This machine leads. The server starts itself again then, and records the epoch.

    Raises `NotFollowing`, `StillReceiving`, OSError.
    """
    if leadership.current().role != "following":
        raise NotFollowing
    if not background.stop_receiving():
        raise StillReceiving
    leadership.keep(promoted(leadership.current(), by, heads()))
    fencing.on_change()


def promoted(following: Leadership, by: UserId, ends: dict[str, Head]) -> Leadership:
    """What a machine with these ends of its logs is when it has taken over."""
    return Leadership(
        role="leading",
        epoch=following.epoch + 1,
        key=following.key,
        other=following.other,
        other_name=following.other_name,
        forks=ends,
        taken_by=by,
    )


def record_epoch() -> None:
    """In each log that does not say it yet, at the start of a server that leads, before anything
    else is written."""
    now = leadership.current()
    if not now.epoch or not leadership.may_write():
        return
    command = RecordTakeover(epoch=now.epoch, user=UserId(now.taken_by))
    for stream in store.streams():
        sent = uuid5(_IDS, f"{stream} {now.epoch}")
        handle(
            stream, command, Envelope(command_id=sent, actor=ACTOR, role="system", device=DEVICE)
        )


def last_events() -> Iterator[LastEvent]:
    """Of every tournament, the newest first."""
    names = dict(TournamentIndex.objects.values_list("stream", "name"))
    ends = store.heads(names)
    lasts = {stream: store.read(stream, head.seq - 1, head.seq) for stream, head in ends.items()}
    shown = [
        LastEvent(stream, names[stream], events[-1].seq, events[-1].recorded_at)
        for stream, events in lasts.items()
        if events
    ]
    yield from sorted(shown, key=lambda last: last.at, reverse=True)


def heads() -> dict[str, Head]:
    """Where each log of this machine ends."""
    return store.heads(store.streams())
