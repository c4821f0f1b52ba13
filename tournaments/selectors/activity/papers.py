"""Sentences about papers: pictures, and what was erased."""

from __future__ import annotations

from typing import Final

from ...domain.erasure.events import MemberErased, PersonErased
from ...domain.ids import AppealId
from ...domain.photos.events import AttachmentAdded
from ...domain.said import Said, said
from ...words import ENGLISH, label
from .sentence import describe
from .telling import Telling

GROUNDS: Final = ("own-request", "guardians-request", "time-is-up", "entered-by-mistake")

MEMBERS_GROUNDS: Final = ("own-request", "time-is-up", "entered-by-mistake")
"""Of somebody who was on a committee."""


def ground_names(language: str = ENGLISH) -> dict[str, str]:
    return {ground: label("ErasureGround", ground, language) for ground in GROUNDS}


def members_ground_names(language: str = ENGLISH) -> dict[str, str]:
    return {ground: label("ErasureGroundOfMember", ground, language) for ground in MEMBERS_GROUNDS}


@describe.register
def _(event: AttachmentAdded, telling: Telling) -> Said:
    place = pictured(telling, event.about)
    return said("Event-AttachmentAdded", place=place, kilobytes=event.size // 1000 + 1)


@describe.register
def _(event: PersonErased, telling: Telling) -> Said:
    counts = {"texts": len(event.reasons), "photos": len(event.attachments)}
    variant = "-and-".join(name for name, count in counts.items() if count)
    return said(
        f"Event-PersonErased.{variant}" if variant else "Event-PersonErased",
        player=telling.player(event.player),
        ground=event.ground,
        **counts,
    )


@describe.register
def _(event: MemberErased, telling: Telling) -> Said:
    key = "Event-MemberErased.texts" if event.reasons else "Event-MemberErased"
    ground = "ErasureGroundOfMember" if event.ground in MEMBERS_GROUNDS else "ErasureGround"
    why = telling.names.label(ground, event.ground)
    return said(key, member=event.member, texts=len(event.reasons), why=why)


def pictured(telling: Telling, about: str) -> str:
    """What is on a photo: "Round 3, board 47", "Appeal 2 (Round 3, board 47)" or a name."""
    noun, _, name = about.partition(":")
    appeal = telling.state.appeals.get(AppealId(int(name))) if noun == "appeal" else None
    if appeal is None:
        return telling.about(about)
    return telling.say(said("About.appeal-on", name=name, place=telling.about(appeal.about)))
