"""An event as C.07 sees it, in plain data, and its report file (TRF26, C.02.03 Annexure A).

Nothing here comes from the program under test: points are Fractions, players are numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, Final, Literal, TypeVar

Kind = Literal["game", "forfeit-win", "forfeit-loss", "pab", "full-bye", "half-bye", "zero-bye"]
Colour = Literal["w", "b"]
Kept = TypeVar("Kept")

HALF: Final = Fraction(1, 2)
ONE: Final = Fraction(1)
ZERO: Final = Fraction(0)


@dataclass(frozen=True)
class Scoring:
    """What a result is worth; `absent` is a zero-point bye and a forfeit loss (record 162)."""

    win: Fraction = ONE
    draw: Fraction = HALF
    loss: Fraction = ZERO
    absent: Fraction = ZERO
    pab: Fraction = ONE


@dataclass(frozen=True)
class Round:
    """One round of one player; a forfeit keeps the scheduled opponent and colour.

    In a round robin with an odd number the free round is a `zero-bye`.
    """

    kind: Kind
    points: Fraction
    opponent: int | None = None
    colour: Colour | None = None


@dataclass(frozen=True)
class Player:
    """`rating` 0: unrated. `extra`: bonus or penalty of record 299, of no round."""

    number: int
    rating: int
    rounds: tuple[Round, ...]
    extra: Fraction = ZERO

    @cached_property
    def total(self) -> Fraction:
        """All points awarded, bonus and penalty included."""
        return sum((each.points for each in self.rounds), self.extra)


@dataclass(frozen=True)
class Event:
    """All players have as many rounds; `rounds_total` may be more: the event goes on."""

    players: tuple[Player, ...]
    rounds_total: int
    scoring: Scoring = Scoring()
    predetermined: bool = False

    def player(self, number: int) -> Player:
        return self._by_number[number]

    def once(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        """What is asked for again and again, made for whoever asks first."""
        if key not in self._kept:
            self._kept[key] = make()
        kept: Kept = self._kept[key]
        return kept

    @cached_property
    def _kept(self) -> dict[Hashable, Any]:
        return {}

    @cached_property
    def _by_number(self) -> dict[int, Player]:
        return {player.number: player for player in self.players}

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(player.number for player in self.players)

    @cached_property
    def rounds_recorded(self) -> int:
        return max((len(player.rounds) for player in self.players), default=0)


def up_to(event: Event, rounds: int) -> Event:
    """The event after that round; later rounds are not known yet."""
    players = tuple(replace(player, rounds=player.rounds[:rounds]) for player in event.players)
    return replace(event, players=players)


def expected_points(scoring: Scoring, each: Round) -> tuple[str, Fraction]:
    """The result code of record 001 for a round, and the points the code stands for."""
    match each.kind:
        case "game":
            games = {"1": scoring.win, "=": scoring.draw, "0": scoring.loss}
            code = next((code for code, worth in games.items() if worth == each.points), "0")
            return code, games[code]
        case "forfeit-win":
            return "+", scoring.win
        case "forfeit-loss":
            return "-", scoring.absent
        case "pab":
            return "U", scoring.pab
        case "full-bye":
            return "F", scoring.win
        case "half-bye":
            return "H", scoring.draw
        case "zero-bye":
            return "Z", scoring.absent


def to_trf(event: Event) -> str:
    """The event as a report file, without points and ranks: who reads it works them out."""
    plain = "Round Robin" if event.predetermined else "Individual: Swiss-System"
    lines = ["012 Random event", f"062 {len(event.players)}", f"092 {plain}"]
    lines += [f"142 {event.rounds_total}", f"192 {_type_code(event)}"]
    if event.scoring != Scoring():
        lines.append(_scoring_record(event.scoring))
    lines += [_player_record(event.scoring, player) for player in event.players]
    for player in event.players:
        lines += _abnormal_records(event.scoring, player)
    return "".join(f"{line}\n" for line in lines)


def _type_code(event: Event) -> str:
    if not event.predetermined:
        return "CUSTOM_SWISS"
    return "FIDE_DOUBLEROUNDROBIN" if _meets_twice(event) else "FIDE_ROUNDROBIN"


def _meets_twice(event: Event) -> bool:
    return event.rounds_total > len(event.players)


def _scoring_record(scoring: Scoring) -> str:
    worth = {
        "W": scoring.win,
        "D": scoring.draw,
        "L": scoring.loss,
        "A": scoring.absent,
        "P": scoring.pab,
        "X": scoring.draw,
    }
    return "162  " + "    ".join(
        f"{symbol}{float(points):4.1f}" for symbol, points in worth.items()
    )


def _player_record(scoring: Scoring, player: Player) -> str:
    rating = f"{player.rating:4d}" if player.rating else "    "
    name = f"Player {player.number}"
    line = f"001 {player.number:4d}      {name:<33} {rating} {'':3} {'':11} {'':10}  0.0    0"
    for each in player.rounds:
        code, _ = expected_points(scoring, each)
        line += f"  {each.opponent or 0:04d} {each.colour or '-'} {code}"
    return line


def _abnormal_records(scoring: Scoring, player: Player) -> list[str]:
    """Records 299: points of a round that its code does not give, and bonus or penalty."""
    lines = []
    for number, each in enumerate(player.rounds, 1):
        code, points = expected_points(scoring, each)
        if each.points != points:
            lines.append(_record_299(_type_299(code), each.points, number, player.number))
    if player.extra:
        lines.append(_record_299(" ", player.extra, 0, player.number))
    return lines


def _type_299(code: str) -> str:
    return {"1": "W", "=": "D", "0": "L", "U": "F"}.get(code, code)


def _record_299(kind: str, points: Fraction, number: int, player: int) -> str:
    return f"299 {kind}{'':8}{float(points):4.1f}  {number:03d} {player:4d}"
