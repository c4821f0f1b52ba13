"""Folds of moves between sections."""

from __future__ import annotations

from msgspec.structs import replace

from ..entries.state import Player
from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import MoveTakenBack, PlayerMovedAway, PlayerMovedHere
from .moves import move_stands
from .state import SectionMove


@folds(PlayerMovedAway)
def _moved_away(ledger: Ledger, stamp: Stamp, event: PlayerMovedAway) -> None:
    entry = ledger.players[event.player]
    ledger.player(event.player, moved=_move(stamp, event, entry, away=True))
    _goes(ledger, stamp, event)


@folds(PlayerMovedHere)
def _moved_here(ledger: Ledger, stamp: Stamp, event: PlayerMovedHere) -> None:
    known = ledger.players.get(event.player)
    entry = _back_again(known, stamp) if known else _newcomer(event, stamp)
    ledger.players[event.player] = replace(
        entry,
        details=event.details,
        title=event.title,
        federation=event.federation,
        womens_title=event.womens_title,
        corrected_seq=stamp.seq,
        moved=_move(stamp, event, known, away=False),
    )
    ledger.rates(event.player, event.ratings)
    ledger.moves_input(stamp, event, f"player:{event.player}")


@folds(MoveTakenBack)
def _taken_back(ledger: Ledger, stamp: Stamp, event: MoveTakenBack) -> None:
    last = ledger.players[event.player].moved
    before = last.before if last else None
    again = replace(before, stands_since=stamp.seq) if before else None
    ledger.player(event.player, moved=again)
    if not event.here:
        _goes(ledger, stamp, event)
        return
    ledger.players[event.player] = _back_again(ledger.players[event.player], stamp)
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _goes(ledger: Ledger, stamp: Stamp, event: PlayerMovedAway | MoveTakenBack) -> None:
    if event.from_round:
        ledger.player(
            event.player,
            withdrawn_from=event.from_round,
            withdrawn_seq=stamp.seq,
            withdrawn_at=stamp.at,
        )
    else:
        ledger.player(event.player, taken_back=True, taken_back_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.player}")


def _newcomer(event: PlayerMovedHere, stamp: Stamp) -> Player:
    return Player(
        id=event.player,
        person=event.person,
        details=event.details,
        entered_seq=stamp.seq,
        corrected_seq=stamp.seq,
        from_round=event.from_round,
        late=event.late,
    )


def _back_again(entry: Player, stamp: Stamp) -> Player:
    if entry.taken_back:
        return replace(entry, taken_back=False, taken_back_seq=stamp.seq)
    return replace(entry, withdrawn_from=None, withdrawn_seq=stamp.seq)


def _move(
    stamp: Stamp,
    event: PlayerMovedAway | PlayerMovedHere,
    entry: Player | None,
    *,
    away: bool,
) -> SectionMove:
    return SectionMove(
        event.section,
        event.section_name,
        event.entry,
        away,
        stamp.seq,
        stands_since=stamp.seq,
        before=entry.moved if entry and move_stands(entry) else None,
    )
