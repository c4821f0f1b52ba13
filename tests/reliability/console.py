"""A console: what it sees of the tournament, and what it has typed and not yet delivered."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from events.messages import Envelope
from tournaments.domain.command import Command, subject
from tournaments.domain.tournament.state import Tournament
from tournaments.services.outcomes import Outcome

from .staff import Person


@dataclass(frozen=True)
class Typed:
    """A command as it left somebody's hands, and the tournament as he saw it then."""

    by: Person
    command: Command
    envelope: Envelope
    seen: Tournament


@dataclass
class Console:
    """The outbox goes out in order; its first entry stays until its answer is here."""

    person: Person
    view: Tournament
    connected: bool = True
    outbox: deque[Typed] = field(default_factory=deque)
    answers: list[tuple[Typed, Outcome]] = field(default_factory=list)

    def has_typed(self, command: Command) -> bool:
        """Whether the console shows this as typed already: the same board, or the same step."""
        about = subject(command)
        return any(
            type(each.command) is type(command) and subject(each.command) == about
            for each in self.outbox
        )

    def answered(self, outcome: Outcome) -> None:
        self.answers.append((self.outbox.popleft(), outcome))
