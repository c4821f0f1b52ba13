"""What is said of a head of the log that somebody holds against it."""

from __future__ import annotations

from events import head_check

from ..words import READERS, speak


def answer(compared: head_check.Comparison, moment: str, language: str = READERS) -> str:
    """`head_check.sentence` in a language; `moment` is empty for who may not know it."""
    at = speak("Shared-KnownHeadAnswer.at", {"moment": moment}, language) if moment else ""
    facts = {
        "at": at,
        "event": compared.event.seq,
        "after": compared.ends - compared.event.seq,
        "asked": compared.known.seq or 0,
        "ends": compared.ends,
        "missing": (compared.known.seq or 0) - compared.ends,
        "broken": compared.broken,
    }
    return speak(f"Shared-KnownHeadAnswer.{compared.verdict}", facts, language)


def unreadable(error: head_check.Unreadable, language: str = READERS) -> str:
    if error.event:
        return speak("Shared-KnownHead.no-such-event", {"event": error.event}, language)
    facts = {"fewest": head_check.FEWEST_DIGITS, "digits": head_check.DIGITS}
    return speak("Shared-KnownHead.unreadable", facts, language)
