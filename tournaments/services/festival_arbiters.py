"""Arbiters of several sections of one event: appointed once for all of them, and relieved once.

Each section has its own log, its own event and its own roles: what is asked for becomes one command
in each log that says something else by now, and all of them are recorded, or none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from events.messages import Envelope

from ..domain.arbiters.commands import AppointArbiter, DismissArbiter
from ..domain.arbiters.state import Arbiter
from ..domain.decisions import AlreadyRecorded
from ..domain.ids import UserId
from ..domain.refusals import refuse
from ..domain.roles import Role
from ..domain.tournament.state import Tournament
from ..models import TournamentIndex
from . import by_password, states
from .festivals import Sending, User
from .outcomes import Outcome
from .permissions import is_chief_himself, may_look
from .several_logs import CommandsBySection, NotInAll, digest, handle_together
from .users import user_id


class SectionArbiters(msgspec.Struct, frozen=True):
    """A section with those who have a role in it; `mine`: the asker appoints there. Of a section
    that he may not look at (`seen` is false) nobody is named."""

    slug: str
    name: str
    seq: int
    mine: bool
    seen: bool
    arbiters: Mapping[UserId, Arbiter]


def sections(user: User, festival: str) -> tuple[SectionArbiters, ...]:
    """Of one event, in the order in which they are shown; without those that this program cannot
    read, in which it could appoint nobody either."""
    rows = TournamentIndex.objects.filter(festival=festival)
    return tuple(
        _section(user, row.name, state) for row in rows if (state := states.readable(row.stream))
    )


def require_password(stream: str, user: Any) -> None:
    """Raises `NotOnADevice`; what a device asks for stands in the log."""
    by_password.require(stream, user, AppointArbiter(user=user_id(user), role="chief"))


def appointment(
    *, user: UserId, role: Role, first_board: int | None, last_board: int | None, **_others: object
) -> AppointArbiter:
    """As a form says it: no board is no limit."""
    return AppointArbiter(
        user=user, role=role, first_board=first_board or 0, last_board=last_board or 0
    )


def appoint(here: str, sending: Sending, wanted: AppointArbiter, named: tuple[str, ...]) -> Outcome:
    """In the sections `named` that do not say it already; the outcome as `here` tells it."""
    return _in_all(
        here, sending, _OfSections(wanted, named), lambda state: not _says(state, wanted)
    )


def relieve(here: str, sending: Sending, user: UserId, named: tuple[str, ...]) -> Outcome:
    """In the sections `named` that give a role; the outcome as `here` tells it."""
    asked = _OfSections(DismissArbiter(user=user), named)
    return _in_all(here, sending, asked, lambda state: user in state.arbiters)


class _OfSections(msgspec.Struct, frozen=True):
    wish: AppointArbiter | DismissArbiter
    named: tuple[str, ...]


def _says(state: Tournament, wanted: AppointArbiter) -> bool:
    standing = state.arbiters.get(wanted.user)
    wish = (wanted.role, wanted.first_board, wanted.last_board)
    return (
        standing is not None and (standing.role, standing.first_board, standing.last_board) == wish
    )


def _section(user: User, name: str, state: Tournament) -> SectionArbiters:
    seen = may_look(user, state)
    return SectionArbiters(
        slug=state.slug,
        name=name,
        seq=state.seq,
        mine=is_chief_himself(user, state),
        seen=seen,
        arbiters=state.arbiters if seen else {},
    )


def _in_all(
    here: str, sending: Sending, asked: _OfSections, is_due: Callable[[Tournament], bool]
) -> Outcome:
    """The section of the page is locked with the others, and told nothing where it is not named."""

    def parts(locked: Mapping[str, Tournament]) -> CommandsBySection:
        _of_one_event(here, locked)
        due = {
            slug: (asked.wish,) if slug in asked.named and is_due(state) else ()
            for slug, state in locked.items()
        }
        if not any(due.values()):
            raise NotInAll(AlreadyRecorded(0, seq=locked[here].seq))
        return due

    slugs = dict.fromkeys((here, *asked.named))
    return handle_together(here, {slug: _envelope(sending, asked, slug) for slug in slugs}, parts)


def _of_one_event(here: str, locked: Mapping[str, Tournament]) -> None:
    own = locked[here]
    for slug, state in locked.items():
        if state.festival != own.festival:
            event = own.festival_name or own.name
            raise NotInAll(replace(refuse("NoSuchSection", section=slug, event=event), seq=own.seq))


def _envelope(sending: Sending, asked: _OfSections, slug: str) -> Envelope:
    actor = user_id(sending.user)
    return Envelope(
        command_id=sending.command_id,
        actor=actor,
        role="",
        device=sending.device,
        read_seq=sending.read.get(slug),
        digest=digest(actor, asked),
    )
