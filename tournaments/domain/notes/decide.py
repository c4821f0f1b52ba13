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
    found = guards.game(state, command.game, context)
    if isinstance(found, Refused):
        return found
    at = _told(command.at or context.now, context.now)
    if isinstance(at, Refused):
        return at
    if command.kind == "seen" and found.seen_seq and at <= found.seen_at:
        return AlreadyRecorded(found.seen_seq)
    refused = None if command.kind == "other" else _still_played(found)
    if refused is None and command.kind != "seen":
        refused = guards.reason_given(context, "note-on-a-board")
    return refused or Accepted((BoardNoted(game=found.id, kind=command.kind, at=at),))


def _told(told: str, now: str) -> str | Refused:
    """The time in UTC. A phone without network tells it later, never before it was."""
    at, latest = moment(told), moment(now)
    if at is None or (latest is not None and at > latest):
        return refuse("NoSuchTime.future", at=told)
    return text(at)


def _still_played(game: Game) -> Refused | None:
    if not game.settled:
        return None
    return refuse("BoardSettled", board=game.board)
