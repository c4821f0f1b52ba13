"""The Celery task of mirrors, the bell that asks for it, and the sweep that finds what it missed.

No command waits for any of this: it is asked for aside, when the event stands in the log.
"""

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
from ..models import Mirror
from ..public.version import PUBLIC
from ..webhooks.turns import CallPlaces, Rung
from . import bringing, event

AT_ONCE: Final = 1
"""Mirrors that one process writes to at the same time."""

logger = logging.getLogger(__name__)


@shared_task(name="tournaments.bring_mirror")  # type: ignore[untyped-decorator]
def bring(number: int) -> None:
    """Brings that mirror to the newest version; done twice it does no harm."""
    _asked.forget(number)
    turn = _places.taken_by(number)
    while turn is not None:
        more = _run(turn)
        after, turn = turn, _places.passed_on()
        if more:
            ask(after)


def _run(number: int) -> bool:
    """Whether there is more; what goes wrong with one mirror is nothing to the next."""
    try:
        return bringing.run(number)
    except Exception as error:
        outage = outage_of(error)
        if outage is None:
            logger.exception("mirror %s could not be looked after", number)
        else:
            say(outage, error, "a mirror")
        close_old_connections()
        return False  # the sweep asks again


def ask(number: int) -> None:
    """Has a worker look what is to be brought to that mirror, soon."""
    if _asked.is_new(number):
        queueing.do(partial(_enqueue, number))


def register() -> None:
    """Called once, when the app is ready."""
    log.appended.connect(_appended)
    sweeper.register("mirrors", sweep)


def sweep() -> None:
    """Asks for every mirror that is behind its log, or whose head is old."""
    global _following
    mirrors = list(Mirror.objects.filter(stopped=False))
    sections = event.sections(mirror.stream for mirror in mirrors) if mirrors else {}
    heads = store.heads({each for streams in sections.values() for each in streams})
    for mirror in mirrors:
        if mirror.stream not in heads or not bringing.is_time(mirror) or bringing.rests(mirror):
            continue
        logs = [heads[each].hash for each in sections[mirror.stream] if each in heads]
        looked_at = (*logs, mirror.tag, mirror.made_of)
        undone = mirror.waiting or mirror.failures or mirror.anew or mirror.takes_away
        is_new = undone or _idle.get(mirror.pk) != looked_at
        if is_new or bringing.head_is_old(mirror):
            _idle[mirror.pk] = looked_at
            ask(mirror.pk)
    for number in _idle.keys() - {mirror.pk for mirror in mirrors}:
        del _idle[number]
    following: dict[str, set[int]] = {}
    for mirror in mirrors:
        for stream in sections.get(mirror.stream, ()):
            following.setdefault(stream, set()).add(mirror.pk)
    _following = following


def _appended(events: Iterable[Recorded], **_signal: object) -> None:
    """In the thread of whoever sent the command: asks no database."""
    streams = {event.stream for event in events if event.type in PUBLIC}
    for number in {each for stream in streams for each in _following.get(stream, ())}:
        ask(number)


def _enqueue(number: int) -> None:
    try:
        bring.apply_async((number,), retry=False)  # the sweep asks again
    except Exception as error:  # noqa: BLE001 (each broker has errors of its own)
        _asked.forget(number)
        logger.warning("the broker does not take mirror %s: %r", number, error)


_asked = Rung[int]()
_following: dict[str, set[int]] = {}
"""The mirrors that show something of a stream, as the last sweep saw them: its own, and those of
the other sections of its event."""
_idle: dict[int, tuple[str, ...]] = {}
"""What stood in the logs and on the mirror when it was asked for last."""
_places = CallPlaces[int](AT_ONCE)
queueing: Final = Aside("mirror-queue")
