"""Commands of notes on boards."""

from __future__ import annotations

from ..command import Command
from ..ids import GameId
from ..roles import TYPISTS
from ..values import Moment
from .events import NoteKind


class NoteBoard(Command, frozen=True, kw_only=True):
    """A note on a board: that it was seen playing, that a new game was begun with the right colours
    (Laws 7.3: fewer than ten moves), or anything else.

    Needs a reason in the envelope, unless it was only seen. `at` is ISO 8601 with zone; empty: now.
    """

    roles = TYPISTS

    game: GameId
    kind: NoteKind
    at: Moment = ""
