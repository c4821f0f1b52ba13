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
    known = event.command in BY_NAME
    wanted = event.command.replace("-", " ") if known else event.command
    return f"Refused: {wanted} ({_words(event.code)})"


def _words(code: str) -> str:
    """ "OutsideSector" -> "outside sector"."""
    return "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in code).strip()
