"""Several at once: a group withdrawn, games adjourned, and such a batch taken back.

A batch is one command: all of it is recorded, or nothing. What a batch did is found again by the
seqs of its events, because the state knows which event set what stands.
"""

from __future__ import annotations

from collections.abc import Iterable

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.decisions import Accepted, AlreadyRecorded, Context, Decision
from tournaments.domain.refusals import refuse
from tournaments.domain.results import FORFEITS
from tournaments.domain.state import Game, Player, Tournament

from . import adjourned, entries, games, guards, report_batches
from .list_batches import left_by_list, taken_back


def together(decisions: Iterable[Decision]) -> Decision:
    """Accepted when each is accepted or stands already; else the first that objects."""
    events: list[e.Event] = []
    standing = 0
    for decision in decisions:
        match decision:
            case Accepted():
                events += decision.events
            case AlreadyRecorded():
                standing = max(standing, decision.seq)
            case _:
                return decision
    return Accepted(tuple(events)) if events else AlreadyRecorded(standing)


def withdraw_players(state: Tournament, command: c.WithdrawPlayers, context: Context) -> Decision:
    return guards.reason_given(context, "withdrawing-a-group") or together(
        entries.withdraw_player(state, c.WithdrawPlayer(player=player), context)
        for player in dict.fromkeys(command.players)
    )


def adjourn_games(state: Tournament, command: c.AdjournGames, context: Context) -> Decision:
    """They count as draws for the pairing (C.04.2 3.1) and keep the standings from being final."""
    return together(
        games.adjourn_game(state, c.AdjournGame(game=game), context)
        for game in dict.fromkeys(command.games)
    )


def undo_batch(state: Tournament, command: c.UndoBatch, context: Context) -> Decision:
    """What has moved since is left alone; the reason of the batch's undo is on record with it."""
    seqs = range(command.first, command.last + 1)
    if refused := guards.not_closed(state) or guards.reason_given(context, "taking-back-a-batch"):
        return refused
    if context.around is not None:
        return report_batches.taken_back(state, seqs, context.around, context.actor)
    if left_by_list(state, seqs) and (events := taken_back(state, command, context)):
        return Accepted(events)
    if left := as_left(state, seqs):
        return together(_taken_back(state, each, context) for each in left)
    return refuse("NothingToUndo", first=command.first, last=command.last)


def as_left(state: Tournament, seqs: range) -> tuple[Player | Game, ...]:
    """The withdrawals, forfeits and adjournments of these events that stand unchanged.

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
    return (*players, *(game for game in state.games.values() if _set_by(game, seqs)))


def _set_by(game: Game, seqs: range) -> bool:
    declared = game.result in FORFEITS and game.seq in seqs
    return declared or (game.adjourned and game.adjourned_seq in seqs)


def _taken_back(state: Tournament, left: Player | Game, context: Context) -> Decision:
    if isinstance(left, Player):
        return entries.reinstate_player(state, c.ReinstatePlayer(player=left.id), context)
    if left.result is None:
        command = c.TakeBackAdjournment(game=left.id)
        return adjourned.take_back_adjournment(state, command, context)
    return games.clear_result(state, c.ClearResult(game=left.id, expected=left.result), context)
