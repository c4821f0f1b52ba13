"""Everybody to be paired is paired exactly once, or gets the PAB (C.04.3 1.9.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pairing.model import TPN, RoundPairing
from pairing.sentences import listed, said
from pairing.validator.position import Position
from pairing.validator.verdict import Finding, error

COMPLETE = "C.04.3 1.9.1"


def completeness(position: Position, pairing: RoundPairing) -> Iterator[Finding]:
    seated = Counter(tpn for board in pairing.boards for tpn in board)
    if pairing.pab is not None:
        seated[pairing.pab] += 1
    yield from _strangers(position, seated)
    for board in pairing.boards:
        if board.white == board.black:
            yield error(COMPLETE, said("paired-with-himself", tpn=board.white), board.white)
    for tpn, times in sorted(seated.items()):
        if times > 1:
            yield error(COMPLETE, said("paired-times", tpn=tpn, times=times), tpn)
    missing = [player.tpn for player in position.playing if player.tpn not in seated]
    if missing:
        yield error(COMPLETE, said("not-paired", players=listed(missing)), *missing)
    if pairing.pab is not None and len(position.playing) % 2 == 0:
        yield error(
            "C.04.1 3",
            said("bye-but-even", tpn=pairing.pab),
            pairing.pab,
        )


def _strangers(position: Position, seated: Counter[TPN]) -> Iterator[Finding]:
    for tpn in sorted(seated):
        if tpn not in position.contenders:
            yield error(COMPLETE, said("no-such-player", tpn=tpn), tpn)
        elif tpn in position.field.away:
            yield error("C.04.2 3.2", said("paired-but-away", tpn=tpn), tpn)
