"""How the second machine fares, in sentences: for its own page and the one about the hall."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from events import leadership
from events.copying.waiting import WATCH
from tournaments.follower import background, serving
from tournaments.follower.receiving import Reception
from tournaments.words import speak

from .hall_line import HallLine, age

LEADER_LIVES: Final = 10.0
"""Seconds since the last word of the leader within which it is not lost."""


def lines() -> list[HallLine]:
    """How it goes, in sentences; for the page about the hall too."""
    now = leadership.current()
    if leadership.in_doubt():
        return [HallLine(speak("Console-SecondMachine.doubt"), "bad")]
    match now.role:
        case "following":
            return list(_following(background.reception(), now.other[0]))
        case "deposed":
            facts = {"address": next(iter(now.other), "")}
            return [HallLine(speak("Console-SecondMachine.deposed", facts), "bad")]
        case "leading" if now.generation:
            return list(_leading(now.other_name))
    return [HallLine(speak("Console-SecondMachine.none"))]


def _leading(name: str) -> Iterator[HallLine]:
    if WATCH.is_there:
        behind = serving.behind()
        if behind:
            yield HallLine(
                speak("Console-SecondMachine.behind", {"name": name, "count": behind}), "warn"
            )
        else:
            yield HallLine(speak("Console-SecondMachine.in-step", {"name": name}))
    else:
        lasts = {"name": name, "age": age(WATCH.silent_for)}
        yield HallLine(speak("Console-SecondMachine.away", lasts), "bad")
    if leadership.current().wait:
        yield from _waiting()


def _waiting() -> Iterator[HallLine]:
    if count := WATCH.acknowledged_alone:
        yield HallLine(speak("Console-SecondMachine.one-disk", {"count": count}), "bad")
    elif WATCH.is_there:
        yield HallLine(speak("Console-SecondMachine.two-disks"))
    else:
        yield HallLine(speak("Console-SecondMachine.commands-wait"), "bad")


def _following(reception: Reception | None, address: str) -> Iterator[HallLine]:
    heard = reception.heard if reception else None
    if heard is None:
        yield HallLine(speak("Console-SecondMachine.never-heard", {"address": address}), "warn")
        return
    facts = {"address": address, "age": age(time.monotonic() - heard)}
    if reception and is_heard(reception):
        yield HallLine(speak("Console-SecondMachine.follows", facts))
    else:
        yield HallLine(speak("Console-SecondMachine.lost", facts), "bad")
    if reception and reception.behind:
        yield HallLine(speak("Console-SecondMachine.lacks", {"count": reception.behind}), "warn")


def is_heard(reception: Reception) -> bool:
    """Whether the leader has said something a moment ago."""
    heard = reception.heard
    return heard is not None and time.monotonic() - heard < LEADER_LIVES
