"""`decide(state, command, context) -> Decision`: what a command leads to, and nothing else.

No clock, no lot, no I/O: what depends on the world comes in by the context. One module a noun of
the hall: setup, entries, numbers, drafts, rounds, games, appeals, end and others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from tournaments.domain import commands as c
from tournaments.domain.decisions import Context, Decision
from tournaments.domain.events import RequestRefused
from tournaments.domain.refusals import Refused
from tournaments.domain.roles import not_permitted
from tournaments.domain.scopes import subject
from tournaments.domain.state import Tournament

from . import (
    absentees,
    acceleration,
    adjourned,
    appeals,
    batches,
    changes,
    corrections,
    deadlines,
    devices,
    drafts,
    end,
    entries,
    entries_back,
    festival,
    games,
    groups,
    guards,
    imported,
    manual,
    merging,
    moving,
    notes,
    numbers,
    papers,
    regulations,
    reports,
    requests,
    rounds,
    rulings,
    seats,
    setup,
)
from .report_batches import brought_rounds

__all__ = ["decide", "needs_around", "needs_names", "refusal_on_record"]

_Decider = Callable[[Tournament, Any, Context], Decision]


def decide(state: Tournament, command: c.Command, context: Context) -> Decision:
    """Pure, and never raises for anything an arbiter can send."""
    if not isinstance(command, c.CreateTournament) and (refused := guards.exists(state)):
        return refused
    return (
        devices.revoked(state, context)
        or not_permitted(state, command, context.actor)
        or devices.by_password(state, command, context)
        or _DECIDERS[type(command)](state, command, context)
    )


def needs_names(state: Tournament, command: c.Command) -> bool:
    """Whether `Context.names` (family name first, by person, the new entry's too) is needed.

    That is where a TPN list has to be made and the command does not bring one.
    """
    match command:
        case c.StartTournament(order=()) | c.AssignPairingNumbers(order=()):
            return True
        case c.EnterPlayer() | c.AdmitMovedPlayer() | c.UndoBatch():
            return state.phase == "running"
        case (
            c.ReinstatePlayer(player=player)
            | c.RestoreEntry(player=player)
            | c.TakeBackMove(player=player)
        ):
            entry = state.players.get(player)
            return state.phase == "running" and entry is not None and entry.tpn is None
        case c.DecideAbsentees(choices=choices):
            named = (state.players.get(choice.player) for choice in choices)
            return state.phase == "running" and any(entry and entry.tpn is None for entry in named)
        case c.SeparateEntries(dropped=dropped):
            entry = state.players.get(dropped)
            return state.phase == "running" and entry is not None and entry.tpn is None
    return False


def needs_around(state: Tournament, command: c.Command) -> bool:
    """Whether `Context.around` is needed: a report is taken back as a whole, or not at all."""
    return isinstance(command, c.UndoBatch) and brought_rounds(
        state, range(command.first, command.last + 1)
    )


def refusal_on_record(command: c.Command, refused: Refused) -> RequestRefused | None:
    """The event to append for a refusal that an appeal could ask about."""
    if not refused.on_record:
        return None
    return RequestRefused(
        command=c.name_of(command),
        code=refused.code,
        facts=refused.facts,
        scope=subject(command),
    )


_DECIDERS: Final[Mapping[type[c.Command], _Decider]] = MappingProxyType(
    {
        c.CreateTournament: setup.create,
        c.ChangeSettings: setup.change_settings,
        c.ChangeRegulations: regulations.change_regulations,
        c.SetProhibitedPairs: setup.set_prohibited_pairs,
        c.SetVirtualPoints: acceleration.set_virtual_points,
        c.SetFestival: festival.set_festival,
        c.AppointArbiter: setup.appoint_arbiter,
        c.DismissArbiter: setup.dismiss_arbiter,
        c.EnrolDevice: devices.enrol_device,
        c.RevokeDevice: devices.revoke_device,
        c.CloseDeviceReview: devices.close_device_review,
        c.EnterPlayer: entries.enter_player,
        c.TakeBackEntry: entries_back.take_back_entry,
        c.RestoreEntry: entries_back.restore_entry,
        c.MovePlayerAway: moving.move_player_away,
        c.AdmitMovedPlayer: moving.admit_moved_player,
        c.TakeBackMove: moving.take_back_move,
        c.CorrectPlayer: entries.correct_player,
        c.CorrectRating: entries.correct_rating,
        c.MergeDoubles: merging.merge_doubles,
        c.MergeEntries: merging.merge_entries,
        c.SeparateEntries: merging.separate_entries,
        c.TellEntriesApart: merging.tell_entries_apart,
        c.CheckIn: entries.check_in,
        c.CheckOut: entries.check_out,
        c.DecideAbsentees: absentees.decide_absentees,
        c.WithdrawPlayer: entries.withdraw_player,
        c.ReinstatePlayer: entries.reinstate_player,
        c.ExpelPlayer: entries.expel_player,
        c.GrantBye: entries.grant_bye,
        c.RevokeBye: entries.revoke_bye,
        c.StartTournament: numbers.start_tournament,
        c.AssignPairingNumbers: numbers.assign_pairing_numbers,
        c.RequestPairing: drafts.request_pairing,
        c.RecordPairing: drafts.record_pairing,
        c.RecordPairingFailure: drafts.record_pairing_failure,
        c.ImportRound: imported.import_round,
        c.ImportReportLines: imported.import_report_lines,
        c.MapColumns: imported.map_columns,
        c.DiscardPairing: drafts.discard_pairing,
        c.BeginManualPairing: manual.begin,
        c.ChangeManualPairing: manual.change,
        c.EndManualPairing: manual.end,
        c.DiscardManualPairing: manual.discard,
        c.PublishRound: rounds.publish_round,
        c.ChangePublishedPairings: changes.change_published_pairings,
        c.TakeBackPairingChange: changes.take_back_pairing_change,
        c.RefuseRequest: requests.refuse_request,
        c.EnterResult: games.enter_result,
        c.ConfirmResult: games.confirm_result,
        c.CorrectResult: games.correct_result,
        c.CorrectColours: corrections.correct_colours,
        c.ClearResult: games.clear_result,
        c.ClearResults: batches.clear_results,
        c.RestoreResults: batches.restore_results,
        c.AdjournGame: games.adjourn_game,
        c.TakeBackAdjournment: adjourned.take_back_adjournment,
        c.AdjournAgain: adjourned.adjourn_again,
        c.ResolveConflict: games.resolve_conflict,
        c.ReportResult: reports.report_result,
        c.SettleReports: reports.settle_reports,
        c.SetAppealsCommittee: appeals.set_appeals_committee,
        c.FileAppeal: appeals.file_appeal,
        c.DecideAppeal: appeals.decide_appeal,
        c.StartClocks: seats.start_clocks,
        c.NoteEmptySeat: seats.note_empty_seat,
        c.NoteTakenSeat: seats.note_taken_seat,
        c.DeclareForfeits: seats.declare_forfeits,
        c.ExplainAbsence: seats.explain_absence,
        c.WithdrawPlayers: groups.withdraw_players,
        c.AdjournGames: groups.adjourn_games,
        c.UndoBatch: groups.undo_batch,
        c.DecideBoard: rulings.decide_board,
        c.NoteBoard: notes.note_board,
        c.SetPairingDeadline: deadlines.set_pairing_deadline,
        c.AnnounceLastCall: deadlines.announce_last_call,
        c.CancelLastCall: deadlines.cancel_last_call,
        c.AddAttachment: papers.add_attachment,
        c.ErasePerson: papers.erase_person,
        c.EraseMember: papers.erase_member,
        c.CloseRound: rounds.close_round,
        c.ReopenRound: rounds.reopen_round,
        c.CloseTournament: end.close_tournament,
        c.ReopenTournament: end.reopen_tournament,
    }
)
