"""Folds of changes to published pairings, and of the requests for them that were refused."""

from __future__ import annotations

from msgspec.structs import replace

from ..drafts.events import PairedBoard
from ..games.state import Game
from ..ids import PlayerId
from ..ledger import Ledger, folds
from ..rounds.matches import second_board, second_boards, second_byes
from ..tournament.steps import Stamp
from .events import PlayersRequestRefused, PublishedPairingsChanged
from .state import PairingChange, RefusedRequest


@folds(PublishedPairingsChanged)
def _pairings_changed(ledger: Ledger, stamp: Stamp, event: PublishedPairingsChanged) -> None:
    before = ledger.rounds[event.round]
    boards = {*before.boards}.difference(event.old).union(event.new)
    back = next((one for one in before.changes if one.seq == event.takes_back), None)
    ledger.rounds[event.round] = replace(
        before,
        boards=tuple(sorted(boards, key=lambda paired: paired.board)),
        pab=event.pab,
        absent=back.absent if back else _absent(before.absent, event),
        changes=(*before.changes, _change(ledger, stamp, event, before.absent)),
    )
    _end_games(ledger, stamp, event.old)
    _begin_games(ledger, stamp, event.round, event.new)
    _second_games_follow(ledger, stamp, event)
    for player, first in back.from_rounds if back else _first_rounds(ledger, event):
        ledger.player(player, from_round=first)
    ledger.moves_input(stamp, event, f"round:{event.round}")


def _change(
    ledger: Ledger,
    stamp: Stamp,
    event: PublishedPairingsChanged,
    absent: tuple[PlayerId, ...],
) -> PairingChange:
    played_from = tuple((player, ledger.players[player].from_round) for player in event.admitted)
    return PairingChange(stamp.seq, stamp.actor, stamp.at, event, absent, played_from)


def _first_rounds(
    ledger: Ledger, event: PublishedPairingsChanged
) -> tuple[tuple[PlayerId, int], ...]:
    return tuple(
        (player, min(ledger.players[player].from_round, event.round)) for player in event.admitted
    )


def _absent(before: tuple[PlayerId, ...], event: PublishedPairingsChanged) -> tuple[PlayerId, ...]:
    stayed = (player for player in before if player not in event.admitted)
    return (*stayed, *event.absent)


def _second_games_follow(ledger: Ledger, stamp: Stamp, event: PublishedPairingsChanged) -> None:
    """Where the round is the first game of matches, their second games are those of its boards."""
    first, second = ledger.rounds[event.round], ledger.rounds.get(event.round + 1)
    if second is None or second.published_seq != first.published_seq:
        return
    ledger.rounds[second.number] = replace(
        second, boards=second_boards(first), byes=second_byes(first), absent=first.absent
    )
    _end_games(ledger, stamp, tuple(map(second_board, event.old)))
    _begin_games(ledger, stamp, second.number, tuple(map(second_board, event.new)))


def _end_games(ledger: Ledger, stamp: Stamp, old: tuple[PairedBoard, ...]) -> None:
    for paired in old:
        game = ledger.games[paired.game]
        history = (*game.history, stamp.seq)
        ledger.games[game.id] = replace(game, replaced_seq=stamp.seq, history=history)


def _begin_games(ledger: Ledger, stamp: Stamp, number: int, new: tuple[PairedBoard, ...]) -> None:
    """A game that had been replaced by mistake stands again, with its history."""
    for paired in new:
        if (game := ledger.games.get(paired.game)) is not None:
            history = (*game.history, stamp.seq)
            ledger.games[game.id] = replace(game, replaced_seq=0, history=history)
            continue
        ledger.games[paired.game] = Game(
            id=paired.game,
            round=number,
            board=paired.board,
            white=paired.white,
            black=paired.black,
        )


@folds(PlayersRequestRefused)
def _request_refused(ledger: Ledger, stamp: Stamp, event: PlayersRequestRefused) -> None:
    before = ledger.rounds[event.round]
    refused = RefusedRequest(stamp.seq, stamp.actor, stamp.at, event)
    ledger.rounds[event.round] = replace(before, refused=(*before.refused, refused))
    ledger.refusals += 1
