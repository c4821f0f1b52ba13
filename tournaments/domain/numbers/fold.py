"""Folds of the lot and the pairing numbers."""

from __future__ import annotations

from pairing.model import Colour

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import InitialColourDrawn, PairingNumbersAssigned, PairingNumbersFrozen


@folds(InitialColourDrawn)
def _initial_colour_drawn(ledger: Ledger, stamp: Stamp, event: InitialColourDrawn) -> None:
    ledger.fields |= {"initial_colour": Colour(event.colour), "seed": event.seed}
    ledger.moves_input(stamp, event, "settings")


@folds(PairingNumbersAssigned)
def _numbers_assigned(ledger: Ledger, stamp: Stamp, event: PairingNumbersAssigned) -> None:
    numbers = {player: tpn for tpn, player in enumerate(event.order, 1)}
    if event.cause == "correction" and ledger.last_published:
        moved = sum(ledger.players[player].tpn != tpn for player, tpn in numbers.items())
        ledger.goes_into_report(stamp, event, ledger.last_published + 1, now=str(moved))
    for player in {*ledger.order, *event.order}:
        if ledger.players[player].tpn != numbers.get(player):
            ledger.player(player, tpn=numbers.get(player))
    ledger.order = event.order
    ledger.fields |= {"order_seq": stamp.seq, "collation": event.collation}
    if event.cause == "start":
        ledger.enters("running", stamp)
    ledger.moves_input(stamp, event, "settings")


@folds(PairingNumbersFrozen)
def _numbers_frozen(ledger: Ledger, _stamp: Stamp, _event: PairingNumbersFrozen) -> None:
    ledger.fields["frozen"] = True
