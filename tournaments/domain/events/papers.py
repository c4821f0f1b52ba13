"""Events of papers: pictures of slips and clocks, and what was erased on request."""

from __future__ import annotations

from typing import Literal

from ..ids import AttachmentId, PersonId, PlayerId
from .base import Event


class AttachmentAdded(Event, frozen=True, kw_only=True):
    """A picture that stands beside the log; `digest` is the salted SHA-256 of its bytes."""

    attachment: AttachmentId
    about: str
    """A scope: "game:3.1.47", "appeal:2" or "player:41"."""
    digest: str
    media_type: str
    size: int
    """Bytes."""
    players: tuple[PlayerId, ...]
    """Who may be seen on it or named: erasing one of them takes the picture away."""


ErasureGround = Literal["own-request", "guardians-request", "time-is-up", "entered-by-mistake"]


class PersonErased(Event, frozen=True, kw_only=True):
    """What stood beside the log about one person is gone; the log and its chain stay.

    `entries` are all entries of the person (merged ones too), `reasons` the seqs of events whose
    words went, `attachments` the pictures that went.
    """

    player: PlayerId
    entries: tuple[PlayerId, ...]
    ground: ErasureGround
    reasons: tuple[int, ...] = ()
    attachments: tuple[AttachmentId, ...] = ()


class MemberErased(Event, frozen=True, kw_only=True):
    """The name of somebody who was on a committee, and neither plays nor has an account, is gone.

    `member` counts such people in the order in which they were named; `reasons` as above.
    """

    member: int
    person: PersonId
    ground: ErasureGround
    reasons: tuple[int, ...] = ()
