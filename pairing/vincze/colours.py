"""Colours once the pairs are made (V19 to V24)."""

from __future__ import annotations

from typing import NamedTuple

from pairing.model import Board, Colour
from pairing.vincze.readings import VinczeReadings
from pairing.vincze.roster import VinczeEntrant


class Allocation(NamedTuple):
    """`player` gets `colour` by `rule`; the other one gets what is left."""

    player: VinczeEntrant
    colour: Colour
    rule: str


def board(one: VinczeEntrant, other: VinczeEntrant, decided: Allocation) -> Board:
    partner = other if decided.player is one else one
    if decided.colour is Colour.WHITE:
        return Board(decided.player.tpn, partner.tpn)
    return Board(partner.tpn, decided.player.tpn)


def allocate(
    one: VinczeEntrant, other: VinczeEntrant, initial: Colour, chosen: VinczeReadings, *, ban: bool
) -> Allocation:
    """The first rule of V24 that decides. `ban`: three equal colours are banned (V21, V22)."""
    lower, higher = sorted((one, other), key=lambda player: player.tpn)
    decided = None
    if ban or not chosen.lifted_drops_rule_1:
        decided = _not_three_times(lower, higher)
    return (
        decided
        or _larger_difference(lower, higher, signed=chosen.signed_difference)
        or _balanced(lower, "V24.3")
        or _balanced(higher, "V24.4")
        or _alternating(lower, higher, initial, chosen)
    )


def _not_three_times(lower: VinczeEntrant, higher: VinczeEntrant) -> Allocation | None:
    """V24.1; two players with the same claim settle it by the rules that follow."""
    if lower.twice is not higher.twice:
        for player in (lower, higher):
            if player.twice:
                return Allocation(player, player.twice.opposite, "V24.1")
    return None


def _larger_difference(
    lower: VinczeEntrant, higher: VinczeEntrant, *, signed: bool
) -> Allocation | None:
    """V24.2."""
    widths = [player.difference if signed else abs(player.difference) for player in (lower, higher)]
    if widths[0] == widths[1]:
        return None
    return _balanced(lower if widths[0] > widths[1] else higher, "V24.2")


def _balanced(player: VinczeEntrant, rule: str) -> Allocation | None:
    colour = player.balancing
    return None if colour is None else Allocation(player, colour, rule)


def _alternating(
    lower: VinczeEntrant, higher: VinczeEntrant, initial: Colour, chosen: VinczeReadings
) -> Allocation:
    """V24.5; before the first game the parity of V23."""
    if lower.games:
        return Allocation(lower, lower.games[-1].opposite, "V24.5")
    if higher.games and chosen.opponent_alternates:
        return Allocation(higher, higher.games[-1].opposite, "V24.5")
    return Allocation(lower, initial if lower.odd_number else initial.opposite, "V23")
