"""What the empty seats of a round propose once the default time is over (Laws 6.7.1).

Nothing here decides: an arbiter confirms a forfeit, or decides otherwise.
"""

from __future__ import annotations

from datetime import timedelta

from pairing.model import Colour

from ..games.results import Result
from ..games.state import Game
from ..moments import moment, text
from ..rounds.state import Round


def default_ends(round_: Round) -> str:
    """When whoever is not at the board has lost; empty: the clocks have not been started."""
    started = moment(round_.clocks)
    return text(started + timedelta(minutes=round_.default_time)) if started else ""


def is_over(round_: Round, now: str) -> bool:
    """A player who arrives in the very last second is in time: "after the default time"."""
    end, instant = moment(default_ends(round_)), moment(now)
    return end is not None and instant is not None and instant >= end


def forfeit(game: Game) -> Result | None:
    """What the empty seats of the game propose; None: nobody is missing, or it is settled."""
    if not game.empty or game.settled:
        return None
    if len(game.empty) == 2:
        return Result.DOUBLE_FORFEIT
    return Result.BLACK_FORFEIT_WIN if game.empty[0] is Colour.WHITE else Result.WHITE_FORFEIT_WIN
