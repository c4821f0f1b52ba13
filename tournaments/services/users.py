"""The names of those who act: accounts, and the server's own parts."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser, AbstractUser, AnonymousUser

from ..domain.ids import UserId
from ..words import speak, spoken

FRESH_SECONDS: Final = 5.0
SERVER_PARTS: Final = {
    "system:pairing": "ServerPart.pairing",
    "system:import": "ServerPart.import",
    "system:start-up": "ServerPart.start-up",
    "system:second-machine": "ServerPart.second-machine",
}
"""What they are called."""


def user_id(user: AbstractBaseUser | AnonymousUser) -> UserId:
    """The actor of this account, `user:3`."""
    return UserId(f"user:{user.pk}")


class ActorNames(Mapping[str, str]):
    """A name for each actor, looked up when somebody asks: a log knows more than a page shows.

    `expected` are read at once; whoever is asked for beside them, with one more question. What is
    no account and no part of the server is not there.
    """

    def __init__(self, expected: Iterable[str]) -> None:
        self._language = spoken()
        self._known = _accounts.names(set(expected))

    def __getitem__(self, actor: str) -> str:
        if actor in SERVER_PARTS:
            return speak(SERVER_PARTS[actor], {}, self._language)
        if actor not in self._known and actor.startswith("user:"):
            self._known = _accounts.names({actor})
        return self._known[actor]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


def names(actors: Iterable[str]) -> dict[str, str]:
    """A name for each actor: full name or log-in name of an account, "pairing program" and so on.

    An account that no longer exists keeps its key as its name.
    """
    wanted = set(actors)
    accounts = _accounts.names(wanted)
    parts = {actor: speak(SERVER_PARTS[actor]) for actor in wanted & SERVER_PARTS.keys()}
    return {actor: accounts.get(actor, actor) for actor in wanted} | parts


def display_name(user: AbstractBaseUser | AnonymousUser) -> str:
    """Full name, or the log-in name of an account that has none."""
    full_name = user.get_full_name() if isinstance(user, AbstractUser) else ""
    return full_name or user.get_username()


def key_of(user: UserId) -> int | None:
    """The account's number, None for what is no account."""
    kind, _, number = user.partition(":")
    plain = kind == "user" and number.isascii() and number.isdigit() and len(number) < 19
    return int(number) if plain else None


class _Accounts:
    """Names of accounts, read again when they are older than a few seconds or one is unknown."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._names: dict[str, str] = {}
        self._read_at = -FRESH_SECONDS

    def names(self, wanted: set[str]) -> dict[str, str]:
        accounts = {actor for actor in wanted if actor.startswith("user:")}
        with self._lock:
            fresh = time.monotonic() - self._read_at < FRESH_SECONDS
            if fresh and accounts <= self._names.keys():
                return self._names
            self._names = _read(accounts | self._names.keys())
            self._read_at = time.monotonic()
            return self._names


def _read(actors: set[str]) -> dict[str, str]:
    keys = [key for actor in actors if (key := key_of(UserId(actor))) is not None]
    users = get_user_model().objects.in_bulk(keys)
    names = {user_id(user): display_name(user) for user in users.values()}
    return {actor: names.get(UserId(actor), actor) for actor in actors}


_accounts = _Accounts()
