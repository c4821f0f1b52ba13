"""A machine that does not lead is read, and takes no writes: one answer for all of them.

Whoever sends one gets 503 and the address of the machine that leads; a console keeps what was typed
and sends it again. Behind it the store refuses (`events.leadership`), and the connections to the
database take no writes (`events.durability`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.urls import Resolver404, resolve

from events import leadership
from events.outages import NOT_LEADING

from .error_answers import answer

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
ALLOWED: Final = frozenset({"login", "logout", "second-machine-act"})
"""Names of addresses that write nothing, or make this machine one that may."""


class ReadOnly:
    """Middleware after that of the reader's language."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if leadership.may_write() or request.method in SAFE or _is_allowed(request.path_info):
            return self._get_response(request)
        return answer(NOT_LEADING, request.path, request.headers.get("Accept", ""))


def _is_allowed(path: str) -> bool:
    try:
        return resolve(path).url_name in ALLOWED
    except Resolver404:
        return False
