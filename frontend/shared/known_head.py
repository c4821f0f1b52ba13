"""Is this head in this log? Somebody holds a printed sheet, a bundle or a phone against it.

Everybody may ask: who knows twelve digits of a hash learns that they are in the log, and when they
are not, where it ends. When an event was recorded is told to arbiters alone, but for the one that
was asked for.
"""

from __future__ import annotations

from django.http import HttpRequest

from events import damage, heads
from tournaments.words import ENGLISH, speak

from .context import Context
from .times import stamp


def compare(
    request: HttpRequest, stream: str, *, arbiter: bool, language: str = ENGLISH
) -> Context:
    """The head that `?head=` asks about, and what the log says of it."""
    text = request.GET.get("head", "").strip()
    context: Context = {"asked": text, "answer": "", "good": False, "unreadable": "", "event": 0}
    if not text:
        return context
    try:
        compared = heads.compare_often(stream, heads.read(text))
    except heads.Unreadable as error:
        return context | {"unreadable": unreadable(error, language)}
    when = arbiter or compared.holds
    return context | {
        "answer": answer(
            compared, stamp(compared.event.recorded_at, language) if when else "", language
        ),
        "good": compared.holds,
        "event": compared.event.seq,
        "damage": damage.of_stream(stream) if arbiter else "",
    }


def answer(compared: heads.Comparison, moment: str, language: str = ENGLISH) -> str:
    """`heads.sentence` in a language of the hall; `moment` is empty for who may not know it."""
    at = speak("Shared-KnownHeadAnswer.at", {"moment": moment}, language) if moment else ""
    facts = {
        "at": at,
        "event": compared.event.seq,
        "after": compared.ends - compared.event.seq,
        "asked": compared.known.seq or 0,
        "ends": compared.ends,
        "missing": (compared.known.seq or 0) - compared.ends,
        "broken": compared.broken,
    }
    return speak(f"Shared-KnownHeadAnswer.{compared.verdict}", facts, language)


def unreadable(error: heads.Unreadable, language: str = ENGLISH) -> str:
    if error.event:
        return speak("Shared-KnownHead.no-such-event", {"event": error.event}, language)
    facts = {"fewest": heads.FEWEST_DIGITS, "digits": heads.DIGITS}
    return speak("Shared-KnownHead.unreadable", facts, language)
