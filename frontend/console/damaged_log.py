"""A form sent to a tournament whose log is damaged: a page says so, and that nothing was taken."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from events.damage import LogDamaged
from tournaments.api.errors import RETRY_DAMAGED
from tournaments.services import damaged_logs


class DamagedLogs:
    """Middleware: `LogDamaged` is no defect of the program, but a state of the data (503)."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, LogDamaged):
            return None
        answer = render(
            request,
            "console/damaged_log.html",
            {"why": damaged_logs.refusal(error)},
            status=HTTPStatus.SERVICE_UNAVAILABLE,
        )
        answer["Retry-After"] = RETRY_DAMAGED
        return answer
