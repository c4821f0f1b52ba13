"""Is this head in this log? As arbiters ask."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from frontend.shared.known_head import compare

from .pages import console_page, show
from .reading import Reading


@console_page
def known_head(request: HttpRequest, reading: Reading) -> HttpResponse:
    """For every arbiter; the log of now, whatever moment the page is of."""
    context = compare(request, reading.stream, arbiter=True)
    return show(request, reading, "activity", "known_head", context)
