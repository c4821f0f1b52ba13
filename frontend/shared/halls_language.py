"""Pages that everybody gets in the same language: that of the hall, or which the address names."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec

from django.http import HttpRequest, HttpResponse

from tournaments.words import languages, speaking

P = ParamSpec("P")


SPEAKS_IT: Final[set[str]] = set()
"""Their names."""

Page = Callable[Concatenate[HttpRequest, P], HttpResponse]


def in_halls_language(page: Page[P]) -> Page[P]:
    """Whatever the view says, it says in that language, or in that of `?language=`, and so does the
    answer's head."""

    @wraps(page)
    def view(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        asked = request.GET.get("language", "")
        language = asked if asked in languages.known() else languages.of_hall()
        with speaking(language):
            answer = page(request, *args, **kwargs)
        answer["Content-Language"] = language
        return answer

    SPEAKS_IT.add(f"{page.__module__}.{page.__qualname__}")
    return view
