"""What taking back an event would mean, to be read before it is done."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ..domain import commands as c
from ..domain import events as e
from ..domain import merges
from ..domain.decide import decide
from ..domain.decisions import Context
from ..domain.refusals import Refused
from ..domain.state import Tournament
from ..domain.undo import compensable, compensation
from .names import Names
from .reach import reach_of_clearing, reach_of_colours, reach_of_rating, reach_of_result
from .rows import ReachRow, UndoRow

REPLACED = "A later event has replaced it: take that one back instead."
NEVER = "Events of this kind are not taken back; ask for the opposite where it belongs."


def undo_row(
    state: Tournament, names: Names, asked: Context, seq: int, event: e.Event, text: str
) -> UndoRow:
    """`asked` says who would do it, and when: what he may not do is said, with the reason of the
    refusal."""
    command = compensation(state, seq, event)
    if command is None:
        why = REPLACED if compensable(event) else NEVER
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
        sentences=_consequences(state, names, command),
        reach=reach,
    )


def _reach(state: Tournament, names: Names, command: c.Command, now: str) -> ReachRow | None:
    match command:
        case c.ClearResult(game=game):
            return reach_of_clearing(state, names, state.games[game], now)
        case c.CorrectResult(game=game, result=result):
            return reach_of_result(state, names, state.games[game], result, now)
        case c.CorrectColours(game=game, reversed=reversed_):
            return reach_of_colours(state, names, state.games[game], reversed_, now)
        case c.CorrectRating(player=player, rating=rating):
            return reach_of_rating(state, names, player, rating)
    return None


def _consequences(state: Tournament, names: Names, command: c.Command) -> tuple[str, ...]:
    if isinstance(command, c.SeparateEntries):
        said = merges.sentences(state, command.kept, command.dropped)
        return tuple(names.filled(sentence) for sentence in said)
    return (_consequence(state, command),)


def _consequence(state: Tournament, command: c.Command) -> str:
    upcoming = f"round {state.next_round}"
    words: dict[type[c.Command], str] = {
        c.ClearResult: "The board has no result any more, until one is entered.",
        c.CorrectResult: "What stood before stands again.",
        c.CorrectColours: "The colours are again what they were before.",
        c.CorrectRating: "The rating is again what it was before.",
        c.MergeEntries: "The two entries are one again.",
        c.ReinstatePlayer: f"The player is paired again from {upcoming} on.",
        c.WithdrawPlayer: f"The player is not paired from {upcoming} on.",
        c.DecideAbsentees: "What stood before stands again, with what followed from it.",
        c.CheckOut: f"The player is not paired in {upcoming} unless checked in again.",
        c.CheckIn: f"The player is paired in {upcoming}.",
        c.RevokeBye: "The player is paired in that round, if present.",
        c.ReopenRound: "Corrections reach as far as before the end of the round (C.04.2 4.3).",
        c.CloseRound: "The round has ended: later corrections reach less far (C.04.2 4.3).",
    }
    return words[type(command)]
