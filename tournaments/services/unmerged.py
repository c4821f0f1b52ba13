"""Claims of a machine that leads no more, at the one that does: kept, typed again or left out, each
by itself. Nothing of them reaches the log but by an ordinary command of whoever decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from uuid import UUID, uuid5

import msgspec
from django.utils import timezone

from events import store
from events.messages import Envelope, Recorded

from .. import log
from ..domain.command import Command
from ..domain.decisions import Conflict
from ..domain.ids import UserId
from ..domain.refusals import Refused
from ..domain.tournament.state import Tournament
from ..domain.typed_again import typed_again
from ..models import TournamentIndex, UnmergedEvent
from . import states
from .handle import handle
from .outcomes import Outcome

State = UnmergedEvent.State
_IDS: Final = UUID("0b0f8e39-6a43-4c38-9b68-2d1f27b5a0e4")


class ClaimedEvent(msgspec.Struct, frozen=True, array_like=True):
    """As the other machine offers it; both logs are the same up to `fork`."""

    event: Recorded
    fork: int
    words: dict[str, str]
    reason: str
    actor_name: str


def keep(claims: Iterable[ClaimedEvent]) -> int:
    """How many are kept by now. What came by another way is none: the same command, sent again to
    this machine, is in its log."""
    count = 0
    for claim in claims:
        event = claim.event
        count += 1
        if _has(event):
            continue
        UnmergedEvent.objects.get_or_create(
            hash=event.hash,
            defaults={
                "stream": event.stream,
                "seq": event.seq,
                "fork": claim.fork,
                "event": msgspec.json.encode(event).decode(),
                "words": claim.words,
                "reason": claim.reason,
                "actor_name": claim.actor_name,
            },
        )
    return count


def waiting(stream: str) -> list[UnmergedEvent]:
    """Those that nobody has decided, in the order of the log that they come from, without what has
    come by another way meanwhile."""
    claims = UnmergedEvent.objects.filter(stream=stream, state=State.OPEN)
    return [claim for claim in claims if not _has(event_of(claim))]


def open_claim(stream: str, number: int) -> UnmergedEvent | None:
    """None: there is none, or somebody has decided it."""
    return UnmergedEvent.objects.filter(stream=stream, pk=number, state=State.OPEN).first()


def unknown_tournaments() -> dict[str, int]:
    """Those that the other machine alone has: names, and how many events each has."""
    known = TournamentIndex.objects.values("stream")
    claims = UnmergedEvent.objects.exclude(stream__in=known).filter(state=State.OPEN)
    counts: dict[str, int] = {}
    for claim in claims:
        counts[claim.stream] = counts.get(claim.stream, 0) + 1
    return counts


def event_of(claim: UnmergedEvent) -> Recorded:
    return msgspec.json.decode(claim.event, type=Recorded)


def command_of(claim: UnmergedEvent) -> Command | None:
    """What types it; None: it is to be done by hand."""
    fork = states.at(claim.stream, claim.fork) if claim.fork else Tournament()
    return typed_again(log.decoded(event_of(claim)), fork)


def type_again(claim: UnmergedEvent, by: UserId, reason: str) -> Outcome | None:
    """As a command of whoever decides; None: somebody has decided it. Where something else stands
    on the board both claims are kept, as a conflict, and that decides it here as well. What is
    refused, or has to be looked at again, stays."""
    command = command_of(claim)
    if claim.state != State.OPEN or command is None:
        return None
    sent = uuid5(_IDS, f"{claim.hash} {claim.tries}")
    outcome = handle(
        claim.stream, command, Envelope(command_id=sent, actor=by, role="", reason=reason)
    )
    if isinstance(outcome, Refused) or (isinstance(outcome, Conflict) and not outcome.claims):
        claim.tries += 1
        claim.save(update_fields=["tries"])
    else:
        _decide(claim, State.TYPED, by)
    return outcome


def leave_out(claim: UnmergedEvent, by: UserId) -> None:
    _decide(claim, State.LEFT_OUT, by)


def _decide(claim: UnmergedEvent, state: str, by: UserId) -> None:
    claim.state, claim.decided_by, claim.decided_at = state, by, timezone.now()
    claim.save(update_fields=["state", "decided_by", "decided_at"])


def _has(event: Recorded) -> bool:
    try:
        head = store.head(event.stream).seq
    except store.StreamNotFound:
        return False
    return bool(store.recorded_commands(event.stream, [event.command_id], head))
