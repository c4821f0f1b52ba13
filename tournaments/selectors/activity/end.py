"""Sentences about end and refusals."""

from __future__ import annotations

from ...domain.tournament.events import (
    RequestRefused,
    RequestRefusedAgain,
    TournamentClosed,
    TournamentReopened,
)
from .refusals import why_refused
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(_event: TournamentClosed, _telling: Telling) -> str:
    return "Tournament closed"


@sentence.register
def _(_event: TournamentReopened, _telling: Telling) -> str:
    return "Tournament reopened"


@sentence.register
def _(event: RequestRefused, telling: Telling) -> str:
    return f"Refused: {_wanted(event, telling)} ({why_refused(event.code)})"


@sentence.register
def _(event: RequestRefusedAgain, telling: Telling) -> str:
    if not event.of:
        return f"Refused: too many different requests to list each, {event.times} more by now"
    wanted = f"{_wanted(event, telling)} ({why_refused(event.code)})"
    return f"Refused again: {wanted}, {event.times} times since #{event.of}"


def _wanted(event: RequestRefused | RequestRefusedAgain, telling: Telling) -> str:
    """ "publish round, Round 3"."""
    command = event.command.replace("-", " ")
    return f"{command}, {telling.about(event.scope)}" if event.scope else command
