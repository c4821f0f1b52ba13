"""Random events hold what they promise, and their report files too."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.unit.pairing.ranking.literal_event import Event, Player, Round, Scoring, to_trf
from tests.unit.pairing.ranking.random_events import berger, random_event

SEEDS = range(150)


def events() -> list[Event]:
    return [random_event(seed) for seed in SEEDS]


def test_a_seed_is_always_the_same_event() -> None:
    assert random_event(7) == random_event(7)
    assert random_event(7) != random_event(8)


def test_everything_occurs() -> None:
    kinds = Counter(each.kind for event in events() for one in event.players for each in one.rounds)
    assert set(kinds) == {
        "game",
        "forfeit-win",
        "forfeit-loss",
        "pab",
        "full-bye",
        "half-bye",
        "zero-bye",
    }
    assert {event.predetermined for event in events()} == {True, False}
    assert len({event.scoring for event in events()}) > 5
    assert any(one.rating == 0 for event in events() for one in event.players)
    assert any(one.extra < 0 for event in events() for one in event.players)
    assert any(event.rounds_recorded < event.rounds_total for event in events())
    assert any(_meets_again(one) for event in events() for one in event.players)


def _meets_again(player: Player) -> bool:
    met = [each.opponent for each in player.rounds if each.opponent is not None]
    return len(met) > len(set(met))


@pytest.mark.parametrize("seed", SEEDS)
def test_both_players_of_a_pair_tell_the_same(seed: int) -> None:
    event = random_event(seed)
    assert len({len(player.rounds) for player in event.players}) == 1
    for player in event.players:
        for index, each in enumerate(player.rounds):
            if each.opponent is not None:
                other = event.player(each.opponent).rounds[index]
                assert other.opponent == player.number
                assert {each.colour, other.colour} == {"w", "b"}
                assert (each.kind == "game") == (other.kind == "game")
                assert (each.kind, other.kind) != ("forfeit-win", "forfeit-win")


@pytest.mark.parametrize("players", range(2, 13))
def test_the_table_has_each_pair_once(players: int) -> None:
    numbers = list(range(1, players + 1))
    pairs = [frozenset(pair) for current in berger(numbers) for pair in current]
    assert len(pairs) == len(set(pairs)) == players * (players - 1) // 2
    assert all(len(set().union(*current)) == 2 * len(current) for current in berger(numbers))


def test_the_table_of_six_is_the_printed_one() -> None:
    assert berger([1, 2, 3, 4, 5, 6])[3] == [(6, 5), (1, 4), (2, 3)]


def test_a_report_file_has_results_scoring_and_abnormal_points() -> None:
    scoring = Scoring(win=Fraction(3), draw=Fraction(1), pab=Fraction(1))
    one = Player(1, 2000, (Round("game", Fraction(3), 2, "w"), Round("pab", Fraction(3))))
    two = Player(
        2, 0, (Round("game", Fraction(0), 1, "b"), Round("half-bye", Fraction(1))), -scoring.draw
    )
    lines = to_trf(Event((one, two), 2, scoring)).splitlines()
    first, second = (line for line in lines if line.startswith("001"))
    assert "162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0    X 1.0" in lines
    assert (first[4:8], first[48:52], first[91:]) == ("   1", "2000", "0002 w 1  0000 - U")
    assert (second[48:52], second[91:]) == ("    ", "0001 b 0  0000 - H")
    assert [line for line in lines if line.startswith("299")] == [
        "299 F         3.0  002    1",
        "299          -1.0  000    2",
    ]
