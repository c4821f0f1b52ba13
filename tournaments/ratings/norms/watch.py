"""How a candidate stands during an event, and what the next game would do (S47: an estimate)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from ..model import WIN
from .checks import Ahead, NormCheck, Verdict, checks
from .choice import Norm, least_games, norm, wins_to_spare, without_wins
from .event import NormEvent
from .figures import Figures, figures
from .games import Candidate, NormGame, counting
from .left_out import fails_anyhow
from .levels import GAMES, NormLevel
from .needed import least_points, lowest_opponent


class Chance(StrEnum):
    MADE = "made"
    """The games so far are enough by themselves."""
    POSSIBLE = "possible"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Scenario:
    """If the next game brings `score` half points. `needed` half points of the `rounds` after it,
    against opponents like those so far; None: they do not suffice."""

    score: int
    standing: Chance
    rounds: int
    needed: int | None
    failed: tuple[NormCheck, ...] = ()


@dataclass(frozen=True, slots=True)
class Watch:
    """`assumed`: how opponents that are not known yet are taken to be rated: as the average so far.
    `lowest`: before the last game, by its score: how its opponent has to be rated at least, None:
    no rating does. `now` is None before the first game."""

    level: NormLevel
    standing: Chance
    checks: tuple[NormCheck, ...]
    now: Figures | None
    made: Norm | None
    rounds: int
    needed: int | None
    assumed: int
    scenarios: tuple[Scenario, ...] = ()
    lowest: tuple[tuple[int, int | None], ...] = ()


@dataclass(frozen=True, slots=True)
class Situation:
    """`games`: the rounds so far, in order. `coming`: the opponents of the next ones that are
    paired. `rounds` to come in which the candidate plays, the paired ones too. `strongest`: the
    ratings of those whom the candidate may still meet, the highest first."""

    candidate: Candidate
    event: NormEvent
    games: tuple[NormGame, ...]
    rounds: int = 0
    coming: tuple[NormGame, ...] = ()
    strongest: tuple[int, ...] = ()

    @property
    def known(self) -> tuple[int, ...]:
        """The ratings of those who are paired, as far as their games count."""
        return tuple(game.rating for game in self.coming[: self.rounds] if game.counts)

    @property
    def ahead(self) -> Ahead:
        """The games to come that count: who is paired is met, for the rest the strongest may."""
        known = self.known
        rounds = self.rounds - len(self.coming[: self.rounds]) + len(known)
        return Ahead(rounds, (*known, *self.strongest[: rounds - len(known)]))


def watch(level: NormLevel, here: Situation) -> Watch:
    """Of one norm and one candidate."""
    return _watch(level, here, look_ahead=True)


def _watch(level: NormLevel, here: Situation, *, look_ahead: bool) -> Watch:
    counted, ahead = counting(here.games), here.ahead
    made = norm(level, here.candidate, here.event, here.games)
    score = sum(game.score for game in counted)
    now = figures(level, [game.rating for game in counted], score)
    assumed = now.average if now else level.average
    known = here.known
    coming = [*known, *([assumed] * (ahead.rounds - len(known)))]
    best = made.checks if made else _best(level, here, counted, ahead)
    whole = Watch(
        level=level,
        standing=_standing(made, best),
        checks=best,
        now=made.figures if made else now,
        made=made,
        rounds=ahead.rounds,
        needed=least_points(level, counted, coming),
        assumed=assumed,
    )
    if not look_ahead or whole.standing is Chance.OUT or not ahead.rounds:
        return whole
    return replace(whole, scenarios=_scenarios(level, here), lowest=_lowest(level, here, counted))


def _best(
    level: NormLevel, here: Situation, counted: tuple[NormGame, ...], ahead: Ahead
) -> tuple[NormCheck, ...]:
    """Of all games, or of those without what may be left out if more is possible so; once all is
    played no choice makes the norm."""
    least = least_games(here.event, here.games, ahead.rounds)
    best = checks(level, here.candidate, here.event, counted, least, ahead)
    for rounds in range(ahead.rounds, 0, -1):
        sooner = Ahead(rounds, ahead.strongest[:rounds])
        for count in wins_to_spare(counted, rounds):
            best = _better(level, here, count, sooner, best)
            if not _failed(best):
                return best
    return best


def _better(
    level: NormLevel, here: Situation, count: int, ahead: Ahead, best: tuple[NormCheck, ...]
) -> tuple[NormCheck, ...]:
    """Of the games without so many that were won, or `best` where none fails less."""
    counted, failed = counting(here.games), len(_failed(best))
    asked = (level, here.candidate, here.event)
    anyhow = fails_anyhow(*asked, counted, count, ahead)
    if anyhow >= failed:
        return best
    for choice in without_wins(level, counted, count):
        other = checks(*asked, choice.games, GAMES, ahead)
        if len(_failed(other)) < failed:
            best, failed = other, len(_failed(other))
            if failed <= anyhow:
                break
    return best


def _failed(of: Sequence[NormCheck]) -> tuple[NormCheck, ...]:
    return tuple(check for check in of if check.verdict is Verdict.FAILED)


def _standing(made: Norm | None, of: Sequence[NormCheck]) -> Chance:
    if made:
        return Chance.MADE
    return Chance.OUT if _failed(of) else Chance.POSSIBLE


def _scenarios(level: NormLevel, here: Situation) -> tuple[Scenario, ...]:
    """Won, drawn and lost against the opponent of the next round; nothing while he is unknown."""
    if not here.coming:
        return ()
    return tuple(_scenario(level, here, score) for score in (WIN, 1, 0))


def _scenario(level: NormLevel, here: Situation, score: int) -> Scenario:
    played = replace(here.coming[0], score=score)
    after = replace(
        here, games=(*here.games, played), rounds=here.rounds - 1, coming=here.coming[1:]
    )
    then = _watch(level, after, look_ahead=False)
    return Scenario(
        score=score,
        standing=then.standing,
        rounds=then.rounds,
        needed=then.needed,
        failed=_failed(then.checks),
    )


def _lowest(
    level: NormLevel, here: Situation, counted: Sequence[NormGame]
) -> tuple[tuple[int, int | None], ...]:
    """Before the last game, while its opponent is not known."""
    if here.rounds != 1 or here.coming:
        return ()
    return tuple((score, lowest_opponent(level, counted, score)) for score in (WIN, 1, 0))
