"""Rounds in which two players have changed places."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pairing.model import TPN, Board, RoundPairing

TIMES = 3


def tampered(pairing: RoundPairing, seed: int) -> Iterator[RoundPairing]:
    """Some, drawn from the seed; the bye may change hands, and colours alone may differ."""
    seats = [tpn for board in pairing.boards for tpn in board]
    seats += [pairing.pab] if pairing.pab is not None else []
    random = Random(seed)
    for _ in range(TIMES if len(seats) > 1 else 0):
        one, other = random.sample(range(len(seats)), 2)
        changed = list(seats)
        changed[one], changed[other] = changed[other], changed[one]
        yield RoundPairing(tuple(_boards(changed)), changed[-1] if len(changed) % 2 else None)


def _boards(seats: list[TPN]) -> Iterator[Board]:
    for white, black in zip(seats[::2], seats[1::2], strict=False):
        yield Board(white, black)
