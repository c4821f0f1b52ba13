"""Commands that erase personal data."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..command import Command
from ..ids import AttachmentId, PlayerId
from ..roles import CHIEF
from ..scopes import COMMITTEE, Scopes
from ..values import MOST_IN_A_BATCH, Number
from .events import ErasureGround


class ErasePerson(Command, frozen=True, kw_only=True):
    """Takes away what stands beside the log about a person who no longer plays.

    `reasons` are the seqs of events whose words go, as the chief arbiter chose them; `attachments`
    is filled in by the service that keeps the pictures.
    """

    roles = CHIEF
    by_password = True
    comes = "by-form"

    player: PlayerId
    ground: ErasureGround
    reasons: Annotated[tuple[Number, ...], Meta(max_length=MOST_IN_A_BATCH)] = ()
    attachments: tuple[AttachmentId, ...] = ()

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)


class EraseMember(Command, frozen=True, kw_only=True):
    """Takes away the name of somebody who was on a committee, and neither plays nor has an account.

    `member` counts them in the order in which they were named.
    """

    roles = CHIEF
    by_password = True
    comes = "by-form"

    member: Number
    ground: ErasureGround
    reasons: Annotated[tuple[Number, ...], Meta(max_length=MOST_IN_A_BATCH)] = ()

    def scopes(self) -> Scopes:
        return (COMMITTEE,)
