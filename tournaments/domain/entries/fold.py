"""Folds of entries: who plays, when, with which rating."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import (
    EntriesMerged,
    EntriesSeparated,
    EntriesToldApart,
    EntryRestored,
    EntryTakenBack,
    LateEntryAdmitted,
    PlayerCorrected,
    PlayerEntered,
    RatingCorrected,
)
from .merges import taken_over
from .sources import NATIONAL, is_fides
from .state import Player


@folds(PlayerEntered, LateEntryAdmitted)
def _player_entered(ledger: Ledger, stamp: Stamp, event: PlayerEntered | LateEntryAdmitted) -> None:
    late = isinstance(event, LateEntryAdmitted)
    ledger.players[event.player] = Player(
        id=event.player,
        person=event.person,
        details=event.details,
        title=event.title,
        federation=event.federation,
        womens_title=event.womens_title,
        entered_seq=stamp.seq,
        corrected_seq=stamp.seq,
        from_round=event.from_round if isinstance(event, LateEntryAdmitted) else 1,
        late=late,
    )
    ledger.rates(event.player, event.ratings)
    ledger.moves_input(stamp, event, f"player:{event.player}")


@folds(EntryTakenBack, EntryRestored)
def _entry_taken_back(ledger: Ledger, stamp: Stamp, event: EntryTakenBack | EntryRestored) -> None:
    gone = isinstance(event, EntryTakenBack)
    ledger.player(event.player, taken_back=gone, taken_back_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.player}")


@folds(PlayerCorrected)
def _player_corrected(ledger: Ledger, stamp: Stamp, event: PlayerCorrected) -> None:
    ledger.player(
        event.player,
        details=event.details,
        title=event.title,
        federation=event.federation,
        womens_title=event.womens_title,
        corrected_seq=stamp.seq,
    )


@folds(RatingCorrected)
def _rating_corrected(ledger: Ledger, stamp: Stamp, event: RatingCorrected) -> None:
    before = ledger.players[event.player]
    ledger.rates(event.player, event.ratings)
    was, now = _corrected(before, ledger.players[event.player])
    if ledger.last_published and was != now:
        ledger.goes_into_report(
            stamp,
            event,
            ledger.last_published + 1,
            player=event.player,
            was=was,
            now=now,
        )
    ledger.player(event.player, corrected_seq=stamp.seq)
    if event.was != event.rating:
        ledger.moves_input(stamp, event, f"player:{event.player}")


def _corrected(before: Player, after: Player) -> tuple[str, str]:
    """As it goes into the report: the numbers that count; whose the rating is where they are the
    same; FIDE's where that is another and does not count."""
    if before.rating != after.rating:
        return str(before.rating), str(after.rating)
    was, now = (
        f"{one.rating} {'FIDE' if is_fides(one.rating_source) else NATIONAL}"
        for one in (before, after)
    )
    if was == now and before.fides_rating != after.fides_rating:
        return f"{before.fides_rating} FIDE", f"{after.fides_rating} FIDE"
    return was, now


@folds(EntriesMerged)
def _entries_merged(ledger: Ledger, stamp: Stamp, event: EntriesMerged) -> None:
    kept, dropped = ledger.players[event.kept], ledger.players[event.dropped]
    ledger.player(
        event.dropped,
        merged_into=event.kept,
        merged_seq=stamp.seq,
        taken_over=taken_over(kept, dropped, ledger.last_published + 1),
    )
    ledger.moves_input(stamp, event, f"player:{event.dropped}")


@folds(EntriesSeparated)
def _entries_separated(ledger: Ledger, stamp: Stamp, event: EntriesSeparated) -> None:
    ledger.player(event.dropped, merged_into=None, merged_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.dropped}")


@folds(EntriesToldApart)
def _entries_told_apart(ledger: Ledger, stamp: Stamp, event: EntriesToldApart) -> None:
    ledger.apart[event.one, event.other] = stamp.seq
