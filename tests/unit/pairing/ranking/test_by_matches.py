"""Matches of two games as they are ranked: by rounds what C.07 counts so, by games the rest."""

from __future__ import annotations

import pytest

from pairing.model import TPN, Colour, RoundKind, Scoring
from pairing.ranking.by_matches import by_matches
from pairing.ranking.criteria import criteria
from pairing.ranking.order import Ranking
from pairing.ranking.table import DRAW, LOSS, WIN, Scorecard, ScoredRound, Table

RESULTS = {"1": (2, WIN), "=": (1, DRAW), "0": (0, LOSS)}
FORFEITS = {"+": (RoundKind.FORFEIT_WIN, 2), "-": (RoundKind.FORFEIT_LOSS, 0)}
BYES = {"U": (RoundKind.PAB, 2), "H": (RoundKind.HALF_BYE, 1), "Z": (RoundKind.ZERO_BYE, 0)}


def game(word: str) -> ScoredRound:
    """ "2w1": a win with White against number 2; "U", "H", "Z"; "2b" goes on."""
    if word in BYES:
        kind, points = BYES[word]
        return ScoredRound(kind, points)
    opponent, colour, sign = TPN(int(word[0])), Colour(word[1]), word[2:]
    if sign in FORFEITS:
        kind, points = FORFEITS[sign]
        return ScoredRound(kind, points, opponent, colour)
    points, result = RESULTS[sign] if sign else (0, None)
    return ScoredRound(RoundKind.GAME, points, opponent, colour, result)


def table(*lines: str, rounds: int = 4) -> Table:
    cards = (
        Scorecard(TPN(number), tuple(map(game, line.split())), 2400 - 100 * number)
        for number, line in enumerate(lines, start=1)
    )
    return by_matches(Table(tuple(cards), rounds))


def value(of: Table, code: str, number: int) -> int | None:
    ranking = Ranking(of, criteria(("PTS", code)))
    line = next(line for line in ranking.lines if line.tpn == number)
    return line.values[1]


def match(of: Table, number: int) -> ScoredRound:
    return of.cards[number - 1].rounds[0]


MATCHES = table("2w1 2b= 3w= 3b=", "1b0 1w= U H", "4w1 4b1 1b= 1w=", "3b0 3w0 Z Z")


def test_two_rounds_are_one_match_with_the_points_of_both_games() -> None:
    assert (MATCHES.rounds, MATCHES.rounds_total) == (2, 2)
    assert MATCHES.scoring == Scoring(win=4, draw=2, loss=0, absent=0, pab=3)
    assert match(MATCHES, 1)[:5] == (RoundKind.GAME, 3, TPN(2), Colour.WHITE, WIN)
    assert match(MATCHES, 2)[:5] == (RoundKind.GAME, 1, TPN(1), Colour.BLACK, LOSS)
    assert MATCHES.cards[1].rounds[1][:2] == (RoundKind.PAB, 3)


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("WIN", (0, 0, 1, 0)),
        ("WON", (1, 0, 2, 0)),
        ("BPG", (2, 1, 2, 1)),
        ("BWG", (0, 0, 1, 0)),
        ("STD", (3, 2, 3, 0)),
    ],
)
def test_each_tie_break_counts_what_its_article_says(code: str, values: tuple[int, ...]) -> None:
    """Wins are of matches (7.1), games won of games (7.2)."""
    assert tuple(value(MATCHES, code, number) for number in range(1, 5)) == values


def test_buchholz_has_each_opponent_once() -> None:
    """8.1: numbers 2 and 3 have 4 and 6 half points."""
    assert value(MATCHES, "BH", 1) == 4 + 6


def test_ratings_are_those_of_the_games() -> None:
    """A game that was forfeited is none of Article 10, though the match was played."""
    one_forfeit = table("2w+ 2b= 3w1 3b1", "1b- 1w= Z Z", "Z Z 1b0 1w0")
    assert match(one_forfeit, 1)[:5] == (RoundKind.GAME, 3, TPN(2), Colour.WHITE, WIN)
    assert value(one_forfeit, "ARO", 1) == round((2200 + 2100 + 2100) / 3)


@pytest.mark.parametrize(
    ("mine", "theirs", "kinds"),
    [
        ("2w+ 2b+", "1b- 1w-", (RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS)),
        ("2w- 2b-", "1b- 1w-", (RoundKind.FORFEIT_LOSS, RoundKind.FORFEIT_LOSS)),
        ("2w- 2b+", "1b- 1w-", (RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS)),
        ("2w+ 2b-", "1b- 1w+", (RoundKind.GAME, RoundKind.GAME)),
        ("2w+ 2b0", "1b- 1w1", (RoundKind.GAME, RoundKind.GAME)),
    ],
)
def test_a_match_is_forfeited_only_if_one_of_them_forfeits_both_games(
    mine: str, theirs: str, kinds: tuple[RoundKind, RoundKind]
) -> None:
    made = table(mine, theirs)
    assert (match(made, 1).kind, match(made, 2).kind) == kinds


def test_a_match_that_goes_on_has_the_points_of_what_is_over() -> None:
    for lines in (("2w1", "1b0"), ("2w1 2b", "1b0 1w")):
        going_on = table(*lines)
        assert match(going_on, 1)[:5] == (RoundKind.GAME, 2, TPN(2), Colour.WHITE, None)
        assert value(going_on, "WON", 1) == 1
