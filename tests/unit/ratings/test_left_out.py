"""Games won are left out as if every set of them were tried, without trying them (B.01 1.4.1f)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from tournaments.ratings.norms import choice, watch
from tournaments.ratings.norms.checks import OVER, Ahead, Verdict, checks
from tournaments.ratings.norms.event import NormEvent
from tournaments.ratings.norms.figures import figures
from tournaments.ratings.norms.games import Candidate, NormGame
from tournaments.ratings.norms.levels import GAMES, LEVELS, NormLevel, NormTitle
from tournaments.ratings.norms.watch import Situation

CANDIDATE = Candidate("CZE", frozenset({"FM"}), 2350)
FEDERATIONS = ("CZE", "CZE", "GER", "GER", "GER", "FRA", "", "FID")


def record(seed: int, rounds: int, wins: int) -> tuple[NormGame, ...]:
    random = Random(seed)
    mean, titles = random.choice([2150, 2250, 2350]), random.choice(["IM FM -", "GM IM FM - - -"])
    won = random.sample(range(1, rounds + 1), wins)
    return tuple(
        NormGame(
            round=number,
            opponent=number,
            rating=random.choice([0, *[mean + random.randint(-200, 200)] * 9]),
            title=random.choice(titles.split()).strip("-"),
            federation=random.choice(FEDERATIONS),
            score=2 if number in won else random.randint(0, 1),
        )
        for number in range(1, rounds + 1)
    )


def every_set(games: tuple[NormGame, ...], ahead: int = 0) -> Iterator[tuple[NormGame, ...]]:
    won = [game for game in games if game.score == 2]
    for count in range(min(len(games) + ahead - GAMES, choice.LEFT_OUT_AT_MOST) + 1):
        for out in combinations(won, count):
            yield tuple(game for game in games if game not in out)


def failed(
    level: NormLevel, event: NormEvent, games: tuple[NormGame, ...], ahead: Ahead = OVER
) -> int:
    made = checks(level, CANDIDATE, event, games, GAMES, ahead)
    return sum(check.verdict is Verdict.FAILED for check in made)


def is_a_norm(level: NormLevel, event: NormEvent, games: tuple[NormGame, ...]) -> bool:
    score = sum(game.score for game in games)
    whole = figures(level, [game.rating for game in games], score)
    if whole is None or not whole.enough(level):
        return False
    made = checks(level, CANDIDATE, event, games, GAMES)
    return all(check.verdict in (Verdict.MET, Verdict.WAIVED) for check in made)


@pytest.mark.parametrize("title", ["IM", "WIM"])
def test_a_norm_is_made_if_some_set_makes_it(title: str) -> None:
    level, met = LEVELS[NormTitle(title)], 0
    for seed in range(40):
        games = record(seed, 9 + seed % 5, 5 + seed % 4)
        event = NormEvent(len(games))
        made = choice.norm(level, CANDIDATE, event, games)
        possible = any(
            is_a_norm(level, event, some)
            for last in range(GAMES, len(games) + 1)
            for some in every_set(games[:last])
        )
        assert (made is not None) is possible, seed
        met += possible
    assert 0 < met < 40


@pytest.mark.parametrize("title", ["GM", "IM", "WIM"])
def test_of_all_sets_the_one_that_fails_least_is_shown(title: str) -> None:
    level = LEVELS[NormTitle(title)]
    for seed in range(40):
        games = record(seed, 10 + seed % 3, 5)
        here = Situation(CANDIDATE, NormEvent(12), games, 2, (), (2400, 2390))
        shown = watch.watch(level, here)
        if shown.made:
            continue
        fewest = min(
            failed(level, here.event, some, Ahead(rounds, here.strongest[:rounds]))
            for rounds in (2, 1)
            for some in (games, *every_set(games, rounds))
            if rounds == 2 or some is not games
        )
        said = sum(check.verdict is Verdict.FAILED for check in shown.checks)
        assert said == fewest, seed


@pytest.mark.parametrize(("rounds", "wins"), [(17, 14), (21, 18), (25, 22)])
def test_a_long_event_takes_few_looks(
    rounds: int, wins: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On average: sets of up to four of 18 games won are 4,048, and that after many rounds."""
    looks = 0

    def counted(*asked: object, **more: object) -> object:
        nonlocal looks
        looks += 1
        return figures(*asked, **more)  # type: ignore[arg-type]

    monkeypatch.setattr("tournaments.ratings.norms.left_out.figures", counted)
    monkeypatch.setattr("tournaments.ratings.norms.choice.figures", counted)
    for seed in range(20):
        games = record(seed, rounds, wins)
        for level in LEVELS.values():
            choice.norm(level, CANDIDATE, NormEvent(rounds), games)
    assert looks < 20 * len(LEVELS) * 500
