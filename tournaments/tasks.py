"""Celery tasks, and the sweep that finds what a lost message left undone."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterable
from datetime import datetime
from functools import partial
from typing import Final

from celery import shared_task
from django.utils import timezone

from events import codec, store, sweeper
from events.aside import Aside
from events.messages import Head, Recorded
from events.outages import outage_of, say

from . import log, pairing_job
from .domain.drafts.events import PairingRequested
from .domain.ids import RequestId
from .domain.rounds.state import Round
from .mirror import queue as mirrors
from .models import TournamentIndex
from .push import queue as push
from .services import leases, states
from .webhooks import queue as webhooks

PATIENCE: Final = 2.0
"""Seconds a request may be old before the sweep minds: its bell is on the way."""

ASKED_AGAIN_EVERY: Final = 30.0
"""Seconds until the sweep asks once more for the same request; the queue may be long."""


logger = logging.getLogger(__name__)


@shared_task(name="tournaments.pair_round")  # type: ignore[untyped-decorator]
def pair_round(stream: str, request: str) -> None:
    """Work on a pairing request; delivered twice it does no harm."""
    try:
        pairing_job.run(stream, RequestId(request))
    except Exception as error:
        outage = outage_of(error)
        if outage is None:
            raise
        say(outage, error, "a pairing")
        _asked.forget(stream, RequestId(request))  # the next sweep asks for it again


def register() -> None:
    """Called once, when the app is ready."""
    log.appended.connect(_appended)
    sweeper.register("pairing requests", sweep)
    webhooks.register()
    push.register()
    mirrors.register()


def sweep() -> None:
    """Asks for every pairing request that has no outcome and that nobody is working on."""
    heads = store.heads(TournamentIndex.objects.values_list("stream", flat=True))
    for stream in _idle.keys() - heads.keys():
        del _idle[stream]
    for stream, head in heads.items():
        if head.seq and head != _idle.get(stream):
            _sweep(stream, head)


def _sweep(stream: str, head: Head) -> None:
    state = states.readable(stream)
    requests = pairing_job.open_requests(state) if state else ()
    if not requests:
        _idle[stream] = head
    for round_ in requests:
        if _is_due(round_) and not leases.is_held(round_.request):
            _asked.ask(stream, round_.request)


def _appended(events: Iterable[Recorded], **_signal: object) -> None:
    for recorded in events:
        if recorded.type == PairingRequested.__name__:
            event: PairingRequested = codec.decode(recorded)
            _asked.ask(recorded.stream, event.request)


def _is_due(round_: Round) -> bool:
    """Its bell ought to have been heard. A request from the future was made while a clock was
    wrong, and is as good as old."""
    age = timezone.now() - datetime.fromisoformat(round_.steps[-1].at)
    return not 0 <= age.total_seconds() <= PATIENCE


class _Asked:
    """When this process put a request into the queue."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._times: dict[tuple[str, RequestId], float] = {}

    def ask(self, stream: str, request: RequestId) -> None:
        """Has the request put into the queue, unless that was done a moment ago."""
        now = time.monotonic()
        with self._lock:
            self._times = {
                key: at for key, at in self._times.items() if now - at < ASKED_AGAIN_EVERY
            }
            if (stream, request) in self._times:
                return
            self._times[stream, request] = now
        queueing.do(partial(self._enqueue, stream, request))

    def _enqueue(self, stream: str, request: RequestId) -> None:
        try:
            pair_round.apply_async((stream, request), retry=False)  # the sweep asks again
        except Exception as error:  # noqa: BLE001 (each broker has errors of its own)
            self.forget(stream, request)
            logger.warning("%s: the broker does not take request %s: %r", stream, request, error)

    def forget(self, stream: str, request: RequestId) -> None:
        """It may be asked for again at once."""
        with self._lock:
            self._times.pop((stream, request), None)


_asked = _Asked()
_idle: dict[str, Head] = {}
"""The heads at which nothing was asked for: a log that has not moved is not looked at again."""
queueing: Final = Aside("pairing-queue")
"""Puts requests into the queue: the arbiter who asked does not wait for a broker that is away."""
