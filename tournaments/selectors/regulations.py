"""What the regulations of a tournament say: since the start, round by round, about players."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from ..domain.ids import PlayerId
from ..domain.settings.settings import (
    REGULATIONS,
    Regulations,
    Settings,
    differing,
    regulations_of,
    under,
)
from ..domain.standings.standings import points_text
from ..domain.tournament.state import Tournament
from ..domain.tournament.steps import RegulationsFrom
from ..words import READERS, label, speak
from .activity.settings import value_text
from .formats import checked_again
from .names import Names, ref
from .rows.base import PlayerRef, fields
from .rows.players import FixedBoard
from .rows.tournament import NamedValue, ProhibitedGroup, RegulationSpan, VirtualLine


def prohibited_groups(state: Tournament, names: Names) -> tuple[ProhibitedGroup, ...]:
    """In the order in which they were set."""
    return tuple(
        ProhibitedGroup(
            players=_refs(state, names, group.players), first=group.first, last=group.last
        )
        for group in state.prohibited
    )


def fixed_regulations(state: Tournament, language: str = READERS) -> tuple[NamedValue, ...]:
    """What is fixed since the start, as it holds for the round that comes next."""
    if state.phase == "entries":
        return ()
    regulations = regulations_of(state.settings)
    return tuple(
        NamedValue(
            name=label("RegulationLabel", name, language),
            value=_value(name, regulations, language),
        )
        for name in SHOWN
    )


def regulation_spans(state: Tournament, language: str = READERS) -> tuple[RegulationSpan, ...]:
    """Which rounds were under which regulations, where they were changed on the way."""
    held = state.regulations
    if not held:
        return ()
    announced = speak("RegulationSpan.announced", {}, language)
    first = RegulationSpan(rounds=_rounds(1, held[1].first - 1, language), what=announced)
    ends = [*(each.first - 1 for each in held[2:]), 0]
    changes = (
        RegulationSpan(
            rounds=_rounds(after.first, last, language), what=_changes(before, after, language)
        )
        for (before, after), last in zip(pairwise(held), ends, strict=True)
    )
    return (first, *changes)


def _rounds(first: int, last: int, language: str) -> str:
    if last:
        key = "RegulationSpan.round" if first == last else "RegulationSpan.rounds"
    else:
        key = "RegulationSpan.from"
    return speak(key, {"first": first, "last": last}, language)


def _changes(before: RegulationsFrom, after: RegulationsFrom, language: str) -> str:
    was, now = before.regulations, after.regulations
    parts = [
        speak(
            "SettingChange",
            {
                "name": label("RegulationLabel", name, language).lower(),
                "was": _value(name, was, language),
                "now": _value(name, now, language),
            },
            language,
        )
        for name in differing(was, now)
    ]
    if after.checked:
        parts.append(checked_again(after.checked, after.otherwise, language))
    return "; ".join(parts)


def _value(name: str, regulations: Regulations, language: str) -> str:
    if name == "system_options":
        options = regulations.system_options.items()
        written = ", ".join(f"{key}: {chosen}" for key, chosen in sorted(options))
        return written or speak("RegulationSpan.usual-readings", {}, language)
    return value_text(name, under(regulations, Settings()), str, language)


FIRST: Final = ("rounds", "system", "acceleration")
SHOWN: Final = (*FIRST, *(name for name in REGULATIONS if name not in FIRST))


def fixed_boards(state: Tournament, names: Names) -> tuple[FixedBoard, ...]:
    """By board number."""
    fixed = sorted(state.settings.fixed_boards.items(), key=lambda item: item[1])
    return tuple(
        FixedBoard(**fields(ref(state, names, player)), board=board) for player, board in fixed
    )


def virtual_lines(state: Tournament, names: Names) -> tuple[VirtualLine, ...]:
    """The acceleration that a report file spelled out."""
    return tuple(
        VirtualLine(
            players=_refs(state, names, line.players),
            points=points_text(line.points),
            first=line.first,
            last=line.last,
        )
        for line in state.virtual
    )


def _refs(state: Tournament, names: Names, players: Iterable[PlayerId]) -> tuple[PlayerRef, ...]:
    return tuple(ref(state, names, player) for player in players)
