"""Who works on a pairing request: a row that runs out by itself when its worker is gone."""

from __future__ import annotations

import time
from datetime import datetime, timedelta
from types import TracebackType
from typing import Final
from uuid import uuid4

from django.conf import settings
from django.db.models import QuerySet
from django.utils import timezone

from ..domain.ids import RequestId
from ..models import PairingLease

RENEWALS: Final = 4
"""How often a lease is renewed while it lasts."""


def lasts() -> float:
    """Seconds after which a worker that says nothing any more is taken for gone."""
    return float(getattr(settings, "PAIRING_LEASE", 20))


def is_held(request: RequestId) -> bool:
    """Whether somebody is at work on it just now."""
    return PairingLease.objects.filter(request=request, until__gt=timezone.now()).exists()


class Lease:
    """Held for the time of the block, if nobody else holds it (`held`)."""

    def __init__(self, request: RequestId) -> None:
        self.request = request
        self.holder = uuid4().hex
        self.held = False
        self._renewed = 0.0

    def __enter__(self) -> Lease:
        now = timezone.now()
        PairingLease.objects.bulk_create(
            [PairingLease(request=self.request, holder="", until=now)], ignore_conflicts=True
        )
        free = PairingLease.objects.filter(request=self.request, until__lte=now)
        self.held = free.update(holder=self.holder, until=_end(now)) == 1
        self._renewed = time.monotonic()
        return self

    def renew(self) -> None:
        """Called often; writes every few seconds."""
        if time.monotonic() - self._renewed > lasts() / RENEWALS:
            self._renewed = time.monotonic()
            self._mine().update(until=_end(timezone.now()))

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self.held:
            self._mine().delete()

    def _mine(self) -> QuerySet[PairingLease]:
        return PairingLease.objects.filter(request=self.request, holder=self.holder)


def _end(now: datetime) -> datetime:
    return now + timedelta(seconds=lasts())
