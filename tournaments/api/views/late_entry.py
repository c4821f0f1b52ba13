"""An entry as a form holds it: what it would mean. Nothing is written here."""

from __future__ import annotations

from django.http import HttpResponse
from rest_framework.request import Request

from ...domain.entries.odd_entries import EntryForm
from ...domain.entries.ratings import NoRating, converted, ratings_of
from ...domain.entries.sources import with_kind
from ...domain.tournament.state import Tournament
from ...selectors.late_entry import entry_preview, may_enter
from ...services import permissions
from ...services.users import user_id
from ...words import say
from .. import answers, bodies, contents
from .base import TournamentView


class EntryPreviewView(TournamentView):
    """What this entry would mean: rounds and points missed, its number, and whom that moves.

    Asked by POST, because names and birth dates do not belong into addresses.
    """

    def may(self, user: permissions.User, state: Tournament) -> bool:
        known = permissions.may_command(user, state)
        return known and may_enter(state, user_id(user))

    def post(self, _request: Request, **_place: object) -> HttpResponse:
        entry = self.body(bodies.EntryPreviewBody).player
        state = self.newest
        try:
            rating, kind = converted(entry.rating_kind, entry.rating)
        except NoRating as error:
            raise bodies.Unreadable(say(error), "$.player.rating") from None
        source = with_kind(kind, entry.rating_source)
        ratings = ratings_of(rating, source, entry.national_rating, entry.national_source)
        form = EntryForm(
            player=state.next_player,
            name=" ".join(entry.name.split()),
            sex=entry.sex,
            birth_date=entry.birth_date,
            fide_id=entry.fide_id,
            federation=entry.federation,
            title=entry.title,
            rating=ratings.counting(state.settings.ranking_method)[0],
        )
        row = entry_preview(state, self.names(state), self.actor, form)
        return answers.json(contents.EntryPreview(seq=state.seq, preview=row))
