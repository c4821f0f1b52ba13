"""The numbers of a table: drawn by lot from a recorded seed, or brought from the hall."""

from __future__ import annotations

from pairing.model import Options
from pairing.round_robin import varma
from pairing.round_robin.readings import by_federation

from ..decisions import Context
from ..entries.state import Player
from ..ids import PlayerId
from ..refusals import Refused, refuse
from ..settings.by_table import (
    article_of_table,
    by_table,
    has_sides,
    on_side_a,
    schedule,
)
from ..settings.readings import in_force
from ..settings.settings import ROUNDS_AT_MOST, Settings
from ..tournament.state import Tournament
from .start_order import name_key

FREE = "lots"
RESTRICTED = "lots-by-federation"
BY_HAND = "lots-in-the-hall"
WITHIN_SIDES = "lots-within-sides"


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
    rounds = len(schedule(state.settings, players))
    if not rounds:
        article = article_of_table(state.settings)
        return refuse("NoTableForSoMany", players=players, article=article)
    if rounds > ROUNDS_AT_MOST:
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


def drawn_within_sides(
    players: tuple[PlayerId, ...], side_a: tuple[PlayerId, ...], seed: str
) -> tuple[tuple[PlayerId, ...], str]:
    """Who has which number: side A from 1 on, side B behind it, each drawn among its own."""
    side_b = tuple(player for player in players if player not in side_a)
    drawn = (*varma.drawn_freely(side_a, seed), *varma.drawn_freely(side_b, seed))
    return _as_players(drawn), WITHIN_SIDES


def sides_sound(
    state: Tournament,
    players: tuple[PlayerId, ...],
    side_a: tuple[PlayerId, ...],
    *,
    by_hand: bool,
) -> Refused | None:
    """Where the system has sides and the numbers do not come from the hall, half of the players are
    named for side A, with an odd number one more; elsewhere nobody is."""
    if by_hand or not has_sides(state.settings):
        return refuse("SidesNotPlayed") if side_a else None
    wanted = on_side_a(state.settings, len(players))
    if len(set(side_a)) == len(side_a) == wanted and set(players).issuperset(side_a):
        return None
    facts = {"wanted": wanted, "players": len(players), "named": len(side_a)}
    return refuse("SidesUneven", field="side_a", **facts)


def table_complete(state: Tournament) -> Refused | None:
    """Nobody comes into a table whose numbers are drawn."""
    if state.phase == "entries" or not by_table(state.settings):
        return None
    return refuse(
        "TableComplete", players=len(state.order), article=article_of_table(state.settings)
    )


def number_comes_back(state: Tournament, entry: Player) -> Refused | None:
    """An entry that would need a new number in a table."""
    return table_complete(state) if entry.tpn is None else None


def numbers_by_lot(settings: Settings) -> str:
    """What is said where somebody would number them by rating."""
    return "NumbersByLot.of-sides" if has_sides(settings) else "NumbersByLot"


def lots_settled(state: Tournament) -> Refused | None:
    """Numbers of a table move until its first round is paired."""
    upcoming = state.round(state.next_round)
    if state.last_published or upcoming.open:
        return refuse("NumbersFrozen.by-lot", article=article_of_table(state.settings))
    return None


def _readings(state: Tournament) -> Options:
    return in_force(state.settings)


def _as_players(drawn: tuple[int, ...]) -> tuple[PlayerId, ...]:
    return tuple(map(PlayerId, drawn))
