"""Sending: one worker at a time for each webhook, one message after the other.

A message counts as delivered when the answer is noted, in the step that moves the place on: a
worker that dies before sends it again, under the same id.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from events import store
from events.messages import Recorded
from events.outages import outage_of

from ..models import Webhook, WebhookDelivery
from ..services import leases, sealing
from . import addresses, bodies, calling, outbox, signing, subscriptions
from .calling import Answered

SLICE: Final = 10.0
"""Seconds of a worker's time; then others have their turn."""
KEPT: Final = 100
"""Deliveries of a webhook that are remembered."""
GONE: Final = 410
USER_AGENT: Final = "Openhall-Webhooks"

logger = logging.getLogger(__name__)


def lease_of(number: int) -> str:
    return f"webhook:{number}"


def run(number: int) -> bool:
    """Sends what waits for that webhook, unless somebody does; whether there is more to be sent."""
    with leases.Lease(lease_of(number)) as lease:
        if not lease.held:
            return False
        ends = time.monotonic() + SLICE
        while time.monotonic() < ends and not calling.stopped():
            if not lease.renew() or not _step(number):
                break
    return has_work(number)


def has_work(number: int) -> bool:
    """Whether something could be sent right now."""
    hook = Webhook.objects.filter(pk=number).first()
    if hook is None or calling.stopped():
        return False
    if hook.deliveries.filter(asked_at__isnull=False).exists():
        return True
    return outbox.is_time(hook) and outbox.next_event(hook) is not None


def message_of(recorded: Recorded) -> str:
    """The id of the message about an event: the same at each try, and for each webhook."""
    return f"event_{recorded.hash[:32]}"


def ask_for_test(hook: Webhook) -> WebhookDelivery:
    """A message that is a test alone; it is sent as soon as a worker gets to it."""
    now = timezone.now()
    test = hook.deliveries.create(
        message=f"test_{secrets.token_hex(16)}",
        seq=0,
        type=bodies.TEST,
        first_at=now,
        last_at=now,
        asked_at=now,
    )
    _forget_old(hook)
    return test


def ask_again(delivery: WebhookDelivery) -> None:
    """It is sent once more, out of its turn."""
    WebhookDelivery.objects.filter(pk=delivery.pk).update(asked_at=timezone.now())


def _step(number: int) -> bool:
    """Sends one message; False when there is none, or it has to wait."""
    hook = Webhook.objects.filter(pk=number).first()
    if hook is None:
        return False
    asked = hook.deliveries.filter(asked_at__isnull=False).order_by("asked_at", "pk").first()
    if asked is not None:
        return _send_once_more(hook, asked)
    if not outbox.is_time(hook):
        return False
    event = outbox.next_event(hook)
    return event is not None and _send_next(hook, event)


def _send_once_more(hook: Webhook, delivery: WebhookDelivery) -> bool:
    """One try. Whatever becomes of it, the order of the others is not touched; who says that he
    wants no more gets none of them either."""
    answered = _attempt(hook, delivery.message, partial(_body_again, hook, delivery))
    if answered.problem == "stopped":
        return False
    WebhookDelivery.objects.filter(pk=delivery.pk, asked_at=delivery.asked_at).update(
        attempts=F("attempts") + 1,
        status=answered.status,
        problem=answered.problem,
        last_at=timezone.now(),
        asked_at=None,
    )
    if answered.status == GONE:
        _stop(hook, "gone", answered)
    return True


def _body_again(hook: Webhook, delivery: WebhookDelivery) -> bytes | None:
    """None: the log is another one since, and does not hold the event."""
    if not delivery.seq:
        return bodies.of_test(hook.stream, delivery.first_at)
    for event in store.read(hook.stream, delivery.seq - 1, delivery.seq):
        if message_of(event) == delivery.message:
            return bodies.of_event(event)
    return None


def _send_next(hook: Webhook, event: Recorded) -> bool:
    answered = _attempt(hook, message_of(event), partial(bodies.of_event, event))
    if answered.problem == "stopped":
        return False
    with transaction.atomic():
        if _noted(hook, event, answered):
            _remember(hook, event, answered)
    return not answered.problem


def _attempt(hook: Webhook, message: str, body_of: Callable[[], bytes | None]) -> Answered:
    """A body that cannot be made holds up nothing but its own message; raises what tells of a
    database that is away, which is no fault of the message."""
    try:
        body = body_of()
    except Exception as error:
        if outage_of(error) is not None:
            raise
        logger.exception("%s: no body for %s of %s", hook, message, hook.stream)
        return Answered(0, "defect")
    return Answered(0, "other-log") if body is None else _send(hook, message, body)


def _send(hook: Webhook, message: str, body: bytes) -> Answered:
    local = subscriptions.is_local(hook)
    try:
        address = addresses.read(hook.address, local=local)
    except addresses.NotAnAddress:
        return Answered(0, "address")
    now = timezone.now()
    keys = _keys(hook, now)
    if keys is None:
        return Answered(0, "sealed")
    headers = {
        "Content-Type": "application/json",
        "User-Agent": USER_AGENT,
        **signing.headers(keys, message, int(now.timestamp()), body),
    }
    return calling.post(address, headers, body, local=local)


def _keys(hook: Webhook, now: datetime) -> list[str] | None:
    """What a message is signed with; None: what this server cannot unseal."""
    old = hook.old_until is not None and now < hook.old_until
    unsealed = [
        sealing.unseal(secret, "webhook")
        for secret in (hook.secret, *([hook.old_secret] if old else []))
    ]
    signs = [secret for secret in unsealed if secret]
    return signs if unsealed[0] else None


def _noted(hook: Webhook, event: Recorded, answered: Answered) -> bool:
    """Moves the webhook on, or says when to try again; False if somebody has moved it meanwhile."""
    now = timezone.now()
    standing = Webhook.objects.filter(pk=hook.pk, place=hook.place)
    if not answered.problem:
        moved = standing.update(place=event.seq, failures=0, tried_at=now, pause=0)
        return moved == 1
    failures = hook.failures + 1
    pause = outbox.pause_after(failures)
    why = "gone" if answered.status == GONE else "gave-up" if pause is None else ""
    pause = outbox.at_least(pause or 0, answered.wait)
    noted = standing.update(failures=failures, tried_at=now, pause=pause)
    if why and noted:
        _stop(hook, why, answered)
    return noted == 1


def _stop(hook: Webhook, why: str, answered: Answered) -> None:
    """Unless it stands already, or has another address since."""
    called = Webhook.objects.filter(pk=hook.pk, address=hook.address, stopped="")
    if called.update(stopped=why, stopped_at=timezone.now()):
        logger.warning("%s is not called any more: %s, %s", hook, why, answered)


def _remember(hook: Webhook, event: Recorded, answered: Answered) -> None:
    now = timezone.now()
    delivery, _ = hook.deliveries.get_or_create(
        message=message_of(event),
        defaults={
            "seq": event.seq,
            "type": bodies.public_type(event.type),
            "first_at": now,
            "last_at": now,
        },
    )
    WebhookDelivery.objects.filter(pk=delivery.pk).update(
        attempts=F("attempts") + 1,
        status=answered.status,
        problem=answered.problem,
        last_at=now,
    )
    _forget_old(hook)


def _forget_old(hook: Webhook) -> None:
    last = hook.deliveries.values_list("pk", flat=True)[KEPT - 1 : KEPT]
    hook.deliveries.filter(pk__lt=last[0] if last else 0).delete()
