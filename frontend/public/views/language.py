"""In which language a browser is spoken to: its reader chooses, and the browser remembers it."""

from __future__ import annotations

from typing import Final

from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest, HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from tournaments.words import languages

REMEMBERED: Final = 366 * 24 * 3600
"""Seconds."""


@csrf_exempt
@require_POST
def choose(request: HttpRequest) -> HttpResponse:
    """Leads back to the page on which it was chosen. Public pages are the same for everybody, so
    they have no token; whoever else sends this changes how a page reads, and nothing more."""
    language = request.POST.get("language", "")
    if language not in languages.known():
        return HttpResponseBadRequest()
    answer = HttpResponseRedirect(_back(request))
    answer.set_cookie(
        languages.CHOSEN,
        language,
        max_age=REMEMBERED,
        secure=request.is_secure(),
        httponly=True,
        samesite="Lax",
    )
    return answer


def _back(request: HttpRequest) -> str:
    page = request.headers.get("Referer", "")
    here = url_has_allowed_host_and_scheme(
        page, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return page if here else "/"
