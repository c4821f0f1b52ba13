"""The hour after the start: empty seats, absentees, batches and their undo."""

from __future__ import annotations

from events import store

from ...selectors import batches, deadlines, start_of_play
from ...services import batch_undo
from ...services.names import names_of
from ...services.outcomes import Outcome
from ...words import speak
from .. import bodies, contents
from ..errors import NotFound
from .commands import CommandsView
from .reads import Answered, ReadView, known_round, now


class StartOfPlayView(ReadView):
    """Clocks, default time and empty seats of a published round, with the forfeits they propose."""

    def answer(self, number: int) -> Answered:
        state = self.state
        start = start_of_play.start_of_play(state, self.names(state), number)
        if start is None:
            raise NotFound(speak("NoSuch.publication", {"round": number}))
        return contents.RoundStart(seq=state.seq, start=start)


class DeadlinesView(ReadView):
    """Pairing deadline and last call of a round, and the adjournments a deadline proposes now."""

    def answer(self, number: int) -> Answered:
        state = self.state
        known_round(state, number)
        times = deadlines.round_deadlines(state, self.names(state), number, now())
        return contents.Deadlines(seq=state.seq, deadlines=times)


class AbsenteesView(ReadView):
    """Who is proposed for withdrawal."""

    def answer(self) -> Answered:
        state = self.state
        return contents.Absentees(
            seq=state.seq,
            round=state.last_published,
            absentees=start_of_play.absentees(state, self.names(state)),
        )


class BatchesView(ReadView):
    """Groups withdrawn, forfeits declared, games adjourned and files imported at once."""

    def answer(self) -> Answered:
        state = self.state
        recorded = store.read(self.stream, 0, state.seq)
        names = names_of(state, events=recorded, knows=self.knows)
        obstacle = batch_undo.obstacle(self.stream, state, names, self.actor)
        rows = batches.batches(state, names, recorded, obstacle)
        return contents.Batches(seq=state.seq, batches=rows)


class UndoBatchView(CommandsView):
    """Takes the batch from event `first` on back; what changed since is left alone and named."""

    def outcome(self, first: int) -> Outcome:
        body = self.body(bodies.UndoBatchBody)
        return batch_undo.undo(self.stream, first, self.envelope(body))
