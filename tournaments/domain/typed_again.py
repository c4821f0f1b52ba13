"""What a machine alone recorded, and the log that goes on never had: the command that types it.

The nouns say it of their own events. Of all others somebody has to look, and does it by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from .command import Command
from .event import Event
from .tournament.state import Tournament

_Typing = Callable[[Any], Command]
_T = TypeVar("_T", bound=_Typing)

_TYPING: Final[dict[type[Event], _Typing]] = {}


def types_again(*events: type[Event]) -> Callable[[_T], _T]:
    """The function gives the command by which an arbiter types such an event again."""

    def register(typing: _T) -> _T:
        for event in events:
            if event in _TYPING:
                raise TypeError(f"{event.__name__} is typed again twice")
            _TYPING[event] = typing
        return typing

    return register


def typed_again(event: Event, fork: Tournament) -> Command | None:
    """None: it is to be done by hand. `fork` is the last state that both logs have: a game or a
    player of after it is another one in each."""
    game, player = getattr(event, "game", None), getattr(event, "player", None)
    if (game and game not in fork.games) or (player and player not in fork.players):
        return None
    typing = _TYPING.get(type(event))
    return typing(event) if typing else None
