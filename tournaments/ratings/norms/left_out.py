"""Games won that may be left out (B.01 1.4.1f), without trying every set of them.

Of games that are alike for the mix the lowest rated goes first: average and performance are never
better without a higher rated one. And where a requirement fails whichever games are left out, none
of the sets has to be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from ..model import WIN
from ..rounding import down, up
from .checks import OVER, Ahead
from .event import NormEvent
from .figures import figures, scored_enough
from .games import Candidate, NormGame
from .levels import (
    GAMES,
    OWN_FEDERATION,
    REQUIRED_TITLES,
    REQUIRED_TITLES_LEAST,
    TITLED,
    TITLEHOLDERS,
    UNRATED,
    NormLevel,
)


def left_out(
    level: NormLevel, games: Sequence[NormGame], count: int
) -> Iterator[tuple[NormGame, ...]]:
    """Sets of so many games won: one of each that differ for the mix."""
    alike: dict[tuple[str, bool, bool], list[NormGame]] = {}
    for game in won(games):
        kind = (game.federation, game.holds(TITLEHOLDERS), game.holds(level.titles))
        alike.setdefault(kind, []).append(game)
    yield from _some_of([*alike.values()], count)


def won(games: Sequence[NormGame]) -> list[NormGame]:
    """The lowest rated first."""
    return sorted(
        (game for game in games if game.score == WIN), key=lambda game: game.rating or UNRATED
    )


def _some_of(alike: list[list[NormGame]], count: int) -> Iterator[tuple[NormGame, ...]]:
    if not count:
        yield ()
        return
    for place, games in enumerate(alike):
        for number in range(min(count, len(games)), 0, -1):
            for others in _some_of(alike[place + 1 :], count - number):
                yield (*games[:number], *others)


def best_ratings(games: Sequence[NormGame], count: int) -> list[int]:
    """Without so many games won: the ratings with the highest average."""
    out = {game.round for game in islice(won(games), count)}
    return [game.rating for game in games if game.round not in out]


def fails_anyhow(
    level: NormLevel,
    candidate: Candidate,
    event: NormEvent,
    games: Sequence[NormGame],
    count: int,
    ahead: Ahead = OVER,
) -> int:
    """How many requirements at least fail without any `count` of the games won. Each is looked at
    by itself, with the games left out that are best for it."""
    together = len(games) - count + ahead.rounds
    titled = _most(games, TITLEHOLDERS, count) + ahead.rounds
    required = _most(games, level.titles, count) + ahead.rounds
    failing = (
        together < GAMES,
        titled < up(TITLED, together),
        required < max(REQUIRED_TITLES_LEAST, up(REQUIRED_TITLES, together)),
        not event.waived and _least_own(games, candidate, count) > down(OWN_FEDERATION, together),
    )
    return sum(failing) + _figures_fail(level, games, count, ahead)


def _most(games: Sequence[NormGame], titles: frozenset[str], count: int) -> int:
    """Of the opponents who stay, with one of these titles."""
    others = sum(game.score == WIN and not game.holds(titles) for game in games)
    return sum(game.holds(titles) for game in games) - max(count - others, 0)


def _least_own(games: Sequence[NormGame], candidate: Candidate, count: int) -> int:
    """Of the opponents who stay, from the player's federation; nobody's where that is not known."""
    own = [game for game in games if candidate.federation == game.federation]
    return len(own) - min(count, len(won(own))) if candidate.federation else 0


def _figures_fail(level: NormLevel, games: Sequence[NormGame], count: int, ahead: Ahead) -> int:
    score = sum(game.score for game in games) - WIN * count
    together = len(games) - count + ahead.rounds
    failing = int(not scored_enough(score + WIN * ahead.rounds, together))
    if len(ahead.strongest) != ahead.rounds:
        return failing
    ratings = [*best_ratings(games, count), *ahead.strongest]
    best = figures(level, ratings, score + WIN * ahead.rounds)
    if best is None:
        return failing
    return failing + (best.average < level.average) + (best.performance < level.performance)
