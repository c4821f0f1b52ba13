"""The second game of a match, which is published with the first (C.04.5 4.4): the same boards with
the colours exchanged, in the round after it."""

from __future__ import annotations

from msgspec.structs import replace

from ..byes.events import ByeKind
from ..drafts.events import PairedBoard
from ..ids import GameId, PlayerId
from ..tournament.steps import RoundStep
from .state import Round


def second_game_of(first: Round, before: Round, step: RoundStep) -> Round:
    """The round of second games, published by the step that published the first ones; `before`: as
    it was, with what was set for it."""
    return replace(
        before,
        status="published",
        request=first.request,
        system=first.system,
        options=first.options,
        drafts=before.drafts + 1,
        base=first.base,
        order=first.order,
        engine=first.engine,
        engine_version=first.engine_version,
        checker=first.checker,
        imported=first.imported,
        boards=second_boards(first),
        byes=second_byes(first),
        absent=first.absent,
        steps=(*before.steps, step),
    )


def second_boards(first: Round) -> tuple[PairedBoard, ...]:
    return tuple(map(second_board, first.boards))


def second_board(first: PairedBoard) -> PairedBoard:
    return PairedBoard(second_id(first.game), first.board, first.black, first.white)


def second_byes(first: Round) -> tuple[tuple[PlayerId, ByeKind], ...]:
    """The pairing-allocated bye is worth a game won, in the first round, and one drawn (1.4)."""
    half: tuple[tuple[PlayerId, ByeKind], ...] = ((first.pab, "half"),) if first.pab else ()
    return (*first.byes, *half)


def second_id(game: GameId) -> GameId:
    """Of the game that follows it at the same board."""
    return id_in(int(game.partition(".")[0]) + 1, game)


def id_in(number: int, game: GameId) -> GameId:
    """Of the game of the same match in that round."""
    return GameId(f"{number}.{game.partition('.')[2]}")
