"""Is this head in this log? Somebody holds a printed sheet, a bundle or a phone against it.

Everybody may ask: who knows twelve digits of a hash learns that they are in the log, and when they
are not, where it ends. When an event was recorded is told to arbiters alone, but for the one that
was asked for.
"""

from __future__ import annotations

from django.http import HttpRequest

from events import damage, heads

from .public_lists import Context, stamp


def compare(request: HttpRequest, stream: str, *, arbiter: bool) -> Context:
    """The head that `?head=` asks about, and what the log says of it."""
    text = request.GET.get("head", "").strip()
    context: Context = {"asked": text, "answer": "", "good": False, "unreadable": "", "event": 0}
    if not text:
        return context
    try:
        compared = heads.compare_often(stream, heads.read(text))
    except heads.Unreadable as error:
        return context | {"unreadable": str(error)}
    when = stamp(compared.event.recorded_at) if arbiter or compared.holds else ""
    return context | {
        "answer": heads.sentence(compared, when),
        "good": compared.holds,
        "event": compared.event.seq,
        "damage": damage.of_stream(stream) if arbiter else "",
    }
