"""What an event was about, and which events belong to the history of a subject.

A subject is "game:3.1.47", "player:41", "round:3", a user ("user:7"), "device:Phone KQX", or any
scope of `domain.scopes` ("settings", "numbers", …). The history of a round holds its boards, that
of a player his games, that of a board the publication with which it came.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from events.messages import Recorded

from ...domain.event import Event
from ...domain.ids import GameId, PlayerId
from ...domain.tournament.state import Tournament

_NOUNS = ("game", "player", "round", "appeal", "announcement", "screen", "device")


def subjects(event: Event) -> frozenset[str]:
    """Everything an event is about, refused requests included, which move nothing."""
    return frozenset((*event.scopes(), *_named(event)))


class Subjects(msgspec.Struct, frozen=True):
    """The subjects whose events make one history; `acting`: whoever did something, a user or a
    device, belongs to it as well."""

    wanted: frozenset[str]
    acting: str = ""

    @classmethod
    def of(cls, subject: str, state: Tournament) -> Subjects:
        noun, _, name = subject.partition(":")
        if noun in ("user", "system"):
            return cls(frozenset({subject}), subject)
        if noun == "device":
            return cls(frozenset({subject}), name)
        return cls(frozenset((subject, *_belonging(noun, name, state))))

    def hold(self, recorded: Recorded, event: Event) -> bool:
        if self.acting and self.acting in (recorded.actor, recorded.device):
            return True
        return not self.wanted.isdisjoint(subjects(event))


def _named(event: Any) -> Iterator[str]:
    for noun in _NOUNS:
        name = getattr(event, noun, None)
        if name:
            yield f"{noun}:{name}"
    for player in getattr(event, "players", ()):
        yield f"player:{player}"
    yield from event.also_about()
    if user := getattr(event, "user", ""):
        yield user


def _belonging(noun: str, name: str, state: Tournament) -> Iterator[str]:
    number = int(name) if name.isascii() and name.isdigit() and len(name) < 10 else 0
    if noun == "game" and name in state.games:
        yield f"published:{state.games[GameId(name)].round}"
    for game in state.games.values():
        if noun == "round" and game.round == number:
            yield f"game:{game.id}"
        if noun == "player" and PlayerId(number) in (game.white, game.black):
            yield f"game:{game.id}"
