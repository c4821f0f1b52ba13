"""The drawing of lots: once, and only where the list of tie-breaks has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pairing.ranking.tie_breaks.lot import LOT, LOT_1992

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import DrawLots
from .events import LotsDrawn

LOTS: Final = frozenset({LOT.code, LOT_1992.code})


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
    return any(draws_lots(each.tie_breaks or ()) for each in listed)


def draws_lots(codes: Sequence[str]) -> bool:
    return not LOTS.isdisjoint(code.partition("/")[0] for code in codes)


def _listed(state: Tournament) -> Refused | None:
    return None if lots_listed(state) else refuse("NoLotsToDraw")


def _not_drawn(state: Tournament) -> Refused | None:
    return refuse("LotsDrawnAlready", seed=state.lots.seed) if state.lots else None


def _seed_given(command: DrawLots) -> Refused | None:
    return None if command.seed else refuse("LotMissing.seed", field="seed")
