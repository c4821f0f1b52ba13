"""The commands of one envelope, decided one after the other on a locked stream."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from django.utils import timezone
from msgspec.structs import replace

from events import codec, messages
from events.messages import Envelope, Head
from events.store import Locked

from .. import log
from ..domain import decisions
from ..domain.arbiters.rights import role_of
from ..domain.batches.commands import UndoBatch
from ..domain.command import Command, name_of
from ..domain.deciding import decide, needs_around
from ..domain.decisions import AlreadyRecorded, Conflict
from ..domain.event import Event
from ..domain.folding import fold
from ..domain.ids import PersonId, UserId
from ..domain.lots.commands import DrawLots
from ..domain.moving.commands import AdmitMovedPlayer
from ..domain.numbers.commands import StartTournament
from ..domain.refusals import Refused
from ..domain.tournament.refused import refusal_on_record
from ..domain.tournament.state import Tournament
from ..domain.tournament.steps import Stamp
from ..words import ENGLISH, speaking
from . import attachments, device_sessions, index, other_log, people, reasons, removal, states, undo
from . import refusals as refused
from .outcomes import Outcome, Recorded, to_keep

logger = logging.getLogger(__name__)


class EnvelopeCommands:
    """The commands of one envelope, decided one after the other on a locked stream, in the role
    that its log gives the actor."""

    def __init__(
        self,
        envelope: Envelope,
        commands: Sequence[Command],
        details: Sequence[people.PersonDraft | attachments.AttachmentDraft],
        reason: reasons.Sealed,
        unless: Callable[[Locked], Conflict | None] | None = None,
    ) -> None:
        self.unless = unless
        self.envelope = envelope
        self.reason = reason
        self.commands = commands
        self.details = [each for each in details if isinstance(each, people.PersonDraft)]
        self.pictures = [each for each in details if isinstance(each, attachments.AttachmentDraft)]
        self.now = messages.utc_text(timezone.now())

    def decided(self, locked: Locked) -> messages.Outcome:
        """The handler of `store.execute`."""
        if answer := self._not_decided(locked):
            return answer
        before = states.of_locked(locked) if locked.head else Tournament()
        outcome = self._outcome(locked, before)
        if outcome.events:
            reasons.keep(self.reason)
        return replace(outcome, role=_role(before, self.envelope.actor, self.commands))

    def _not_decided(self, locked: Locked) -> messages.Outcome | None:
        """The answer without a decision: it was refused before, or its sender saw another log."""
        if known := refused.remembered(locked, self.envelope):
            return _outcome(known, kept=False)
        if not locked.head:
            return None
        head = Head(locked.head, locked.head_hash)
        if conflict := other_log.objection(head, self.envelope, locked.holds):
            return _outcome(conflict)
        conflict = self.unless(locked) if self.unless else None
        # It tells what entries say, and names of players are not kept beside the log.
        return _outcome(conflict, kept=False) if conflict else None

    def _outcome(self, locked: Locked, before: Tournament) -> messages.Outcome:
        state, events, results = before, list[Event](), list[dict[str, Any]]()
        for number, (command, needed) in enumerate(self._expanded(locked, before)):
            decision = self._decide(locked, state, command)
            if not needed and not isinstance(decision, decisions.Accepted):
                continue
            match decision:
                case decisions.Accepted():
                    state = fold(state, self._stamped(state, decision.events))
                    events += decision.events
                    results.append(_makes(decision.events))
                case AlreadyRecorded() if len(self.commands) > 1:
                    results.append({})
                case _:
                    return self._not_accepted(locked, before, command, number, decision)
        if not events:
            return _outcome(AlreadyRecorded(0, seq=locked.head))
        people.keep(self.details)
        attachments.keep(locked.stream, self.pictures)
        removal.carry_out(locked, state, events)
        index.keep(before, state, locked.stream)
        device_sessions.end(locked.stream, events)
        return self._recorded(locked, events, results)

    def _expanded(self, locked: Locked, state: Tournament) -> Iterator[tuple[Command, bool]]:
        """An import that is taken back brings its settings and lists back too, as far as whoever
        takes it back may and can: each is followed by whether all stands or falls with it."""
        for command in self.commands:
            yield command, True
            if isinstance(command, UndoBatch) and not needs_around(state, command):
                yield from ((back, False) for back in undo.lists_of(locked, state, command))

    def _decide(self, locked: Locked, state: Tournament, command: Command) -> decisions.Decision:
        completed = _completed(command)
        if objected := undo.objection(locked, state, completed, self.envelope.causation):
            return objected
        moved = self._moved(locked, completed)
        context = decisions.Context(
            actor=UserId(self.envelope.actor),
            now=self.now,
            device=self.envelope.device,
            command_id=str(self.envelope.command_id),
            reason=self.reason.text,
            moved=tuple(event.seq for event in moved),
            others=tuple(
                log.decoded(event) for event in moved if event.actor != self.envelope.actor
            ),
            around=undo.around(locked, completed) if needs_around(state, completed) else None,
            names=self._names(state, completed) if completed.needs_names(state) else {},
        )
        return decide(state, completed, context)

    def _moved(self, locked: Locked, command: Command) -> list[messages.Recorded]:
        since = self.envelope.read_seq
        scopes = command.scopes()
        if since is None or since >= locked.head or not scopes:
            return []
        return locked.moved(scopes, since)

    def _names(self, state: Tournament, command: Command) -> dict[PersonId, str]:
        with speaking(ENGLISH):  # a decision does not hang on the language of who asks
            known = people.names(state)
        names = {entry.person: known[player].name for player, entry in state.players.items()}
        if isinstance(command, AdmitMovedPlayer):
            coming = people.views([(command.person, command.details)])
            names |= {person: view.name for (person, _), view in coming.items()}
        return names | {each.person: each.details.name for each in self.details}

    def _stamped(self, state: Tournament, events: Sequence[Event]) -> list[tuple[Stamp, Event]]:
        actor, device = self.envelope.actor, self.envelope.device
        return [
            (Stamp(seq, actor, self.now, device), event)
            for seq, event in enumerate(events, start=state.seq + 1)
        ]

    def _recorded(
        self, locked: Locked, events: list[Event], results: list[dict[str, Any]]
    ) -> messages.Outcome:
        last = locked.head + len(events)
        result = results[0] if len(self.commands) == 1 else {"commands": results}
        outcome = Recorded(seq=last, first_seq=locked.head + 1, last_seq=last, result=result)
        return _outcome(outcome, events)

    def _not_accepted(
        self,
        locked: Locked,
        before: Tournament,
        command: Command,
        number: int,
        decision: AlreadyRecorded | Conflict | Refused,
    ) -> messages.Outcome:
        match decision:
            case AlreadyRecorded():
                return _outcome(_already(locked, decision))
            case Conflict():
                raised = decision.raised if before.exists else ()
                return _outcome(_conflict(locked, decision, len(raised)), raised)
            case Refused():
                return self._refused(locked, before, command, number, decision)

    def _refused(
        self,
        locked: Locked,
        before: Tournament,
        command: Command,
        number: int,
        decision: Refused,
    ) -> messages.Outcome:
        on_record = refusal_on_record(command, decision) if before.exists else None
        noted = refused.note(locked, self.envelope, command, decision, on_record)
        events = (noted.event,) if noted.event else ()
        outcome = replace(decision, seq=locked.head + len(events), number=number)
        if noted.kept:
            _log(locked.stream, self.envelope.actor, command, decision)
        else:
            refused.remember(locked, self.envelope, outcome)
        return _outcome(outcome, events, kept=noted.kept)


def _outcome(
    outcome: Outcome, events: Sequence[Event] = (), *, kept: bool = True
) -> messages.Outcome:
    return messages.Outcome([codec.new_event(event) for event in events], to_keep(outcome), kept)


def _log(stream: str, actor: str, command: Command, refusal: Refused) -> None:
    name = name_of(command)
    logger.info("%s refused %s of %s: %s %s", stream, name, actor, refusal.code, refusal.facts)


def _already(locked: Locked, decision: AlreadyRecorded) -> AlreadyRecorded:
    standing = decision.standing_seq
    for event in locked.read(standing - 1, standing) if standing else ():
        decision = replace(decision, by=event.actor, at=event.recorded_at)
    return replace(decision, seq=locked.head)


def _conflict(locked: Locked, decision: Conflict, raised: int) -> Conflict:
    head = locked.head + raised
    claimed = sorted({claim.seq for claim in decision.claims if claim.seq})
    own = range(locked.head + 1, head + 1)
    return replace(decision, seq=head, events=(*claimed, *own), raised=())


def _completed(command: Command) -> Command:
    """Lots need a seed (C.04.3 5.1, C.07 4.2); the domain has no source of chance."""
    if isinstance(command, StartTournament) and not command.seed and command.colour is None:
        return replace(command, seed=secrets.token_hex(16))
    if isinstance(command, DrawLots) and not command.seed:
        return replace(command, seed=secrets.token_hex(16))
    return command


def _role(state: Tournament, actor: str, commands: Sequence[Command]) -> str:
    """The role in which the log knows the actor; who creates a tournament is its chief arbiter."""
    if not state.exists and commands[0].opens:
        return "chief"
    return role_of(state, UserId(actor)) or ""


def _makes(events: Iterable[Event]) -> dict[str, Any]:
    """The new things that they bring, together."""
    return {name: value for event in events for name, value in event.makes().items()}
