"""What taking back an event would mean, to be read before it is done."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ..domain import commands as c
from ..domain import events as e
from ..domain.decide import decide
from ..domain.decisions import Context
from ..domain.refusals import Refused
from ..domain.state import Tournament
from ..domain.undo import Past, compensation, replacing
from .names import Names
from .reach import reach_of_clearing, reach_of_colours, reach_of_rating, reach_of_result
from .rows import ReachRow, UndoRow
from .undo_consequences import consequences
from .undo_instead import INSTEAD


def undo_row(
    state: Tournament,
    names: Names,
    asked: Context,
    seq: int,
    event: e.Event,
    text: str,
    past: Past,
) -> UndoRow:
    """`asked` says who would do it, and when: what he may not do is said, with the reason of the
    refusal."""
    command = compensation(state, seq, event, past)
    if command is None:
        why = INSTEAD.get(type(event)) or gone(event, past)
        return UndoRow(of=seq, text=text, possible=False, sentences=(why,))
    reach = _reach(state, names, command, asked.now)
    if reach and reach.late and isinstance(command, c.CorrectResult | c.CorrectColours):
        command = replace(command, late=True)
    refused = decide(state, command, replace(asked, reason="to be given"))
    if isinstance(refused, Refused):
        why = names.filled(refused.message)
        return UndoRow(of=seq, text=text, possible=False, sentences=(why,), reach=reach)
    return UndoRow(
        of=seq,
        text=text,
        possible=True,
        command=c.name_of(command),
        values=msgspec.to_builtins(command),
        sentences=tuple(names.filled(sentence) for sentence in consequences(state, seq, command)),
        reach=reach,
    )


def gone(event: e.Event, past: Past) -> str:
    """Why an event that could be taken back has nothing left to take back."""
    seq = replacing(event, past)
    if not seq:
        return "It does not stand any more as it left things: what came of it has changed since."
    return f"Event #{seq} has replaced it: take that one back first, if it was a mistake."


def _reach(state: Tournament, names: Names, command: c.Command, now: str) -> ReachRow | None:
    match command:
        case c.ClearResult(game=game) | c.AdjournAgain(game=game):
            return reach_of_clearing(state, names, state.games[game], now)
        case c.CorrectResult(game=game, result=result):
            return reach_of_result(state, names, state.games[game], result, now)
        case c.CorrectColours(game=game, reversed=reversed_):
            return reach_of_colours(state, names, state.games[game], reversed_, now)
        case c.CorrectRating(player=player, rating=rating):
            return reach_of_rating(state, names, player, rating)
    return None
