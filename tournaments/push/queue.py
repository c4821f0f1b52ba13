"""The Celery task of messages to phones, the bell that asks for it, and the sweep that finds what
it missed."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial
from typing import Final

from celery import shared_task
from django.db import close_old_connections

from events import store, sweeper
from events.aside import Aside
from events.messages import Recorded
from events.outages import outage_of, say

from .. import log
from ..models import PushSubscription
from ..public.version import PUBLIC
from ..webhooks.turns import CallPlaces, Rung
from . import sending

AT_ONCE: Final = 1
"""Tournaments whose phones one process calls at the same time."""
DAILY: Final = 24 * 3600.0

logger = logging.getLogger(__name__)


@shared_task(name="tournaments.push_messages")  # type: ignore[untyped-decorator]
def deliver(stream: str) -> None:
    """Sends what phones of that tournament are to be told; delivered twice it does no harm."""
    _asked.forget(stream)
    turn = _places.taken_by(stream)
    while turn is not None:
        more = _run(turn)
        after, turn = turn, _places.passed_on()
        if more:
            ask(after)


def _run(stream: str) -> bool:
    """Whether there is more; what goes wrong with one tournament is nothing to the next."""
    try:
        return sending.run(stream)
    except Exception as error:
        outage = outage_of(error)
        if outage is None:
            logger.exception("messages of %s could not be sent", stream)
        else:
            say(outage, error, "messages to phones")
        close_old_connections()
        return False  # the sweep asks again


def ask(stream: str) -> None:
    """Has a worker look what phones are to be told, soon."""
    if _asked.is_new(stream):
        queueing.do(partial(_enqueue, stream))


def register() -> None:
    """Called once, when the app is ready."""
    log.appended.connect(_appended)
    sweeper.register("messages to phones", sweep)
    sweeper.register("phones that are gone", sending.forget_old, DAILY)


def sweep() -> None:
    """Asks for every tournament that has something to be sent."""
    global _following
    phones = PushSubscription.objects.order_by().values_list("stream", flat=True)
    streams = frozenset(phones.distinct())
    retried = set(phones.exclude(failures=0).distinct())
    heads = store.heads(streams) if streams else {}
    for stream, head in heads.items():
        if stream not in retried and _idle.get(stream) == head.hash:
            continue
        if sending.has_work(stream):
            ask(stream)
        else:
            _idle[stream] = head.hash
    for stream in _idle.keys() - streams:
        del _idle[stream]
    _following = streams


def _appended(events: Iterable[Recorded], **_signal: object) -> None:
    """In the thread of whoever sent the command: asks no database."""
    for stream in {event.stream for event in events if event.type in PUBLIC} & _following:
        ask(stream)


def _enqueue(stream: str) -> None:
    try:
        deliver.apply_async((stream,), retry=False)  # the sweep asks again
    except Exception as error:  # noqa: BLE001 (each broker has errors of its own)
        _asked.forget(stream)
        logger.warning("the broker does not take messages of %s: %r", stream, error)


_asked = Rung[str]()
_following: frozenset[str] = frozenset()
"""The tournaments with phones, as the last sweep saw them."""
_idle: dict[str, str] = {}
"""The heads at which there was nothing to be told."""
_places = CallPlaces[str](AT_ONCE)
queueing: Final = Aside("push-queue")
