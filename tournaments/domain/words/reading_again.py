"""What somebody else changed since it was read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

READING_AGAIN: Final[Mapping[str, str]] = {
    "ChangedMeanwhile.settings": (
        "Somebody changed the settings since you opened it; read it again."
    ),
    "ChangedMeanwhile.regulations": (
        "Somebody changed the regulations since you opened it; read it again."
    ),
    "ChangedMeanwhile.event": "Somebody changed the event since you opened it; read it again.",
    "ChangedMeanwhile.prohibited-pairs": (
        "Somebody changed the prohibited pairs since you opened it; read it again."
    ),
    "ChangedMeanwhile.virtual-points": (
        "Somebody changed the virtual points since you opened it; read it again."
    ),
    "ChangedMeanwhile.role": (
        "Somebody changed the role of {user:arbiter} since you opened it; read it again."
    ),
    "ChangedMeanwhile.committee": (
        "Somebody changed the committee since you opened it; read it again."
    ),
    "ChangedMeanwhile.person": (
        "Somebody changed something about {player:player} since you opened it; read it again."
    ),
    "ChangedMeanwhile.entry": (
        "Somebody changed the entry of {player:player} since you opened it; read it again."
    ),
    "ChangedMeanwhile.details": (
        "Somebody changed the details of {player:player} since you opened it; read it again."
    ),
    "ChangedMeanwhile.rating": (
        "Somebody changed the rating of {player:player} since you opened it; read it again."
    ),
    "ChangedMeanwhile.plays-on": (
        "Somebody changed whether {player:player} plays on since you opened it; read it again."
    ),
    "ChangedMeanwhile.bye": (
        "Somebody changed the bye of {player:player} in round {round} since you opened it; read"
        " it again."
    ),
    "ChangedMeanwhile.is-here": (
        "Somebody changed whether {player:player} is here since you opened it; read it again."
    ),
    "ChangedMeanwhile.absentee": (
        "Somebody changed the choice for {player:player} since you opened it; read it again."
    ),
    "ChangedMeanwhile.round-closed": (
        "Somebody changed whether round {round} is closed since you opened it; read it again."
    ),
    "ChangedMeanwhile.clocks": (
        "Somebody changed the clocks of round {round} since you opened it; read it again."
    ),
    "ChangedMeanwhile.seat": (
        "Somebody changed who sits at {board:board} since you opened it; read it again."
    ),
    "ChangedMeanwhile.board": "Somebody changed {board:board} since you opened it; read it again.",
    "ChangedMeanwhile.claims": (
        "Somebody changed what is claimed for {board:board} since you opened it; read it again."
    ),
    "ChangedMeanwhile.pairing-deadline": (
        "Somebody changed the pairing deadline of round {round} since you opened it; read it again."
    ),
    "ChangedMeanwhile.last-call": (
        "Somebody changed the last call of round {round} since you opened it; read it again."
    ),
    "ChangedMeanwhile.pairing-deadline-is": (
        "Somebody changed the pairing deadline of round {round} since you opened it: it is"
        " {standing:time}."
    ),
    "ChangedMeanwhile.pairing-deadline-gone": (
        "Somebody changed the pairing deadline of round {round} since you opened it: it is not"
        " set any more."
    ),
    "ChangedMeanwhile.last-call-is": (
        "Somebody changed the last call of round {round} since you opened it: it is"
        " {standing:time}."
    ),
    "ChangedMeanwhile.last-call-gone": (
        "Somebody changed the last call of round {round} since you opened it: it is not set any"
        " more."
    ),
    "ChangedMeanwhile.reports": (
        "{board:board} was reported or entered anew since you looked; look again."
    ),
    "ChangedMeanwhile.replaced": (
        "Event #{since} has replaced what #{event} did; read again what taking it back would mean."
    ),
    "ChangedMeanwhile.taken-back": (
        "Something has changed since you read what #{event} did; read again what taking it back"
        " would mean."
    ),
    "ChangedMeanwhile.papers": (
        "A text or photo has come since you opened this page; read it again."
    ),
}
