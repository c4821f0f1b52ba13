"""Folds of changes to published pairings, and of the requests for them that were refused."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .. import events as e
from ..ids import PlayerId
from ..state import Change, Game, RefusedRequest, Stamp
from .ledger import Folds, Ledger


def _pairings_changed(ledger: Ledger, stamp: Stamp, event: e.PublishedPairingsChanged) -> None:
    before = ledger.rounds[event.round]
    boards = {*before.boards}.difference(event.old).union(event.new)
    ledger.rounds[event.round] = replace(
        before,
        boards=tuple(sorted(boards, key=lambda paired: paired.board)),
        pab=event.pab,
        absent=_absent(before.absent, event),
        changes=(*before.changes, Change(stamp.seq, stamp.actor, stamp.at, event)),
    )
    _end_games(ledger, stamp, event)
    _begin_games(ledger, event)
    for player in event.admitted:
        first = min(ledger.players[player].from_round, event.round)
        ledger.player(player, from_round=first)
    ledger.moves_input(stamp, event, f"round:{event.round}")


def _absent(
    before: tuple[PlayerId, ...], event: e.PublishedPairingsChanged
) -> tuple[PlayerId, ...]:
    stayed = (player for player in before if player not in event.admitted)
    return (*stayed, *event.absent)


def _end_games(ledger: Ledger, stamp: Stamp, event: e.PublishedPairingsChanged) -> None:
    for paired in event.old:
        game = ledger.games[paired.game]
        history = (*game.history, stamp.seq)
        ledger.games[game.id] = replace(game, replaced_seq=stamp.seq, history=history)


def _begin_games(ledger: Ledger, event: e.PublishedPairingsChanged) -> None:
    for paired in event.new:
        ledger.games[paired.game] = Game(
            id=paired.game,
            round=event.round,
            board=paired.board,
            white=paired.white,
            black=paired.black,
        )


def _request_refused(ledger: Ledger, stamp: Stamp, event: e.PlayersRequestRefused) -> None:
    before = ledger.rounds[event.round]
    refused = RefusedRequest(stamp.seq, stamp.actor, stamp.at, event)
    ledger.rounds[event.round] = replace(before, refused=(*before.refused, refused))
    ledger.refusals += 1


FOLDS: Final[Folds] = {
    e.PublishedPairingsChanged: _pairings_changed,
    e.PlayersRequestRefused: _request_refused,
}
