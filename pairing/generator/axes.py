"""What a random tournament may be like: each axis given, or drawn from the usual ranges."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import TypeVar

from pairing.accelerations import TEMPLATES
from pairing.generator.source import Source
from pairing.model import Colour, HalfPoints, Options
from pairing.options import checked
from pairing.systems import system
from pairing.trf import ReportScoring

T = TypeVar("T")
Whole = int | tuple[int, int]
Share = float | tuple[float, float]
"""A value, or the first and last of those to draw from."""

LARGEST_FIELD = 9_999
"""A report file has four columns for a number."""


class Acceleration(StrEnum):
    NONE = "none"
    BAKU = "baku"
    EXPLICIT = "explicit"
    HALVES = "halves"
    THIRDS = "thirds"
    BAKU_LONG = "baku-long"


class AxisError(ValueError):
    """An axis has a value that no tournament can have."""


@dataclass(frozen=True, slots=True)
class Axes:
    """None: to be drawn as usual. Rates and shares lie between 0 and 1.

    `forfeits` is the share of games, `half_byes`, `zero_byes`, `full_byes` and `withdrawals` are
    shares of players in each round, `late_entries` and `unrated` shares of all players.
    `prohibited` is the number of groups. `draws` None keeps the draws of the result model. `absent`
    are the points of a zero-point bye and a forfeit loss. `ratings` are those of all players, who
    are then so many. `tie_breaks`: none at all where it is empty. Of a system of teams `players`
    and the shares of players are those of teams, which play on so many `boards`; `primary` is their
    score, "mp" or "gp".
    """

    system: str = "dutch-2026"
    options: Options = Options()  # noqa: RUF009 - frozen
    players: Whole | None = None
    rounds: Whole | None = None
    highest: Whole | None = None
    lowest: Whole | None = None
    unrated: Share | None = None
    draws: Share | None = None
    forfeits: Share | None = None
    half_byes: Share | None = None
    zero_byes: Share | None = None
    full_byes: Share | None = None
    withdrawals: Share | None = None
    late_entries: Share | None = None
    prohibited: Whole | None = None
    odd_results: Share | None = None
    acceleration: Acceleration | None = None
    points: tuple[HalfPoints, HalfPoints, HalfPoints] | None = None
    pab: HalfPoints | None = None
    absent: HalfPoints | None = None
    initial_colour: Colour | None = None
    ratings: tuple[int, ...] = ()
    tie_breaks: tuple[str, ...] | None = None
    boards: Whole | None = None
    primary: str | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    """The axes of one tournament, all decided. `points` are win, draw and loss."""

    system: str
    options: Options
    players: int
    rounds: int
    highest: int
    lowest: int
    unrated: float
    draws: float | None
    forfeits: float
    half_byes: float
    zero_byes: float
    full_byes: float
    withdrawals: float
    late_entries: float
    prohibited: int
    odd_results: float
    acceleration: Acceleration
    points: tuple[HalfPoints, HalfPoints, HalfPoints]
    pab: HalfPoints
    absent: HalfPoints
    initial_colour: Colour
    ratings: tuple[int, ...] = ()

    @property
    def scoring(self) -> ReportScoring:
        win, draw, loss = self.points
        return ReportScoring(
            white_win=win,
            black_win=win,
            forfeit_win=win,
            full_bye=win,
            white_draw=draw,
            black_draw=draw,
            half_bye=draw,
            adjourned=draw,
            white_loss=loss,
            black_loss=loss,
            zero_bye=self.absent,
            forfeit_loss=self.absent,
            pab=self.pab,
        )

    def described(self) -> str:
        """All axes in one line, for the file."""
        shown = []
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, float):
                value = f"{value:.4g}"
            elif each.name == "points":
                value = "-".join(f"{part / 2:g}" for part in value)
            elif each.name == "options":
                value = ",".join(f"{name}:{chosen}" for name, chosen in self.options.values) or "-"
            elif each.name in ("pab", "absent"):
                value = f"{value / 2:g}"
            elif each.name == "ratings":
                value = "given" if value else "drawn"
            shown.append(f"{each.name}={'model' if value is None else value}")
        return " ".join(shown)


def settle(axes: Axes, source: Source) -> Settings:
    """Draw what is not given. Raises AxisError."""
    if axes.ratings:
        axes = replace(axes, players=len(axes.ratings), highest=max(axes.ratings), lowest=0)
    if system(axes.system).predetermined:
        return _of_table(axes, source)
    players = _whole(axes.players, source.randint(15, 215), source)
    games = system(axes.system).games
    rounds = games * min(source.randint(5, 15), max(1, (2 * players) // 3))
    highest = _whole(axes.highest, source.randint(2400, 2800), source)
    lowest = min(source.randint(1400, 2300), highest)
    accelerates = system(axes.system).accelerates
    points = axes.points or _one_in(source, 5, source.choice(_POINTS), _POINTS[0])
    pab = _one_in(source, 6, source.choice(points), points[0])
    absent = _one_in(source, 12, source.choice(points[1:]), 0)
    late = _one_in(source, 4, source.uniform(0.01, 0.15), 0.0)
    settings = Settings(
        system=axes.system,
        options=axes.options,
        players=players,
        rounds=_of_whole_matches(_whole(axes.rounds, rounds, source), axes, games),
        highest=highest,
        lowest=_whole(axes.lowest, lowest, source),
        unrated=_share(axes.unrated, _one_in(source, 4, source.uniform(0.02, 1.0), 0.0), source),
        draws=_draws(axes, source),
        forfeits=_share(axes.forfeits, _one_in(source, 2, 1 / source.randint(6, 30), 0.0), source),
        half_byes=_share(axes.half_byes, _rare(source), source),
        zero_byes=_share(axes.zero_byes, _rare(source), source),
        full_byes=_share(axes.full_byes, _one_in(source, 10, _rare(source), 0.0), source),
        withdrawals=_share(axes.withdrawals, _rare(source), source),
        late_entries=_share(axes.late_entries, late, source),
        prohibited=_whole(axes.prohibited, _one_in(source, 4, source.randint(1, 6), 0), source),
        odd_results=_share(
            axes.odd_results, _one_in(source, 6, source.uniform(0.01, 0.1), 0.0), source
        ),
        acceleration=axes.acceleration or _acceleration(source, accelerates),
        points=points,
        pab=pab if axes.pab is None else axes.pab,
        initial_colour=axes.initial_colour or source.choice(tuple(Colour)),
        absent=absent if axes.absent is None else axes.absent,
        ratings=axes.ratings,
    )
    if axes.acceleration is None and points != _POINTS[0]:
        settings = replace(settings, acceleration=Acceleration.NONE)
    _check(settings)
    return settings


def _of_table(axes: Axes, source: Source) -> Settings:
    """A tournament whose rounds its table says; nobody comes late, has a bye or is kept apart."""
    for name in _NOT_BY_TABLE:  # the points of a bye, too: a free round is worth nothing
        if getattr(axes, name) not in (None, 0, 0.0, (0, 0), Acceleration.NONE):
            raise AxisError(f"{name} does not go with {axes.system}: its table pairs everybody")
    chosen = system(axes.system)
    players = _whole(axes.players, source.randint(3, 24), source)
    rounds = chosen.rounds_for(players, axes.options) or 0
    if not rounds:
        raise AxisError(f"{axes.system} has no table for {players} players")
    none = replace(
        axes,
        system="dutch-2026",
        options=Options(),
        players=players,
        rounds=rounds,
        half_byes=0.0,
        zero_byes=0.0,
        full_byes=0.0,
        late_entries=0.0,
        prohibited=0,
        acceleration=Acceleration.NONE,
        pab=0,
        absent=0,
    )
    drawn = settle(none, source)
    settings = replace(drawn, system=axes.system, options=axes.options, initial_colour=Colour.WHITE)
    _check(settings)
    return settings


_NOT_BY_TABLE = (
    "rounds",
    "half_byes",
    "zero_byes",
    "full_byes",
    "late_entries",
    "prohibited",
    "acceleration",
    "pab",
    "absent",
)

_POINTS = ((2, 1, 0), (6, 2, 0), (4, 2, 0), (6, 4, 2))
"""Win, draw, loss in half points: 1-½-0, 3-1-0, 2-1-0, 3-2-1."""


def _whole(given: Whole | None, usual: int, source: Source) -> int:
    if isinstance(given, tuple):
        return source.randint(*given)
    return usual if given is None else given


def _of_whole_matches(rounds: int, axes: Axes, games: int) -> int:
    """What was drawn is made to fit; what was asked for is looked at as it is."""
    return rounds if isinstance(axes.rounds, int) else max(rounds - rounds % games, games)


def _share(given: Share | None, usual: float, source: Source) -> float:
    if isinstance(given, tuple):
        return source.uniform(*given)
    return usual if given is None else given


def _one_in(source: Source, number: int, special: T, usual: T) -> T:
    return special if source.random() * number < 1 else usual


def _rare(source: Source) -> float:
    """One in 15 to 3225, as the public generators have it."""
    return 1 / source.randint(15, 3225) if source.random() < 0.5 else 1 / source.randint(15, 100)


def _draws(axes: Axes, source: Source) -> float | None:
    """Half of the tournaments have the draws of the result model."""
    if axes.draws is None and source.random() < 0.5:
        return None
    return _share(axes.draws, source.uniform(0.1, 0.5), source)


def _acceleration(source: Source, accelerates: bool) -> Acceleration:
    drawn = source.random()
    if drawn < 0.8 or not accelerates:
        return Acceleration.NONE
    if drawn < 0.92:
        return Acceleration.BAKU
    return source.choice((Acceleration.EXPLICIT, *map(Acceleration, TEMPLATES)))


def _check(settings: Settings) -> None:
    chosen = system(settings.system)
    checked(settings.options, chosen.readings)
    if settings.acceleration is not Acceleration.NONE and not chosen.accelerates:
        raise AxisError(f"{chosen.name} knows no acceleration")
    for name in _RATES:
        value = getattr(settings, name)
        if value is not None and not 0 <= value <= 1:
            raise AxisError(f"{name} is a share between 0 and 1, not {value:g}")
    if not 2 <= settings.players <= LARGEST_FIELD:
        raise AxisError(f"a report file holds 2 to {LARGEST_FIELD} players, not {settings.players}")
    if not 1 <= settings.rounds <= 99:
        raise AxisError(f"a tournament has 1 to 99 rounds, not {settings.rounds}")
    if settings.rounds % chosen.games:
        raise AxisError(f"{chosen.name} has {chosen.games} rounds a match, not {settings.rounds}")
    if not 0 <= settings.lowest <= settings.highest <= 9_999:
        raise AxisError(f"ratings do not go from {settings.lowest} to {settings.highest}")
    win, draw, loss = settings.points
    if not win >= draw >= loss >= 0 or win == loss or 2 * draw > win + loss:
        raise AxisError("a win, a draw and a loss must be worth less and less, two draws no more")
    if not 0 <= settings.pab <= win:
        raise AxisError("the bye is worth a win at most")
    if not 0 <= settings.absent <= draw:
        raise AxisError("an absence is worth a draw at most")
    baku = settings.acceleration is Acceleration.BAKU
    if baku and (win != 2 * draw or loss or win % 2):
        raise AxisError("Baku acceleration needs a win worth two draws and a loss worth nothing")


_RATES: tuple[str, ...] = (
    "unrated",
    "draws",
    "forfeits",
    "half_byes",
    "zero_byes",
    "full_byes",
    "withdrawals",
    "late_entries",
    "odd_results",
)
