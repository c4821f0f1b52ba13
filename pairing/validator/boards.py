"""Colours, the order of the boards (C.04.2 3.6) and the floats as they are stated."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pairing.model import TPN, Board, RoundPairing
from pairing.sentences import said
from pairing.validator.colours import allocated
from pairing.validator.position import Position
from pairing.validator.verdict import Finding, error

BOARD_ORDER = "C.04.2 3.6"


def colours(
    position: Position, pairing: RoundPairing, numbers: Mapping[TPN, int]
) -> Iterator[Finding]:
    """Each pair whose colours are not those of Article 5."""
    for white, black in pairing.boards:
        allocation = allocated(position, numbers, white, black)
        if allocation.white != white:
            yield error(
                position.rules.colours.format(allocation.rule),
                said("black-should-have-white", white=white, black=black),
                white,
                black,
            )


def board_order(position: Position, pairing: RoundPairing) -> Iterator[Finding]:
    """The first board that stands before one it should follow."""

    def place(board: Board) -> tuple[int, int, int]:
        pair = [position.contenders[tpn] for tpn in board]
        higher = min(pair, key=lambda player: player.rank)
        return -higher.score, -sum(player.score for player in pair), higher.tpn

    for number, (board, following) in enumerate(
        zip(pairing.boards, pairing.boards[1:], strict=False), start=1
    ):
        if place(board) > place(following):
            yield error(
                BOARD_ORDER,
                said(
                    "board-belongs-after",
                    board=number,
                    white=board.white,
                    black=board.black,
                    next=number + 1,
                    next_white=following.white,
                    next_black=following.black,
                ),
                *board,
                *following,
            )
            return


def floats(position: Position, pairing: RoundPairing) -> Iterator[Finding]:
    """Floaters that are stated wrongly; a pairing need not state any."""
    if not (pairing.downfloaters or pairing.upfloaters):
        return
    down, up = set(), set()
    for board in pairing.boards:
        low, high = sorted((position.contenders[tpn] for tpn in board), key=lambda p: p.score)
        if low.score < high.score:
            down.add(high.tpn)
            up.add(low.tpn)
    if pairing.pab is not None:
        down.add(pairing.pab)
    for stated, right, word in (
        (pairing.downfloaters, down, "downfloater"),
        (pairing.upfloaters, up, "upfloater"),
    ):
        for tpn in sorted(stated ^ right):
            code = f"is-{word}" if tpn in right else f"is-no-{word}"
            yield error("C.04.3 1.4", said(code, tpn=tpn), tpn)
