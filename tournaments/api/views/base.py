"""What all views of the API share: who asks, about which tournament, at which moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from django.http import HttpResponse
from drf_spectacular.openapi import AutoSchema
from rest_framework.exceptions import PermissionDenied, UnsupportedMediaType
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.parsers import JSONParser
from rest_framework.permissions import IsAuthenticated
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.views import APIView

from events.messages import Envelope

from ...domain.discretion import Knows
from ...domain.ids import UserId
from ...domain.tournament.state import Tournament
from ...selectors.names import Names
from ...services import moments, permissions, states
from ...services.index import stream_of
from ...services.names import names_of
from ...services.users import user_id
from ...words import speak
from .. import bodies, errors

T = TypeVar("T", bound=msgspec.Struct)


class AlwaysJson(BaseContentNegotiation):
    """There is one form of everything; what the client would rather have does not matter."""

    def select_parser(self, _request: Request, parsers: Any) -> Any:
        return parsers[0]

    def select_renderer(self, _request: Request, renderers: Any, _suffix: Any = None) -> Any:
        return renderers[0], renderers[0].media_type


class HallView(APIView):
    """Log-in by token or session (then with the CSRF token); failures as `errors.answer` says."""

    permission_classes = (IsAuthenticated,)
    renderer_classes = (JSONRenderer,)
    parser_classes = (JSONParser,)
    throttle_classes = ()
    content_negotiation_class = AlwaysJson
    schema = AutoSchema()

    def get_exception_handler(self) -> Callable[[Exception, dict[str, Any]], HttpResponse | None]:
        return errors.answer

    def get_authenticate_header(self, _request: Request) -> str:
        """A challenge is what makes a missing log-in a 401 and not a 403."""
        return "Token"

    @property
    def actor(self) -> UserId:
        return user_id(self.request.user)

    def envelope(self, body: bodies.Body) -> Envelope:
        joined = permissions.device_of(self.request.user)
        return bodies.envelope(body, self.actor, joined.name if joined else "")

    def body(self, kind: type[T]) -> T:
        """The JSON body as a struct. Raises `Unreadable`."""
        content_type = self.request.content_type or ""
        if content_type.partition(";")[0].strip().lower() != "application/json":
            raise UnsupportedMediaType(content_type)
        return bodies.read(self.request._request.body, kind)

    def number(self, name: str, default: int | None = None, *, largest: int) -> int | None:
        """A query parameter that is a whole number from 0 to `largest`. Raises `Unreadable`."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        plain = text.isascii() and text.isdigit() and len(text) <= 16
        if not plain or int(text) > largest:
            message = speak("Unreadable.number", {"name": name, "largest": largest})
            raise bodies.Unreadable(message, name)
        return int(text)

    def flag(self, name: str) -> bool:
        """A query parameter that is 1 or 0. Raises `Unreadable`."""
        return bool(self.number(name, 0, largest=1))


class TournamentView(HallView):
    """A view of one tournament for its arbiters."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        self.stream = stream_of(kwargs["slug"])
        self.newest = states.current(self.stream)
        if not self.may(request.user, self.newest):
            raise PermissionDenied(speak("NotForYou.no-arbiter"), code="no-arbiter")

    def may(self, user: permissions.User, state: Tournament) -> bool:
        return permissions.may_look(user, state)

    @property
    def state(self) -> Tournament:
        """At the head, or at the moment `?at=` asks for. Raises `Unreadable`, `NoSuchMoment`."""
        at = self.request.query_params.get("at")
        if at is None:
            return self.newest
        try:
            return states.at(self.stream, moments.seq_of(self.stream, at))
        except moments.NotAMoment:
            message = speak("Unreadable.at")
            raise bodies.Unreadable(message, "at") from None

    def names(self, state: Tournament) -> Names:
        """As far as the asker may know them."""
        return names_of(state, knows=self.knows)

    @property
    def knows(self) -> Knows:
        """With today's role, whatever moment is asked for."""
        return permissions.knows_of(self.request.user, self.newest)
