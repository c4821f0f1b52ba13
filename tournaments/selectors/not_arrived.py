"""Who has not come when check-in closes, and what was decided about each (C.04.2 4.1)."""

from __future__ import annotations

from ..domain.arbiters.rights import role_of
from ..domain.attendance.events import AbsenteeChoice
from ..domain.byes.decide import half_bye_refused
from ..domain.decisions import Context
from ..domain.drafts.field import byes_for, pairable
from ..domain.entries.state import Player
from ..domain.ids import PlayerId, UserId
from ..domain.numbers.start_order import name_key
from ..domain.roles import DESK
from ..domain.tournament.state import Tournament
from .names import Names, ref
from .rows.base import PlayerRef, Row, fields


class NotArrivedPlayer(PlayerRef, frozen=True, kw_only=True):
    """`contact` is empty for whoever has no business with it; `club` helps to ask around.

    `no_half_bye`: why the regulations allow no half-point bye; empty: they do. `late`: a late entry
    is paired only when it has arrived (C.04.2 2.4).
    """

    club: str
    contact: str
    choice: AbsenteeChoice
    choice_seq: int
    no_half_bye: str
    late: bool


class CheckInClose(Row, frozen=True, kw_only=True):
    """The next round: how many are to be paired, who has a bye, who has not come.

    `byes`: those who got it here too. `not_here`: neither paired nor with a bye nor withdrawn.
    """

    round: int
    to_pair: int
    byes: tuple[PlayerRef, ...]
    not_here: int
    players: tuple[NotArrivedPlayer, ...]


def check_in_close(state: Tournament, names: Names, asker: UserId) -> CheckInClose:
    """Undecided players first, each part by name."""
    number = state.next_round
    contacts = role_of(state, asker) in DESK
    rows = [_row(state, names, entry, contacts=contacts) for entry in absentees(state)]
    return CheckInClose(
        round=number,
        to_pair=len(pairable(state, number)) if state.order else _present(state),
        byes=tuple(ref(state, names, player) for player in _with_bye(state, number)),
        not_here=sum(row.choice in ("open", "excluded") for row in rows),
        players=tuple(
            sorted(
                rows,
                key=lambda row: (
                    row.choice != "open",
                    name_key(row.name, names.language),
                    row.player,
                ),
            )
        ),
    )


def absentees(state: Tournament) -> tuple[Player, ...]:
    """Not checked in and without another reason to be away; those decided about included."""
    number = state.next_round
    return tuple(
        entry
        for entry in state.players.values()
        if entry.stands
        and not entry.checked_in
        and (
            entry.choice_for(number) in ("half-bye", "withdrawn")
            or (entry.active and number not in entry.byes)
        )
    )


def _present(state: Tournament) -> int:
    """Before the start there are no numbers yet."""
    number = state.next_round
    return sum(
        entry.active and entry.present and number not in entry.byes
        for entry in state.players.values()
    )


def _with_bye(state: Tournament, number: int) -> tuple[PlayerId, ...]:
    """Before the start there are no numbers yet."""
    if state.order:
        return tuple(player for player, _ in byes_for(state, number))
    return tuple(
        entry.id for entry in state.players.values() if entry.active and number in entry.byes
    )


def _row(state: Tournament, names: Names, entry: Player, *, contacts: bool) -> NotArrivedPlayer:
    number = state.next_round
    person = names.people.get(entry.id)
    choice = entry.choice_for(number)
    refused = None
    if choice in ("open", "excluded", "admitted"):
        refused = half_bye_refused(state, entry, number, Context(actor=UserId("")))
    return NotArrivedPlayer(
        **fields(ref(state, names, entry.id)),
        club=person.club if person else "",
        contact=person.contact if person and contacts else "",
        choice=choice,
        choice_seq=entry.choice_seq if choice != "open" else 0,
        no_half_bye=names.say(refused) if refused else "",
        late=entry.late,
    )
