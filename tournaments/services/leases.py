"""Who works on a pairing request or calls a webhook: a row that its worker counts up while it is
alive.

No clock of another machine is believed, nor one that was set meanwhile. Whoever looks on watches
the count by its own steady clock: one that has not moved for a while is that of a worker that is
gone.
"""

from __future__ import annotations

import threading
import time
from types import TracebackType
from typing import Final, NamedTuple
from uuid import uuid4

from django.conf import settings
from django.db import DatabaseError
from django.db.models import F, QuerySet

from events.outages import outage_of, say

from ..models import WorkLease

RENEWALS: Final = 4
"""How often a lease is renewed before it could be taken for that of a dead worker."""


def lasts() -> float:
    """Seconds after which a worker that says nothing any more is taken for gone."""
    return float(settings.LEASE)


def is_held(request: str) -> bool:
    """Whether somebody is at work on it just now; a lease without life in it is taken away."""
    lease = WorkLease.objects.filter(request=request).first()
    if lease is None:
        _watched.forget(request)
        return False
    if _watched.quiet_for(lease) < lasts():
        return True
    _same(lease).delete()
    _watched.forget(request)
    return False


class Lease:
    """Held for the time of the block, if nobody else holds it (`held`)."""

    def __init__(self, request: str) -> None:
        self.request = request
        self.holder = uuid4().hex
        self.held = False
        self._renewed = 0.0

    def __enter__(self) -> Lease:
        is_held(self.request)  # one of a dead worker goes
        mine = WorkLease(request=self.request, holder=self.holder)
        WorkLease.objects.bulk_create([mine], ignore_conflicts=True)
        self.held = self._mine().exists()
        self._renewed = time.monotonic()
        return self

    def renew(self) -> bool:
        """Called often; writes every few seconds. False: it was taken for that of a dead worker,
        and is gone. No work ends because it could not be said."""
        if time.monotonic() - self._renewed <= lasts() / RENEWALS:
            return self.held
        self._renewed = time.monotonic()
        try:
            self.held = self._mine().update(beat=F("beat") + 1) == 1
        except DatabaseError as error:
            outage = outage_of(error)
            if outage is None:
                raise
            say(outage, error, "a pairing")
        return self.held

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self.held:
            self._mine().delete()

    def _mine(self) -> QuerySet[WorkLease]:
        return WorkLease.objects.filter(request=self.request, holder=self.holder)


def _same(lease: WorkLease) -> QuerySet[WorkLease]:
    """That lease, if its worker has not moved meanwhile."""
    return WorkLease.objects.filter(request=lease.request, holder=lease.holder, beat=lease.beat)


class _Glimpse(NamedTuple):
    holder: str
    beat: int
    since: float


class _Watched:
    """Since when this process has seen each lease at the same count."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._glimpses: dict[str, _Glimpse] = {}

    def quiet_for(self, lease: WorkLease) -> float:
        """Seconds; 0 at the first look."""
        now = time.monotonic()
        with self._lock:
            before = self._glimpses.get(lease.request)
            if before is None or (before.holder, before.beat) != (lease.holder, lease.beat):
                before = _Glimpse(lease.holder, lease.beat, now)
                self._glimpses[lease.request] = before
        return now - before.since

    def forget(self, request: str) -> None:
        with self._lock:
            self._glimpses.pop(request, None)


_watched = _Watched()
