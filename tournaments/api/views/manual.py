"""Reads about manual pairing."""

from __future__ import annotations

from ...selectors import manual
from ...services import histories
from .. import contents
from ..errors import NotFound
from .reads import Answered, ReadView


class ManualPairingView(ReadView):
    """A round that is paired by hand: the phase while it lasts, and what came of it."""

    def answer(self, number: int) -> Answered:
        state = self.state
        if number not in state.rounds and not 1 <= number <= state.settings.rounds:
            raise NotFound(f"There is no round {number}.")
        names = self.names(state)
        reasons = histories.reasons_of(self.stream, manual.seqs(state.round(number)), self.knows)
        return contents.ManualPairing(
            seq=state.seq,
            round=number,
            phase=manual.phase(state, names, number, reasons),
            by_hand=manual.by_hand(state, names, number, reasons),
        )
