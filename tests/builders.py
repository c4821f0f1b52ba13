"""Events, envelopes and handlers that know no chess, for the tests of the store and of live."""

from __future__ import annotations

from typing import Any
from uuid import UUID, uuid4

import msgspec

from events import codec
from events.messages import Envelope, Outcome
from events.store import Handler, Locked


class Noted(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """An event of the tests: somebody noted something about a subject."""

    text: str
    subject: str = "hall"


codec.register("Noted", 1, Noted, scopes=lambda noted: (f"subject:{noted.subject}",))


def envelope(command_id: UUID | None = None, **fields: Any) -> Envelope:
    return Envelope(
        **{"command_id": command_id or uuid4(), "actor": "user:1", "role": "chief", **fields}
    )


def noted(*texts: str, subject: str = "hall") -> Handler:
    """A handler that appends one `Noted` a text and answers with their number."""

    def handle(locked: Locked) -> Outcome:
        events = [codec.new_event(Noted(text, subject)) for text in texts]
        return Outcome(events, {"noted": len(texts)})

    return handle
