"""Sending: one worker at a time for each tournament, to some phones side by side.

Nothing waits in a queue: what is to be sent is the difference between what stands and what a phone
was told. A worker that dies between a call and the note of its answer sends that message again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from hashlib import blake2b
from itertools import islice
from typing import Final, NamedTuple

from django.db.models import F, Q
from django.utils import timezone

from events import store

from ..domain.ids import PlayerId
from ..domain.tournament.state import Tournament
from ..models import PushFollow, PushSubscription
from ..services import leases, people, states
from ..webhooks import calling, outbox
from ..webhooks.addresses import WebhookAddress
from ..webhooks.calling import Answered
from . import encryption, messages, push_services, sender_key, subscriptions
from .news import NOTHING, Known, News, Seating

SLICE: Final = 10.0
"""Seconds of a worker's time; then others have their turn."""
SIDE_BY_SIDE: Final = 16
"""Phones that are called at the same time."""
DEAD: Final = frozenset({404, 410})
"""The browser has taken it back, or is no more (RFC 8030 7.3)."""
KEPT_DAYS: Final = 90
"""A phone that has not asked again for so long is forgotten."""
USER_AGENT: Final = "Openhall-Push"

logger = logging.getLogger(__name__)


class DueMessage(NamedTuple):
    """A message for a phone, and what its reader knows once it has arrived."""

    follow: PushFollow
    news: News
    known: Known


class SealedCall(NamedTuple):
    """The same as it is sent."""

    address: WebhookAddress
    headers: dict[str, str]
    body: bytes
    local: bool


def lease_of(stream: str) -> str:
    return f"push:{blake2b(stream.encode(), digest_size=16).hexdigest()}"


def run(stream: str) -> bool:
    """Sends what there is, unless somebody does; whether there is more to be sent now."""
    with leases.Lease(lease_of(stream)) as lease:
        if not lease.held:
            return False
        ends = time.monotonic() + SLICE
        with ThreadPoolExecutor(SIDE_BY_SIDE, thread_name_prefix="push") as calls:
            while time.monotonic() < ends and not calling.stopped():
                if not lease.renew() or not _batch(stream, calls):
                    break
    return has_work(stream)


def has_work(stream: str) -> bool:
    """Whether something could be sent right now."""
    if calling.stopped():
        return False
    try:
        state = states.readable(stream)
    except store.StreamNotFound:
        return False
    return state is not None and next(_jobs(stream, state), None) is not None


def _batch(stream: str, calls: ThreadPoolExecutor) -> bool:
    """Calls some phones, one message each; False when there is none."""
    state = states.current(stream)
    jobs = list(islice(_jobs(stream, state), SIDE_BY_SIDE))
    if not jobs:
        return False
    names = people.names(state)
    prepared = [_prepared(job, state, names) for job in jobs]
    answers = list(calls.map(_called, prepared))
    for job, answered in zip(jobs, answers, strict=True):
        _note(job, answered)
    return not any(answered.problem == "stopped" for answered in answers)


def _jobs(stream: str, state: Tournament) -> Iterator[DueMessage]:
    """The next message for each phone that may be called; what needs none is noted at once."""
    if not subscriptions.are_offered(state):
        _pass_over(stream, state)
        return
    seating, busy = Seating(state), set()
    for follow in _due(stream):
        if follow.phone_id in busy or not outbox.is_due(follow.phone.tried_at, follow.phone.pause):
            continue
        player = PlayerId(follow.player)
        if player not in state.players:
            continue
        now = seating.of(player)
        fresh = seating.news(player, follow.known)
        if fresh:
            busy.add(follow.phone_id)
            yield DueMessage(follow, fresh[0], _known_after(follow.known, now, fresh))
        elif now != follow.known:
            PushFollow.objects.filter(pk=follow.pk).update(known=now)


def _due(stream: str) -> Sequence[PushFollow]:
    follows = PushFollow.objects.filter(phone__stream=stream).select_related("phone")
    return list(follows.order_by("phone__failures", "pk"))


def _known_after(before: Known, now: Known, fresh: list[News]) -> Known:
    """Once the first of them has arrived; the others are still news."""
    others = {str(each.round) for each in fresh[1:]}
    kept = {number: before.get(number, NOTHING) for number in now if number in others}
    return now | kept


def _pass_over(stream: str, state: Tournament) -> None:
    """Nobody is told, not afterwards either, what happened while messages were off."""
    seating = Seating(state)
    for follow in _due(stream):
        now = seating.of(PlayerId(follow.player)) if follow.player in state.players else {}
        if now != follow.known:
            PushFollow.objects.filter(pk=follow.pk).update(known=now)


def _prepared(job: DueMessage, state: Tournament, names: people.EntryPeople) -> SealedCall | None:
    """None: nobody knows such a push service any more."""
    phone = job.follow.phone
    try:
        address = push_services.read(phone.endpoint)
    except push_services.NoPushService:
        return None
    text = messages.message(state, names, job.news, phone.language)
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "User-Agent": USER_AGENT,
        "Authorization": sender_key.authorization(address),
        **messages.headers(state, job.news),
    }
    body = encryption.encrypted(text, phone.p256dh, phone.auth)
    return SealedCall(address, headers, body, push_services.is_named(address))


def _called(call: SealedCall | None) -> Answered:
    if call is None:
        return Answered(0, "address")
    return calling.post(call.address, call.headers, call.body, local=call.local)


def _note(job: DueMessage, answered: Answered) -> None:
    if answered.problem == "stopped":
        return
    phones = PushSubscription.objects.filter(pk=job.follow.phone_id)
    if not answered.problem:
        PushFollow.objects.filter(pk=job.follow.pk).update(known=job.known)
        phones.filter(~Q(failures=0)).update(failures=0, tried_at=None, pause=0)
        return
    failures = job.follow.phone.failures + 1
    pause = outbox.pause_after(failures)
    if answered.status in DEAD or answered.problem == "address" or pause is None:
        logger.info("a phone is not called any more: %s", answered)
        phones.delete()
        return
    pause = outbox.at_least(pause, answered.wait)
    phones.update(failures=F("failures") + 1, tried_at=timezone.now(), pause=pause)


def forget_old() -> None:
    """Phones that nobody has asked for again, and those of tournaments that are no more."""
    limit = timezone.now() - timedelta(days=KEPT_DAYS)
    PushSubscription.objects.filter(made_at__lt=limit).delete()
