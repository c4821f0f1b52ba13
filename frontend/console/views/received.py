"""What waited in the outbox of a page at the other machine's address, taken over here."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import Resolver404, resolve, reverse
from django.views.decorators.cache import never_cache

from events import machines


@never_cache
def received(request: HttpRequest) -> HttpResponse:
    """Opened by such a page, which gives it the orders; nothing of them reaches the server before
    their typist has logged in. `?page=` is where he goes on."""
    known = machines.known()
    here = {"origins": known.others, "leads": known.leads}
    context = {"here": here, "goes_on": _console(request.GET.get("page", ""))}
    answer = render(request, "console/received.html", context)
    answer["Cross-Origin-Opener-Policy"] = "unsafe-none"  # or it would not know who opened it
    return answer


def _console(path: str) -> str:
    """A page of the console, never another place; from outside of one, the log-in, which leads on
    whoever is logged in."""
    try:
        known = path.startswith("/console/") and resolve(path).url_name
    except Resolver404:
        known = None
    return path if known else reverse("login")
