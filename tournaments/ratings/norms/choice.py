"""Which games a norm is made of: some may be left out, some are missing (B.01 1.4.1c to f, 1.4.2c).

A norm stands if it stands with one such choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ..model import WIN
from .checks import NormCheck, Verdict, checks
from .event import NormEvent
from .figures import Figures, figures
from .games import Candidate, NormGame, NormRound, counting
from .left_out import fails_anyhow, left_out, won
from .levels import GAMES, ROUNDS_OF_EIGHT, NormLevel

LEFT_OUT_AT_MOST: Final = 4
"""An event of 13 rounds, as which a longer one counts (1.7), has so many games beyond nine."""


@dataclass(frozen=True, slots=True)
class Choice:
    """`least` games are needed of these. `left_out` are rounds; `articles` what allows it."""

    games: tuple[NormGame, ...]
    least: int = GAMES
    left_out: tuple[int, ...] = ()
    articles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Norm:
    """A norm that stands. `over` are the full points beyond what was needed, each of which counts
    as a game towards the title (1.4.1d)."""

    choice: Choice
    checks: tuple[NormCheck, ...]
    figures: Figures
    over: int


def least_games(event: NormEvent, games: Sequence[NormGame], ahead: int = 0) -> int:
    """Nine, or eight of nine rounds if the missing one was won by forfeit or the PAB (1.4.1c)."""
    given = sum(game.kind in (NormRound.FORFEIT_WIN, NormRound.PAB) for game in games)
    together = len(counting(games)) + ahead
    eight = event.rounds == ROUNDS_OF_EIGHT and given == 1 and together == GAMES - 1
    return GAMES - 1 if eight else GAMES


def choices(
    level: NormLevel, candidate: Candidate, event: NormEvent, games: Sequence[NormGame]
) -> Iterator[Choice]:
    """All games first; then those up to a round, then without some that were won."""
    least = least_games(event, games)
    yield Choice(counting(games), least, (), ("1.4.1c",) if least < GAMES else ())
    yield from _with_last_forfeit(event, games)
    whole = counting(games)
    for last in range(len(whole), GAMES - 1, -1):
        until, later = whole[:last], tuple(game.round for game in whole[last:])
        for count in wins_to_spare(until):
            if (count or later) and not fails_anyhow(level, candidate, event, until, count):
                yield from without_wins(level, until, count, later)


def wins_to_spare(games: Sequence[NormGame], ahead: int = 0) -> range:
    """How many games won may be left out, as far as nine remain."""
    spare = min(len(games) + ahead - GAMES, LEFT_OUT_AT_MOST, len(won(games)))
    return range(spare + 1)


def without_wins(
    level: NormLevel, games: tuple[NormGame, ...], count: int, later: tuple[int, ...] = ()
) -> Iterator[Choice]:
    """The games, `later` rounds left out, and also so many of those won."""
    for out in left_out(level, games, count):
        articles = ("1.4.1e",) * bool(later) + ("1.4.1f",) * bool(out)
        rounds = {game.round for game in out}
        yield Choice(
            tuple(game for game in games if game.round not in rounds),
            GAMES,
            tuple(sorted((*later, *rounds))),
            articles,
        )


def _with_last_forfeit(event: NormEvent, games: Sequence[NormGame]) -> Iterator[Choice]:
    """The opponent of the last round did not come: the player needed the game for the number and
    could afford to lose it (1.4.2c)."""
    whole = counting(games)
    last = games[-1] if games else None
    if last is None or last.round != event.rounds or last.kind is not NormRound.FORFEIT_WIN:
        return
    lost = replace(last, kind=NormRound.PLAYED, score=0)
    if lost.counts and len(whole) == GAMES - 1:
        yield Choice((*whole, lost), GAMES, (), ("1.4.2c",))


def norm(
    level: NormLevel, candidate: Candidate, event: NormEvent, games: Sequence[NormGame]
) -> Norm | None:
    """The first choice of these rounds that meets everything, were the event over; None: none does.

    `games` are all rounds of the candidate in their order.
    """
    for choice in choices(level, candidate, event, games):
        score = sum(game.score for game in choice.games)
        whole = figures(level, [game.rating for game in choice.games], score)
        if whole is None or not whole.enough(level):
            continue
        made = checks(level, candidate, event, choice.games, choice.least)
        if all(check.verdict in (Verdict.MET, Verdict.WAIVED) for check in made):
            return Norm(choice, made, whole, _over(level, choice))
    return None


def _over(level: NormLevel, choice: Choice) -> int:
    ratings = [game.rating for game in choice.games]
    score = sum(game.score for game in choice.games)
    over = 0
    while (less := figures(level, ratings, score - WIN * (over + 1))) and less.score >= 0:
        if not less.enough(level):
            break
        over += 1
    return over
