"""The drawing of lots: once, and only where the list of tie-breaks has it."""

from __future__ import annotations

from pairing.ranking.tie_breaks.lot import LOT

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import DrawLots
from .events import LotsDrawn


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
    return any(code == LOT.code for each in listed for code in each.tie_breaks or ())


def _listed(state: Tournament) -> Refused | None:
    return None if lots_listed(state) else refuse("NoLotsToDraw")


def _not_drawn(state: Tournament) -> Refused | None:
    return refuse("LotsDrawnAlready", seed=state.lots.seed) if state.lots else None


def _seed_given(command: DrawLots) -> Refused | None:
    return None if command.seed else refuse("LotMissing.seed", field="seed")
