"""Systems with a table: it says who meets whom, in how many rounds, and that nobody is away."""

from __future__ import annotations

from msgspec.structs import replace

from pairing.system import ScheduledRound
from pairing.systems import SYSTEMS

from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .events import SettingsChanged
from .readings import in_force
from .settings import Settings


def by_table(settings: Settings) -> bool:
    """Its rounds are all known once the numbers are drawn."""
    system = SYSTEMS.get(settings.system)
    return system is not None and system.predetermined


def has_sides(settings: Settings) -> bool:
    """The lower half of its numbers meets the upper half alone."""
    system = SYSTEMS.get(settings.system)
    return system is not None and system.sides


def on_side_a(settings: Settings, players: int) -> int:
    """How many of the numbers, from 1 on, are side A: with an odd number one more. 0: no sides."""
    return (players + 1) // 2 if has_sides(settings) else 0


def article_of_table(settings: Settings) -> str:
    """Where the table stands; empty without one."""
    system = SYSTEMS.get(settings.system)
    return system.table_article if system else ""


def schedule(settings: Settings, players: int) -> tuple[ScheduledRound, ...]:
    """Every round for so many players, by their numbers; empty without a table.

    Raises OptionError."""
    system = SYSTEMS.get(settings.system)
    if system is None or system.schedule is None:
        return ()
    return system.schedule(players, in_force(settings))


def rounds_of_table(state: Tournament, players: int) -> tuple[SettingsChanged, ...]:
    """As many rounds as the table has for so many players, where the settings say otherwise."""
    rounds = len(schedule(state.settings, players))
    if not rounds or rounds == state.settings.rounds:
        return ()
    settings = replace(state.settings, rounds=rounds)
    return (SettingsChanged(name=state.name, settings=settings),)


def table_to_record(settings: Settings) -> Settings:
    """A free round of the table is worth nothing."""
    return replace(settings, pab=0) if by_table(settings) and settings.pab else settings


def table_kept(state: Tournament, settings: Settings) -> Refused | None:
    """Once numbers are drawn no table takes the place of another system, nor the other way round,
    and none lasts for other rounds than it has."""
    if state.phase == "entries" or not (by_table(settings) or by_table(state.settings)):
        return None
    if settings.system != state.settings.system:
        says = "TableFixed.of-sides" if has_sides(state.settings) else "TableFixed"
        return refuse(says, field="settings.system", article=_article(settings, state))
    rounds = len(schedule(settings, len(state.order)))
    if settings.rounds == rounds:
        return None
    return refuse(
        "TableFixed.rounds",
        field="settings.rounds",
        rounds=rounds,
        players=len(state.order),
        article=article_of_table(settings),
    )


def _article(settings: Settings, state: Tournament) -> str:
    return article_of_table(state.settings) or article_of_table(settings)
