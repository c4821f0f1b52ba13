"""Rates of play as arbiters write them: "90 min/40 + 30 min + 30 s", "1h30 + 30s/coup", "25+10".

Words are ignored, numbers never: where one is left over, or it is not clear from which move on
something counts, nothing is read. Units and signs of English, German, French and Spanish.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

MOVES: Final = 60
LEAST_MINUTES: Final = 60
"""Of "40/90" and "90/40" the number that is minutes is so much at least, the other is less."""
MOST_MINUTES: Final = 180
MOST_INCREMENT: Final = 60
FEW: Final = 2
"""So many periods may leave open when they end: the first of them ends before move 60."""

_MOVE: Final = r"(?:moves?|mvs|zug|z(?:ü|ue)gen?|coups?|jugadas?|movimientos?)\b"
_FIRST: Final = r"one|first|ersten?|premier|primera?"
_NTH: Final = r"(?:st|nd|rd|th|er|e|ème|ª|º|\.)?"
_FROM: Final = r"(?:from|starting|beginning|ab|dès|à\s+partir|a\s+partir|desde)"
_AFTER: Final = r"(?:after|nach|après|después|tras)"
_THE: Final = r"(?:\s*(?:\b(?:from|at|on|with|the|dem|der|den|du|des?|le|la|el)\b|\bd['’]))*\s*"
_START: Final = r"(?:start|beginning|beginn|anfang|début|principio|inicio)\b"
_MINUTE: Final = r"(?:min\w*|m\b|['′’](?!['′’]))"
_SECOND: Final = r"(?:s\b|se[ckg]\w*|''|′′|’’|[″\"”“])"
_HOUR: Final = r"(?:h\b|h(?=[0-9])|hours?\b|hrs?\b|std\b\.?|stunden?\b|heures?\b|horas?\b)"
_UNIT: Final = rf"(?:{_HOUR}|{_MINUTE}|{_SECOND})"

_TOKENS: Final = re.compile(
    rf"""
      \b{_FROM}\b{_THE}(?:{_MOVE}\W{{0,4}}(?P<from_move>[0-9]+|(?:{_FIRST})\b)
          | (?P<from_nth>[0-9]+|{_FIRST}){_NTH}\s*{_MOVE} | (?P<from_start>{_START}))
    | \b{_AFTER}\b{_THE}(?:{_MOVE}\W{{0,4}}(?P<after>[0-9]+)
          | (?P<after_nth>[0-9]+){_NTH}\s*{_MOVE})
    | (?P<unclear>\b(?:{_FROM}|delay|bronstein|or|oder|ou|without|ohne|sans|sin)\b
          | \bd\s*/?\s*(?=[0-9]))
    | (?P<clock>[0-9]:[0-5][0-9])\s*{_HOUR}
    | (?P<hours>[0-9]+)(?:[.,](?P<tenths>[0-9])|(?P<half>½))?\s*{_HOUR}
        (?:\s*(?P<and_minutes>[0-9]{{1,2}})
            (?![0-9]|\s*(?:{_SECOND}|{_NTH}\s*{_MOVE}|{_HOUR}))\s*{_MINUTE}?
          | \s*(?:and|und|et|y)\s*(?P<more_minutes>[0-9]{{1,2}})\s*{_MINUTE})?
    | (?P<seconds>[0-9]+)\s*{_SECOND}
    | (?P<minutes>[0-9]+)\s*{_MINUTE}
    | (?P<moves>[0-9]+){_NTH}\s*{_MOVE}
    | (?P<moves_of>[0-9]+)\s*/\s*(?=[0-9]+(?:[.,][0-9]|½)?\s*{_UNIT})
    | (?P<pair>[0-9]+\s*/\s*[0-9]+)
    | \b(?:g|game|sd)\s*/\s*(?P<game>[0-9]+)
    | \binc\w*\s*[/:]?\s*(?P<increment>[0-9]+)(?![0-9]|\s*{_UNIT})
    | [+|]\s*(?P<plus>[0-9]+)(?![0-9]|[.,][0-9]|½|\s*/\s*[0-9]|\s*{_UNIT}|{_NTH}\s*{_MOVE})
    | (?P<base>[0-9]+)(?=\s*[+|])
    | /\s*(?P<for_moves>[0-9]+)
    | (?P<next>[+,;&|]|\b(?:then|and|plus|und|dann|danach|et|puis|y|luego|después)\b)
    | (?P<unread>\d)
    """,
    re.IGNORECASE | re.VERBOSE,
)


class NotReadError(ValueError):
    """Not clear enough to be counted on."""


@dataclass(slots=True)
class _Time:
    """A period, or an increment for each move; `start`: from that move on."""

    seconds: int
    increment: bool = False
    moves: int | None = None
    start: int | None = None


@dataclass(slots=True)
class _Reader:
    """`here`: the time of the part that is read, between two signs or words that part."""

    times: list[_Time] = field(default_factory=list)
    here: _Time | None = None
    moves: int | None = None
    start: int | None = None

    def time(self, seconds: int, *, increment: bool = False) -> None:
        self.here = _Time(seconds, increment, None if increment else self.moves, self.start)
        self.moves, self.start = self.moves if increment else None, None
        self.times.append(self.here)

    def for_moves(self, number: int) -> None:
        """Of the period before where the part has one already, else of the next."""
        period = next((time for time in reversed(self.times) if not time.increment), None)
        if self.here is None and self.moves is None:
            self.moves = number
        elif self.here is not None and period is not None and period.moves is None:
            period.moves = number
        else:
            raise NotReadError

    def starts(self, number: int) -> None:
        if self.here is None and self.start is None:
            self.start = number
        elif self.here is not None and self.here.start is None:
            self.here.start = number
        else:
            raise NotReadError

    def parted(self) -> None:
        """A part that says but from when on is about the time before."""
        if self.here is None and self.start is not None and self.times:
            self.here, start, self.start = self.times[-1], self.start, None
            self.starts(start)
        self.here = None


def seconds_for_60_moves(text: str) -> int | None:
    """None: it cannot be read."""
    reader = _Reader()
    try:
        for token in _TOKENS.finditer(text):
            _take(reader, {name: said for name, said in token.groupdict().items() if said})
        reader.parted()
        if reader.moves is not None or reader.start is not None:
            return None
        return _counted(reader.times)
    except NotReadError:
        return None


def _take(reader: _Reader, said: dict[str, str]) -> None:
    match said:
        case {"unclear": _} | {"unread": _}:
            raise NotReadError
        case {"next": _}:
            reader.parted()
        case {"from_start": _}:
            reader.starts(1)
        case {"from_move": number} | {"from_nth": number}:
            reader.starts(int(number) if number.isascii() and number.isdigit() else 1)
        case {"after": number} | {"after_nth": number}:
            reader.starts(int(number) + 1)
        case {"moves": number} | {"moves_of": number} | {"for_moves": number}:
            reader.for_moves(int(number))
        case {"pair": pair}:
            _pair(reader, *map(int, pair.split("/")))
        case _:
            _time(reader, said)


def _time(reader: _Reader, said: dict[str, str]) -> None:
    match said:
        case {"clock": clock}:
            hours, minutes = map(int, clock.split(":"))
            reader.time(60 * (60 * hours + minutes))
        case {"hours": hours}:
            reader.time(3600 * int(hours) + _beyond_the_hour(said))
        case {"minutes": minutes}:
            reader.time(60 * int(minutes))
        case {"base": minutes} | {"game": minutes} if 0 < int(minutes) < MOST_MINUTES:
            reader.time(60 * int(minutes))
        case {"seconds": seconds}:
            reader.time(int(seconds), increment=True)
        case {"increment": seconds}:
            reader.time(int(seconds), increment=True)
        case {"plus": number} if reader.times and int(number) <= MOST_INCREMENT:
            _plus(reader, int(number))
        case _:
            raise NotReadError


def _beyond_the_hour(said: dict[str, str]) -> int:
    minutes = int(said.get("and_minutes") or said.get("more_minutes") or 0)
    return 60 * minutes + 360 * int(said.get("tenths", 0)) + 1800 * ("half" in said)


def _plus(reader: _Reader, number: int) -> None:
    """ "25+10", "90/40+30+30": seconds a move, or minutes where one more comes. For 60 moves these
    are the same."""
    reader.parted()
    last = reader.times[-1]
    if last.increment:
        last.increment, last.seconds = False, 60 * last.seconds
    reader.time(number, increment=True)


def _pair(reader: _Reader, one: int, other: int) -> None:
    """ "40/90" and "90/40"."""
    moves, minutes = sorted((one, other))
    if not moves < LEAST_MINUTES <= minutes <= MOST_MINUTES:
        raise NotReadError
    reader.for_moves(moves)
    reader.time(60 * minutes)


def _counted(times: Sequence[_Time]) -> int | None:
    periods = [time for time in times if not time.increment]
    increments = {(time.seconds, time.start) for time in times if time.increment}
    if (
        not periods
        or len(increments) > 1
        or (len(periods) > FEW and not _clear(periods, increments))
    ):
        return None
    seconds, played = 0, 0
    for period in periods:
        begins = played if period.start is None else period.start - 1
        if begins >= MOVES:
            break
        seconds += period.seconds
        played = begins + (period.moves or 0)
    for each, start in increments:
        seconds += each * max(MOVES + 1 - (start or 1), 0)
    return seconds


def _clear(periods: Sequence[_Time], increments: set[tuple[int, int | None]]) -> bool:
    """Of three periods and more it has to be said when each begins, and the increment: it may be
    that of the last alone."""
    begins = all(
        before.moves is not None or after.start is not None for before, after in pairwise(periods)
    )
    return begins and all(start is not None for _, start in increments)
