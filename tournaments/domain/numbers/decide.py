"""The start: the lot for the initial colour, and the TPNs (C.04.2 Article 2)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from msgspec.structs import replace

from pairing.model import Colour
from pairing.systems import SYSTEMS

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..entries.merges import numbered_without
from ..entries.state import Player
from ..ids import PlayerId
from ..refusals import Refused, listed, refuse
from ..settings.by_table import by_table, rounds_of_table
from ..tournament.state import Tournament
from . import start_order as so
from .by_lot import (
    BY_HAND,
    drawn_order,
    drawn_within_sides,
    lots_possible,
    lots_settled,
    numbers_by_lot,
    sides_sound,
)
from .commands import AssignPairingNumbers, StartTournament
from .events import InitialColourDrawn, PairingNumbersAssigned

FREEZING_ROUND = 4
"""No correction moves a number after this round has been paired (C.04.2 2.3)."""


@decides(StartTournament)
def start_tournament(state: Tournament, command: StartTournament, context: Context) -> Decision:
    """By a table all numbers are drawn, and it says how many rounds there are."""
    lots = by_table(state.settings)
    return (
        guards.not_started(state)
        or guards.not_closed(state)
        or _enough_arrived(state)
        or _lot_possible(command)
        or (refuse("LotMissing.numbers") if lots and not (command.seed or command.order) else None)
        or lots_possible(state, len(numbered(state)), by_hand=bool(command.order))
        or sides_sound(state, numbered(state), command.side_a, by_hand=bool(command.order))
        or _order_refused(state, command.order, checked=not (command.by_hand or lots))
        or Accepted(
            (
                *rounds_of_table(state, len(numbered(state))),
                _drawn(state, command, context)
                if lots
                else _numbers(state, command.order, command.collation, context, "start"),
                _lot(command),
            )
        )
    )


@decides(AssignPairingNumbers)
def assign_pairing_numbers(
    state: Tournament, command: AssignPairingNumbers, context: Context
) -> Decision:
    """In a round robin as the lots were drawn in the hall."""
    lots = by_table(state.settings)
    if refused := (
        guards.running(state)
        or numbers_locked(state)
        or (refuse(numbers_by_lot(state.settings)) if lots and not command.order else None)
        or _order_refused(state, command.order, checked=not lots)
    ):
        return refused
    if lots:
        drawn = PairingNumbersAssigned(order=command.order, collation=BY_HAND, cause="by-hand")
        same = command.order == state.order
        if same:
            return AlreadyRecorded(state.order_seq)
        return Accepted((*rounds_of_table(state, len(numbered(state))), drawn))
    numbers = _numbers(state, command.order, command.collation, context, "correction")
    if numbers.order == state.order:
        return AlreadyRecorded(state.order_seq)
    return Accepted((numbers,))


def draw_colour(seed: str) -> Colour:
    """The lot of C.04.3 5.1: the last bit of the seed's SHA-256; even is White."""
    return Colour.BLACK if hashlib.sha256(seed.encode()).digest()[-1] % 2 else Colour.WHITE


def numbered(state: Tournament) -> tuple[PlayerId, ...]:
    """Who belongs into a new TPN list: everybody entered but withdrawn before they had a number,
    merged, or taken back."""
    return tuple(
        player
        for player, entry in state.players.items()
        if entry.stands and (entry.active or entry.tpn is not None)
    )


def proposed_order(state: Tournament, context: Context) -> tuple[PlayerId, ...]:
    """The order of C.04.2 2.2 with the names of the context."""
    rows = (_row(state.players[player], context) for player in numbered(state))
    return so.start_order(rows, language(state), titles(state))


def language(state: Tournament) -> str:
    """Whose alphabet sorts the names: that of the tournament's federation."""
    return so.LANGUAGE_OF_FEDERATION.get(state.settings.federation, "")


def titles(state: Tournament) -> so.Titles:
    """The order of titles: C.04.2 2.2.2, unless the system has its own (1992, A2)."""
    system = SYSTEMS.get(state.settings.system)
    return (*system.titles, "") if system and system.titles else so.TITLES


def late_entry_numbers(
    state: Tournament, newcomer: Player, context: Context
) -> PairingNumbersAssigned:
    """The newcomer's fitting place; all others keep their order, whatever the round (2.4)."""
    tongue, ranked = language(state), titles(state)
    late = _row(newcomer, context)
    lower = (
        index
        for index, player in enumerate(state.order)
        if so.ranks_above(late, _row(state.players[player], context), tongue, ranked)
    )
    index = next(lower, len(state.order))
    order = (*state.order[:index], newcomer.id, *state.order[index:])
    return PairingNumbersAssigned(order=order, collation=so.collation(tongue), cause="late-entry")


def numbers_without(
    state: Tournament, dropped: Sequence[Player], cause: Literal["merge", "correction"]
) -> PairingNumbersAssigned | None:
    """The list without those entries; None when they have no numbers, or have to keep them."""
    gone = {entry.id for entry in dropped if entry.tpn is not None}
    if not gone or by_table(state.settings) or numbers_locked(state):
        return None
    order = tuple(player for player in state.order if player not in gone)
    return PairingNumbersAssigned(order=order, collation=state.collation, cause=cause)


def numbers_with_again(
    state: Tournament, dropped: Player, context: Context
) -> PairingNumbersAssigned | None:
    """The list after a merge is taken back; None when the entry has its number, or needs none.

    It gets the very number it had, unless numbers were given anew since: then its fitting place.
    """
    if state.phase != "running" or dropped.tpn is not None or dropped.withdrawn_from is not None:
        return None
    had = dropped.taken_over.tpn
    if had is None or state.order_seq != numbered_without(dropped):
        fitting = late_entry_numbers(state, dropped, context)
        return replace(fitting, cause="separation")
    order = (*state.order[: had - 1], dropped.id, *state.order[had - 1 :])
    return PairingNumbersAssigned(order=order, collation=state.collation, cause="separation")


def _numbers(
    state: Tournament,
    order: tuple[PlayerId, ...],
    collation: str,
    context: Context,
    cause: Literal["start", "correction"],
) -> PairingNumbersAssigned:
    if not order:
        order, collation = proposed_order(state, context), so.collation(language(state))
    return PairingNumbersAssigned(order=order, collation=collation, cause=cause)


def _drawn(state: Tournament, command: StartTournament, context: Context) -> PairingNumbersAssigned:
    order, collation = command.order, command.collation or BY_HAND
    if not order:
        players, tongue = numbered(state), language(state)
        if command.side_a:
            order, collation = drawn_within_sides(players, command.side_a, command.seed)
        else:
            order, collation = drawn_order(state, players, command.seed, context, tongue)
    return PairingNumbersAssigned(order=order, collation=collation, cause="start")


def _row(entry: Player, context: Context) -> so.Seed:
    return so.Seed(entry.id, entry.rating, entry.title, context.names.get(entry.person, ""))


def _enough_arrived(state: Tournament) -> Refused | None:
    arrived = sum(entry.active and entry.present for entry in state.players.values())
    if arrived >= 2:
        return None
    return refuse("TooFewPlayers.to-start", players=arrived)


def _lot_possible(command: StartTournament) -> Refused | None:
    if command.colour is not None or command.seed:
        return None
    return refuse("LotMissing")


def _lot(command: StartTournament) -> InitialColourDrawn:
    if command.colour is not None:
        return InitialColourDrawn(colour=command.colour, seed="")
    return InitialColourDrawn(colour=draw_colour(command.seed), seed=command.seed)


def _order_refused(
    state: Tournament, order: tuple[PlayerId, ...], *, checked: bool = True
) -> Refused | None:
    """Complete, and if `checked` sorted by rating and title (2.2.1, 2.2.2); an empty order is
    made here."""
    if not order:
        return None
    expected = set(numbered(state))
    odd = expected.symmetric_difference(order)
    if odd or len(order) != len(expected):
        return refuse("OrderIncomplete", players=listed(sorted(odd)))
    for higher, lower in pairwise(order) if checked else ():
        if _strength(state, higher) > _strength(state, lower):
            return refuse("OrderWrong", higher=lower, lower=higher)
    return None


def _strength(state: Tournament, player: PlayerId) -> tuple[int, int]:
    entry = state.players[player]
    return so.strength(entry.rating, entry.title, titles(state))


def numbers_locked(state: Tournament) -> Refused | None:
    """Why no correction may move a number now; None: it may."""
    if by_table(state.settings):
        return lots_settled(state)
    if state.frozen:
        return refuse("NumbersFrozen", round=FREEZING_ROUND)
    upcoming = state.round(state.next_round)
    if upcoming.open and upcoming.number >= FREEZING_ROUND:
        return refuse("NumbersLocked", round=upcoming.number)
    return None
