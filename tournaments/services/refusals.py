"""What is written of a refusal, so that nobody makes the log grow without end by being refused.

The first refusal of something is written down; that the same person is refused the same again
within a day is counted, and the 10th, 100th, 1000th time are events. Whoever has filled the log
with `WRITTEN_A_DAY` of them is only counted: his further refusals, however various, become one
count with an event at its powers of ten. Answers that are not part of the log are remembered for
the last `REMEMBERED` commands of each person.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import timedelta
from typing import Final

import msgspec
from django.db.models import QuerySet, Sum
from django.utils import timezone

from events.messages import Envelope, utc_text
from events.store import CommandReused, Locked

from ..domain.command import Command, name_of, subject
from ..domain.event import Event
from ..domain.refusals import Refused
from ..domain.tournament.events import RequestRefused, RequestRefusedAgain
from ..models import RefusalCount, RefusedCommand
from .outcomes import kept, to_keep

DAY: Final = timedelta(days=1)
WRITTEN_A_DAY: Final = 100
"""Events that one person's refusals become in a tournament; likewise answers without an event."""
REMEMBERED: Final = 1000
VARIOUS: Final = ""
"""Stands for the requests of somebody who asked for too many different things."""


class Noted(msgspec.Struct, frozen=True):
    """What of a refusal is written: its event, if any; `kept`: its answer is part of the log."""

    event: Event | None = None
    kept: bool = True


class Repeated(msgspec.Struct, frozen=True):
    """How often the same was refused after the event that put it on record."""

    times: int
    last: str


def note(
    locked: Locked,
    envelope: Envelope,
    command: Command,
    refused: Refused,
    on_record: RequestRefused | None,
) -> Noted:
    """Counts one refusal; called under the lock of the stream, in the command's transaction.

    `on_record` is the event that a first refusal of its kind becomes.
    """
    actor = envelope.actor
    request = _request(command, refused, envelope.device)
    lately = _lately(locked.stream, actor, on_record=on_record is not None)
    may_write = _written(lately) < WRITTEN_A_DAY
    same = lately.filter(request=request).first()
    if same is not None:
        return _again(same, on_record, may_write)
    if may_write:
        _begin(locked, actor, request, on_record=on_record is not None)
        return Noted(on_record)
    if on_record is None:
        return Noted(kept=False)
    return _one_of_too_many(locked, actor, lately.filter(request=VARIOUS).first())


def remembered(locked: Locked, envelope: Envelope) -> Refused | None:
    """The refusal this very command got before. Raises CommandReused."""
    row = RefusedCommand.objects.filter(
        stream=locked.stream, command_id=str(envelope.command_id)
    ).first()
    if row is None:
        return None
    if row.digest != envelope.digest:
        raise CommandReused(f"the command id {row.command_id} was used for another command already")
    known = kept(msgspec.json.decode(row.answer))
    return known if isinstance(known, Refused) else None


def remember(locked: Locked, envelope: Envelope, outcome: Refused) -> None:
    """For whoever sends that very command again because the answer was lost."""
    RefusedCommand.objects.create(
        stream=locked.stream,
        command_id=str(envelope.command_id),
        actor=envelope.actor,
        digest=envelope.digest,
        answer=msgspec.json.encode(to_keep(outcome)).decode(),
    )
    his = RefusedCommand.objects.filter(actor=envelope.actor)
    beyond = his.order_by("-pk").values_list("pk", flat=True)[REMEMBERED : REMEMBERED + 1]
    for last in list(beyond):
        his.filter(pk__lte=last).delete()


def repeated(stream: str, seqs: Iterable[int]) -> dict[int, Repeated]:
    """By the seq of the event: the refusals that came again after it."""
    rows = RefusalCount.objects.filter(stream=stream, seq__in=list(seqs), times__gt=1)
    return {row.seq: Repeated(row.times - 1, utc_text(row.last_at)) for row in rows if row.seq}


def _again(row: RefusalCount, on_record: RequestRefused | None, may_write: bool) -> Noted:
    if not _count(row, may_write=may_write and on_record is not None):
        return Noted(kept=False)
    request = on_record or RequestRefused(command="", code="")
    return Noted(
        RequestRefusedAgain(
            of=row.seq or 0,
            times=row.times,
            command=request.command,
            code=request.code,
            scope=request.scope,
        )
    )


def _one_of_too_many(locked: Locked, actor: str, row: RefusalCount | None) -> Noted:
    if row is None:
        _begin(locked, actor, VARIOUS, on_record=True)
        return Noted(RequestRefusedAgain(of=0, times=1))
    if not _count(row, may_write=True):
        return Noted(kept=False)
    return Noted(RequestRefusedAgain(of=0, times=row.times))


def _lately(stream: str, actor: str, *, on_record: bool) -> QuerySet[RefusalCount]:
    since = timezone.now() - DAY
    his = RefusalCount.objects.filter(stream=stream, actor=actor, on_record=on_record)
    return his.filter(first_at__gt=since)


def _written(lately: QuerySet[RefusalCount]) -> int:
    counted = lately.exclude(request=VARIOUS)
    return counted.aggregate(all=Sum("written", default=0))["all"]  # type: ignore[no-any-return]


def _begin(locked: Locked, actor: str, request: str, *, on_record: bool) -> None:
    """A new count; those of earlier days that no event needs go."""
    now = timezone.now()
    spent = RefusalCount.objects.filter(stream=locked.stream, actor=actor, seq=None)
    spent.filter(first_at__lte=now - DAY).delete()
    RefusalCount.objects.create(
        stream=locked.stream,
        actor=actor,
        request=request,
        on_record=on_record,
        seq=locked.head + 1 if on_record else None,
        first_at=now,
        last_at=now,
    )


def _count(row: RefusalCount, *, may_write: bool) -> bool:
    """One more; whether it becomes an event. The lock of the stream makes it one step."""
    row.times += 1
    writes = may_write and str(row.times).strip("0") == "1"
    row.written += writes
    row.last_at = timezone.now()
    row.save(update_fields=["times", "written", "last_at"])
    return writes


def _request(command: Command, refused: Refused, device: str) -> str:
    """What was asked for, on which device (its review shows it), and why it was refused; the reason
    in the arbiter's words is no part."""
    request = [name_of(command), refused.code, subject(command), refused.facts, device]
    return hashlib.sha256(msgspec.json.encode(request, order="sorted")).hexdigest()
