"""Notes on boards: what was seen or said there. None of them changes a result."""

from __future__ import annotations

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..games.state import Game
from ..moments import moment, text
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import NoteBoard
from .events import BoardNoted


@decides(NoteBoard)
def note_board(state: Tournament, command: NoteBoard, context: Context) -> Decision:
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    at = _not_future(command.at or context.now, context.now)
    if isinstance(at, Refused):
        return at
    if command.kind == "seen" and game.seen_seq and at <= game.seen_at:
        return AlreadyRecorded(game.seen_seq)
    refused = None if command.kind == "other" else _still_played(game)
    if refused is None and command.kind != "seen":
        refused = guards.reason_given(context, "note-on-a-board")
    return refused or Accepted((BoardNoted(game=game.id, kind=command.kind, at=at),))


def _not_future(typed: str, now: str) -> str | Refused:
    """The time in UTC. A phone without network tells it later, never before it was."""
    at, latest = moment(typed), moment(now)
    if at is None or (latest is not None and at > latest):
        return refuse("NoSuchTime.future", at=typed)
    return text(at)


def _still_played(game: Game) -> Refused | None:
    if not game.settled:
        return None
    return refuse("BoardSettled", board=game.board)
