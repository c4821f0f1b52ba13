"""How a diploma looks: the organiser's picture, and what stands above and below the name."""

from __future__ import annotations

from typing import Final

import msgspec
from django.http import Http404, QueryDict

from tournaments.domain.ids import AttachmentId
from tournaments.domain.photos.state import ORGANISERS
from tournaments.domain.tournament.state import Tournament
from tournaments.services import attachments
from tournaments.words import speak

LONGEST: Final = 300
"""Letters of a text."""


class Design(msgspec.Struct, frozen=True, kw_only=True):
    """`picture` is a JPEG, on top or, `whole`, as large as the page; none: empty. In the texts
    `{tournament}`, `{prizes}`, `{points}` and `{rank}` stand for what they name; empty: as ever."""

    picture: bytes = b""
    whole: bool = False
    title: str = ""
    above: str = ""
    below: str = ""


class Awarded(msgspec.Struct, frozen=True, kw_only=True):
    """Whose diploma it is; `prizes`: in words."""

    name: str
    prizes: tuple[str, ...]
    points: str
    rank: int


def asked(query: QueryDict, stream: str, state: Tournament) -> Design:
    """`?picture=…&whole=1&title=…&above=…&below=…`. Raises Http404 for a picture that is none of
    the organiser's."""
    texts = {name: query.get(name, "").strip()[:LONGEST] for name in ("title", "above", "below")}
    name = query.get("picture", "")
    picture = _picture(name, stream, state) if name else b""
    return Design(picture=picture, whole=query.get("whole") == "1", **texts)


def filled(text: str, tournament: str, row: Awarded) -> str:
    """What stands in braces and is no slot stays as it was typed."""
    slots = {
        "tournament": tournament,
        "prizes": ", ".join(row.prizes),
        "points": row.points,
        "rank": str(row.rank),
    }
    for name, value in slots.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def _picture(name: str, stream: str, state: Tournament) -> bytes:
    known = state.attachments.get(AttachmentId(name))
    if known is None or known.about != ORGANISERS:
        raise Http404(speak("NoSuch.photo"))
    content = attachments.contents(stream, [known.id]).get(known.id)
    if content is None:
        raise Http404(speak("NoSuch.photo-any-more"))
    return content
