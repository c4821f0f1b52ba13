"""The product against the articles as a plain program, written apart: random records of ratings,
first ratings and norms.

Some hundred in every run; RATED_RECORDS=6000 goes on.
"""

from __future__ import annotations

import os
from datetime import date
from fractions import Fraction
from random import Random
from typing import Final

import pytest

from tournaments.ratings.change import rating_change
from tournaments.ratings.editions import rules_of
from tournaments.ratings.initial import SINCE, first_rating
from tournaments.ratings.k_factor import k_factor
from tournaments.ratings.model import How, RatedGame, RatedPlayer
from tournaments.ratings.norms.choice import norm
from tournaments.ratings.norms.conditions import WAIVES
from tournaments.ratings.norms.event import EventPlayer, NormEvent, foreign_field
from tournaments.ratings.norms.games import Candidate, NormGame, NormRound
from tournaments.ratings.norms.levels import LEVELS, NormTitle
from tournaments.ratings.performance import performance

from .literal import norms as literal_norms
from .literal import performance as literal_performance
from .literal import shapes
from .literal.first_rating import first_rating as literal_first_rating
from .literal.random_records import event as random_event
from .literal.random_records import first_record, rated_record
from .literal.rating import change as literal_change
from .literal.rating import counts, k_before_the_bound

RECORDS: Final = int(os.environ.get("RATED_RECORDS", "300"))
AT_ONCE: Final = 50
CANDIDATES: Final = 5
"""Looked at in each event."""
EVENTS_AT_ONCE: Final = 6

KINDS: Final = {"": "none", "a": "national", "c": "zonal"}
HOW: Final = {"W": How.SHORT, "D": How.SHORT, "L": How.SHORT, "+": How.FORFEIT, "-": How.FORFEIT}
SCORES: Final = {"1": 2, "=": 1, "W": 2, "D": 1, "+": 2}
ROUNDS: Final = {
    "1": NormRound.PLAYED,
    "=": NormRound.PLAYED,
    "0": NormRound.PLAYED,
    "+": NormRound.FORFEIT_WIN,
    "-": NormRound.FORFEIT_LOSS,
    "U": NormRound.PAB,
}


def rated_games(games: list[shapes.RatedGame]) -> list[RatedGame]:
    """A bye is no game: it has no opponent, and is left out."""
    return [
        RatedGame(
            round=number,
            opponent=number,
            opponent_rating=game["opponent"],
            score=SCORES.get(game["result"], 0),
            how=HOW.get(game["result"], How.PLAYED),
        )
        for number, game in enumerate(games, 1)
        if game["result"] not in "FHUZ"
    ]


@pytest.mark.parametrize("first", range(0, RECORDS, AT_ONCE))
def test_a_rating_changes_as_the_articles_say(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        record = rated_record(seed)
        who = record["player"]
        made = rating_change(
            rules_of(record["kind"], record["on"]),
            RatedPlayer(who["rating"], who["born"], who["earlier_games"], who["reached_2400"]),
            rated_games(record["games"]),
            record["on"].year,
        )
        literal = literal_change(record)
        counting = [line for line in made.lines if line.not_counted is None]
        lines = [
            (line.counted, Fraction(line.expected, 100), Fraction(line.gain, 100))
            for line in counting
        ]
        assert lines == [(each.difference, each.expected, each.change) for each in literal.lines], (
            seed,
            record,
        )
        assert (made.k.value, made.exact, made.rounded) == (
            literal.k,
            literal.exact,
            literal.rounded,
        ), (seed, record)


@pytest.mark.parametrize("first", range(0, RECORDS, AT_ONCE))
def test_k_of_a_list_of_the_same_year_stands_for_the_history_behind_it(first: int) -> None:
    """The list is made of what the articles say of players whose history is known; of its K, the
    rating and the year of birth comes the same K again, with nothing else known."""
    for seed in range(first, first + AT_ONCE):
        record = rated_record(seed)
        who, year = record["player"], record["on"].year
        listed = k_before_the_bound(record)
        known = RatedPlayer(who["rating"], who["born"], listed_k=listed, listed_year=year)
        made = k_factor(rules_of(record["kind"], record["on"]), known, year, 0)
        assert made.value == listed, (seed, record, made)


@pytest.mark.parametrize("first", range(0, RECORDS, AT_ONCE))
def test_first_ratings_and_performances_are_as_the_articles_say(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        events = first_record(seed)["events"]
        for event in events:
            games, day = rated_games(event["games"]), event["on"]
            alone = literal_first_rating(shapes.FirstRecord(events=[event]))
            assert first_rating(games, day).rating == (alone or 0), (seed, day)
            counting = [game for game in event["games"] if counts(game)]
            made = performance(games)
            assert (made is None) is (not counting)
            if made is not None:
                ratings = [game["opponent"] for game in counting]
                score = Fraction(made.score, 2)
                assert made.rating == literal_performance.performance(ratings, score), seed


def test_the_days_of_the_rules_are_those_of_the_records() -> None:
    assert date(2024, 3, 1) == SINCE
    kinds = {rated_record(seed)["kind"] for seed in range(30)}
    days = {rules_of("standard", rated_record(seed)["on"]).code for seed in range(200)}
    assert kinds == {"standard", "rapid", "blitz"}
    assert len(days) == 6


# norms


def swiss(seed: int) -> shapes.Event:
    """An individual Swiss, the final of a national championship and a zonal tournament among them:
    what is played here. A woman may hold two titles."""
    number = seed * 1000
    while (event := random_event(number))["format"] != "swiss":
        number += 1
    event["special"] = ""
    if event["exempt"] == "b":
        event["exempt"] = ""
    return event


def norm_event(event: shapes.Event) -> NormEvent:
    players = [
        EventPlayer(
            rating=player["rating"],
            titles=frozenset(player["titles"]),
            federation=player["federation"],
            missed=tuple(
                played
                for played, (_, result) in enumerate(event["rounds"][number], 1)
                if literal_norms.missed(result)
            ),
        )
        for number, player in event["players"].items()
    ]
    waived = "1.4.3d" if foreign_field(event["host"], players).waives else ""
    return NormEvent(event["scheduled"], WAIVES.get(KINDS[event["exempt"]], waived))


def norm_games(event: shapes.Event, player: int) -> list[NormGame]:
    return [
        _norm_game(event, number, opponent, result)
        for number, (opponent, result) in enumerate(event["rounds"][player], 1)
    ]


def _norm_game(event: shapes.Event, number: int, opponent: int | None, result: str) -> NormGame:
    kind = ROUNDS.get(result, NormRound.OTHER)
    if opponent is None:
        return NormGame(number, kind)
    other = event["players"][opponent]
    return NormGame(
        round=number,
        kind=kind,
        opponent=opponent,
        rating=other["rating"],
        title=(*other["titles"], "")[0],
        womens_title=(*other["titles"], "", "")[1],
        federation=other["federation"],
        score=SCORES.get(result, 0),
    )


@pytest.mark.parametrize("first", range(0, RECORDS // CANDIDATES, EVENTS_AT_ONCE))
def test_norms_are_as_the_articles_say(first: int) -> None:
    """The product names one choice of games; the literal version knows all that do."""
    for seed in range(first, first + EVENTS_AT_ONCE):
        event, random = swiss(seed), Random(seed)
        ours = norm_event(event)
        strongest = sorted(event["players"], key=lambda each: -len(score_of(event, each)))
        for player in [*strongest[:2], *random.sample(list(event["players"]), CANDIDATES - 2)]:
            federation = event["players"][player]["federation"]
            games = norm_games(event, player)
            for title, found in literal_norms.norms(event, player).items():
                level = LEVELS[NormTitle(title)]
                made = norm(level, Candidate(federation=federation), ours, games)
                known = {
                    (each.rounds, each.average, each.performance, each.score, over_of(each))
                    for each in found
                }
                assert (made is None) is (not known), (seed, player, title)
                if made is not None:
                    figures = made.figures
                    said = (
                        tuple(game.round for game in made.choice.games),
                        figures.average,
                        figures.performance,
                        Fraction(figures.score, 2),
                        made.over,
                    )
                    assert said in known, (seed, player, title)


def score_of(event: shapes.Event, player: int) -> str:
    """The games won: what is long won much."""
    return "".join(result for _, result in event["rounds"][player] if result in "1+")


def over_of(each: literal_norms.Norm) -> int:
    return int(each.score - each.needed)


@pytest.mark.parametrize("first", range(0, RECORDS // CANDIDATES, EVENTS_AT_ONCE))
def test_an_event_is_international_as_the_article_says(first: int) -> None:
    for seed in range(first, first + EVENTS_AT_ONCE):
        event = swiss(seed)
        event["exempt"] = ""
        assert bool(norm_event(event).waived) is literal_norms.is_international(event), seed
