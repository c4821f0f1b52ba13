"""Moving a player to another section of the event: what it would do in both, and the act."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from rest_framework.request import Request

from ...domain.deciding import permitted
from ...domain.decisions import Context
from ...domain.ids import PlayerId
from ...domain.moving.commands import MovePlayerAway
from ...domain.refusals import Refused
from ...domain.tournament.state import Tournament
from ...services import by_password, device_sessions, moving, permissions
from ...services.outcomes import Outcome
from ...services.users import user_id
from ...words import say, speak
from .. import answers, bodies, contents
from ..errors import NotFound
from .base import TournamentView
from .commands import CommandView, answered
from .reads import now


class TakeBackMoveView(CommandView):
    """Both halves of a move, or none: each stands in a log of its own."""

    def outcome(self) -> Outcome:
        body: Any = self.body(bodies.COMMAND_BODIES[self.name])
        return moving.take_back(self.stream, body.command, self.envelope(body))


class MoveView(TournamentView):
    """GET: the other sections, and with `?to=` what the move would do in both. POST: moves."""

    def may(self, user: permissions.User, state: Tournament) -> bool:
        known = permissions.may_command(user, state)
        return known and MovePlayerAway in permitted(state, user_id(user))

    def get(self, request: Request, *, player: int, **_place: Any) -> HttpResponse:
        device_sessions.require_password(request.user)
        state = self.state
        if PlayerId(player) not in state.players:
            raise NotFound(speak("NoSuch.entry", {"entry": player}))
        to = request.query_params.get("to", "")
        asked = Context(actor=self.actor, now=now())
        preview = moving.preview(state, PlayerId(player), to, asked) if to else None
        if isinstance(preview, Refused):
            raise NotFound(say(preview))
        sections = moving.sections(state, self.actor)
        return answers.json(contents.Move(seq=state.seq, sections=sections, preview=preview))

    def post(self, request: Request, *, player: int, **_place: Any) -> HttpResponse:
        wish = MovePlayerAway(
            player=PlayerId(player), section="other", section_name="", entry=PlayerId(0)
        )
        by_password.require(self.stream, request.user, wish)
        body = self.body(bodies.MoveBody)
        outcome = moving.move(self.stream, PlayerId(player), body.move, self.envelope(body))
        return answered(self.stream, outcome)
