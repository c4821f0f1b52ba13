"""One tournament at a glance, and who asks for it."""

from __future__ import annotations

from ..domain.arbiters.rights import role_of
from ..domain.command import name_of
from ..domain.deciding import permitted
from ..domain.entries.state import Player
from ..domain.ids import UserId
from ..domain.tournament.state import Tournament
from .names import Names
from .rows.tournament import Appointment, Me, Overview


def overview(state: Tournament, *, version: int = 0) -> Overview:
    """`version` is that of the public pages (`public.version`)."""
    current = state.current_round
    together = state.published_with(state.last_published)
    entries = [entry for entry in state.players.values() if entry.stands]
    return Overview(
        slug=state.slug,
        name=state.name,
        festival=state.festival,
        festival_name=state.festival_name,
        seq=state.seq,
        version=version,
        phase=state.phase,
        system=state.settings.system,
        rounds_total=state.settings_in_the_end.rounds,
        current_round=current,
        round_status=state.round(current).status if current else "none",
        next_round=state.next_round if state.next_round <= state.settings.rounds else None,
        players=len(entries),
        checked_in=sum(_is_here(entry) for entry in entries),
        withdrawn=sum(not entry.active for entry in entries),
        boards=sum(len(state.games_of(number)) for number in together),
        missing=sum(len(state.missing(number)) for number in together),
        conflicts=len(state.conflicts),
        appeals=len(state.open_appeals),
        city=state.settings.city,
        federation=state.settings.federation,
        start_date=state.settings.start_date,
        end_date=state.settings.end_date,
    )


def _is_here(entry: Player) -> bool:
    return entry.active and entry.checked_in


def me(state: Tournament, user: UserId, name: str, *, on_device: bool = False) -> Me:
    """The role the log gives this user, and the commands that role may send at all; `on_device`:
    from a device that joined by a code."""
    may = permitted(state, user, on_device=on_device)
    arbiter = state.arbiters.get(user)
    return Me(
        seq=state.seq,
        user=user,
        name=name,
        role=role_of(state, user) or "",
        first_board=arbiter.first_board if arbiter else 0,
        last_board=arbiter.last_board if arbiter else 0,
        commands=tuple(sorted(name_of(command) for command in may)),
    )


def appointments(state: Tournament, names: Names) -> tuple[Appointment, ...]:
    """Everybody with a role, in the order of appointment."""
    arbiters = sorted(state.arbiters.values(), key=lambda arbiter: arbiter.seq)
    return tuple(
        Appointment(
            user=arbiter.user,
            name=names.user(arbiter.user),
            role=arbiter.role,
            first_board=arbiter.first_board,
            last_board=arbiter.last_board,
        )
        for arbiter in arbiters
    )
