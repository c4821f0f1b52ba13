"""Folds of set-up: settings, lists of pairs and points, arbiters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from .. import events as e
from ..settings import Settings, regulations_of, under
from ..state import Arbiter, Game, RegulationsFrom, Round, Stamp
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


def _regulations_changed(ledger: Ledger, stamp: Stamp, event: e.RegulationsChanged) -> None:
    ledger.fields["regulations_seq"] = stamp.seq
    standing = ledger.regulations or (RegulationsFrom(1, regulations_of(ledger.settings)),)
    kept = [each for each in standing if each.first < event.from_round]
    if not kept or kept[-1].regulations != event.regulations:
        kept.append(_held_from(event, kept, standing))
    ledger.regulations = tuple(kept) if len(kept) > 1 else ()
    ledger.settings = under(event.regulations, ledger.settings)
    ledger.goes_by_round()
    ledger.moves_input(stamp, event, "settings")


def _held_from(
    event: e.RegulationsChanged,
    kept: Sequence[RegulationsFrom],
    standing: Sequence[RegulationsFrom],
) -> RegulationsFrom:
    """What was checked for a change of the rounds stays with a later change from the same round."""
    found = RegulationsFrom(event.from_round, event.regulations, event.checked, event.otherwise)
    if not kept or kept[-1].regulations.rounds == event.regulations.rounds:
        return replace(found, checked=0, otherwise=0)
    same = [each for each in standing if each.first == event.from_round]
    if event.checked or not same:
        return found
    return replace(found, checked=same[0].checked, otherwise=same[0].otherwise)


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
    if ledger.last_published:
        ledger.goes_into_report(stamp, event, ledger.last_published + 1)
    ledger.moves_input(stamp, event, "settings")


def _report_lines_imported(ledger: Ledger, _stamp: Stamp, event: e.ReportLinesImported) -> None:
    ledger.fields["report_lines"] = event.lines


def _columns_mapped(ledger: Ledger, _stamp: Stamp, event: e.ColumnsMapped) -> None:
    """Of files without headings those of the same width are taken for alike."""
    known = ledger.fields.get("list_columns", ledger.state.list_columns)
    key = event.headings or f"{len(event.columns)} columns"
    ledger.fields["list_columns"] = {**known, key: event.columns}


def _report_taken_back(ledger: Ledger, stamp: Stamp, event: e.ReportTakenBack) -> None:
    """The entries keep their numbers and the games theirs, so that the log knows of whom it
    speaks; nothing of a game stands any more."""
    seqs = range(event.first, event.last + 1)
    brought = {each.number for each in ledger.rounds.values() if each.published_seq in seqs}
    for number in brought:
        before = ledger.rounds[number]
        ledger.rounds[number] = Round(number=number, drafts=before.drafts, steps=before.steps)
        ledger.step(number, stamp, event)
    for game in [each for each in ledger.games.values() if each.round in brought]:
        ledger.games[game.id] = Game(
            id=game.id,
            round=game.round,
            board=game.board,
            white=game.white,
            black=game.black,
            notes=game.notes,
            replaced_seq=stamp.seq,
            history=(*game.history, stamp.seq),
        )
    for player in ledger.order:
        ledger.player(player, tpn=None)
    ledger.order = ()
    ledger.last_published = 0
    ledger.regulations = ()
    ledger.integrity = [each for each in ledger.integrity if each.seq < event.first]
    ledger.fields |= {"collation": "", "order_seq": stamp.seq, "frozen": False}
    ledger.fields |= {"initial_colour": None, "seed": "", "report_lines": ()}
    ledger.enters("entries", stamp)


def _arbiter_appointed(ledger: Ledger, stamp: Stamp, event: e.ArbiterAppointed) -> None:
    ledger.arbiters[event.user] = Arbiter(
        event.user, event.role, event.first_board, event.last_board, stamp.seq
    )


def _arbiter_dismissed(ledger: Ledger, _stamp: Stamp, event: e.ArbiterDismissed) -> None:
    del ledger.arbiters[event.user]


FOLDS: Final[Folds] = {
    e.TournamentCreated: _tournament_created,
    e.SettingsChanged: _settings_changed,
    e.RegulationsChanged: _regulations_changed,
    e.ProhibitedPairsSet: _prohibited_pairs_set,
    e.VirtualPointsSet: _virtual_points_set,
    e.ReportLinesImported: _report_lines_imported,
    e.ColumnsMapped: _columns_mapped,
    e.ReportTakenBack: _report_taken_back,
    e.ArbiterAppointed: _arbiter_appointed,
    e.ArbiterDismissed: _arbiter_dismissed,
}
