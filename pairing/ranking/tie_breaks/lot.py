"""Drawing of lots (4.2), from a recorded seed: whoever has it draws the same lots again."""

from __future__ import annotations

from hashlib import sha256

from pairing.model import TPN

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Value, Values
from ..working import Working

BYTES = 4


def drawn(seed: str, tpn: TPN) -> int:
    """The higher the better; another player's presence changes nothing."""
    return int.from_bytes(sha256(f"{seed}:{tpn}".encode()).digest()[:BYTES], "big")


def _values(scores: Scores, how: Modifiers) -> Values:
    return [_lot(scores, how, place) for place in range(len(scores.table.cards))]


def _lot(scores: Scores, _how: Modifiers, place: Place) -> Value:
    table = scores.table
    return drawn(table.seed, table.cards[place].tpn) if table.seed else None


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    return Working(_lot(scores, how, place))


LOT = TieBreak("OTHER_LOT", "", _values, _working)
