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
    RatingCorrected,
)
from ...domain.moving.events import MoveTakenBack, PlayerMovedAway, PlayerMovedHere
from ...domain.said import Fact, Said, said
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: PlayerEntered, context: SentenceContext) -> Said:
    return said("Event-PlayerEntered", entry=_entry(event, context))


@describe.register
def _(event: LateEntryAdmitted, context: SentenceContext) -> Said:
    return said("Event-LateEntryAdmitted", entry=_entry(event, context), round=event.from_round)


@describe.register
def _(event: RatingCorrected, context: SentenceContext) -> Said:
    player = context.player(event.player)
    if event.was != event.rating:
        return said("Event-RatingCorrected", player=player, was=event.was, rating=event.rating)
    ratings = event.ratings
    if ratings.fides and ratings.national:
        return said(
            "Event-RatingCorrected.both",
            player=player,
            fides=ratings.fides,
            fides_source=_source(context, ratings.fides_source),
            national=ratings.national,
            national_source=_source(context, ratings.national_source),
            k=ratings.fides_k,
        )
    national = bool(ratings.national or (ratings.national_source and not ratings.fides))
    rating, source = ratings.of_kind(fides=not national)
    return said(
        "Event-RatingCorrected.source",
        player=player,
        rating=rating,
        kind="national" if national else "elo",
        source=_source(context, source),
        k=0 if national else ratings.fides_k,
    )


def _source(context: SentenceContext, source: str) -> str:
    return context.names.label("Source", source) or "none"


@describe.register
def _(event: PlayerMovedAway, context: SentenceContext) -> Said:
    facts = _moved(event, player=context.player(event.player))
    if not event.from_round:
        return Said("Event-PlayerMovedAway", facts)
    return Said("Event-PlayerMovedAway.withdrawn", {**facts, "round": event.from_round})


@describe.register
def _(event: PlayerMovedHere, context: SentenceContext) -> Said:
    facts = _moved(event, player=_entry(event, context))
    if not event.late:
        return Said("Event-PlayerMovedHere", facts)
    return Said("Event-PlayerMovedHere.late", {**facts, "round": event.from_round})


def _moved(event: PlayerMovedAway | PlayerMovedHere, player: str) -> dict[str, Fact]:
    return {"player": player, "section": event.section_name, "entry": event.entry}


@describe.register
def _(event: MoveTakenBack, context: SentenceContext) -> Said:
    key = "Event-MoveTakenBack" if event.here else "Event-MoveTakenBack.there"
    return said(key, player=context.player(event.player), section=event.section_name)


def _entry(
    event: PlayerEntered | LateEntryAdmitted | PlayerMovedHere, context: SentenceContext
) -> str:
    ratings = event.ratings
    rated = " / ".join(str(each) for each in (ratings.fides, ratings.national) if each)
    known = (event.title, event.womens_title, event.federation, rated)
    facts = " ".join(part for part in known if part)
    return f"{context.player(event.player)}{f' ({facts})' if facts else ''}"


@describe.register
def _(event: EntriesMerged, context: SentenceContext) -> Said:
    return said("Event-EntriesMerged", player=context.player(event.kept))


@describe.register
def _(event: EntriesSeparated, context: SentenceContext) -> Said:
    return said(
        "Event-EntriesSeparated",
        dropped=context.player(event.dropped),
        kept=context.player(event.kept),
    )


@describe.register
def _(event: EntriesToldApart, context: SentenceContext) -> Said:
    return said(
        "Event-EntriesToldApart", one=context.player(event.one), other=context.player(event.other)
    )


@describe.register
def _(event: PlayerWithdrawn, context: SentenceContext) -> Said:
    return said(
        "Event-PlayerWithdrawn", player=context.player(event.player), round=event.from_round
    )


@describe.register
def _(event: PlayerReinstated, context: SentenceContext) -> Said:
    return said(
        "Event-PlayerReinstated", player=context.player(event.player), round=event.from_round
    )


@describe.register
def _(event: PlayerExpelled, context: SentenceContext) -> Said:
    return said("Event-PlayerExpelled", player=context.player(event.player), round=event.from_round)
