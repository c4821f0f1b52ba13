"""What everybody may see of an event as a whole: its sections, and where one person plays in
several of them.

Who somebody is in another section follows from his FIDE id, which is not public: what comes out of
here is that the two entries are one person's, and no more.
"""

from __future__ import annotations

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


def elsewhere(
    event: PublicEvent, slug: str, player: int, opponent: int = 0
) -> tuple[EntryElsewhere, ...]:
    """Where that player of the section `slug` plays besides, as far as FIDE knows him; `opponent`:
    an entry there whose games with him are looked for."""
    ids = _fide_ids(slug)
    me, other = ids.get(player, ""), ids.get(opponent, "")
    if not me:
        return ()
    entries = (_entry(view, me, other) for view in event.sections if view.slug != slug)
    return tuple(entry for entry in entries if entry)


def _entry(view: PublicView, me: str, other: str) -> EntryElsewhere | None:
    ids = _fide_ids(view.slug)
    mine = next((player for player, known in ids.items() if known == me), 0)
    card = view.card(mine) if mine else None
    if card is None:
        return None
    theirs = {player for player, known in ids.items() if other and known == other}
    games = (game for game in card.games if game.opponent and game.opponent.player in theirs)
    return EntryElsewhere(view, card, tuple(games))


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
