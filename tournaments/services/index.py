"""The index of tournaments: a projection of the logs, written in the transaction of the event."""

from __future__ import annotations

from django.db import transaction

from events import store

from ..domain.tournament.state import Tournament
from ..models import TournamentIndex
from ..words import speak
from . import states


class TournamentNotFound(LookupError):  # noqa: N818
    """No tournament of that name."""


def stream_of(slug: str) -> str:
    """The stream of a tournament. Raises `TournamentNotFound`."""
    stream = TournamentIndex.objects.filter(slug=slug).values_list("stream", flat=True).first()
    if stream is None:
        raise TournamentNotFound(speak("NoSuch.tournament", {"slug": slug}))
    return stream


def keep(before: Tournament, after: Tournament, stream: str) -> None:
    """Writes the row of the tournament if anything it shows has changed."""
    if entry(before) != entry(after):
        write(after, stream)


def write(state: Tournament, stream: str) -> None:
    TournamentIndex.objects.update_or_create(stream=stream, defaults=entry(state))


def entry(state: Tournament) -> dict[str, str | int]:
    """What the index says about a tournament."""
    return {
        "slug": state.slug,
        "name": state.name,
        "festival": state.festival,
        "festival_name": state.festival_name,
        "festival_place": state.festival_more.place,
        "festival_first_day": state.festival_more.first_day,
        "festival_last_day": state.festival_more.last_day,
        "festival_order": state.festival_more.order,
    }


def rebuild() -> int:
    """Writes every row anew and drops those that no log has; gives the number of tournaments."""
    streams = [stream for stream in store.streams() if states.current(stream).slug]
    with transaction.atomic():
        TournamentIndex.objects.exclude(stream__in=streams).delete()
        for stream in streams:
            write(states.current(stream), stream)
    return len(streams)
