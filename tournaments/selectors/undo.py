"""What taking back an event would mean, to be read before it is done."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ..domain.command import Command, name_of
from ..domain.compensation import Past, compensation, replacing
from ..domain.deciding import decide
from ..domain.decisions import Context
from ..domain.entries.commands import CorrectRating
from ..domain.event import Event
from ..domain.fide_mode.leaving import asks_to_leave, confirmed
from ..domain.games.commands import (
    AdjournAgain,
    ClearResult,
    CorrectColours,
    Correction,
    CorrectResult,
)
from ..domain.refusals import Refused
from ..domain.said import Said, said
from ..domain.tournament.state import Tournament
from ..words import keys
from .names import Names
from .reach import reach_of_clearing, reach_of_colours, reach_of_rating, reach_of_result
from .rows.log import ReachRow, UndoRow
from .undo_consequences import consequences


def undo_row(
    state: Tournament,
    names: Names,
    asked: Context,
    seq: int,
    event: Event,
    text: str,
    past: Past,
) -> UndoRow:
    """`asked` says who would do it, and when: what he may not do is said, with the reason of the
    refusal."""
    command = compensation(state, seq, event, past)
    if command is None:
        why = names.say(instead(event) or gone(event, past))
        return UndoRow(of=seq, text=text, possible=False, sentences=(why,))
    reach = _reach(state, names, command, asked.now)
    if reach and reach.late and isinstance(command, Correction):
        command = replace(command, late=True)
    circumstances = replace(asked, reason="to be given")
    question = refused = decide(state, command, circumstances)
    if asks_to_leave(question):
        refused = decide(state, confirmed(command, question), circumstances)
    if isinstance(refused, Refused):
        why = names.say(refused)
        return UndoRow(of=seq, text=text, possible=False, sentences=(why,), reach=reach)
    return UndoRow(
        of=seq,
        text=text,
        possible=True,
        command=name_of(command),
        values=msgspec.to_builtins(command),
        sentences=(
            *map(names.say, consequences(state, seq, command)),
            *([names.say(question)] if asks_to_leave(question) else ()),
        ),
        reach=reach,
    )


def instead(event: Event) -> Said | None:
    """What to do where an event of that type is not taken back."""
    key = f"Event-{type(event).__name__}.instead"
    return said(key) if key in keys() else None


def gone(event: Event, past: Past) -> Said:
    """Why an event that could be taken back has nothing left to take back."""
    seq = replacing(event, past)
    return said("Gone.replaced", seq=seq) if seq else said("Gone")


def _reach(state: Tournament, names: Names, command: Command, now: str) -> ReachRow | None:
    match command:
        case ClearResult(game=game) | AdjournAgain(game=game):
            return reach_of_clearing(state, names, state.games[game], now)
        case CorrectResult(game=game, result=result):
            return reach_of_result(state, names, state.games[game], result, now)
        case CorrectColours(game=game, reversed=reversed_):
            return reach_of_colours(state, names, state.games[game], reversed_, now)
        case CorrectRating(player=player, rating=rating, national_rating=national):
            return reach_of_rating(state, names, player, rating, national)
    return None
