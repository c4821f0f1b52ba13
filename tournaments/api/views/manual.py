"""Reads about manual pairing."""

from __future__ import annotations

from ...selectors import manual
from ...services import activity_rows
from .. import contents
from .reads import Answered, ReadView, known_round


class ManualPairingView(ReadView):
    """A round that is paired by hand: the phase while it lasts, and what came of it."""

    def answer(self, number: int) -> Answered:
        state = self.state
        known_round(state, number)
        names = self.names(state)
        reasons = activity_rows.reasons_of(
            self.stream, manual.seqs(state.round(number)), self.knows
        )
        return contents.ManualPairing(
            seq=state.seq,
            round=number,
            phase=manual.phase(state, names, number, reasons),
            by_hand=manual.by_hand(state, names, number, reasons),
        )
