"""The server, and how it dies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from unittest.mock import patch

from django.db import connection

from events.store import Locked
from pairing import systems
from pairing.model import no_progress
from tournaments import pairing_child, pairing_job
from tournaments.domain.command import Command
from tournaments.domain.drafts.field import PairingInput
from tournaments.domain.games.commands import ClearResult, CorrectResult, EnterResult
from tournaments.domain.tournament.state import Tournament
from tournaments.services import states
from tournaments.services.envelope_commands import EnvelopeCommands
from tournaments.services.handle import handle
from tournaments.services.outcomes import Outcome

from .console import Typed


class ServerDiedError(Exception):
    """No answer comes back."""


class Server:
    """`blind`: the control, in which what stands is taken for what the arbiter saw."""

    def __init__(self, stream: str, *, blind: bool = False) -> None:
        self.stream = stream
        self.blind = blind
        self.deaths = 0

    @property
    def state(self) -> Tournament:
        return states.current(self.stream)

    def handle(self, typed: Typed) -> Outcome:
        command = _blinded(self.state, typed.command) if self.blind else typed.command
        return handle(self.stream, command, typed.envelope)

    def dies_in(self, typed: Typed) -> None:
        """Dies when the events are made and not yet on the disk."""
        decided = EnvelopeCommands.decided

        def dying(commands: EnvelopeCommands, locked: Locked) -> object:
            decided(commands, locked)
            raise ServerDiedError

        with patch.object(EnvelopeCommands, "decided", dying), suppress(ServerDiedError):
            self.handle(typed)
        self.restart()

    def restart(self) -> None:
        """Everything that was only in memory is gone."""
        self.deaths += 1
        states.forget()
        if not connection.in_atomic_block:
            connection.close()

    def pair(self, meanwhile: Callable[[], None]) -> None:
        """The worker's delivery of an open request; `meanwhile` the hall goes on."""
        for round_ in pairing_job.open_requests(self.state):
            with _engine_in_this_process(meanwhile):
                pairing_job.run(self.stream, round_.request)


@contextmanager
def _engine_in_this_process(meanwhile: Callable[[], None]) -> Iterator[None]:
    def pair(job: PairingInput, _progress: object, _wanted: object) -> pairing_child.Checked:
        answer = systems.system(job.system).pair(job.field, job.options, no_progress)
        meanwhile()
        return pairing_child.Checked(answer, checker="", errors=())

    with patch.object(pairing_child, "pair", pair):
        yield


def _blinded(state: Tournament, command: Command) -> Command:
    """The command as somebody would send it who had seen what stands now."""
    if not isinstance(command, EnterResult | CorrectResult | ClearResult):
        return command
    game = state.games.get(command.game)
    if game is None or game.result is None:
        return command
    if isinstance(command, ClearResult):
        return ClearResult(game=game.id, expected=game.result)
    return CorrectResult(game=game.id, expected=game.result, result=command.result)
