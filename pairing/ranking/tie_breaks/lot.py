"""Drawing of lots (4.2), from a recorded seed: whoever has it draws the same lots again.

Everybody draws a number, from 1 on: the lowest is the best. OTHER_LOT_1992 draws them as the older
rules of this program do (Dutch 1992, F10); OTHER_LOT_1992_FIRST for the first place alone.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Final

from pairing.model import TPN

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values, ValuesOf, WorkingOf
from ..working import Working
from .first_place import for_first_place

BYTES = 4


def drawn(seed: str, tpn: TPN) -> int:
    """The lower the better; another player's presence changes nobody's order."""
    return -int.from_bytes(sha256(f"{seed}:{tpn}".encode()).digest()[:BYTES], "big")


def drawn_1992(seed: str, tpn: TPN) -> int:
    """The lower the better."""
    return int.from_bytes(sha256(f"{seed}/{tpn}".encode()).digest(), "big")


def _drawing(lot: Callable[[str, TPN], int]) -> tuple[ValuesOf, WorkingOf]:
    def values(scores: Scores, _how: Modifiers) -> Values:
        seed, cards = scores.table.seed, scores.table.cards
        if not seed:
            return [None] * len(cards)
        drawing = sorted(cards, key=lambda card: (lot(seed, card.tpn), card.tpn))
        numbers = {card.tpn: number for number, card in enumerate(drawing, 1)}
        return [numbers[card.tpn] for card in cards]

    def working(scores: Scores, how: Modifiers, place: Place) -> Working:
        return Working(values(scores, how)[place])

    return values, working


LOT = TieBreak("OTHER_LOT", "", *_drawing(drawn), higher=False)
LOT_1992 = TieBreak("OTHER_LOT_1992", "", *_drawing(drawn_1992), higher=False)
LOT_1992_FOR_FIRST_PLACE = for_first_place(LOT_1992)

LOTS: Final = (LOT, LOT_1992, LOT_1992_FOR_FIRST_PLACE)
