"""Sentences about entries."""

from __future__ import annotations

from ...domain.attendance.events import (
    PlayerExpelled,
    PlayerReinstated,
    PlayerWithdrawn,
)
from ...domain.entries.events import (
    EntriesMerged,
    EntriesSeparated,
    EntriesToldApart,
    LateEntryAdmitted,
    PlayerEntered,
)
from ...domain.moving.events import MoveTakenBack, PlayerMovedAway, PlayerMovedHere
from ...domain.said import Fact, Said, said
from .sentence import describe
from .telling import Telling


@describe.register
def _(event: PlayerEntered, telling: Telling) -> Said:
    return said("Event-PlayerEntered", entry=_entry(event, telling))


@describe.register
def _(event: LateEntryAdmitted, telling: Telling) -> Said:
    return said("Event-LateEntryAdmitted", entry=_entry(event, telling), round=event.from_round)


@describe.register
def _(event: PlayerMovedAway, telling: Telling) -> Said:
    facts = _moved(event, player=telling.player(event.player))
    if not event.from_round:
        return Said("Event-PlayerMovedAway", facts)
    return Said("Event-PlayerMovedAway.withdrawn", {**facts, "round": event.from_round})


@describe.register
def _(event: PlayerMovedHere, telling: Telling) -> Said:
    facts = _moved(event, player=_entry(event, telling))
    if not event.late:
        return Said("Event-PlayerMovedHere", facts)
    return Said("Event-PlayerMovedHere.late", {**facts, "round": event.from_round})


def _moved(event: PlayerMovedAway | PlayerMovedHere, player: str) -> dict[str, Fact]:
    return {"player": player, "section": event.section_name, "entry": event.entry}


@describe.register
def _(event: MoveTakenBack, telling: Telling) -> Said:
    key = "Event-MoveTakenBack" if event.here else "Event-MoveTakenBack.there"
    return said(key, player=telling.player(event.player), section=event.section_name)


def _entry(event: PlayerEntered | LateEntryAdmitted | PlayerMovedHere, telling: Telling) -> str:
    facts = " ".join(
        part for part in (event.title, event.federation, _rating(event.rating)) if part
    )
    return f"{telling.player(event.player)}{f' ({facts})' if facts else ''}"


def _rating(rating: int) -> str:
    return str(rating) if rating else ""


@describe.register
def _(event: EntriesMerged, telling: Telling) -> Said:
    return said("Event-EntriesMerged", player=telling.player(event.kept))


@describe.register
def _(event: EntriesSeparated, telling: Telling) -> Said:
    return said(
        "Event-EntriesSeparated",
        dropped=telling.player(event.dropped),
        kept=telling.player(event.kept),
    )


@describe.register
def _(event: EntriesToldApart, telling: Telling) -> Said:
    return said(
        "Event-EntriesToldApart", one=telling.player(event.one), other=telling.player(event.other)
    )


@describe.register
def _(event: PlayerWithdrawn, telling: Telling) -> Said:
    return said(
        "Event-PlayerWithdrawn", player=telling.player(event.player), round=event.from_round
    )


@describe.register
def _(event: PlayerReinstated, telling: Telling) -> Said:
    return said(
        "Event-PlayerReinstated", player=telling.player(event.player), round=event.from_round
    )


@describe.register
def _(event: PlayerExpelled, telling: Telling) -> Said:
    return said("Event-PlayerExpelled", player=telling.player(event.player), round=event.from_round)
