"""Sentences about photos."""

from __future__ import annotations

from ...domain.ids import AppealId
from ...domain.photos.events import AttachmentAdded
from ...domain.said import Said, said
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: AttachmentAdded, context: SentenceContext) -> Said:
    place = pictured(context, event.about)
    return said("Event-AttachmentAdded", place=place, kilobytes=event.size // 1000 + 1)


def pictured(context: SentenceContext, about: str) -> str:
    """What is on a photo: "Round 3, board 47", "Appeal 2 (Round 3, board 47)" or a name."""
    noun, _, name = about.partition(":")
    appeal = context.state.appeals.get(AppealId(int(name))) if noun == "appeal" else None
    if appeal is None:
        return context.about(about)
    return context.say(said("About.appeal-on", name=name, place=context.about(appeal.about)))
