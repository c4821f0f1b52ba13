"""Sentences about end and refusals."""

from __future__ import annotations

from ...domain.said import Said, said
from ...domain.tournament.events import (
    RequestRefused,
    RequestRefusedAgain,
)
from ...words import speak
from .context import SentenceContext
from .refusals import why_refused
from .sentence import describe


@describe.register
def _(event: RequestRefused, context: SentenceContext) -> Said:
    wanted, why = _wanted(event, context), why_refused(event.code)
    return said("Event-RequestRefused", wanted=wanted, why=why)


@describe.register
def _(event: RequestRefusedAgain, context: SentenceContext) -> Said:
    if not event.of:
        return said("Event-RequestRefusedAgain.many", times=event.times)
    wanted, why = _wanted(event, context), why_refused(event.code)
    return said(
        "Event-RequestRefusedAgain", wanted=wanted, why=why, times=event.times, since=event.of
    )


def _wanted(event: RequestRefused | RequestRefusedAgain, context: SentenceContext) -> str:
    """ "publish round, Round 3"."""
    wanted = speak("RequestWanted", {"command": event.command}, context.names.language)
    return f"{wanted}, {context.about(event.scope)}" if event.scope else wanted
