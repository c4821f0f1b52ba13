"""Before the start of a tournament with a table: its rounds, its sides, whether there is one."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.by_lot import lots_possible
from tournaments.domain.numbers.decide import numbered
from tournaments.domain.settings.by_table import by_table, has_sides, on_side_a, schedule
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.names import ref

from .checks import Check
from .reading import Reading


def table_to_draw(reading: Reading) -> dict[str, int] | None:
    """How many would be drawn numbers now, and the rounds of their table; None: there is none."""
    state = reading.state
    players = len(numbered(state))
    rounds = schedule(state.settings, players) if players > 1 else ()
    return {"players": players, "rounds": len(rounds)} if by_table(state.settings) else None


def sides_to_name(reading: Reading) -> dict[str, Any] | None:
    """Who may be put on side A, whether that is proposed, and how many; None: no sides."""
    state = reading.state
    if not has_sides(state.settings):
        return None
    players, proposed = numbered(state), _proposed(state)
    return {
        "wanted": on_side_a(state.settings, len(players)),
        "players": [(ref(state, reading.names, each), each in proposed) for each in players],
    }


def no_table(reading: Reading) -> list[Check]:
    """Where it is not for so many."""
    state = reading.state
    players = len(numbered(state))
    if players < 2 or not by_table(state.settings):
        return []
    refused = lots_possible(state, players, by_hand=True)
    return [Check(text=reading.names.say(refused), ok=False)] if refused else []


def _proposed(state: Tournament) -> frozenset[PlayerId]:
    """The players of one federation, where they are as many as side A has; else nobody."""
    players = numbered(state)
    wanted = on_side_a(state.settings, len(players))
    federations = Counter(state.players[each].federation for each in players)
    own = next((name for name, count in federations.items() if name and count == wanted), None)
    return frozenset(each for each in players if own and state.players[each].federation == own)
