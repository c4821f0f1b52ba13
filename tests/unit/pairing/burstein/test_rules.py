"""Single rules of the Burstein system, and the example of its text."""

from __future__ import annotations

from itertools import permutations

import pytest

from pairing.burstein.index import indexes
from pairing.burstein.readings import chosen
from pairing.burstein.round import seeding_rounds
from pairing.model import TPN, Field, Options, Participant

from .. import builders
from ..builders import field, player

BURSTEIN = "burstein-2026"
Order = tuple[int, ...]


def players(*games: str) -> tuple[Participant, ...]:
    return tuple(player(number, *line.split()) for number, line in enumerate(games, start=1))


def index_of(before: Field, number: int, **options: str) -> tuple[int, int]:
    readings = chosen(Options(tuple((n.replace("_", "-"), v) for n, v in options.items())))
    return indexes(before, readings)[TPN(number)]


@pytest.mark.parametrize(("rounds", "seeding"), [(3, 1), (5, 2), (7, 3), (8, 4), (11, 4)])
def test_seeding_rounds(rounds: int, seeding: int) -> None:
    """1.6."""
    assert seeding_rounds(field(*players("", ""), rounds=rounds)) == seeding


class TestIndex:
    GAMES = ("2w1 3b= H", "1b0 Z Z", "4w1 1w= Z", "3b0 F 5w1", "Z U 4b0")

    def test_opponents_count_with_their_points(self) -> None:
        """No. 4 met no. 3 (1.5 points, seen as 2) and no. 5 (1), and had a full point alone."""
        before = field(*players(*self.GAMES), rounds=9)
        assert index_of(before, 4) == (4 + 2 + 4, 2 * 4 + 2 * 2)

    def test_a_round_not_played_is_a_game_against_oneself(self) -> None:
        """No. 1 (2 points): no. 2 (0, seen as 1), no. 3 (1.5, seen as 2), himself with a draw."""
        before = field(*players(*self.GAMES), rounds=9)
        assert index_of(before, 1) == (2 + 4 + 4, 2 * 2 + 1 * 4 + 1 * 4)

    def test_the_draws_for_absences_can_be_left_out(self) -> None:
        """1.7.2 (2): of those who are here again; and in the Sonneborn-Berger."""
        before = field(*players(*self.GAMES), rounds=9)
        assert index_of(before, 1, absences="current") == (0 + 3 + 4, 0 + 3 + 4)
        assert index_of(before, 1, absences_in="buchholz") == (2 + 4 + 4, 0 + 3 + 4)
        away = field(*players(*self.GAMES), rounds=9, away=(2, 3))
        assert index_of(away, 1, absences="current") == index_of(away, 1)

    def test_an_absence_before_a_game_is_none_of_the_row(self) -> None:
        before = field(*players("2w1 F", "1b0 3w0", "Z 2b1"), rounds=9)
        assert index_of(before, 2) == (4 + 2, 0)


class TestOrderOfPairings:
    """4.3: six players, two pairs; 0 is the opponent of who floats."""

    @staticmethod
    def all_pairings() -> list[str]:
        found = set()
        for order in permutations("123456"):
            pairs = sorted("".join(sorted(pair)) for pair in (order[:2], order[2:4]))
            found.add((*pairs, *(f"{each}0" for each in order[4:])))
        shown = {tuple(sorted(each)) for each in found}

        def key(each: tuple[str, ...]) -> Order:
            opponent = {pair[0]: int(pair[1]) for pair in each}
            opponent |= {pair[1]: int(pair[0]) for pair in each if pair[1] != "0"}
            return tuple(-opponent[number] for number in "123456")

        return ["  ".join("-".join(pair) for pair in each) for each in sorted(shown, key=key)]

    def test_the_list_begins_and_ends_as_in_the_text(self) -> None:
        listed = self.all_pairings()
        assert len(listed) == 45
        assert listed[:9] == [
            "1-6  2-5  3-0  4-0",
            "1-6  2-4  3-0  5-0",
            "1-6  2-3  4-0  5-0",
            "1-6  2-0  3-5  4-0",
            "1-6  2-0  3-4  5-0",
            "1-6  2-0  3-0  4-5",
            "1-5  2-6  3-0  4-0",
            "1-5  2-4  3-0  6-0",
            "1-5  2-3  4-0  6-0",
        ]
        assert listed[-1] == "1-0  2-0  3-4  5-6"

    def test_the_engine_takes_the_first(self) -> None:
        """After a seeding round of draws: by number, the first meets the last."""
        games = ("7w=", "8b=", "9w=", "10b=", "11w=", "12b=")
        others = ("1b=", "2w=", "3b=", "4w=", "5b=", "6w=")
        before = field(*players(*games, *others), rounds=3, away=(7, 8, 9, 10, 11, 12))
        boards = {frozenset(board) for board in builders.paired(before, BURSTEIN).boards}
        assert boards == {frozenset({1, 6}), frozenset({2, 5}), frozenset({3, 4})}


def test_the_lowest_ranked_of_those_with_most_games_has_the_bye() -> None:
    """3.1.3 to 3.1.5."""
    before = field(*players("4w1", "5w1", "Z", "1b0", "2b0"), rounds=3)
    assert builders.paired(before, BURSTEIN).pab == 5
