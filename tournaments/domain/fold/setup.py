"""Folds of set-up: settings, lists of pairs and points, arbiters."""

from __future__ import annotations

from typing import Final

from .. import events as e
from ..settings import Settings
from ..state import Arbiter, Stamp
from .ledger import Folds, Ledger


def _tournament_created(ledger: Ledger, stamp: Stamp, event: e.TournamentCreated) -> None:
    ledger.fields |= {
        "slug": event.slug,
        "name": event.name,
        "festival": event.festival,
        "festival_name": event.festival_name,
        "settings_seq": stamp.seq,
        "phase_seq": stamp.seq,
    }
    ledger.settings = event.settings
    ledger.arbiters[event.creator] = Arbiter(event.creator, "chief", seq=stamp.seq)


def _settings_changed(ledger: Ledger, stamp: Stamp, event: e.SettingsChanged) -> None:
    ledger.fields |= {"name": event.name, "settings_seq": stamp.seq}
    if pairing_part(event.settings) != pairing_part(ledger.settings):
        ledger.moves_input(stamp, event, "settings")
    ledger.settings = event.settings


def pairing_part(settings: Settings) -> tuple[object, ...]:
    """The settings that a pairing or its board numbers depend on."""
    return (
        settings.rounds,
        settings.system,
        settings.system_options,
        settings.win,
        settings.draw,
        settings.loss,
        settings.absent,
        settings.pab,
        settings.acceleration,
        settings.board_offset,
        settings.fixed_boards,
    )


def _prohibited_pairs_set(ledger: Ledger, stamp: Stamp, event: e.ProhibitedPairsSet) -> None:
    ledger.fields |= {"prohibited": event.groups, "prohibited_seq": stamp.seq}
    if event.from_round:
        ledger.goes_into_report(stamp, event, event.from_round)
    ledger.moves_input(stamp, event, "settings")


def _virtual_points_set(ledger: Ledger, stamp: Stamp, event: e.VirtualPointsSet) -> None:
    ledger.fields |= {"virtual": event.lines, "virtual_seq": stamp.seq}
    ledger.moves_input(stamp, event, "settings")


def _report_lines_imported(ledger: Ledger, _stamp: Stamp, event: e.ReportLinesImported) -> None:
    ledger.fields["report_lines"] = event.lines


def _arbiter_appointed(ledger: Ledger, stamp: Stamp, event: e.ArbiterAppointed) -> None:
    ledger.arbiters[event.user] = Arbiter(
        event.user, event.role, event.first_board, event.last_board, stamp.seq
    )


def _arbiter_dismissed(ledger: Ledger, _stamp: Stamp, event: e.ArbiterDismissed) -> None:
    del ledger.arbiters[event.user]


FOLDS: Final[Folds] = {
    e.TournamentCreated: _tournament_created,
    e.SettingsChanged: _settings_changed,
    e.ProhibitedPairsSet: _prohibited_pairs_set,
    e.VirtualPointsSet: _virtual_points_set,
    e.ReportLinesImported: _report_lines_imported,
    e.ArbiterAppointed: _arbiter_appointed,
    e.ArbiterDismissed: _arbiter_dismissed,
}
