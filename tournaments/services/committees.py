"""Members of a committee who neither play nor have an account: their names stand beside the log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..domain.appeals.commands import NamedMember, SetAppealsCommittee
from ..domain.appeals.events import CommitteeMember
from ..domain.command import Command
from ..domain.ids import PersonId
from ..domain.tournament.state import Tournament
from . import people


def sealed(
    state: Tournament, given: Sequence[Command], *, as_in_log: bool = False
) -> tuple[list[Command], list[people.PersonDraft]]:
    """The commands with members in place of names, and what is to be kept for them.

    `as_in_log`: they take an event back, and are held against the log before anything is done.
    """
    commands, drafts = list(given), list[people.PersonDraft]()
    for at, command in enumerate(given):
        if isinstance(command, SetAppealsCommittee):
            made = [people.draft(people.Details(name=_plain(one.name))) for one in command.further]
            members = command.members
            standing = members if as_in_log else tuple(_standing(state, one) for one in members)
            new = map(_member, command.further, made)
            commands[at] = replace(command, members=(*standing, *new), further=())
            drafts += made
    return commands, drafts


def _standing(state: Tournament, member: CommitteeMember) -> CommitteeMember:
    """Who is named by his person has to be in the committee already: nobody else's is taken."""
    details = {one.person: one.details for one in state.committee}.get(member.person, "")
    return replace(member, person=member.person if details else PersonId(""), details=details)


def _member(named: NamedMember, draft: people.PersonDraft) -> CommitteeMember:
    return CommitteeMember(
        federation=named.federation,
        reserve=named.reserve,
        person=draft.person,
        details=draft.digest,
    )


def _plain(name: str) -> str:
    return " ".join(name.split())
