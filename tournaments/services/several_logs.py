"""One act on the logs of several sections: all parts are recorded, or none.

The logs are locked, in a fixed order. Each part is decided by its own log, with the role that this
log gives the actor. What one of them refuses is the outcome of the whole, and stands in the log
that refused; the others are as if nothing had been asked.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence

import msgspec
from django.db import transaction
from msgspec.structs import replace

from events import messages, store
from events.messages import Answer, Envelope
from events.store import Locked

from .. import log
from ..domain.command import Command
from ..domain.decisions import Conflict
from ..domain.refusals import Refused, refuse
from ..domain.tournament.state import Tournament
from . import reasons, states
from .envelope_commands import EnvelopeCommands
from .names import names_of
from .outcomes import Outcome, Recorded, kept


def digest(actor: str, *parts: msgspec.Struct) -> str:
    """Of what was asked, for the envelopes of all parts."""
    plain = [[type(part).__name__, msgspec.to_builtins(part, str_keys=True)] for part in parts]
    return hashlib.sha256(msgspec.json.encode([actor, plain], order="sorted")).hexdigest()


CommandsBySection = Mapping[str, Sequence[Command]]
"""The commands of each section, by stream; a section with none is left as it is."""


class NotInAll(Exception):  # noqa: N818
    """The outcome without a word in any log; raised by whoever makes the parts."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__()
        self.outcome = outcome


def handle_together(
    stream: str,
    envelopes: Mapping[str, Envelope],
    parts: Callable[[Mapping[str, Tournament]], CommandsBySection],
) -> Outcome:
    """The outcome as the section `stream` tells it; the envelope of each section has its digest.

    `parts` is asked under all locks, and may raise `NotInAll`.
    """
    reason = reasons.seal(envelopes[stream].reason)
    signed = {name: replace(each, reason=reason.reference) for name, each in envelopes.items()}

    def decided(locked: Mapping[str, Locked]) -> Mapping[str, messages.Outcome]:
        commands = parts({name: states.of_locked(each) for name, each in locked.items()})
        sections = {
            name: EnvelopeCommands(signed[name], commands[name], (), reason)
            for name in (stream, *sorted(set(locked) - {stream}))
            if commands[name]
        }
        return _in_all_logs(sections, locked)

    try:
        answers = store.execute_together(signed, decided)
    except NotInAll as objected:
        return objected.outcome
    except store.CommandReused:
        return refuse("CommandReused", command_id=str(envelopes[stream].command_id))
    for answer in answers.values():
        log.appended.send_robust(Envelope, events=answer.events)
    return _outcome(stream, answers)


def _in_all_logs(
    sections: Mapping[str, EnvelopeCommands], locked: Mapping[str, Locked]
) -> Mapping[str, messages.Outcome]:
    """What one part has written is gone again when another is not recorded."""
    try:
        with transaction.atomic():
            outcomes = {}
            for name, section in sections.items():
                outcomes[name] = section.decided(locked[name])
                if outcomes[name].answer["status"] != "recorded":
                    raise _Objected(name)
            return outcomes
    except _Objected as objected:
        name = objected.stream
        return {name: sections[name].decided(locked[name])}


class _Objected(Exception):  # noqa: N818
    def __init__(self, stream: str) -> None:
        super().__init__()
        self.stream = stream


def _outcome(stream: str, answers: Mapping[str, Answer]) -> Outcome:
    outcomes = {name: kept(answer.answer) for name, answer in answers.items()}
    objected = [name for name, each in outcomes.items() if not isinstance(each, Recorded)]
    name = objected[0] if objected else stream
    name = name if name in outcomes else min(outcomes)
    outcome = outcomes[name]
    if isinstance(outcome, Recorded) and answers[name].known:
        return replace(outcome, known=True)
    return outcome if name == stream else as_of_here(stream, name, outcome)


def as_of_here(stream: str, other: str, outcome: Outcome) -> Outcome:
    """What the other section answered, for somebody who asked in this one: with its names, and
    with no seq of the other log."""
    state, seq = states.current(other), store.head(stream).seq
    match outcome:
        case Refused() | Conflict():
            said = f"{state.name}: {names_of(state).say(outcome)}"
            outcome = replace(outcome, seq=seq, in_words=said)
            if isinstance(outcome, Conflict):
                return replace(outcome, claims=(), events=())
            return outcome
    return replace(outcome, seq=seq)
