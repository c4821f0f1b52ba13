"""Appointments: an account, a role, the boards of a sector; a chief arbiter remains."""

from __future__ import annotations

import re
from typing import Final

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Conflict, Context, Decision, decides
from ..ids import UserId
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import AppointArbiter, DismissArbiter
from .events import ArbiterAppointed, ArbiterDismissed

_ACCOUNT: Final = re.compile(r"user:[0-9]+")


@decides(AppointArbiter)
def appoint_arbiter(state: Tournament, command: AppointArbiter, context: Context) -> Decision:
    standing = state.arbiters.get(command.user)
    wanted = (command.role, command.first_board, command.last_board)
    if standing and (standing.role, standing.first_board, standing.last_board) == wanted:
        return AlreadyRecorded(standing.seq)
    return (
        _appointable(command)
        or _appointed_as_seen(command.user, context)
        or (command.role != "chief" and _chief_remains(state, command.user))
        or Accepted(
            (
                ArbiterAppointed(
                    user=command.user,
                    role=command.role,
                    first_board=command.first_board,
                    last_board=command.last_board,
                ),
            )
        )
    )


@decides(DismissArbiter)
def dismiss_arbiter(state: Tournament, command: DismissArbiter, context: Context) -> Decision:
    if command.user not in state.arbiters:
        return refuse("UnknownArbiter", user=command.user)
    return (
        _appointed_as_seen(command.user, context)
        or _chief_remains(state, command.user)
        or Accepted((ArbiterDismissed(user=command.user),))
    )


def _appointed_as_seen(user: UserId, context: Context) -> Conflict | None:
    changed = (ArbiterAppointed, ArbiterDismissed)
    return guards.unchanged(context, "role", changed, user=user)


def _appointable(command: AppointArbiter) -> Refused | None:
    if command.role == "system" or command.user.startswith("system:") or not command.user:
        return refuse("NotAppointable", field="user")
    if not _ACCOUNT.fullmatch(command.user):
        return refuse("NoSuchAccount", field="user", user=command.user)
    first, last = command.first_board, command.last_board
    if first < 0 or last < 0 or (last and last < first):
        return refuse(
            "SectorEmpty",
            field="first_board" if first < 0 else "last_board",
            first=first,
            last=last,
        )
    return None


def _chief_remains(state: Tournament, user: UserId) -> Refused | None:
    chiefs = [arbiter.user for arbiter in state.arbiters.values() if arbiter.role == "chief"]
    if chiefs != [user]:
        return None
    return refuse("LastChief", field="role")
