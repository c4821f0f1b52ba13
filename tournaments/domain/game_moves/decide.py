"""Whether moves are kept."""

from __future__ import annotations

from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import refuse
from ..tournament.state import Tournament
from .commands import KeepMoves
from .events import MovesKept
from .state import MOST_FILES


@decides(KeepMoves)
def keep_moves(state: Tournament, command: KeepMoves, _context: Context) -> Decision:
    """They change no result, and broadcasts are put in order when the tournament is over."""
    for known in state.kept_moves:
        if known.id == command.attachment:
            return AlreadyRecorded(known.seq)
    if len(state.kept_moves) >= MOST_FILES:
        return refuse("TooManyFilesOfMoves", most=MOST_FILES)
    return Accepted(
        (
            MovesKept(
                attachment=command.attachment,
                digest=command.digest,
                size=command.size,
                games=command.games,
            ),
        )
    )
