"""A phone asks for messages about players, or takes that back."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from tournaments.push import subscriptions
from tournaments.push.subscriptions import (
    MessagesEnded,
    MessagesWanted,
    NoMessages,
    TooManyQuestions,
)
from tournaments.services import index
from tournaments.words import say, speak, spoken

LONGEST: Final = 4096
"""Bytes of what a phone sends."""
JSON: Final = "application/json"
"""No page of another server can send this type without asking first."""

Asked = TypeVar("Asked", MessagesWanted, MessagesEnded)


@csrf_exempt
@never_cache
@require_http_methods(["POST", "DELETE"])
def messages(request: HttpRequest, slug: str) -> HttpResponse:
    """Without an account, as readers have none: a phone is known by the address that its push
    service gave it."""
    try:
        stream = index.stream_of(slug)
    except index.TournamentNotFound as error:
        raise Http404(str(error)) from None
    address = request.META.get("REMOTE_ADDR", "")
    try:
        if request.method == "POST":
            subscriptions.subscribe(stream, _read(request, MessagesWanted), address)
        else:
            subscriptions.end(stream, _read(request, MessagesEnded), address)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return HttpResponse(status=400)
    except NoMessages as refused:
        return _refused(say(refused, spoken()), 422)
    except TooManyQuestions:
        return _refused(speak("NoMessages.too-often", {}, spoken()), 429)
    return HttpResponse(status=204)


def _read(request: HttpRequest, type_: type[Asked]) -> Asked:
    if request.content_type != JSON or len(request.body) > LONGEST:
        raise msgspec.DecodeError
    return msgspec.json.decode(request.body, type=type_)


def _refused(message: str, status: int) -> HttpResponse:
    return JsonResponse({"message": message}, status=status)
