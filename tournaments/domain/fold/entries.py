"""Folds of entries: who plays, when, with which rating."""

from __future__ import annotations

from typing import Final

from .. import events as e
from ..merges import taken_over
from ..state import Bye, Player, Stamp
from .ledger import Folds, Ledger


def _player_entered(
    ledger: Ledger, stamp: Stamp, event: e.PlayerEntered | e.LateEntryAdmitted
) -> None:
    late = isinstance(event, e.LateEntryAdmitted)
    ledger.players[event.player] = Player(
        id=event.player,
        person=event.person,
        details=event.details,
        title=event.title,
        federation=event.federation,
        rating=event.rating,
        rating_source=event.rating_source,
        entered_seq=stamp.seq,
        corrected_seq=stamp.seq,
        from_round=event.from_round if isinstance(event, e.LateEntryAdmitted) else 1,
        late=late,
    )
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _entry_taken_back(
    ledger: Ledger, stamp: Stamp, event: e.EntryTakenBack | e.EntryRestored
) -> None:
    gone = isinstance(event, e.EntryTakenBack)
    ledger.player(event.player, taken_back=gone, taken_back_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _player_corrected(ledger: Ledger, stamp: Stamp, event: e.PlayerCorrected) -> None:
    ledger.player(
        event.player,
        details=event.details,
        title=event.title,
        federation=event.federation,
        corrected_seq=stamp.seq,
    )


def _rating_corrected(ledger: Ledger, stamp: Stamp, event: e.RatingCorrected) -> None:
    if ledger.last_published:
        ledger.goes_into_report(
            stamp,
            event,
            ledger.last_published + 1,
            player=event.player,
            was=str(event.was),
            now=str(event.rating),
        )
    ledger.player(
        event.player,
        rating=event.rating,
        rating_source=event.rating_source,
        corrected_seq=stamp.seq,
    )
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _entries_merged(ledger: Ledger, stamp: Stamp, event: e.EntriesMerged) -> None:
    kept, dropped = ledger.players[event.kept], ledger.players[event.dropped]
    ledger.player(
        event.dropped,
        merged_into=event.kept,
        merged_seq=stamp.seq,
        taken_over=taken_over(kept, dropped, ledger.last_published + 1),
    )
    ledger.moves_input(stamp, event, f"player:{event.dropped}")


def _entries_separated(ledger: Ledger, stamp: Stamp, event: e.EntriesSeparated) -> None:
    ledger.player(event.dropped, merged_into=None, merged_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.dropped}")


def _entries_told_apart(ledger: Ledger, stamp: Stamp, event: e.EntriesToldApart) -> None:
    ledger.apart[event.one, event.other] = stamp.seq


def _checked(ledger: Ledger, stamp: Stamp, event: e.PlayerCheckedIn | e.PlayerCheckedOut) -> None:
    arrived = isinstance(event, e.PlayerCheckedIn)
    ledger.player(event.player, checked_in=arrived, checked_seq=stamp.seq)
    if arrived:
        ledger.player(event.player, choice="open")
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _absentee_decided(ledger: Ledger, stamp: Stamp, event: e.AbsenteeDecided) -> None:
    ledger.player(event.player, choice=event.choice, choice_round=event.round, choice_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.player}", event.round)


def _withdrawn(ledger: Ledger, stamp: Stamp, event: e.PlayerWithdrawn | e.PlayerExpelled) -> None:
    ledger.player(
        event.player,
        withdrawn_from=event.from_round,
        expelled=isinstance(event, e.PlayerExpelled),
        withdrawn_seq=stamp.seq,
        withdrawn_at=stamp.at,
    )
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _reinstated(ledger: Ledger, stamp: Stamp, event: e.PlayerReinstated) -> None:
    ledger.player(event.player, withdrawn_from=None, expelled=False, withdrawn_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _bye_granted(ledger: Ledger, stamp: Stamp, event: e.ByeGranted) -> None:
    byes = {**ledger.players[event.player].byes, event.round: Bye(event.kind, stamp.seq)}
    ledger.player(event.player, byes=dict(sorted(byes.items())))
    ledger.moves_input(stamp, event, f"player:{event.player}", event.round)


def _bye_revoked(ledger: Ledger, stamp: Stamp, event: e.ByeRevoked) -> None:
    byes = dict(ledger.players[event.player].byes)
    del byes[event.round]
    ledger.player(event.player, byes=byes)
    ledger.moves_input(stamp, event, f"player:{event.player}", event.round)


FOLDS: Final[Folds] = {
    e.PlayerEntered: _player_entered,
    e.LateEntryAdmitted: _player_entered,
    e.EntryTakenBack: _entry_taken_back,
    e.EntryRestored: _entry_taken_back,
    e.PlayerCorrected: _player_corrected,
    e.RatingCorrected: _rating_corrected,
    e.EntriesMerged: _entries_merged,
    e.EntriesSeparated: _entries_separated,
    e.EntriesToldApart: _entries_told_apart,
    e.PlayerCheckedIn: _checked,
    e.PlayerCheckedOut: _checked,
    e.AbsenteeDecided: _absentee_decided,
    e.PlayerWithdrawn: _withdrawn,
    e.PlayerExpelled: _withdrawn,
    e.PlayerReinstated: _reinstated,
    e.ByeGranted: _bye_granted,
    e.ByeRevoked: _bye_revoked,
}
