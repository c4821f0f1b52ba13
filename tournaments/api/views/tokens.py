"""The tokens of the asker, and those of a tournament's arbiters for its chief."""

from __future__ import annotations

from datetime import timedelta
from typing import cast

from django.contrib.auth.models import User
from django.http import HttpResponse
from rest_framework.request import Request

from ...domain.tournament.state import Tournament
from ...models import AccountToken
from ...services import device_sessions, permissions, tokens
from ...words import speak
from .. import answers, bodies, contents
from ..errors import NotFound
from .accounts import shown
from .base import HallView, TournamentView


class OwnTokensView(HallView):
    """Base: what is the asker's own, not on the log-in of a device."""

    @property
    def owner(self) -> User:
        device_sessions.require_password(self.request.user)
        return cast(User, self.request.user)

    def own_token(self, number: int) -> AccountToken:
        token = tokens.own(self.owner).filter(pk=number).first()
        if token is None:
            raise NotFound(speak("NoSuch.token-of-yours", {"token": number}))
        return token


class TokensView(OwnTokensView):
    """The tokens of the asker, also those that ended lately; another one, shown this once."""

    def get(self, _request: Request) -> HttpResponse:
        return answers.json(contents.Tokens(tokens=tokens.rows(tokens.own(self.owner))))

    def post(self, request: Request) -> HttpResponse:
        tokens.require_password(request.user)
        body = self.body(bodies.NewTokenBody)
        made = tokens.make(self.owner, body.name, timedelta(days=body.days))
        return answers.json(shown(*made))


class RenewTokenView(OwnTokensView):
    """The same token with another secret, shown this once, for as long again."""

    def post(self, request: Request, number: int) -> HttpResponse:
        tokens.require_password(request.user)
        token = self.own_token(number)
        key = tokens.renew(token)
        token.refresh_from_db()
        return answers.json(shown(token, key))


class RevokeTokenView(OwnTokensView):
    """A token may end itself; another one is ended by a log-in with a password."""

    def post(self, request: Request, number: int) -> HttpResponse:
        own = tokens.of(request.user)
        if own is None or own.pk != number:
            tokens.require_password(request.user)
        tokens.revoke(self.own_token(number), self.actor)
        return answers.json(answers.TokenRevoked())


class ArbitersTokensView(TournamentView):
    """The working tokens of everybody who has a role in the tournament; for its chief."""

    def may(self, user: permissions.User, state: Tournament) -> bool:
        return permissions.may_oversee_tokens(user, state)

    def get(self, _request: Request, **_place: object) -> HttpResponse:
        return answers.json(contents.Tokens(tokens=tokens.rows(tokens.of_arbiters(self.newest))))


class RevokeArbitersTokenView(TournamentView):
    """The chief ends a token of somebody who has a role in the tournament, everywhere."""

    def may(self, user: permissions.User, state: Tournament) -> bool:
        return permissions.may_oversee_tokens(user, state)

    def post(self, request: Request, number: int, **_place: object) -> HttpResponse:
        tokens.require_password(request.user)
        named = [token for token in tokens.of_arbiters(self.newest) if token.pk == number]
        if not named:
            raise NotFound(speak("NoSuch.token", {"token": number}))
        tokens.revoke(named[0], self.actor)
        return answers.json(answers.TokenRevoked())
