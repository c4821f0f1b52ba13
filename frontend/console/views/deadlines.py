"""Deadlines as parts of pages that are fetched again."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from .deadline_lines import deadlines_line, deadlines_panel
from .pages import console_page
from .reading import Reading


@console_page
def deadlines_part(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The line of all pages, or with `?part=panel` what the pairing page sets."""
    panel = request.GET.get("part") == "panel"
    made = deadlines_panel(reading) if panel else deadlines_line(reading)
    template = "console/_deadlines_panel.html" if panel else "console/_deadlines.html"
    return render(request, template, {"overview": reading.overview, **made})
