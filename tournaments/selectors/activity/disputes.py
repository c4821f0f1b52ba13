"""Sentences about disputes."""

from __future__ import annotations

from typing import Final

from ...domain.appeals.events import (
    AppealDecided,
    AppealFiled,
    AppealsCommitteeSet,
    CommitteeMember,
)
from ...domain.said import Said, said
from ...words import READERS, label
from ..names import Names
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: AppealsCommitteeSet, context: SentenceContext) -> Said:
    members = ", ".join(member_name(context.names, member) for member in event.members)
    if not members:
        return said("Event-AppealsCommitteeSet.nobody")
    return said("Event-AppealsCommitteeSet", members=members)


def member_name(names: Names, member: CommitteeMember) -> str:
    """With his federation, and whether he is a reserve."""
    name = plain_name(names, member)
    reserve = label("CommitteeMember", "reserve", names.language) if member.reserve else ""
    facts = [part for part in (member.federation, reserve) if part]
    return f"{name} ({', '.join(facts)})" if facts else name


def plain_name(names: Names, member: CommitteeMember) -> str:
    if member.person:
        return names.other(member.person)
    return names.user(member.user) if member.player is None else names.player(member.player)


@describe.register
def _(event: AppealFiled, context: SentenceContext) -> Said:
    place, player = context.about(event.about), context.player(event.by)
    if not event.late:
        return said("Event-AppealFiled", place=place, appeal=event.appeal, player=player)
    return said(
        "Event-AppealFiled.late", place=place, appeal=event.appeal, player=player, cause=event.late
    )


LATE_CAUSES: Final = ("told-late", "hindered", "arbiters-fault", "regulations")


def late_causes(language: str = READERS) -> dict[str, str]:
    """Why an appeal was admitted late, by code."""
    return {cause: label("LateCause", cause, language) for cause in LATE_CAUSES}


@describe.register
def _(event: AppealDecided, context: SentenceContext) -> Said:
    place = context.about(event.about)
    return said("Event-AppealDecided", place=place, appeal=event.appeal, verdict=event.verdict)
