"""Commands about appeals and their committee."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..command import Command
from ..games.results import Result
from ..ids import AppealId, PlayerId
from ..roles import CHIEFS, FLOOR
from ..scopes import COMMITTEE, Scopes
from ..values import Federation, Moment, Number
from .events import CommitteeMember, LateCause, Verdict

Disputed = Annotated[
    str,
    Meta(pattern=r"^(game:[0-9]{1,2}\.[0-9]{1,5}\.[0-9]{1,6}|(round|player):[0-9]{1,7})$(?!\n)"),
]


class NamedMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody who neither plays nor has an account."""

    name: Annotated[str, Meta(min_length=1, max_length=120, pattern=r"\S")]
    federation: Federation = ""
    reserve: bool = False


class SetAppealsCommittee(Command, frozen=True, kw_only=True):
    """All members anew, the chairman first; who sits for whom is said at each decision.

    `further` come after them: the service that takes the command keeps their names beside the log
    and makes members of them.
    """

    roles = CHIEFS

    members: Annotated[tuple[CommitteeMember, ...], Meta(max_length=20)]
    further: Annotated[tuple[NamedMember, ...], Meta(max_length=20)] = ()

    def scopes(self) -> Scopes:
        return (COMMITTEE,)


class FileAppeal(Command, frozen=True, kw_only=True):
    """The ground goes as the envelope's reason. `by` is the entry of the player who appeals.

    `admit`: why the chief arbiter lets an appeal be heard that came after its deadline.
    """

    roles = FLOOR

    about: Disputed
    by: PlayerId
    handed_in: Moment = ""
    admit: LateCause = ""


class DecideAppeal(Command, frozen=True, kw_only=True):
    """The words of the decision go as the envelope's reason.

    `sat` are the places in the committee, from 1. `remedy` is what becomes of the board of an
    appeal that is granted: its result (`expected`) is corrected to `result`, cleared, or cleared
    for the game to be played later. `reach` is what the arbiter has read that a correction reaches:
    once the round after it has ended that is the rating report alone (C.04.2 4.3), and `expected`
    is what is rated.
    """

    roles = CHIEFS

    appeal: AppealId
    verdict: Verdict
    sat: tuple[Number, ...] = ()
    remedy: Literal["", "correct", "clear", "postpone"] = ""
    expected: Result | None = None
    result: Result | None = None
    reach: Literal["next", "after-next", "rating"] | None = None

    def scopes(self) -> Scopes:
        return (f"appeal:{self.appeal}",)
