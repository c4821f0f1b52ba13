"""A batch taken back: what it did and what nothing has moved since.

A batch is one command: all of it is recorded, or nothing. What a batch did is found again by the
seqs of its events, because the state knows which event set what stands.
"""

from __future__ import annotations

from .. import guards
from ..attendance.commands import ReinstatePlayer
from ..attendance.decide import reinstate_player
from ..decisions import Accepted, Context, Decision, all_or_none, decides
from ..entries.state import Player
from ..games import adjourned
from ..games.commands import ClearResult, TakeBackAdjournment
from ..games.decide import clear_result
from ..games.results import FORFEITS
from ..games.state import Game
from ..player_reports.commands import ReportFromFile
from ..player_reports.decide import file_not_taken, report_from_file
from ..player_reports.state import FileReport
from ..refusals import refuse
from ..tournament.state import Tournament
from . import report_files as report_batches
from .commands import UndoBatch
from .lists import left_by_list, taken_back


@decides(UndoBatch)
def undo_batch(state: Tournament, command: UndoBatch, context: Context) -> Decision:
    """What has moved since is left alone; the reason of the batch's undo is on record with it."""
    seqs = range(command.first, command.last + 1)
    if refused := guards.not_closed(state) or guards.reason_given(context, "taking-back-a-batch"):
        return refused
    if context.around is not None:
        return report_batches.taken_back(state, seqs, context.around, context.actor)
    if left_by_list(state, seqs) and (events := taken_back(state, command, context)):
        return Accepted(events)
    if left := as_left(state, seqs):
        return all_or_none(_taken_back(state, each, seqs, context) for each in left)
    return refuse("NothingToUndo", first=command.first, last=command.last)


def as_left(state: Tournament, seqs: range) -> tuple[Player | Game, ...]:
    """What of these events stands unchanged: withdrawals, forfeits, adjournments, claims of a file.

    A player who was withdrawn before the start has no number since; only as a late entry can he
    come back.
    """
    players = (
        entry
        for entry in state.players.values()
        if entry.status == "withdrawn"
        and entry.withdrawn_seq in seqs
        and (state.phase == "entries" or entry.tpn is not None)
    )
    games = state.games.values()
    return (*players, *(game for game in games if _set_by(game, seqs) or _said_by(game, seqs)))


def _said_by(game: Game, seqs: range) -> bool:
    return game.file_report is not None and game.file_report.seq in seqs


def _set_by(game: Game, seqs: range) -> bool:
    declared = game.result in FORFEITS and game.seq in seqs
    return declared or (game.adjourned and game.adjourned_seq in seqs)


def _taken_back(state: Tournament, left: Player | Game, seqs: range, context: Context) -> Decision:
    if isinstance(left, Player):
        return reinstate_player(state, ReinstatePlayer(player=left.id), context)
    if left.file_report and left.file_report.seq in seqs:
        return report_from_file(state, _claim_before(state, left, left.file_report), context)
    if left.result is None:
        command = TakeBackAdjournment(game=left.id)
        return adjourned.take_back_adjournment(state, command, context)
    return clear_result(state, ClearResult(game=left.id, expected=left.result), context)


def _claim_before(state: Tournament, game: Game, said: FileReport) -> ReportFromFile:
    """The claim that it replaced, where one may still be made."""
    before = None if file_not_taken(state, game, said.was) else said.was
    return ReportFromFile(game=game.id, result=before, expected=said.result)
