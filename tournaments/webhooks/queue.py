"""The Celery task of webhooks, the bell that asks for it, and the sweep that finds what it missed.

No command waits for any of this: it is asked for aside, when the event stands in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial
from typing import Final

from celery import shared_task
from django.db import close_old_connections

from events import codec, store, sweeper
from events.aside import Aside
from events.messages import Recorded
from events.outages import NEWER_EVENT, outage_of, say

from .. import log
from ..models import Webhook, WebhookDelivery
from . import bodies, delivering, outbox
from .turns import CallPlaces, Rung

AT_ONCE: Final = 2
"""Webhooks that one process calls at the same time: who does not answer holds up nobody else."""

logger = logging.getLogger(__name__)


@shared_task(name="tournaments.deliver_webhook")  # type: ignore[untyped-decorator]
def deliver(number: int) -> None:
    """Sends what waits for that webhook; delivered twice it does no harm."""
    _asked.forget(number)
    turn = _places.taken_by(number)
    while turn is not None:
        more = _run(turn)
        after, turn = turn, _places.passed_on()
        if more:
            ask(after)


def _run(number: int) -> bool:
    """Whether there is more; what goes wrong with one webhook is nothing to the next."""
    try:
        return delivering.run(number)
    except Exception as error:
        outage = outage_of(error)
        if outage is None:
            logger.exception("webhook %s could not be looked after", number)
        else:
            say(outage, error, "a webhook")
        close_old_connections()
        return False  # the sweep asks again


def ask(number: int) -> None:
    """Has a worker look what is to be sent to that webhook, soon."""
    if _asked.is_new(number):
        queueing.do(partial(_enqueue, number))


def register() -> None:
    """Called once, when the app is ready."""
    log.appended.connect(_appended)
    sweeper.register("webhooks", sweep)


def sweep() -> None:
    """Asks for every webhook that has something to be sent."""
    global _following
    hooks = list(Webhook.objects.all())
    wanted = WebhookDelivery.objects.filter(asked_at__isnull=False)
    asked = set(wanted.values_list("webhook", flat=True))
    following: dict[str, tuple[int, ...]] = {}
    heads = store.heads(hook.stream for hook in hooks) if hooks else {}
    for hook in hooks:
        head = heads.get(hook.stream)
        if not hook.stopped:
            following[hook.stream] = (*following.get(hook.stream, ()), hook.pk)
        if hook.pk in asked or (head is not None and _has_news(hook, (head.hash, hook.place))):
            ask(hook.pk)
    _following = following


def _has_news(hook: Webhook, looked_at: tuple[str, int]) -> bool:
    """A log that has not moved is not looked at again."""
    if not outbox.is_time(hook) or _idle.get(hook.pk) == (*looked_at, tuple(hook.kinds)):
        return False
    try:
        if outbox.next_event(hook) is not None:
            return True
    except codec.NewerEvent as error:
        say(NEWER_EVENT, error, "a webhook")
        return False  # a worker of the newer program sends it
    _idle[hook.pk] = (*looked_at, tuple(hook.kinds))
    return False


def _appended(events: Iterable[Recorded], **_signal: object) -> None:
    """In the thread of whoever sent the command: asks no database."""
    streams = {event.stream for event in events if event.type in bodies.EVER_SENT}
    for number in (number for stream in streams for number in _following.get(stream, ())):
        ask(number)


def _enqueue(number: int) -> None:
    try:
        deliver.apply_async((number,), retry=False)  # the sweep asks again
    except Exception as error:  # noqa: BLE001 (each broker has errors of its own)
        _asked.forget(number)
        logger.warning("the broker does not take webhook %s: %r", number, error)


_asked = Rung[int]()
_following: dict[str, tuple[int, ...]] = {}
"""The webhooks of each stream, as the last sweep saw them."""
_idle: dict[int, tuple[str, int, tuple[str, ...]]] = {}
"""Head, place and kinds at which there was nothing for a webhook."""
_places = CallPlaces[int](AT_ONCE)
queueing: Final = Aside("webhook-queue")
