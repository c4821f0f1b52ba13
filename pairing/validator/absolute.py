"""The absolute criteria (C.04.3 2.1), and that a complete pairing exists at all."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.model import RoundPairing
from pairing.sentences import said
from pairing.validator.alternating import NOBODY, largest_pairing
from pairing.validator.position import Position
from pairing.validator.verdict import Finding, error


def absolute_criteria(position: Position, pairing: RoundPairing) -> Iterator[Finding]:
    """C1 to C3 and the prohibited pairs of a complete pairing."""
    for white, black in pairing.boards:
        pair = position.contenders[white], position.contenders[black]
        for article, reason in position.obstacles(*pair):
            yield error(
                article, said("pair-barred", white=white, black=black, why=reason), white, black
            )
    if pairing.pab is not None:
        bar = position.contenders[pairing.pab].pab_bar
        if bar:
            yield error(
                position.rules.c2, said("bye-barred", tpn=pairing.pab, why=bar), pairing.pab
            )


def no_legal_pairing(position: Position) -> Iterator[Finding]:
    """The answer "there is no legal pairing" is wrong if one can be found."""
    partner = largest_pairing(*_with_pab(position))
    if NOBODY in partner:
        return
    pairs = [
        f"{position.playing[one].tpn}-"
        + (str(position.playing[other].tpn) if other < len(position.playing) else "0")
        for one, other in enumerate(partner)
        if one < other
    ]
    shown = ", ".join(pairs[:12]) + (", ..." if len(pairs) > 12 else "")
    yield error("C.04.3 1.9.1", said("complete-pairing-exists", pairs=shown))


def _with_pab(position: Position) -> tuple[list[int], list[int]]:
    """Legal pairs with the PAB as one more place if the number of players is odd."""
    legal = list(position.legal)
    size = len(legal)
    if size % 2:
        pab = 1 << size
        eligible = sum(1 << i for i, c in enumerate(position.playing) if not c.pab_bar)
        legal = [bits | (pab if eligible >> i & 1 else 0) for i, bits in enumerate(legal)]
        legal.append(eligible)
    return legal, [NOBODY] * len(legal)
