"""Refusals that go on record."""

from __future__ import annotations

from ..command import Command, name_of, subject
from ..refusals import Refused
from .events import RequestRefused


def refusal_on_record(command: Command, refused: Refused) -> RequestRefused | None:
    """The event to append for a refusal that an appeal could ask about."""
    if not refused.on_record:
        return None
    return RequestRefused(
        command=name_of(command),
        code=refused.code,
        facts=refused.facts,
        scope=subject(command),
    )
