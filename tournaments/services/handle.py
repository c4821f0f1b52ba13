"""The one door for every write: console, API, imports and the pairing worker come through here.

Under the lock of the stream the state is folded to the head, the domain decides, and what it
decided is appended together with the answer. A command id that comes again gets the outcome of the
first time: recorded, conflict and refusal alike.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from events import store
from events.log_labels import COMMAND, labelled
from events.messages import Answer, Envelope
from events.store import Locked

from .. import log
from ..domain.appeals.commands import DecideAppeal
from ..domain.command import Command, name_of, subject
from ..domain.decisions import Conflict
from ..domain.refusals import refuse
from ..domain.tournament.state import Tournament
from . import attachments, committees, people, reasons, states, undo
from .envelope_commands import EnvelopeCommands
from .outcomes import Outcome, Recorded, kept

logger = logging.getLogger(__name__)


def handle(
    stream: str,
    command: Command,
    envelope: Envelope,
    *,
    details: people.PersonDraft | None = None,
    picture: attachments.AttachmentDraft | None = None,
) -> Outcome:
    """Decide one command and record what comes of it; `details` and `picture` are kept if it is
    accepted.

    The role in the envelope is replaced by the one that the log gives the actor at that moment.
    Raises `events.store.StreamNotFound`, and `events.messages.NotRecordable` for a text or number
    that no log can hold.
    """
    private = [each for each in (details, picture) if each]
    return handle_all(stream, [command], envelope, details=private)


def handle_all(
    stream: str,
    commands: Sequence[Command],
    envelope: Envelope,
    *,
    details: Sequence[people.PersonDraft | attachments.AttachmentDraft] = (),
    unless: Callable[[Locked], Conflict | None] | None = None,
) -> Outcome:
    """Like `handle` for several commands under one command id: all of them are recorded, or none.

    The first that is refused or in conflict is the outcome of the whole; `result` of a batch of
    several is `{"commands": [result, …]}`. A batch that begins with `CreateTournament` makes the
    stream. `unless` is asked under the lock, before anything is decided: for a conflict that no
    single command can see. Its answer is not kept: the same batch is decided anew.
    """
    reason = reasons.seal(envelope.reason)
    as_in_log = bool(undo.undone(envelope.causation))
    sealed, named = committees.sealed(_state(stream), commands, as_in_log=as_in_log)
    signed = _signed(replace(envelope, reason=reason.reference), sealed)
    under_one_id = EnvelopeCommands(signed, sealed, [*details, *named], reason, unless)
    create = commands[0].opens
    try:
        with labelled(COMMAND, str(envelope.command_id)):
            answer = store.execute(stream, signed, under_one_id.decided, create=create)
            _say(stream, commands, answer)
    except store.StreamExists:
        return refuse("NameTaken", field="slug", stream=stream)
    except store.CommandReused:
        return refuse("CommandReused", command_id=str(envelope.command_id))
    log.appended.send_robust(Envelope, events=answer.events)
    outcome = kept(answer.answer)
    if answer.known and isinstance(outcome, Recorded):
        return replace(outcome, known=True)
    return outcome


def _say(stream: str, commands: Sequence[Command], answer: Answer) -> None:
    """In the log that is JSON, for whoever looks for what became of a command."""
    if logger.isEnabledFor(logging.INFO):
        named = [name_of(command) for command in commands]
        status = str(answer.answer.get("status", ""))
        facts = {"stream": stream, "commands": named, "outcome": status, "seq": answer.seq}
        logger.info("%s: %s", stream, status, extra={"facts": facts})


def _state(stream: str) -> Tournament:
    try:
        return states.current(stream)
    except store.StreamNotFound:
        return Tournament()


def _signed(envelope: Envelope, commands: Sequence[Command]) -> Envelope:
    return replace(
        envelope,
        digest=_digest(envelope.actor, commands),
        causation=envelope.causation or _cause(commands),
    )


def _cause(commands: Sequence[Command]) -> str:
    """What a decision changes on a board says which appeal it is due to."""
    appeals = [command for command in commands if isinstance(command, DecideAppeal)]
    return subject(appeals[0]) if appeals else ""


def _digest(actor: str, commands: Sequence[Command]) -> str:
    """Tells two commands under one id apart.

    Person, details and the digest of a picture are left out: they are salted anew each time a form
    is sent, and the digest must not reveal them. So is what the server itself adds to a report.
    """
    plain = [_unsalted(_as_ever(command)) for command in commands]
    text = msgspec.json.encode([actor, plain], order="sorted")
    return hashlib.sha256(text).hexdigest()


def _as_ever(command: Command) -> dict[str, Any]:
    """Without fields that came later and say nothing."""
    content: dict[str, Any] = msgspec.to_builtins(command, str_keys=True)
    for field in msgspec.structs.fields(command):
        if field.name in command.came_later and getattr(command, field.name) == field.default:
            del content[field.encode_name]
    return content


def _unsalted(value: Any) -> Any:
    """Members of a committee have such fields as well."""
    if isinstance(value, dict):
        return {key: _unsalted(part) for key, part in value.items() if key not in _SALTED}
    return [_unsalted(part) for part in value] if isinstance(value, list | tuple) else value


_SALTED: Final = frozenset({"person", "details", "digest", "without_id"})
