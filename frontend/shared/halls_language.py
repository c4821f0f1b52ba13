"""Pages that everybody gets in the same language, that of the hall."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from django.http import HttpResponse

from tournaments.words import languages, speaking

P = ParamSpec("P")


def in_halls_language(page: Callable[P, HttpResponse]) -> Callable[P, HttpResponse]:
    """Whatever the view says, it says in that language, and so does the answer's head."""

    @wraps(page)
    def view(*args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        language = languages.of_hall()
        with speaking(language):
            answer = page(*args, **kwargs)
        answer["Content-Language"] = language
        return answer

    return view
