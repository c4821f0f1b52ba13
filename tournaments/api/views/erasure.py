"""Erasing a person: what would go, and the act itself."""

from __future__ import annotations

from typing import Any, TypeGuard

from django.http import HttpResponse
from rest_framework.request import Request

from ...domain.arbiters.rights import role_of
from ...domain.erasure.commands import EraseMember, ErasePerson
from ...domain.ids import PlayerId
from ...domain.refusals import Refused
from ...domain.roles import CHIEF
from ...domain.tournament.state import Tournament
from ...selectors.erasure import ErasedText, ErasedTogether
from ...services import by_password, device_sessions, outcomes, permissions
from ...services.erasure import members, players
from ...services.users import user_id
from ...words import say
from .. import answers, bodies, contents
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
        plan = players.plan(self.stream, state, PlayerId(player), request.user)
        return answers.json(contents.Erasure(seq=state.seq, plan=plan))

    def post(self, request: Request, *, player: int, **_place: Any) -> HttpResponse:
        wish = ErasePerson(player=PlayerId(player), ground="own-request")
        by_password.require(self.stream, request.user, wish)
        body = self.body(bodies.PersonErasureBody)
        outcome = players.erase_person(
            self.stream,
            PlayerId(player),
            body.name,
            body.ground,
            body.texts,
            self.envelope(body),
            body.sections,
        )
        if not _unchosen(outcome):
            return answered(self.stream, outcome, part="$")
        plan = players.plan(self.stream, self.state, PlayerId(player), request.user)
        return answers.json(_to_choose(outcome, plan.texts, plan.together), 422)


class MemberErasureView(TournamentView):
    """The same for somebody who was on a committee and neither plays nor has an account."""

    def may(self, user: permissions.User, state: Tournament) -> bool:
        return permissions.may_command(user, state) and role_of(state, user_id(user)) in CHIEF

    def get(self, request: Request, *, member: int, **_place: Any) -> HttpResponse:
        device_sessions.require_password(request.user)
        state = self.state
        plan = members.plan(self.stream, state, member, request.user)
        return answers.json(contents.MemberErasure(seq=state.seq, plan=plan))

    def post(self, request: Request, *, member: int, **_place: Any) -> HttpResponse:
        by_password.require(
            self.stream, request.user, EraseMember(member=member, ground="own-request")
        )
        body = self.body(bodies.ErasureBody)
        outcome = members.erase_member(
            self.stream, member, body.name, body.ground, body.texts, self.envelope(body)
        )
        if not _unchosen(outcome):
            return answered(self.stream, outcome, part="$")
        plan = members.plan(self.stream, self.state, member, request.user)
        return answers.json(_to_choose(outcome, plan.texts), 422)


def _unchosen(outcome: outcomes.Outcome) -> TypeGuard[Refused]:
    return isinstance(outcome, Refused) and outcome.code == players.NOT_CHOSEN


def _to_choose(
    refused: Refused,
    texts: tuple[ErasedText, ...],
    sections: tuple[ErasedTogether, ...] = (),
) -> answers.TextsNotChosen:
    return answers.TextsNotChosen(
        message=say(refused),
        facts=refused.facts,
        seq=refused.seq,
        texts=texts,
        sections=sections,
    )
