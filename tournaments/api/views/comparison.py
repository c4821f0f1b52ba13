"""The entries beside a rating list: what differs, and the ticked ones corrected."""

from __future__ import annotations

from typing import Final, get_args

from django.http import HttpResponse
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request

from ...domain.imported.rating_list import RatingOf
from ...domain.tournament.state import Tournament
from ...imports import compared
from ...models import RatingList
from ...selectors.late_entry import may_enter
from ...services import states
from ...services.outcomes import Outcome
from ...services.rating_lists import rows
from ...services.rating_lists.looking import kind_used, looked_up
from ...words import speak
from .. import answers, bodies, contents
from ..errors import NotFound
from .commands import CommandsView

KINDS_OF_RATING: Final[tuple[str, ...]] = get_args(RatingOf)


class ComparisonView(CommandsView):
    """The entries that a rating list has otherwise: what a tick would correct, and what is left
    alone.

    The list is named by its number; 0: the one by which the tournament plays, else FIDE's.
    With POST the entries `players` are corrected as the list has them, as one batch, if they still
    stand as they were read at `read_seq`; after the start ratings stay. Which list the tournament
    plays by is said with the command `use-rating-list`.
    """

    part = ""

    def get(self, request: Request, number: int, **_place: object) -> HttpResponse:
        state, kind = self.newest, request.query_params.get("kind", "")
        if kind not in ("", *KINDS_OF_RATING):
            raise bodies.Unreadable(speak("RatingListRefused.kind-unknown"), "kind")
        of = _list(number, state)
        used = kind_used(of, kind, state)
        comparison = compared.compare(of, used, state, self.actor)
        if comparison is None:
            raise _not_yours()
        return answers.json(
            contents.ListComparison(
                seq=state.seq,
                list=of.pk,
                name=rows.name_of(of, used),
                kind=used,
                comparison=comparison,
            )
        )

    def outcome(self, number: int) -> Outcome:
        if not may_enter(self.newest, self.actor):
            raise _not_yours()
        of = _list(number, self.newest)
        body = self.body(bodies.CorrectByListBody)
        try:
            shown = states.at(self.stream, body.read_seq)
        except states.NoSuchMoment as error:
            raise bodies.Unreadable(str(error), "read_seq") from None
        kind = kind_used(of, body.kind, shown)
        try:
            return compared.correct(self.stream, shown, of, kind, body.players, self.envelope(body))
        except compared.NothingTicked as error:
            raise bodies.Unreadable(str(error), "players") from None


def _not_yours() -> PermissionDenied:
    return PermissionDenied(speak("Console-Compare.not-yours"), code="no-role")


def _list(number: int, state: Tournament) -> RatingList:
    of = looked_up(number, state)
    if of is None:
        raise NotFound(speak("NoSuch.rating-list", {"number": number}))
    return of
