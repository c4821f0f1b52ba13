"""Sentences about entries."""

from __future__ import annotations

from collections.abc import Mapping

from ...domain.attendance.events import (
    AbsenteeDecided,
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerExpelled,
    PlayerReinstated,
    PlayerWithdrawn,
)
from ...domain.byes.events import ByeGranted, ByeRevoked
from ...domain.entries.events import (
    EntriesMerged,
    EntriesSeparated,
    EntriesToldApart,
    EntryRestored,
    EntryTakenBack,
    LateEntryAdmitted,
    PlayerCorrected,
    PlayerEntered,
    RatingCorrected,
)
from ...domain.moving.events import MoveTakenBack, PlayerMovedAway, PlayerMovedHere
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: PlayerEntered, telling: Telling) -> str:
    return f"{_entry(event, telling)} entered"


@sentence.register
def _(event: LateEntryAdmitted, telling: Telling) -> str:
    return f"{_entry(event, telling)} entered late, from round {event.from_round}"


@sentence.register
def _(event: EntryTakenBack, telling: Telling) -> str:
    return f"Entry of {telling.player(event.player)} taken back"


@sentence.register
def _(event: EntryRestored, telling: Telling) -> str:
    return f"Entry of {telling.player(event.player)} put back"


@sentence.register
def _(event: PlayerMovedAway, telling: Telling) -> str:
    left = f", withdrawn here from round {event.from_round} on" if event.from_round else ""
    there = f"{event.section_name}, entry {event.entry} there"
    return f"{telling.player(event.player)} moved to {there}{left}"


@sentence.register
def _(event: PlayerMovedHere, telling: Telling) -> str:
    first = f", from round {event.from_round}" if event.late else ""
    there = f"{event.section_name}, entry {event.entry} there"
    return f"{_entry(event, telling)} moved here from {there}{first}"


@sentence.register
def _(event: MoveTakenBack, telling: Telling) -> str:
    player = telling.player(event.player)
    if event.here:
        return f"Move of {player} to {event.section_name} taken back: plays here again"
    return f"Move of {player} from {event.section_name} taken back: plays there again"


def _entry(event: PlayerEntered | LateEntryAdmitted | PlayerMovedHere, telling: Telling) -> str:
    facts = " ".join(
        part for part in (event.title, event.federation, _rating(event.rating)) if part
    )
    return f"{telling.player(event.player)}{f' ({facts})' if facts else ''}"


def _rating(rating: int) -> str:
    return str(rating) if rating else ""


@sentence.register
def _(event: PlayerCorrected, telling: Telling) -> str:
    return f"Details of {telling.player(event.player)} corrected"


@sentence.register
def _(event: RatingCorrected, telling: Telling) -> str:
    return f"Rating of {telling.player(event.player)} corrected: {event.was} → {event.rating}"


@sentence.register
def _(event: EntriesMerged, telling: Telling) -> str:
    return f"Two entries merged: {telling.player(event.kept)} had been entered twice"


@sentence.register
def _(event: EntriesSeparated, telling: Telling) -> str:
    return (
        f"Merge taken back: {telling.player(event.dropped)} and {telling.player(event.kept)} "
        "are two entries again"
    )


@sentence.register
def _(event: EntriesToldApart, telling: Telling) -> str:
    return f"{telling.player(event.one)} and {telling.player(event.other)} are two people"


@sentence.register
def _(event: PlayerCheckedIn, telling: Telling) -> str:
    return f"{telling.player(event.player)} checked in"


@sentence.register
def _(event: PlayerCheckedOut, telling: Telling) -> str:
    return f"{telling.player(event.player)} checked out"


CHOICES: Mapping[str, str] = {
    "open": "the choice is open again",
    "excluded": "not paired before check-in",
    "admitted": "admitted to the pairing all the same",
    "half-bye": "half-point bye",
    "withdrawn": "withdrawn",
}


@sentence.register
def _(event: AbsenteeDecided, telling: Telling) -> str:
    return (
        f"{telling.player(event.player)} had not come for round {event.round}: "
        f"{CHOICES[event.choice]}"
    )


@sentence.register
def _(event: PlayerWithdrawn, telling: Telling) -> str:
    return f"{telling.player(event.player)} withdrawn from round {event.from_round} on"


@sentence.register
def _(event: PlayerReinstated, telling: Telling) -> str:
    return f"{telling.player(event.player)} reinstated from round {event.from_round} on"


@sentence.register
def _(event: PlayerExpelled, telling: Telling) -> str:
    return f"{telling.player(event.player)} expelled from round {event.from_round} on"


BYE_NAMES: Mapping[str, str] = {
    "zero": "zero-point bye",
    "half": "half-point bye",
    "full": "full-point bye",
}


@sentence.register
def _(event: ByeGranted, telling: Telling) -> str:
    return f"{telling.player(event.player)} gets a {BYE_NAMES[event.kind]} in round {event.round}"


@sentence.register
def _(event: ByeRevoked, telling: Telling) -> str:
    return f"Bye of {telling.player(event.player)} in round {event.round} revoked"
