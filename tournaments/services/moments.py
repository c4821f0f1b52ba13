"""Moments of a tournament as people write them: the seq of an event, or a time in the hall."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from django.utils import timezone

from events.messages import utc_text
from events.models import Event

from ..hall_time import in_hall
from ..selectors.formats import local_minute
from ..words import speak
from . import states
from .states import NoSuchMoment

LARGEST: Final = 2**53 - 1
_UNSAID: Final = {10: timedelta(days=1), 16: timedelta(minutes=1), 19: timedelta(seconds=1)}
"""What a time leaves open, by the length of its text: "2026-11-21T14:05" is the whole minute."""


class NotAMoment(ValueError):  # noqa: N818
    """Neither the seq of an event nor a time."""


def seq_of(stream: str, text: str) -> int:
    """The seq itself, or that of the last event recorded by a time.

    Raises `NotAMoment`, and `NoSuchMoment` for a time before the first event.
    """
    if text.isascii() and text.isdigit() and len(text) <= 16 and int(text) <= LARGEST:
        return int(text)
    with in_hall(states.current(stream).settings.time_zone):
        return seq_by(stream, end_of(text))


def seq_by(stream: str, moment: datetime) -> int:
    """The last event recorded by then. Raises `NoSuchMoment`."""
    by_then = Event.objects.filter(stream_id=stream, recorded_at__lte=utc_text(moment))
    seq: int | None = by_then.order_by("-seq").values_list("seq", flat=True).first()
    if seq is None:
        facts = {"moment": local_minute(moment)}
        raise NoSuchMoment(speak("NoSuch.event-by", facts))
    return seq


def time_of(stream: str, seq: int) -> datetime:
    """When that event was recorded."""
    recorded: str = Event.objects.values_list("recorded_at", flat=True).get(
        stream_id=stream, seq=seq
    )
    return datetime.fromisoformat(recorded)


def beginning_of(text: str) -> datetime:
    """A time as written; without a zone it is the hall's own. Raises `NotAMoment`."""
    try:
        parsed = datetime.fromisoformat(text)
        return parsed if parsed.tzinfo else timezone.make_aware(parsed)
    except (ValueError, OverflowError):
        raise NotAMoment(speak("NoSuch.moment", {"text": text[:40]})) from None


def end_of(text: str) -> datetime:
    """The last instant of what is written: a minute, a second or a day. Raises `NotAMoment`."""
    begun = beginning_of(text)
    try:
        return begun + _UNSAID.get(len(text), timedelta(0)) - timedelta(microseconds=1)
    except OverflowError:
        raise NotAMoment(speak("NoSuch.day", {"text": text[:40]})) from None
