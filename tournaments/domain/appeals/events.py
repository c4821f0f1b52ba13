"""Events of appeals and their committee."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..event import Event, Fact
from ..ids import AppealId, PersonId, PlayerId, UserId
from ..scopes import COMMITTEE, Scopes
from .older import members_of_this_server


class CommitteeMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player of the tournament, somebody with an account here, or somebody else, whose name
    stands beside the log by `person` and `details`; and what he stands for."""

    player: PlayerId | None = None
    user: Annotated[UserId, Meta(max_length=40)] = UserId("")
    federation: Annotated[str, Meta(pattern=r"^([A-Z]{3})?$")] = ""
    reserve: bool = False
    person: Annotated[PersonId, Meta(max_length=40)] = PersonId("")
    details: Annotated[str, Meta(max_length=64)] = ""


class AppealsCommitteeSet(Event, frozen=True, kw_only=True):
    """Replaces the whole committee; the first member is its chairman."""

    topics = ("appeals",)
    public = False
    older = (members_of_this_server("members"),)

    members: tuple[CommitteeMember, ...]

    def scopes(self) -> Scopes:
        return (COMMITTEE,)

    def fact(self) -> Fact:
        return ("committee",)

    def accounts(self) -> tuple[str, ...]:
        return tuple(member.user for member in self.members if member.user)

    def outsiders(self) -> tuple[tuple[PersonId, str], ...]:
        return tuple((one.person, one.details) for one in self.members if one.person)


LateCause = Literal["", "told-late", "hindered", "arbiters-fault", "regulations"]
"""Why an appeal after its deadline is heard; empty: it came in time."""


class AppealFiled(Event, frozen=True, kw_only=True):
    """The ground is the reason in the envelope; the result stays in force until the decision."""

    topics = ("appeals", "boards")
    public = True
    of_appeals = True

    appeal: AppealId
    about: str
    """A scope: "game:3.1.47", "round:3" (its pairing) or "player:41"."""
    by: PlayerId
    filed_at: str
    """When the paper was handed in, by the arbiter's word; the server's time stands in the log."""
    deadline: str = ""
    """Empty: what is appealed against has no deadline, or it has not begun to run."""
    late: LateCause = ""

    def scopes(self) -> Scopes:
        return (f"appeal:{self.appeal}", self.about)

    def fact(self) -> Fact:
        return ("appeal", self.appeal)

    def makes(self) -> dict[str, Any]:
        return {"appeal": self.appeal}

    def also_about(self) -> Scopes:
        return (f"player:{self.by}",)


Verdict = Literal["granted", "rejected", "withdrawn"]


class AppealDecided(Event, frozen=True, kw_only=True):
    """What it changes on the board are events of their own, recorded with it."""

    topics = ("appeals", "boards")
    public = True
    older = (members_of_this_server("sat"),)
    of_appeals = True

    appeal: AppealId
    about: str
    verdict: Verdict
    sat: tuple[CommitteeMember, ...] = ()
    """The members who decided."""

    def scopes(self) -> Scopes:
        return (f"appeal:{self.appeal}", self.about)

    def fact(self) -> Fact:
        return ("appeal", self.appeal)

    def accounts(self) -> tuple[str, ...]:
        return tuple(member.user for member in self.sat if member.user)

    def outsiders(self) -> tuple[tuple[PersonId, str], ...]:
        return tuple((one.person, one.details) for one in self.sat if one.person)
