"""Every failure becomes one shape: `{"status": "error", "code", "message", "field"}`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.http import Http404, HttpResponse
from rest_framework import exceptions
from rest_framework.request import Request

from events import outages
from events.damage import LogDamaged
from events.messages import NotRecordable
from events.store import StreamNotFound

from ..models import DeviceLogIn
from ..selectors.worked_out import NotExplained
from ..services import damaged_logs, device_sessions
from ..services.batch_undo import NoSuchBatch
from ..services.erasure.members import UnknownMember
from ..services.index import TournamentNotFound
from ..services.slips import NoSuchSlip
from ..services.states import NoSuchMoment
from ..services.tokens import NotMade, OnlyByPassword
from ..services.tournaments import UnknownPlayer
from ..webhooks.addresses import NotAnAddress
from ..webhooks.subscriptions import NoWebhook
from ..words import label, outage_words, speak
from . import answers
from .bodies import Unreadable
from .field_errors import FieldError


class NotFound(LookupError):  # noqa: N818
    """Nothing stands at this address; the message says what was looked for."""


NOT_FOUND = (
    NotFound,
    NotExplained,
    TournamentNotFound,
    UnknownPlayer,
    UnknownMember,
    NoSuchBatch,
    NoSuchMoment,
    NoSuchSlip,
    StreamNotFound,
)


def nothing_here() -> answers.Error:
    return answers.Error(code="not-found", message=speak("ApiError.nothing-here"))


def no_command(name: str) -> answers.Error:
    """There is none of that name; those there are stand in the OpenAPI document."""
    message = speak("ApiError.no-command", {"name": name[:80]})
    return answers.Error(code="unknown-command", message=message)


RETRY_DAMAGED = "60"
"""Seconds: a back-up may be put back, and what was typed meanwhile goes out then."""
RETRY_AFTER = 3
"""Seconds until it is worth asking again; consoles ask for as long as it takes."""


def answer(error: Exception, context: dict[str, Any]) -> HttpResponse | None:
    """The exception handler of all API views; None: a defect, which becomes a 500."""
    match error:
        case Unreadable():
            return _error(400, "unreadable", error.message, error.field, error.errors)
        case NotRecordable():
            return _error(400, "unreadable", speak("ApiError.not-recordable", {"why": str(error)}))
        case SuspiciousOperation():
            return _error(400, "unreadable", str(error) or speak("ApiError.unreadable"))
        case LogDamaged():
            response = _error(503, "log-damaged", damaged_logs.refusal(error))
            response["Retry-After"] = RETRY_DAMAGED
            return response
        case NotAnAddress():
            return _error(400, "unreadable", str(error), "$.address")
        case NoWebhook():
            return _error(409, "no-webhook", str(error))
        case NotMade():
            return _error(409, "not-made", str(error))
        case OnlyByPassword():
            return _error(403, "only-by-password", str(error))
        case Http404():
            return answers.json(nothing_here(), 404)
        case device_sessions.NotOnADevice():
            return _error(403, "not-on-a-device", str(error))
        case PermissionDenied():
            return _error(403, "permission-denied", speak("ApiError.not-permitted"))
        case exceptions.NotAuthenticated() if device := _revoked(context):
            message = speak("ApiError.device-revoked", {"device": device.name})
            return _error(401, "device-revoked", message)
        case exceptions.APIException():
            return _of_framework(error, context["request"])
    if isinstance(error, NOT_FOUND):
        return _error(404, "not-found", str(error))
    if outage := outages.outage_of(error):
        outages.say(outage, error, "the API")
        return unavailable(outage)
    return None


def unavailable(outage: outages.Outage) -> HttpResponse:
    """503: nothing is wrong with what was asked, and the same may be sent again."""
    response = _error(503, outage.code, outage_words.sentence(outage.code))
    response["Retry-After"] = str(RETRY_AFTER)
    return response


def _revoked(context: dict[str, Any]) -> DeviceLogIn | None:
    return device_sessions.revoked(context["request"]._request)


def _of_framework(error: exceptions.APIException, request: Request) -> HttpResponse:
    code = error.get_codes()
    name = code if isinstance(code, str) else error.default_code
    name = re.sub("_", "-", name)
    response = _error(error.status_code, name, _message(error, name, request))
    if header := getattr(error, "auth_header", None):
        response["WWW-Authenticate"] = header
    if wait := getattr(error, "wait", None):
        response["Retry-After"] = str(int(wait) + 1)
    return response


def _message(error: exceptions.APIException, name: str, request: Request) -> str:
    """In words of the catalogue, where the framework says to people what it always says."""
    always: exceptions.APIException
    match error:
        case exceptions.NotAuthenticated() | exceptions.PermissionDenied():
            always, said = type(error)(), label("ApiError", name)
        case exceptions.MethodNotAllowed():
            always = exceptions.MethodNotAllowed(str(request.method))
            said = speak("ApiError.method-not-allowed", {"method": request.method})
        case exceptions.UnsupportedMediaType():
            always = exceptions.UnsupportedMediaType(request.content_type)
            said = speak("ApiError.unsupported-media-type", {"type": request.content_type})
        case exceptions.Throttled() if wait := getattr(error, "wait", None):
            always = exceptions.Throttled(wait)
            said = speak("ApiError.throttled", {"seconds": wait})
        case _:
            return str(error.detail)
    return said if error.detail == always.detail else str(error.detail)


def _error(
    status: int, code: str, message: str, field: str = "", errors: Sequence[FieldError] = ()
) -> HttpResponse:
    error = answers.Error(code=code, message=message, field=field, errors=tuple(errors))
    return answers.json(error, status)
