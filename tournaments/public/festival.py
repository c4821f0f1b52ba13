"""What everybody may see of an event as a whole: its sections, and where one person plays in
several of them.

Who somebody is in another section follows from his FIDE id, which is not public: what comes out of
here is that the two entries are one person's, and no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from ..domain.ids import PlayerId
from ..models import TournamentIndex
from ..services import people, states
from .kept_views import readable_view
from .projection import PublicView
from .rows import PublicCard, PublicGame


class PublicEvent(msgspec.Struct, frozen=True):
    """The event, and its sections in their order, as far as this program can read them."""

    festival: str
    name: str
    place: str
    first_day: str
    last_day: str
    sections: tuple[PublicView, ...]


class EntryElsewhere(msgspec.Struct, frozen=True):
    """A person's entry in another section; `met`: the games against somebody in question."""

    view: PublicView
    card: PublicCard
    met: tuple[PublicGame, ...] = ()


def event_of(festival: str, language: str) -> PublicEvent | None:
    """In that language. None: no tournament is a section of it."""
    rows = list(TournamentIndex.objects.filter(festival=festival))
    if not rows:
        return None
    first = rows[0]
    return PublicEvent(
        festival=festival,
        name=first.festival_name,
        place=first.festival_place,
        first_day=first.festival_first_day,
        last_day=first.festival_last_day,
        sections=tuple(filter(None, (readable_view(row.stream, language) for row in rows))),
    )


class EventPeople:
    """Who plays in several sections of an event, as far as FIDE knows them. Reads the database."""

    def __init__(self, event: PublicEvent) -> None:
        self._event = event

    def elsewhere(self, slug: str, player: int, opponent: int = 0) -> tuple[EntryElsewhere, ...]:
        """Where that player of the section `slug` plays besides; `opponent`: an entry there whose
        games with him are looked for."""
        ids = self._ids.get(slug, {})
        me, other = ids.get(player, ""), ids.get(opponent, "")
        if not me:
            return ()
        others = (view for view in self._event.sections if view.slug != slug)
        return tuple(entry for view in others if (entry := self._entry(view, me, other)))

    def in_several(self, slug: str) -> frozenset[int]:
        """The players of the section `slug` who play in another one too."""
        others = {
            known for each, ids in self._ids.items() if each != slug for known in ids.values()
        }
        return frozenset(player for player, me in self._ids.get(slug, {}).items() if me in others)

    def _entry(self, view: PublicView, me: str, other: str) -> EntryElsewhere | None:
        ids = self._ids[view.slug]
        mine = next((player for player, known in ids.items() if known == me), 0)
        card = view.card(mine) if mine else None
        if card is None:
            return None
        theirs = {player for player, known in ids.items() if other and known == other}
        games = (game for game in card.games if game.opponent and game.opponent.player in theirs)
        return EntryElsewhere(view, card, tuple(games))

    @cached_property
    def _ids(self) -> Mapping[str, Mapping[int, str]]:
        return {view.slug: _fide_ids(view.slug) for view in self._event.sections}


def opponent_now(view: PublicView, number: int) -> int:
    """Whom that player meets in the newest round; 0: nobody."""
    if view.phase == "closed" or not view.rounds:
        return 0
    for board in view.boards(view.played_round.round if view.played_round else 0):
        pair = (board.white.player, board.black.player)
        if number in pair:
            return pair[1 - pair.index(number)]
    return 0


def _fide_ids(slug: str) -> dict[int, str]:
    """By entry number, of those who stand and were not erased."""
    row = TournamentIndex.objects.filter(slug=slug).only("stream").first()
    if row is None:
        return {}
    state = states.readable(row.stream)
    if state is None:
        return {}
    known = people.names(state)
    return {
        int(player): known[PlayerId(player)].fide_id
        for player, entry in state.players.items()
        if entry.stands and known[player].fide_id and not known[player].erased
    }
