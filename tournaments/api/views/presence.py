"""Where a console is: passed on to the others, kept nowhere."""

from __future__ import annotations

from django.http import HttpResponse
from rest_framework.request import Request
from rest_framework.throttling import UserRateThrottle
from rest_framework.views import APIView

from ...domain.tournament.state import Tournament
from ...services import permissions, presence, users
from .. import answers
from .base import TournamentView


class SteadyRate(UserRateThrottle):
    """Forgets what was asked while the clock was ahead: it would count until that time comes."""

    duration: int

    def allow_request(self, request: Request, view: APIView) -> bool:
        if key := self.get_cache_key(request, view):
            history = self.cache.get(key, [])
            believed = [at for at in history if at <= self.timer()]
            if len(believed) < len(history):
                self.cache.set(key, believed)
        return super().allow_request(request, view)


class PresenceRate(SteadyRate):
    """A person with four devices who goes to another board every second stays below it."""

    scope = "presence"
    rate = "300/min"


class PresenceView(TournamentView):
    """Tells the other consoles at which board this one is, or which round it pairs.

    To be said again every few seconds: what was not heard for ten is forgotten.
    """

    throttle_classes = (PresenceRate,)  # type: ignore[assignment]

    def may(self, user: permissions.User, state: Tournament) -> bool:
        return permissions.may_command(user, state)

    def post(self, request: Request, **_place: object) -> HttpResponse:
        where = self.body(presence.Whereabouts)
        presence.announce(self.stream, self.actor, users.display_name(request.user), where)
        return answers.json(answers.Told())
