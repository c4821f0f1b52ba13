"""Events of erasures."""

from __future__ import annotations

from typing import Literal

from ..event import Event
from ..ids import AttachmentId, PersonId, PlayerId
from ..scopes import COMMITTEE, Scopes

ErasureGround = Literal["own-request", "guardians-request", "time-is-up", "entered-by-mistake"]


class PersonErased(Event, frozen=True, kw_only=True):
    """What stood beside the log about one person is gone; the log and its chain stay.

    `entries` are all entries of the person (merged ones too), `reasons` the seqs of events whose
    words went, `attachments` the pictures that went.
    """

    topics = ("players", "rounds", "standings", "boards", "appeals", "start")
    public = True
    erases = True

    player: PlayerId
    entries: tuple[PlayerId, ...]
    ground: ErasureGround
    reasons: tuple[int, ...] = ()
    attachments: tuple[AttachmentId, ...] = ()

    def scopes(self) -> Scopes:
        return tuple(
            scope
            for player in self.entries
            for scope in (f"player:{player}", f"player:{player}:details")
        )


class MemberErased(Event, frozen=True, kw_only=True):
    """The name of somebody who was on a committee, and neither plays nor has an account, is gone.

    `member` counts such people in the order in which they were named; `reasons` as above.
    """

    topics = ("appeals",)
    public = False
    erases = True

    member: int
    person: PersonId
    ground: ErasureGround
    reasons: tuple[int, ...] = ()

    def scopes(self) -> Scopes:
        return (COMMITTEE,)
