"""The cells of the cross table as the entries of record 001."""

from __future__ import annotations

from typing import Final

from pairing.model import Colour, RoundKind
from pairing.trf import Code, RoundEntry

from ..domain.games import results
from ..domain.ids import PlayerId
from ..domain.standings.record import Cell

_WITHOUT_OPPONENT: Final = {
    RoundKind.PAB: Code.PAB,
    RoundKind.FULL_BYE: Code.FULL_BYE,
    RoundKind.HALF_BYE: Code.HALF_BYE,
    RoundKind.ZERO_BYE: Code.ZERO_BYE,
}
_HALVES: Final = {"1": Code.WIN, "1/2": Code.DRAW, "0": Code.LOSS, "+": "+", "-": "-"}
_SHORT: Final = {Code.WIN: Code.SHORT_WIN, Code.DRAW: Code.SHORT_DRAW, Code.LOSS: Code.SHORT_LOSS}


def entry_of_cell(cell: Cell, numbers: dict[PlayerId, int]) -> RoundEntry:
    """`numbers`: the starting numbers."""
    if cell.opponent is None:
        return RoundEntry(_WITHOUT_OPPONENT[cell.kind or RoundKind.ZERO_BYE])
    return RoundEntry(_code(cell), numbers.get(cell.opponent), cell.colour)


def _code(cell: Cell) -> Code:
    if cell.result is None:
        return Code.ADJOURNED if cell.adjourned else Code.BLANK
    white, black = results.halves(cell.result)
    code = Code(_HALVES[white if cell.colour is Colour.WHITE else black])
    return _SHORT.get(code, code) if cell.result in results.UNRATED else code
