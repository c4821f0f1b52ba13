"""Events of notes on boards."""

from __future__ import annotations

from typing import Literal

from ..event import Event
from ..ids import GameId
from ..scopes import Scopes

NoteKind = Literal["seen", "restarted", "other"]
"""Seen playing; a new game begun with the right colours (Laws 7.3); anything else, in words."""


class BoardNoted(Event, frozen=True, kw_only=True):
    """Something an arbiter saw or said at a board; it changes no result.

    The words are the reason of the envelope. `at` is ISO 8601 in UTC.
    """

    topics = ("boards",)
    public = False
    of_players = True

    game: GameId
    kind: NoteKind
    at: str

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)
