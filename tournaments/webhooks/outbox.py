"""What is still to be sent: the log itself, from the place of each webhook on."""

from __future__ import annotations

import random
from datetime import datetime
from typing import Final

from django.utils import timezone

from events import store
from events.messages import Recorded

from ..models import Webhook
from . import bodies

HOUR: Final = 3600
PAUSES: Final = (5, 15, 60, 300, 900, HOUR // 2, HOUR, *(2 * HOUR,) * 11)
"""Seconds after each try that failed: a day of them, then nobody tries any more."""
SPREAD: Final = 0.2
"""By so much a pause is shorter or longer: those who failed together do not come back together."""
BATCH: Final = 100

_chance: Final = random.SystemRandom()


def pause_after(failures: int) -> int | None:
    """Seconds until the next try after so many in a row failed; None: it has been a day."""
    if failures > len(PAUSES):
        return None
    return round(PAUSES[failures - 1] * _chance.uniform(1 - SPREAD, 1 + SPREAD))


def at_least(pause: int, wait: int) -> int:
    """The pause, or the longer one that the receiver asked for, within the longest of ours."""
    return max(pause, min(wait, max(PAUSES)))


def is_time(hook: Webhook) -> bool:
    """Whether its turn has come. A try that lies in the future was made while a clock was wrong."""
    return not hook.stopped and is_due(hook.tried_at, hook.pause)


def is_due(tried_at: datetime | None, pause: int) -> bool:
    """Whether the pause after the last try is over."""
    return tried_at is None or not 0 <= (timezone.now() - tried_at).total_seconds() < pause


def next_event(hook: Webhook) -> Recorded | None:
    """The event that it is to be told of next. What is none of its business is passed over for
    good once it is much."""
    place = hook.place
    while events := store.read(hook.stream, place, place + BATCH):
        if (event := _first_wanted(events, hook.kinds)) is not None:
            return event
        place = events[-1].seq
        if len(events) == BATCH:
            Webhook.objects.filter(pk=hook.pk, place=hook.place).update(place=place)
            hook.place = place
    return None


def place_for_more(hook: Webhook, kinds: list[str]) -> int:
    """Where a webhook stands that is to be told of other kinds: of those that are new from now on,
    unless something that it wanted before, and wants, is still to be sent."""
    if not hook.kinds or (kinds and set(kinds) <= set(hook.kinds)):
        return hook.place
    head = store.head(hook.stream).seq  # before the look: what comes meanwhile is news
    kept = [kind for kind in hook.kinds if not kinds or kind in kinds]
    place = hook.place
    while kept and (events := store.read(hook.stream, place, place + BATCH)):
        if (event := _first_wanted(events, kept)) is not None:
            return event.seq - 1
        place = events[-1].seq
    return max(head, hook.place)


def _first_wanted(events: list[Recorded], kinds: list[str]) -> Recorded | None:
    return next((event for event in events if bodies.is_wanted(event, kinds)), None)
