"""Pairing numbers as they would be given now, and whom that would move (C.04.2 2.2, 2.3)."""

from __future__ import annotations

from ..domain.decisions import Context
from ..domain.ids import PersonId, PlayerId, UserId
from ..domain.numbers.decide import numbers_locked, proposed_order
from ..domain.settings.by_table import by_table
from ..domain.tournament.state import Tournament
from .names import Names, ref
from .rows.base import fields
from .rows.numbers import NumberChange


def start_order(state: Tournament, names: Names) -> tuple[PlayerId, ...]:
    """The players by rating, title and alphabet, with the names of today."""
    context = Context(actor=UserId(""), names=names_by_person(state, names))
    return proposed_order(state, context)


def names_by_person(state: Tournament, names: Names) -> dict[PersonId, str]:
    """As the domain asks for them."""
    return {entry.person: names.player(entry.id) for entry in state.players.values()}


def number_changes(state: Tournament, names: Names) -> tuple[NumberChange, ...]:
    """Whose number new numbers would change, by the new number; none once numbers stay."""
    if state.phase != "running" or by_table(state.settings) or numbers_locked(state):
        return ()
    return tuple(
        NumberChange(**fields(ref(state, names, player)), new=number)
        for number, player in enumerate(start_order(state, names), 1)
        if state.players[player].tpn != number
    )
