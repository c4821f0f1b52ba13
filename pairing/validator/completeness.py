"""Everybody to be paired is paired exactly once, or gets the PAB (C.04.3 1.9.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pairing.model import TPN, RoundPairing
from pairing.validator.position import Position
from pairing.validator.verdict import Finding, error, named

COMPLETE = "C.04.3 1.9.1"


def completeness(position: Position, pairing: RoundPairing) -> Iterator[Finding]:
    seated = Counter(tpn for board in pairing.boards for tpn in board)
    if pairing.pab is not None:
        seated[pairing.pab] += 1
    yield from _strangers(position, seated)
    for board in pairing.boards:
        if board.white == board.black:
            yield error(COMPLETE, f"No. {board.white} is paired with himself.", board.white)
    for tpn, times in sorted(seated.items()):
        if times > 1:
            yield error(COMPLETE, f"No. {tpn} is paired {times} times.", tpn)
    missing = [player.tpn for player in position.playing if player.tpn not in seated]
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        yield error(COMPLETE, f"{named(missing).capitalize()} {verb} not paired.", *missing)
    if pairing.pab is not None and len(position.playing) % 2 == 0:
        yield error(
            "C.04.1 3",
            f"No. {pairing.pab} gets the bye, but the number of players is even.",
            pairing.pab,
        )


def _strangers(position: Position, seated: Counter[TPN]) -> Iterator[Finding]:
    for tpn in sorted(seated):
        if tpn not in position.contenders:
            yield error(COMPLETE, f"No. {tpn} is paired, but there is no such player.", tpn)
        elif tpn in position.field.away:
            yield error("C.04.2 3.2", f"No. {tpn} is paired, but does not play this round.", tpn)
