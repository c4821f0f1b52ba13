"""Is this head in this log? Somebody holds a printed sheet, a bundle or a phone against it.

Everybody may ask: who knows twelve digits of a hash learns that they are in the log, and when they
are not, where it ends. When an event was recorded is told to arbiters alone, but for the one that
was asked for.
"""

from __future__ import annotations

from django.http import HttpRequest

from events import damage, head_check
from tournaments.services import damaged_logs
from tournaments.services.known_heads import answer, unreadable
from tournaments.words import READERS

from .context import Context
from .times import stamp


def compare(
    request: HttpRequest, stream: str, *, arbiter: bool, language: str = READERS
) -> Context:
    """The head that `?head=` asks about, and what the log says of it."""
    text = request.GET.get("head", "").strip()
    context: Context = {"asked": text, "answer": "", "good": False, "unreadable": "", "event": 0}
    if not text:
        return context
    try:
        compared = head_check.compare_often(stream, head_check.read(text))
    except head_check.Unreadable as error:
        return context | {"unreadable": unreadable(error, language)}
    when = arbiter or compared.holds
    return context | {
        "answer": answer(
            compared, stamp(compared.event.recorded_at, language) if when else "", language
        ),
        "good": compared.holds,
        "event": compared.event.seq,
        "damage": damaged_logs.in_words(damage.of_stream(stream), language) if arbiter else "",
    }
