"""Who is considered withdrawn because he stayed away without a word (1992, F8).

Only a system whose regulations have the reading "absent" knows this; elsewhere arbiters withdraw.
"""

from __future__ import annotations

from pairing.options import checked
from pairing.systems import SYSTEMS

from ..games import results
from ..games.state import Game
from ..ids import PlayerId
from ..settings import readings
from ..tournament.state import Tournament


def no_shows(state: Tournament) -> tuple[PlayerId, ...]:
    """Those whom asking for the next pairing withdraws by itself."""
    return unexplained(state) if _withdraws(state) else ()


def unexplained(state: Tournament) -> tuple[PlayerId, ...]:
    """Active players who lost their last game by forfeit and have not told why (C.05 6.5); a
    reinstatement after it excuses."""
    if not state.last_published:
        return ()
    away = {
        player: game
        for game in state.games_of(state.last_published)
        for player in _stayed_away(game)
    }
    return tuple(
        player
        for player, game in sorted(away.items())
        if (entry := state.players[player]).active
        and game.seq > entry.withdrawn_seq
        and entry.explained < state.last_published
    )


def _withdraws(state: Tournament) -> bool:
    system = SYSTEMS.get(state.settings.system)
    if system is None or not any(reading.name == "absent" for reading in system.readings):
        return False
    options = readings.in_force(state.settings)
    return checked(options, system.readings)["absent"] == "withdrawn"


def _stayed_away(game: Game) -> tuple[PlayerId, ...]:
    if game.result is None:
        return ()
    halves = zip((game.white, game.black), results.halves(game.result), strict=True)
    return tuple(player for player, half in halves if half == "-")
