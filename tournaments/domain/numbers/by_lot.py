"""The numbers of a round robin: drawn by lot from a recorded seed, or brought from the hall."""

from __future__ import annotations

from pairing.model import Options
from pairing.round_robin import varma
from pairing.round_robin.readings import by_federation

from ..decisions import Context
from ..entries.state import Player
from ..ids import PlayerId
from ..refusals import Refused, refuse
from ..settings.by_table import by_table, schedule
from ..settings.readings import in_force
from ..settings.settings import ROUNDS_AT_MOST
from ..tournament.state import Tournament
from .start_order import name_key

FREE = "lots"
RESTRICTED = "lots-by-federation"
BY_HAND = "lots-in-the-hall"


def drawn_order(
    state: Tournament, players: tuple[PlayerId, ...], seed: str, context: Context, language: str
) -> tuple[tuple[PlayerId, ...], str]:
    """Who has which number, from 1 on, and how it was drawn."""
    if not by_federation(_readings(state)):
        return _as_players(varma.drawn_freely(players, seed)), FREE
    named = sorted(
        players,
        key=lambda player: (
            name_key(context.names.get(state.players[player].person, ""), language),
            player,
        ),
    )
    entrants = [
        varma.LotDrawer(player, state.players[player].federation, place)
        for place, player in enumerate(named)
    ]
    return _as_players(varma.drawn_by_federation(entrants, seed)), RESTRICTED


def lots_possible(state: Tournament, players: int, *, by_hand: bool) -> Refused | None:
    """There is a table for so many, and sets of numbers if the lots are restricted."""
    if not by_table(state.settings):
        return None
    if len(schedule(state.settings, players)) > ROUNDS_AT_MOST:
        return refuse("TableTooLong", players=players, most=ROUNDS_AT_MOST)
    restricted = not by_hand and by_federation(_readings(state))
    if restricted and not varma.FEWEST <= players <= varma.MOST:
        return refuse(
            "NoVarmaTable",
            players=players,
            least=varma.FEWEST,
            most=varma.MOST,
            article="C.05 Annex 2",
        )
    return None


def table_complete(state: Tournament) -> Refused | None:
    """Nobody comes into a table whose numbers are drawn."""
    if state.phase == "entries" or not by_table(state.settings):
        return None
    return refuse("TableComplete", players=len(state.order), article="C.05 Annex 1")


def number_comes_back(state: Tournament, entry: Player) -> Refused | None:
    """An entry that would need a new number in a table."""
    return table_complete(state) if entry.tpn is None else None


def lots_settled(state: Tournament) -> Refused | None:
    """Numbers of a table move until its first round is paired."""
    upcoming = state.round(state.next_round)
    if state.last_published or upcoming.open:
        return refuse("NumbersFrozen.by-lot", article="C.05 Annex 1")
    return None


def _readings(state: Tournament) -> Options:
    return in_force(state.settings)


def _as_players(drawn: tuple[int, ...]) -> tuple[PlayerId, ...]:
    return tuple(map(PlayerId, drawn))
