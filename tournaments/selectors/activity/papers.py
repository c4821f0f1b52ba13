"""Sentences about papers: pictures, and what was erased."""

from __future__ import annotations

from collections.abc import Mapping

from ...domain.erasure.events import MemberErased, PersonErased
from ...domain.ids import AppealId
from ...domain.photos.events import AttachmentAdded
from .sentence import sentence
from .telling import Telling

GROUND_NAMES: Mapping[str, str] = {
    "own-request": "the player asked for it",
    "guardians-request": "parent or guardian asked for it",
    "time-is-up": "the time for keeping them is over",
    "entered-by-mistake": "they should not have been entered",
}

MEMBERS_GROUNDS: Mapping[str, str] = {
    "own-request": "the member asked for it",
    "time-is-up": GROUND_NAMES["time-is-up"],
    "entered-by-mistake": "the name should not have been entered",
}
"""Of somebody who was on a committee."""


@sentence.register
def _(event: AttachmentAdded, telling: Telling) -> str:
    return f"{pictured(telling, event.about)}: photo added ({event.size // 1000 + 1} kB)"


@sentence.register
def _(event: PersonErased, telling: Telling) -> str:
    counted = [
        f"{number} {one if number == 1 else several}"
        for number, one, several in (
            (len(event.reasons), "text", "texts"),
            (len(event.attachments), "photo", "photos"),
        )
        if number
    ]
    also = f", with {' and '.join(counted)}" if counted else ""
    why = GROUND_NAMES[event.ground]
    return f"Personal data of {telling.player(event.player)} erased{also} ({why})"


@sentence.register
def _(event: MemberErased, _telling: Telling) -> str:
    texts = len(event.reasons)
    also = f", with {texts} text{'' if texts == 1 else 's'}" if texts else ""
    why = MEMBERS_GROUNDS.get(event.ground, GROUND_NAMES[event.ground])
    return f"Name of committee member {event.member} erased{also} ({why})"


def pictured(telling: Telling, about: str) -> str:
    """What is on a photo: "Round 3, board 47", "Appeal 2 (Round 3, board 47)" or a name."""
    noun, _, name = about.partition(":")
    if noun != "appeal":
        return telling.about(about)
    appeal = telling.state.appeals.get(AppealId(int(name)))
    place = f" ({telling.about(appeal.about)})" if appeal else ""
    return f"Appeal {name}{place}"
