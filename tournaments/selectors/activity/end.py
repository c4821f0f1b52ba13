"""Sentences about end and refusals."""

from __future__ import annotations

from ...domain import events as e
from ...domain.commands import BY_NAME
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(_event: e.TournamentClosed, _telling: Telling) -> str:
    return "Tournament closed"


@sentence.register
def _(_event: e.TournamentReopened, _telling: Telling) -> str:
    return "Tournament reopened"


@sentence.register
def _(event: e.RequestRefused, _telling: Telling) -> str:
    return f"Refused: {_wanted(event.command)} ({_words(event.code)})"


@sentence.register
def _(event: e.RequestRefusedAgain, _telling: Telling) -> str:
    if not event.of:
        return f"Refused: too many different requests to list each, {event.times} more by now"
    wanted = f"{_wanted(event.command)} ({_words(event.code)})"
    return f"Refused again: {wanted}, {event.times} times since #{event.of}"


def _wanted(command: str) -> str:
    return command.replace("-", " ") if command in BY_NAME else command


def _words(code: str) -> str:
    """ "OutsideSector" -> "outside sector"."""
    return "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in code).strip()
