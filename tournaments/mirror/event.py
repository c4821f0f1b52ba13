"""The event that a tournament is a section of, as a mirror shows it: the page of all its sections,
and of the players who play in several of them.

Another section is linked to where its own mirror stands, as far as its chief said where readers
find that one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final

import msgspec

from events import store

from ..models import Mirror, TournamentIndex
from ..public import festival
from ..public.version import counted
from .keys import digest
from .paths import folder_of

if TYPE_CHECKING:
    from ..public.projection import PublicView

PAGE: Final = "festival"
PLAYER: Final = "player"


class MirroredEvent:
    """As it is now. Reads the database."""

    def __init__(self, name: str, slug: str) -> None:
        self.name = name
        self._slug = slug
        self._rows = list(TournamentIndex.objects.filter(festival=name))
        streams = {row.stream: row.slug for row in self._rows if row.slug != slug}
        mirrors = Mirror.objects.filter(stream__in=streams, written_at__isnull=False)
        self._mirrors = {streams[each.stream]: each for each in mirrors if each.readers_at}
        self.in_language = cache(self._in_language)

    @cached_property
    def key(self) -> str:
        """Moves with everything that its pages follow from besides this section."""
        where = [(slug, each.readers_at, each.languages) for slug, each in self._mirrors.items()]
        return digest(repr(([_standing(row) for row in self._rows], where)).encode())

    def _in_language(self, language: str) -> festival.PublicEvent:
        event = festival.event_of(self.name, language)
        if event is None:
            raise LookupError(self.name)
        return event

    def others(self, language: str) -> Mapping[str, str]:
        """By section, where readers find its pages: the address of a folder."""
        return {slug: _folder(mirror, language) for slug, mirror in self._mirrors.items()}

    def players(self, view: PublicView) -> dict[int, str]:
        """Those of this section who play in another one too, each with a key that moves with what
        his page says."""
        event = self.in_language(view.language)
        people = festival.EventPeople(event)
        known = sorted(people.in_several(self._slug))
        return {player: self._key_of(view, people, player) for player in known}

    def _key_of(self, view: PublicView, people: festival.EventPeople, player: int) -> str:
        opponent = festival.opponent_now(view, player)
        mine = people.elsewhere(self._slug, player, opponent)
        theirs = people.elsewhere(self._slug, opponent)
        players = view.player(player), view.player(opponent)
        said = [_said(mine), _said(theirs), view.name, players, self.others(view.language)]
        return digest(msgspec.json.encode(said))


def sections(streams: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """By stream, those of all sections of the same event, itself among them."""
    wanted = set(streams)
    events = TournamentIndex.objects.filter(stream__in=wanted).values("festival")
    rows = TournamentIndex.objects.filter(festival__in=events).values_list("stream", "festival")
    event_of = dict(rows)
    return {
        stream: tuple(each for each in event_of if event_of[each] == event_of[stream])
        for stream in wanted & event_of.keys()
    }


def _standing(row: TournamentIndex) -> tuple[object, ...]:
    versions = counted(row.stream)
    newest = store.hash_at(row.stream, versions.seq_of(versions.latest))
    days = (row.festival_first_day, row.festival_last_day)
    return (row.stream, newest, row.festival_name, row.festival_place, *days, row.festival_order)


def _said(entries: Iterable[festival.EntryElsewhere]) -> list[tuple[object, ...]]:
    return [(each.view.slug, each.view.name, each.card, each.met) for each in entries]


def _folder(mirror: Mirror, language: str) -> str:
    spoken = language if language in mirror.languages else mirror.languages[0]
    return f"{mirror.readers_at}{folder_of(spoken, mirror.languages)}"
