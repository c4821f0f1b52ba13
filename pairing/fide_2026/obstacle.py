"""Why a round cannot be paired (1.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairing.fide_2026.completion import RoundCompletion
from pairing.matching.bits import members
from pairing.model import TPN, NoLegalPairing
from pairing.sentences import listed, said


def why_no_pairing(tpns: Sequence[TPN], completion: RoundCompletion) -> NoLegalPairing:
    """Name the obstacle; only to be called when no complete round exists.

    `tpns` are the players by place.
    """
    lonely = _named(
        tpns,
        (
            place
            for place, near in enumerate(completion.allowed)
            if not near and not (completion.odd and completion.eligible >> place & 1)
        ),
    )
    if lonely:
        return NoLegalPairing(
            "no-opponent-left", "2.1", said("nobody-legal-left", players=listed(lonely)), lonely
        )
    free = completion.whole.free
    if completion.odd and free.bit_count() == 1:
        return _no_pab(_named(tpns, members(completion.eligible)))
    unpaired = _named(tpns, members(free))
    return NoLegalPairing(
        "no-complete-pairing",
        "1.9",
        said("incomplete-legal", count=len(unpaired), players=listed(unpaired)),
        unpaired,
    )


def _no_pab(eligible: tuple[TPN, ...]) -> NoLegalPairing:
    if not eligible:
        return NoLegalPairing("no-bye-candidate", "3.1.1", said("every-pab-had"))
    return NoLegalPairing(
        "no-bye-candidate", "3.1.2", said("pab-only-to", players=listed(eligible)), eligible
    )


def _named(tpns: Sequence[TPN], places: Iterable[int]) -> tuple[TPN, ...]:
    return tuple(sorted(tpns[place] for place in places))
