"""What a random tournament may be like: each axis given, or drawn from the usual ranges."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import TypeVar

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


class AxisError(ValueError):
    """An axis has a value that no tournament can have."""


@dataclass(frozen=True, slots=True)
class Axes:
    """None: to be drawn as usual. Rates and shares lie between 0 and 1.

    `forfeits` is the share of games, `half_byes`, `zero_byes`, `full_byes` and `withdrawals` are
    shares of players in each round, `late_entries` and `unrated` shares of all players.
    `prohibited` is the number of groups. `draws` None keeps the draws of the result model.
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
    initial_colour: Colour | None = None


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
    initial_colour: Colour

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
            elif each.name == "pab":
                value = f"{value / 2:g}"
            shown.append(f"{each.name}={'model' if value is None else value}")
        return " ".join(shown)


def settle(axes: Axes, source: Source) -> Settings:
    """Draw what is not given. Raises AxisError."""
    players = _whole(axes.players, source.randint(15, 215), source)
    rounds = min(source.randint(5, 15), max(1, (2 * players) // 3))
    highest = _whole(axes.highest, source.randint(2400, 2800), source)
    lowest = min(source.randint(1400, 2300), highest)
    accelerates = system(axes.system).accelerates
    points = axes.points or _one_in(source, 5, source.choice(_POINTS), _POINTS[0])
    pab = _one_in(source, 6, source.choice(points), points[0])
    late = _one_in(source, 4, source.uniform(0.01, 0.15), 0.0)
    settings = Settings(
        system=axes.system,
        options=axes.options,
        players=players,
        rounds=_whole(axes.rounds, rounds, source),
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
    )
    if axes.acceleration is None and points != _POINTS[0]:
        settings = replace(settings, acceleration=Acceleration.NONE)
    _check(settings)
    return settings


_POINTS = ((2, 1, 0), (6, 2, 0), (4, 2, 0), (6, 4, 2))
"""Win, draw, loss in half points: 1-½-0, 3-1-0, 2-1-0, 3-2-1."""


def _whole(given: Whole | None, usual: int, source: Source) -> int:
    if isinstance(given, tuple):
        return source.randint(*given)
    return usual if given is None else given


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
    return Acceleration.BAKU if drawn < 0.92 else Acceleration.EXPLICIT


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
    if not 0 <= settings.lowest <= settings.highest <= 9_999:
        raise AxisError(f"ratings do not go from {settings.lowest} to {settings.highest}")
    win, draw, loss = settings.points
    if not win >= draw >= loss >= 0 or win == loss or 2 * draw > win + loss:
        raise AxisError("a win, a draw and a loss must be worth less and less, two draws no more")
    if not 0 <= settings.pab <= win:
        raise AxisError("the bye is worth a win at most")
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
