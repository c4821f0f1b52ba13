"""Erasing a person: what would go, and the act itself."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from rest_framework.request import Request

from ... import permissions
from ...domain.commands import ErasePerson
from ...domain.ids import PlayerId
from ...domain.roles import CHIEF, role_of
from ...domain.state import Tournament
from ...services import by_password, device_sessions, erasures, outcomes, states
from ...services.users import user_id
from .. import answers, bodies
from .base import TournamentView
from .commands import answered


class ErasureView(TournamentView):
    """GET: everything that would go. POST: erases it; the name is typed once more, and the texts
    that are to go are named."""

    def may(self, user: permissions.User, state: Tournament) -> bool:
        return permissions.may_command(user, state) and role_of(state, user_id(user)) in CHIEF

    def get(self, request: Request, *, player: int, **_place: Any) -> HttpResponse:
        device_sessions.require_password(request.user)
        state = self.state
        found = erasures.plan(self.stream, state, PlayerId(player), request.user)
        return answers.json(answers.Erasure(seq=state.seq, plan=found))

    def post(self, request: Request, *, player: int, **_place: Any) -> HttpResponse:
        wish = ErasePerson(player=PlayerId(player), ground="own-request")
        by_password.require(self.stream, request.user, wish)
        body = self.body(bodies.ErasureBody)
        outcome = erasures.erase_person(
            self.stream, PlayerId(player), body.name, body.ground, body.texts, self.envelope(body)
        )
        if isinstance(outcome, outcomes.Refused) and outcome.code == erasures.NOT_CHOSEN:
            return answers.json(self._to_choose(outcome, PlayerId(player)), 422)
        return answered(self.stream, outcome, part="$")

    def _to_choose(self, refused: outcomes.Refused, player: PlayerId) -> answers.TextsNotChosen:
        state = states.current(self.stream)
        return answers.TextsNotChosen(
            message=refused.message,
            facts=refused.facts,
            seq=state.seq,
            texts=erasures.plan(self.stream, state, player, self.request.user).texts,
        )
