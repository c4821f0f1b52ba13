"""Taking an event back: what it would mean, and the command that does it."""

from __future__ import annotations

from events import store

from ...domain.decisions import Context
from ...log import decoded
from ...selectors.numbers import names_by_person
from ...selectors.undo import undo_row
from ...services import activity_rows
from ...services.permissions import device_of
from ...services.undo import past_of
from ...words import speak
from .. import bodies, contents
from ..errors import NotFound
from .reads import Answered, ReadView, now


class UndoView(ReadView):
    """What taking back the event `?event=` would mean for standings, pairings and the report.

    The command that does it is sent by whoever has read this, with a reason.
    """

    def answer(self) -> Answered:
        state = self.state
        seq = self.number("event", 0, largest=bodies.LARGEST_SEQ) or 0
        if not 1 <= seq <= state.seq:
            raise NotFound(speak("NoSuch.event", {"event": seq}))
        (recorded,) = store.read(self.stream, seq - 1, seq)
        (row,) = activity_rows.rows_of(self.stream, state, [recorded], self.knows)
        names = self.names(state)
        joined = device_of(self.request.user)
        asked = Context(
            actor=self.actor,
            now=now(),
            device=joined.name if joined else "",
            names=names_by_person(state, names),
        )
        past = past_of(self.stream, state, seq)
        undo = undo_row(state, names, asked, seq, decoded(recorded), row.text, past)
        return contents.Undo(seq=state.seq, undo=undo)
