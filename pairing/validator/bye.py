"""Who gets the PAB: the lowest score (C5), and in the last bracket C9."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.model import TPN, RoundPairing
from pairing.sentences import said
from pairing.validator.alternating import NOBODY, AlternatingTree, places
from pairing.validator.position import Contender, Position
from pairing.validator.verdict import Finding, error


def bye_level(position: Position, pairing: RoundPairing, pab: TPN) -> Iterator[Finding]:
    """C5 and C9 of a complete pairing that breaks no absolute criterion.

    Proof of C5: everybody who could be without partner in the PAB's stead is in the tree.
    """
    place = {contender.tpn: index for index, contender in enumerate(position.playing)}
    partner = [NOBODY] * len(place)
    for white, black in pairing.boards:
        partner[place[white]], partner[place[black]] = place[black], place[white]
    holder = position.contenders[pab]
    others = _possible(position, AlternatingTree(position.legal, partner, place[pab]))
    lowest = min(others, key=lambda other: (other.score, other.unplayed), default=holder)
    if lowest.score < holder.score:
        yield error(
            "C.04.3 2.3.1",
            said(
                "bye-to-lower-score",
                tpn=pab,
                score=holder.score,
                other=lowest.tpn,
                other_score=lowest.score,
            ),
            pab,
            lowest.tpn,
        )
        return
    tree = AlternatingTree(_last_bracket(position, partner, place[pab]), list(partner), place[pab])
    for other in _possible(position, tree):
        if other.score == holder.score and other.unplayed < holder.unplayed:
            yield error(
                "C.04.3 2.4.4",
                said(
                    "bye-to-more-unplayed",
                    tpn=pab,
                    unplayed=holder.unplayed,
                    other=other.tpn,
                    other_unplayed=other.unplayed,
                ),
                pab,
                other.tpn,
            )
            return


def _possible(position: Position, tree: AlternatingTree) -> list[Contender]:
    players = [position.playing[place] for place in places(tree.outer)]
    return [player for player in players if not player.pab_bar]


def _last_bracket(position: Position, partner: list[int], pab: int) -> list[int]:
    """The legal pairs within the last bracket: moved-down players meet residents only."""
    score = position.playing[-1].score
    residents = sum(1 << i for i, c in enumerate(position.playing) if c.score == score)
    moved_down = 0
    for index, other in enumerate(partner):
        if not residents >> index & 1 and (index == pab or residents >> other & 1):
            moved_down |= 1 << index
    legal = []
    for index, bits in enumerate(position.legal):
        if residents >> index & 1:
            legal.append(bits & (residents | moved_down))
        else:
            legal.append(bits & residents if moved_down >> index & 1 else 0)
    return legal
