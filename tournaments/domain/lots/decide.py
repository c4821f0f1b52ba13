"""The drawing of lots: once, and only where the list of tie-breaks has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pairing.ranking.tie_breaks import lot

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import Refused, refuse
from ..settings.tie_breaks import list_of, seed_of_readings
from ..tournament.state import Tournament
from .commands import DrawLots
from .events import LotsDrawn

LOTS: Final = frozenset({each.code for each in lot.LOTS})


@decides(DrawLots)
def draw_lots(state: Tournament, command: DrawLots, _context: Context) -> Decision:
    if state.lots and command.seed == state.lots.seed:
        return AlreadyRecorded(state.lots.seq)
    return (
        guards.running(state)
        or _listed(state)
        or _not_drawn(state)
        or _seed_given(command)
        or Accepted((LotsDrawn(seed=command.seed, first=max(state.last_published, 1)),))
    )


def lots_listed(state: Tournament) -> bool:
    """The list has the drawing of lots, now or in the rounds to come."""
    listed = (state.settings, state.settings_in_the_end)
    return any(draws_lots(list_of(each)) for each in listed)


def seed_drawn(state: Tournament) -> str:
    """Drawn here, or stated with the readings of the pairing system; empty: lots are still to be
    drawn."""
    return state.lots.seed if state.lots else seed_of_readings(state.settings)


def draws_lots(codes: Sequence[str]) -> bool:
    return not LOTS.isdisjoint(code.partition("/")[0] for code in codes)


def _listed(state: Tournament) -> Refused | None:
    return None if lots_listed(state) else refuse("NoLotsToDraw")


def _not_drawn(state: Tournament) -> Refused | None:
    seed = seed_drawn(state)
    return refuse("LotsDrawnAlready", seed=seed) if seed else None


def _seed_given(command: DrawLots) -> Refused | None:
    return None if command.seed else refuse("LotMissing.seed", field="seed")
