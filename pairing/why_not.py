"""What systems that pair step by step say alike of two players who do not meet."""

from __future__ import annotations

from typing import Final

from pairing.clauses import Clause, clause, player
from pairing.model import TPN

_SAYS: Final = "Pairing-WhyNot"


def meet(one: TPN, other: TPN) -> Clause:
    """They do, after all."""
    return clause(f"{_SAYS}.do", player=player(one), opponent=player(other))


def away(tpn: TPN) -> Clause:
    return clause(f"{_SAYS}.away", player=player(tpn))


def comes_later(seeking: TPN, opponent: TPN, other: TPN) -> Clause:
    """Whoever sought comes to that opponent before the other."""
    facts = {"opponent": player(opponent), "other": player(other)}
    return clause(f"{_SAYS}.order", player=player(seeking), **facts)


def taken(seeking: TPN, opponent: TPN, other: TPN) -> Clause:
    """Somebody else sought while both were free, and took one of them."""
    facts = {"opponent": player(opponent), "other": player(other)}
    return clause(f"{_SAYS}.taken", player=player(seeking), **facts)
