"""Sentences about disputes."""

from __future__ import annotations

from collections.abc import Mapping

from ...domain.appeals.events import (
    AppealDecided,
    AppealFiled,
    AppealsCommitteeSet,
    CommitteeMember,
)
from ..names import Names
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: AppealsCommitteeSet, telling: Telling) -> str:
    members = ", ".join(member_name(telling.names, member) for member in event.members)
    return f"Appeals committee: {members}" if members else "There is no appeals committee any more"


def member_name(names: Names, member: CommitteeMember) -> str:
    """With his federation, and whether he is a reserve."""
    name = plain_name(names, member)
    facts = [part for part in (member.federation, "reserve" if member.reserve else "") if part]
    return f"{name} ({', '.join(facts)})" if facts else name


def plain_name(names: Names, member: CommitteeMember) -> str:
    if member.person:
        return names.other(member.person)
    return names.user(member.user) if member.player is None else names.player(member.player)


@sentence.register
def _(event: AppealFiled, telling: Telling) -> str:
    late = f", admitted late ({LATE_CAUSES[event.late]})" if event.late else ""
    place = telling.about(event.about)
    return f"{place}: appeal {event.appeal} filed by {telling.player(event.by)}{late}"


LATE_CAUSES: Mapping[str, str] = {
    "told-late": "the decision was made known late",
    "hindered": "the player was hindered",
    "arbiters-fault": "the arbiters' fault",
    "regulations": "the regulations allow it",
}


@sentence.register
def _(event: AppealDecided, telling: Telling) -> str:
    return f"{telling.about(event.about)}: appeal {event.appeal} {event.verdict}"
