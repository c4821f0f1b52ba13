"""What is wrong with the server for a while, said to whoever asked it for something."""

from __future__ import annotations

from events import leadership
from events.outages import NOT_LEADING

from . import READERS, label, speak


def sentence(code: str, language: str = READERS) -> str:
    """`code` of an `events.outages.Outage`; a machine that does not lead names the one that
    does."""
    if code != NOT_LEADING.code:
        return label("Outage", code, language)
    if leadership.in_doubt():
        return speak("Outage.in-doubt", {}, language)
    address = next(iter(leadership.current().other), "")
    return speak("Outage.not-leading", {"address": address}, language)
