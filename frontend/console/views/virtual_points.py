"""Virtual points by hand under Settings: the lines, and what another one would mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from pairing.accelerations import TEMPLATES, points_by_template
from pairing.systems import SYSTEMS
from tournaments.domain.deciding import decide
from tournaments.domain.decisions import Accepted, AlreadyRecorded, Context
from tournaments.domain.drafts.field import RoundIncomplete, pairable
from tournaments.domain.fide_mode.leaving import asks_to_leave, confirmed
from tournaments.domain.ids import PlayerId, UserId
from tournaments.domain.settings import virtual_points
from tournaments.domain.settings.commands import SetVirtualPoints
from tournaments.domain.settings.events import VirtualPoints
from tournaments.domain.settings.matches import games_of_match
from tournaments.domain.standings.record import pairing_scoring
from tournaments.domain.standings.standings import pairing_points, points_text
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.formats import rounds_text
from tournaments.selectors.names import ref
from tournaments.selectors.regulations import virtual_lines
from tournaments.selectors.rows.base import PlayerRef
from tournaments.words import speak

from .reading import Reading

HALF_POINTS = range(1, 7)


class GivenPoints(msgspec.Struct, frozen=True):
    """One that was asked for."""

    points: str
    rounds: str
    players: tuple[PlayerRef, ...]


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for; `refused` says why it cannot be, then there are no `lines`.

    `field` is the one that it is about, empty: none alone.
    """

    refused: str = ""
    field: str = ""
    asked: tuple[GivenPoints, ...] = ()
    upcoming: int = 0
    groups: tuple[tuple[str, int, int], ...] = ()
    """Score in the next pairing, how many players have it now, and how many then."""
    lines: Any = None
    """All lines, as the command takes them."""


class NumbersError(ValueError):
    """Numbers that nobody has, or that are none; in words for the arbiter."""


def virtual_context(reading: Reading, asked: dict[str, str]) -> dict[str, Any]:
    """What `_virtual_panel.html` needs; `asked`: the fields of its form, empty: nothing was."""
    state, may = reading.state, set(reading.me.commands)
    own = not reading.past and "set-virtual-points" in may
    accelerates = SYSTEMS[state.settings.system].accelerates
    return {
        "virtual": [
            {
                "line": row,
                "rounds": rounds_text(row.first, row.last, state.settings.rounds),
                "numbers": _numbers(row.players),
                "over": row.last < state.next_round,
                "without": _built(virtual_points.without(state, line)),
            }
            for line, row in zip(state.virtual, virtual_lines(state, reading.names), strict=True)
        ],
        "accelerates": accelerates,
        "can_accelerate": own
        and accelerates
        and (not state.last_published or reading.me.role == "chief"),
        "half_steps": [(value, points_text(value)) for value in HALF_POINTS],
        "numbered": bool(state.order),
        "last_number": max(_by_number(state), default=0),
        "templates": _templates(state) if own and accelerates else (),
        "virtual_preview": _preview(reading, asked) if own and _asks(state, asked) else None,
    }


def _asks(state: Tournament, asked: dict[str, str]) -> bool:
    return bool(asked.get("numbers")) or asked.get("template") in dict(_templates(state))


def _templates(state: Tournament) -> tuple[tuple[str, str], ...]:
    """They go by pairing numbers, and by who is paired in round 1: until that is published. They
    count rounds, of which a match has two."""
    if not state.order or state.last_published or games_of_match(state.settings) > 1:
        return ()
    return tuple((name, speak(f"Console-Acceleration.{name}")) for name in TEMPLATES)


def _preview(reading: Reading, asked: dict[str, str]) -> Preview:
    state = reading.state
    try:
        wanted = _wanted(state, asked)
    except NumbersError as error:
        return Preview(refused=str(error), field="numbers")
    kept = () if asked.get("template") else virtual_points.spelled_out(state)
    lines = (*kept, *wanted)
    command = SetVirtualPoints(lines=lines)
    asked_by = Context(actor=UserId(reading.me.user), reason="to see what it means")
    decision = decide(state, command, asked_by)
    if asks_to_leave(decision):
        decision = decide(state, confirmed(command, decision), asked_by)
    if not isinstance(decision, Accepted | AlreadyRecorded):
        return Preview(refused=reading.names.say(decision))
    return Preview(
        asked=tuple(_shown(reading, line) for line in wanted),
        upcoming=state.next_round,
        groups=_groups(state, replace(state, virtual=lines)),
        lines=_built(lines),
    )


def _shown(reading: Reading, line: VirtualPoints) -> GivenPoints:
    state = reading.state
    return GivenPoints(
        points=points_text(line.points),
        rounds=rounds_text(line.first, line.last, state.settings.rounds),
        players=tuple(ref(state, reading.names, player) for player in line.players),
    )


def _wanted(state: Tournament, asked: dict[str, str]) -> tuple[VirtualPoints, ...]:
    """Of a template, which replaces what stands, or one line. Raises NumbersError."""
    template = asked.get("template")
    return _by_template(state, template) if template else (_line(state, asked),)


def _by_template(state: Tournament, template: str) -> tuple[VirtualPoints, ...]:
    number = {player: tpn for tpn, player in _by_number(state).items()}
    there = [number[player] for player in pairable(state, 1)]
    groups = points_by_template(template, there, state.settings.rounds, pairing_scoring(state, 1))
    return tuple(
        VirtualPoints(
            players=tuple(state.order[each.first - 1 : each.last]),
            points=each.points,
            first=each.first_round,
            last=each.last_round,
        )
        for each in groups
    )


def _line(state: Tournament, asked: dict[str, str]) -> VirtualPoints:
    """Raises NumbersError."""
    return VirtualPoints(
        players=_players(state, asked["numbers"]),
        points=_whole(asked.get("points", "")),
        first=_whole(asked.get("first", "")),
        last=_whole(asked.get("last", "")),
    )


def _whole(text: str) -> int:
    """0, which is refused, where it is no number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < len(str(10**6)) else 0


def _players(state: Tournament, text: str) -> tuple[PlayerId, ...]:
    """Of "1-20, 25". Raises NumbersError."""
    known = _by_number(state)
    players: dict[PlayerId, None] = {}
    for part in filter(None, text.replace("–", "-").replace(";", ",").split(",")):
        first, dash, last = (side.strip() for side in part.partition("-"))
        from_, to = _whole(first), _whole(last if dash else first)
        if not from_ or not to or to < from_:
            given = {"given": part.strip()}
            raise NumbersError(speak("Console-VirtualPoints.no-number", given))
        missing = next((n for n in range(from_, to + 1) if n not in known), None)
        if missing is not None:
            raise NumbersError(speak("Console-VirtualPoints.nobody", {"number": missing}))
        players |= dict.fromkeys(known[number] for number in range(from_, to + 1))
    if not players:
        raise NumbersError(speak("Console-VirtualPoints.who"))
    return tuple(players)


def _by_number(state: Tournament) -> dict[int, PlayerId]:
    """By TPN, before the start by entry number."""
    if state.order:
        return dict(enumerate(state.order, 1))
    return {int(player): player for player, entry in state.players.items() if entry.stands}


def _groups(now: Tournament, then: Tournament) -> tuple[tuple[str, int, int], ...]:
    """None before the start, and while a result is missing."""
    if not now.order:
        return ()
    try:
        before, after = _counted(now), _counted(then)
    except RoundIncomplete:
        return ()
    scores = sorted(before.keys() | after.keys(), reverse=True)
    return tuple((points_text(score), before[score], after[score]) for score in scores)


def _counted(state: Tournament) -> Counter[int]:
    points = pairing_points(state, state.next_round)
    return Counter(points[player] for player in pairable(state, state.next_round))


def _numbers(players: Iterable[PlayerRef]) -> str:
    """ "1–20, 25"; before the start by entry number."""
    numbers = sorted(player.tpn or int(player.player) for player in players)
    ends: list[list[int]] = []
    for number in numbers:
        if ends and ends[-1][1] == number - 1:
            ends[-1][1] = number
        else:
            ends.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in ends)


def _built(lines: virtual_points.Lines) -> Any:
    return msgspec.to_builtins(lines)
