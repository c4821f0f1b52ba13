"""The answer as PDF to whoever asks a print for `?as=pdf`; and the links to it."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse

from frontend.shared.context import Context
from tournaments.exports.paper_type import MEDIA_TYPE
from tournaments.public.projection import PublicView
from tournaments.words import speak

from .pages import asked

ALONE: Final = frozenset(
    {"start-list", "check-in", "badges", "place-cards", "notebook", "diplomas", "announcements"}
)
"""The kinds of sheets that are PDF and nothing else."""
KINDS: Final = ALONE | {
    *("names", "boards", "standings", "crosstable", "progress", "pictures", "slips", "cards"),
    *("final", "rankings", "ratings", "rating", "working", "answer", "prizes", "receipts"),
}
"""The kinds of sheets that are drawn as PDF."""
OWN: Final = frozenset({"as", "page"})
"""What the choice of a page fills in itself."""


def answer(request: HttpRequest, view: PublicView, kind: str, context: Context) -> HttpResponse:
    """The pages that were asked for. Raises Http404 where there are none."""
    from .pdf.drawing import pdf  # what draws PDF takes its time to load

    content = pdf(kind, context, asked(request.GET))
    name = f"{view.slug}-{kind}-{view.version}.pdf"
    return HttpResponse(
        content,
        content_type=MEDIA_TYPE,
        headers={"Content-Disposition": f'inline; filename="{name}"'},
    )


def links(request: HttpRequest, language: str) -> list[Context]:
    """To the same sheets as PDF, and enlarged."""
    asked_for = {**request.GET.dict(), "as": "pdf"}
    return [
        {"href": f"?{urlencode(asked_for)}", "text": speak("Print-Pdf.link", {}, language)},
        {
            "href": f"?{urlencode({**asked_for, 'print': 'large'})}",
            "text": speak("Print-Pdf.large", {}, language),
        },
    ]
