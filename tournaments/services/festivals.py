"""The event of several sections: each says the same of it, in its own log.

What is asked for becomes one command for each section that says something else by now. They are
decided one after the other, under ids made of the one that was sent, so that the same form sent
again finishes what was begun.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from uuid import UUID, uuid5

import msgspec
from django.contrib.auth.models import AbstractBaseUser, AnonymousUser

from events.messages import Envelope

from ..domain.arbiters.rights import role_of
from ..domain.festival.commands import SetFestival
from ..domain.festival.decide import standing
from ..domain.refusals import NotRecorded
from ..domain.roles import CHIEFS
from ..domain.said import Fact
from ..domain.tournament.state import Tournament
from ..models import TournamentIndex
from ..words import say
from . import states
from .handle import handle
from .names import names_of
from .permissions import may_command
from .unable import Unable
from .users import user_id


class Section(msgspec.Struct, frozen=True):
    """A tournament of the event; `mine`: the asker is its chief or a deputy. `seq`: as read."""

    slug: str
    name: str
    order: int
    mine: bool
    seq: int


class WantedFestival(msgspec.Struct, frozen=True):
    """All of the event anew; `sections` in their order."""

    festival: str
    name: str
    place: str
    first_day: str
    last_day: str
    sections: tuple[str, ...]


class NotChanged(Unable):
    """Why nothing, or not everything, was changed; `errors` are (field, sentence)."""

    def __init__(self, says: str, errors: Sequence[tuple[str, str]] = (), **facts: Fact) -> None:
        super().__init__(says, **facts)
        self.errors = tuple(errors)


User = AbstractBaseUser | AnonymousUser


def sections(user: User, festival: str) -> tuple[Section, ...]:
    """Of one event, in the order in which they are shown."""
    rows = TournamentIndex.objects.filter(festival=festival)
    return tuple(_section(user, row) for row in rows)


def candidates(user: User, festival: str) -> tuple[Section, ...]:
    """Tournaments of other events that the asker may add to this one."""
    rows = TournamentIndex.objects.exclude(festival=festival)
    return tuple(each for row in rows if (each := _section(user, row)).mine)


class Sending(msgspec.Struct, frozen=True):
    """Who sends it on which device; `read` are the seqs of the sections as they were seen."""

    user: User
    device: str
    command_id: UUID
    read: dict[str, int]


def change(sending: Sending, wanted: WantedFestival) -> tuple[str, ...]:
    """The names of the sections that were changed. Raises `NotChanged`."""
    user = sending.user
    present = {each.slug: each for each in sections(user, wanted.festival)}
    if not any(each.mine for each in present.values()):
        raise NotChanged("NotChanged")
    moving = [*_moving(wanted, present)]
    _may_all(user, [slug for slug, _ in moving])
    return tuple(_sent(sending, slug, command) for slug, command in moving)


def _section(user: User, row: TournamentIndex) -> Section:
    state = states.current(row.stream)
    return Section(row.slug, row.name, state.festival_more.order, _mine(user, state), state.seq)


def _mine(user: User, state: Tournament) -> bool:
    """A device that joined by a code changes the section that it joined alone."""
    return may_command(user, state) and role_of(state, user_id(user)) in CHIEFS


def _moving(
    wanted: WantedFestival, present: dict[str, Section]
) -> Iterator[tuple[str, SetFestival]]:
    """What each section has to be told that says something else; who is left out has its own."""
    for place, slug in enumerate(wanted.sections, 1):
        command = SetFestival(
            festival=wanted.festival,
            name=wanted.name,
            place=wanted.place,
            first_day=wanted.first_day,
            last_day=wanted.last_day,
            order=place,
        )
        if _says(states.current(slug)) != command:
            yield slug, command
    for slug in present:
        if slug not in wanted.sections:
            yield slug, _alone(states.current(slug))


def _says(state: Tournament) -> SetFestival:
    fields = msgspec.structs.asdict(standing(state))
    return SetFestival(**fields)


def _alone(state: Tournament) -> SetFestival:
    """An event of its own, that no other tournament is a section of."""
    taken = set(TournamentIndex.objects.values_list("festival", flat=True))
    names = (f"{state.slug[:56]}{more}" for more in ("", *(f"-{n}" for n in range(2, 999))))
    return SetFestival(festival=next(n for n in names if n not in taken), name=state.name)


def _may_all(user: User, slugs: Sequence[str]) -> None:
    others = [state.name for state in map(states.current, slugs) if not _mine(user, state)]
    if others:
        raise NotChanged("NotChanged.others", sections=", ".join(others))


def _sent(sending: Sending, slug: str, command: SetFestival) -> str:
    envelope = Envelope(
        command_id=uuid5(sending.command_id, slug),
        actor=user_id(sending.user),
        role="",
        device=sending.device,
        read_seq=sending.read.get(slug, states.current(slug).seq),
    )
    outcome = handle(slug, command, envelope)
    name = states.current(slug).name
    if isinstance(outcome, NotRecorded):
        message = names_of(states.current(slug)).say(outcome)
        errors = [(fault.field, say(fault)) for fault in getattr(outcome, "errors", ())]
        raise NotChanged("NotChanged.section", errors, section=name, words=message)
    return name
