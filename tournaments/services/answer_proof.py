"""What commands were answered, held against the events they became.

The chain covers answers from the first event that carries them (`events.chain`). For those of
before this is all there is, and for the others it says in words what an altered one got wrong.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from events import store
from events.messages import Fault, Recorded
from events.models import Command

from .. import log
from ..domain.decisions import AlreadyRecorded, Conflict
from ..domain.event import Event
from ..domain.games.events import ConflictRaised
from ..domain.refusals import NotRecorded, Refused
from ..domain.tournament.events import RequestRefused, RequestRefusedAgain
from . import outcomes


def answer_faults(stream: str) -> list[Fault]:
    """Every answer names the events that its command became, and says of them what they say."""
    recorded = store.read(stream)
    return list(_faults(stream, recorded))


def _faults(stream: str, recorded: list[Recorded]) -> Iterator[Fault]:
    rows = Command.objects.filter(stream=stream, head__lte=len(recorded)).order_by("head")
    for row in rows.iterator():
        try:
            outcome = outcomes.kept(msgspec.json.decode(row.answer))
        except msgspec.MsgspecError:
            problem = "cannot be read"
        else:
            became = recorded[(row.first_seq or 1) - 1 : row.last_seq or 0]
            problem = _problem(outcome, row, became)
        if problem:
            text = f"the answer to {row.command_id} {problem}"
            yield Fault(stream, "answers", text, row.first_seq)


def _problem(outcome: outcomes.Outcome, row: Command, became: list[Recorded]) -> str:
    if isinstance(outcome, NotRecorded) and not outcomes.can_be_said(outcome):
        return f"is no sentence ({outcome.says})"
    if outcome.seq != row.head:
        return f"says that the log ended at {outcome.seq}, it ended at {row.head}"
    if isinstance(outcome, outcomes.Recorded):
        if (outcome.first_seq, outcome.last_seq) == (row.first_seq, row.last_seq):
            return ""
        return f"names the events {outcome.first_seq} to {outcome.last_seq}, which are not its own"
    if not became:
        return ""
    if isinstance(outcome, AlreadyRecorded):
        return "says that nothing was written, but it became events"
    return _differs(outcome, log.decoded(became[0]))


def _differs(outcome: Refused | Conflict, event: Event) -> str:
    """A refusal and a conflict on record say the same as their event."""
    match outcome, event:
        case Refused(), RequestRefused():
            same = (outcome.code, dict(outcome.facts)) == (event.code, event.facts)
            return "" if same else f"is another refusal than the one on record ({event.code})"
        case Refused(), RequestRefusedAgain():
            same = event.code in ("", outcome.code)  # "": one of too many various ones
            return "" if same else f"is another refusal than the one counted ({event.code})"
        case Refused(), ConflictRaised():
            return "is a refusal, but a conflict is on record"
        case Conflict(), RequestRefused() | RequestRefusedAgain():
            return "is a conflict, but a refusal is on record"
        case _, RequestRefused() | ConflictRaised():
            return ""
        case _:
            return "is not that something was recorded, but something was"
