"""Each requirement of B.01 1.4 for one candidate: met, failed, or still open, with its numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from ..model import WIN
from ..rounding import down, up
from .event import NormEvent
from .figures import Figures, figures, scored_enough
from .games import NO_FEDERATION, Candidate, NormGame
from .levels import (
    FEDERATIONS,
    GAMES,
    LEAST_PERCENT,
    ONE_FEDERATION,
    OWN_FEDERATION,
    REQUIRED_TITLES,
    REQUIRED_TITLES_LEAST,
    TITLED,
    TITLEHOLDERS,
    NormLevel,
)


class Requirement(StrEnum):
    GAMES = "games"
    FEDERATIONS = "federations"
    OWN_FEDERATION = "own-federation"
    ONE_FEDERATION = "one-federation"
    TITLEHOLDERS = "titleholders"
    REQUIRED_TITLES = "required-titles"
    AVERAGE = "average"
    PERFORMANCE = "performance"
    SCORE = "score"


class Verdict(StrEnum):
    MET = "met"
    """Whatever comes."""
    OPEN = "open"
    FAILED = "failed"
    """Whatever comes."""
    WAIVED = "waived"


@dataclass(frozen=True, slots=True)
class NormCheck:
    """`have` so far, of `need` in the end: at least, or where `most` at most. Scores count half
    points, all else ones. `detail` is a federation, or the article that waives."""

    requirement: Requirement
    article: str
    verdict: Verdict
    have: int
    need: int
    most: bool = False
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Ahead:
    """The rounds to come: how many, and how the strongest opponents that may come are rated."""

    rounds: int = 0
    strongest: tuple[int, ...] = ()
    """One for each round; empty: not known."""


OVER = Ahead()


def checks(
    level: NormLevel,
    candidate: Candidate,
    event: NormEvent,
    games: Sequence[NormGame],
    least: int,
    ahead: Ahead = OVER,
) -> tuple[NormCheck, ...]:
    """Of games that count; `least` of them are needed."""
    return (
        _number(games, least, ahead),
        *_federations(candidate, event, games, ahead),
        *_titles(level, games, ahead),
        *_figures(level, games, ahead),
    )


def _number(games: Sequence[NormGame], least: int, ahead: Ahead) -> NormCheck:
    verdict = _at_least(len(games), least, ahead.rounds)
    article = "1.4.1c" if least < GAMES else "1.4.1"
    return NormCheck(Requirement.GAMES, article, verdict, len(games), least)


def _federations(
    candidate: Candidate, event: NormEvent, games: Sequence[NormGame], ahead: Ahead
) -> Iterator[NormCheck]:
    met = Counter(game.federation for game in games)
    may_be = ahead.rounds + met.pop("", 0)
    for nowhere in NO_FEDERATION:
        met.pop(nowhere, None)
    own, together = candidate.federation, len(games) + ahead.rounds
    others = len(met.keys() - {own})
    enough = _at_least(others, FEDERATIONS, may_be) if own else Verdict.OPEN
    dominant = max(met, key=lambda name: (met[name], name), default="")
    yield _mixed(event, NormCheck(Requirement.FEDERATIONS, "1.4.3", enough, others, FEDERATIONS))
    for requirement, part, federation in (
        (Requirement.OWN_FEDERATION, OWN_FEDERATION, own),
        (Requirement.ONE_FEDERATION, ONE_FEDERATION, dominant),
    ):
        have, most = met.get(federation, 0), down(part, together)
        verdict = _at_most(have, most, may_be)
        yield _mixed(
            event,
            NormCheck(requirement, "1.4.4", verdict, have, most, most=True, detail=federation),
        )


def _mixed(event: NormEvent, check: NormCheck) -> NormCheck:
    if not event.waived:
        return check
    return replace(check, verdict=Verdict.WAIVED, detail=event.waived)


def _titles(level: NormLevel, games: Sequence[NormGame], ahead: Ahead) -> Iterator[NormCheck]:
    together = len(games) + ahead.rounds
    holders = sum(game.holds(TITLEHOLDERS) for game in games)
    needed = up(TITLED, together)
    verdict = _at_least(holders, needed, ahead.rounds)
    yield NormCheck(Requirement.TITLEHOLDERS, "1.4.5", verdict, holders, needed)
    required = sum(game.holds(level.titles) for game in games)
    needed = max(REQUIRED_TITLES_LEAST, up(REQUIRED_TITLES, together))
    verdict = _at_least(required, needed, ahead.rounds)
    yield NormCheck(Requirement.REQUIRED_TITLES, "1.4.5", verdict, required, needed)


def _figures(level: NormLevel, games: Sequence[NormGame], ahead: Ahead) -> Iterator[NormCheck]:
    score = sum(game.score for game in games)
    ratings = [game.rating for game in games]
    now = figures(level, ratings, score)
    best = figures(level, [*ratings, *ahead.strongest], score + WIN * len(ahead.strongest))
    for requirement, article, need in (
        (Requirement.AVERAGE, "1.4.7", level.average),
        (Requirement.PERFORMANCE, "1.4.8", level.performance),
    ):
        have, most = _figure(requirement, now), _figure(requirement, best)
        verdict = _in_the_end(have, most, need, ahead)
        yield NormCheck(requirement, article, verdict, have, need)
    yield _score(score, len(games) + ahead.rounds, ahead.rounds)


def _figure(requirement: Requirement, of: Figures | None) -> int:
    if of is None:
        return 0
    return of.average if requirement is Requirement.AVERAGE else of.performance


def _in_the_end(have: int, most: int, need: int, ahead: Ahead) -> Verdict:
    """`most`: with all games to come won against the strongest."""
    if not ahead.rounds:
        return Verdict.MET if have >= need else Verdict.FAILED
    bounded = len(ahead.strongest) == ahead.rounds
    return Verdict.FAILED if bounded and most < need else Verdict.OPEN


def _score(score: int, together: int, rounds: int) -> NormCheck:
    least = -(-2 * LEAST_PERCENT * together // 100)
    if together and scored_enough(score, together):
        verdict = Verdict.MET
    else:
        possible = together and scored_enough(score + WIN * rounds, together)
        verdict = Verdict.OPEN if possible and rounds else Verdict.FAILED
    return NormCheck(Requirement.SCORE, "1.4.8", verdict, score, least)


def _at_least(have: int, need: int, to_come: int) -> Verdict:
    if have >= need:
        return Verdict.MET
    return Verdict.OPEN if have + to_come >= need else Verdict.FAILED


def _at_most(have: int, most: int, to_come: int) -> Verdict:
    if have > most:
        return Verdict.FAILED
    return Verdict.MET if have + to_come <= most else Verdict.OPEN
