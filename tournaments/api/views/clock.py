"""What time it is at a console: compared with the server's clock, kept nowhere."""

from __future__ import annotations

from django.http import HttpResponse
from rest_framework.request import Request

from ...domain.arbiters.rights import role_of
from ...domain.roles import CHIEFS
from ...services import clocks
from .. import answers, bodies
from .base import TournamentView
from .presence import SteadyRate


class ClockRate(SteadyRate):
    """A console says it once a minute, and when it connects again."""

    scope = "clock"
    rate = "120/min"


class ClockView(TournamentView):
    """Says which time it is at a console, so that a server whose clock is wrong is noticed.

    To be said again about every minute: what was not heard for three is not counted.
    """

    throttle_classes = (ClockRate,)  # type: ignore[assignment]

    def post(self, _request: Request, **_place: object) -> HttpResponse:
        body = self.body(bodies.ClockBody)
        clocks.report(self.stream, self.actor, body.console, body.at)
        chief = role_of(self.newest, self.actor) in CHIEFS
        return answers.json(answers.ClockTold(words=clocks.words([self.stream]) if chief else ""))
