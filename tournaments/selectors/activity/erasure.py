"""Sentences about what was erased, and the grounds for it."""

from __future__ import annotations

from typing import Final

from ...domain.erasure.events import MemberErased, PersonErased
from ...domain.said import Said, said
from ...words import READERS, label
from .context import SentenceContext
from .sentence import describe

GROUNDS: Final = ("own-request", "guardians-request", "time-is-up", "entered-by-mistake")

MEMBERS_GROUNDS: Final = ("own-request", "time-is-up", "entered-by-mistake")
"""Of somebody who was on a committee."""


def ground_names(language: str = READERS) -> dict[str, str]:
    return {ground: label("ErasureGround", ground, language) for ground in GROUNDS}


def members_ground_names(language: str = READERS) -> dict[str, str]:
    return {ground: label("ErasureGroundOfMember", ground, language) for ground in MEMBERS_GROUNDS}


@describe.register
def _(event: PersonErased, context: SentenceContext) -> Said:
    counts = {"texts": len(event.reasons), "photos": len(event.attachments)}
    variant = "-and-".join(name for name, count in counts.items() if count)
    return said(
        f"Event-PersonErased.{variant}" if variant else "Event-PersonErased",
        player=context.player(event.player),
        ground=event.ground,
        **counts,
    )


@describe.register
def _(event: MemberErased, context: SentenceContext) -> Said:
    key = "Event-MemberErased.texts" if event.reasons else "Event-MemberErased"
    ground = "ErasureGroundOfMember" if event.ground in MEMBERS_GROUNDS else "ErasureGround"
    why = context.names.label(ground, event.ground)
    return said(key, member=event.member, texts=len(event.reasons), why=why)
