"""The order of the boards (C.04.2 3.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pairing.model import TPN, Board, HalfPoints


def in_board_order(boards: Iterable[Board], scores: Mapping[TPN, HalfPoints]) -> tuple[Board, ...]:
    """Score of the higher ranked player, sum of both scores, TPN of the higher ranked player."""

    def place(board: Board) -> tuple[int, int, int]:
        higher = min(board, key=lambda tpn: (-scores[tpn], tpn))
        return -scores[higher], -scores[board.white] - scores[board.black], higher

    return tuple(sorted(boards, key=place))
