"""The language of a request: that which its reader chose or likes best of those there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

from tournaments.words import languages, speaking

LANGUAGE: Final = "Content-Language"


class ReadersLanguage:
    """Middleware: within it the language that the reader chose, or his browser asks for, is spoken.

    An answer that says in which language it is (`Content-Language`) is the same for everybody.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        accepts = request.headers.get("Accept-Language", "")
        language = languages.of_reader(accepts, request.COOKIES.get(languages.CHOSEN, ""))
        with speaking(language):
            answer = self._get_response(request)
        if LANGUAGE not in answer:
            answer[LANGUAGE] = language
            patch_vary_headers(answer, ("Accept-Language", "Cookie"))
        return answer
