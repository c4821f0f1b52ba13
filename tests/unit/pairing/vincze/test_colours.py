"""V19 to V24: who has White, each rule by a pair of its own."""

from __future__ import annotations

import pytest

from pairing.model import TPN, Colour, Options
from pairing.vincze.colours import allocate
from pairing.vincze.readings import VinczeReadings, chosen_by
from pairing.vincze.roster import VinczeEntrant

from ..builders import field
from .hall import players, shown


def entrant(number: int, games: str) -> VinczeEntrant:
    """`entrant(3, "wwb")`."""
    colours = tuple(Colour(game) for game in games)
    twice = colours[-1] if len(colours) > 1 and colours[-1] is colours[-2] else None
    return VinczeEntrant(
        TPN(number), 0, colours, twice, odd_number=number % 2 == 1, may_be_odd=True
    )


def readings(**options: str) -> VinczeReadings:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return chosen_by(Options(tuple(named.items())))


def decided(lower: str, higher: str, *, ban: bool = True, **options: str) -> str:
    """What no. 3 gets against no. 4 and by which rule: "b V24.2"; both orders agree."""
    three, four = entrant(3, lower), entrant(4, higher)
    answers = {
        allocate(*pair, Colour.WHITE, readings(**options), ban=ban)
        for pair in ((three, four), (four, three))
    }
    (answer,) = answers
    colour = answer.colour if answer.player is three else answer.colour.opposite
    return f"{colour} {answer.rule}"


@pytest.mark.parametrize(
    ("lower", "higher", "answer"),
    [
        ("bww", "wbw", "b V24.1"),
        ("wb", "wbb", "b V24.1"),
        ("ww", "bb", "b V24.1"),
        ("w", "wb", "b V24.2"),
        ("wb", "b", "b V24.2"),
        ("wbw", "bw", "b V24.2"),
        ("w", "w", "b V24.3"),
        ("b", "b", "w V24.3"),
        ("w", "b", "b V24.3"),
        ("wb", "wb", "w V24.5"),
        ("bw", "wb", "b V24.5"),
        ("", "wb", "w V23"),
        ("wb", "", "w V24.5"),
        ("", "", "w V23"),
    ],
)
def test_the_first_rule_that_decides(lower: str, higher: str, answer: str) -> None:
    assert decided(lower, higher) == answer


class TestAfterTheBanFell:
    """V22: both may have had the same colour twice."""

    def test_the_rules_that_follow_decide(self) -> None:
        assert decided("ww", "bww", ban=False) == "b V24.2"
        assert decided("ww", "ww", ban=False) == "b V24.3"

    def test_other_pairs_keep_v24_1_unless_the_option_drops_it(self) -> None:
        assert decided("wwbb", "b", ban=False) == "w V24.1"
        assert decided("wwbb", "b", ban=False, lifted_colours="dropped") == "b V24.2"
        assert decided("wwbb", "b", ban=True, lifted_colours="dropped") == "w V24.1"


class TestOtherReadings:
    def test_the_larger_difference_may_be_the_one_with_more_whites(self) -> None:
        """Then V24.4 has something to decide."""
        assert decided("wb", "b", difference="signed") == "b V24.4"
        assert decided("w", "b", difference="signed") == "b V24.2"
        assert decided("b", "w", difference="signed") == "w V24.2"

    def test_who_has_no_game_may_leave_it_to_the_opponent(self) -> None:
        assert decided("", "wb", never_played="opponent") == "b V24.5"
        assert decided("", "", never_played="opponent") == "w V23"


class TestRoundOne:
    """V23: odd numbers of the upper half have the colour of no. 1, even ones the other."""

    def test_white_drawn_for_number_one(self) -> None:
        assert shown(field(*players(*[""] * 8))) == "1-5 6-2 3-7 8-4"

    def test_black_drawn_for_number_one(self) -> None:
        black = field(*players(*[""] * 8), initial_colour=Colour.BLACK)
        assert shown(black) == "5-1 2-6 7-3 4-8"

    def test_numbers_stand_as_they_are_or_count_those_who_have_arrived(self) -> None:
        before = field(*players(*[""] * 7), away=(2,))
        assert shown(before) == "1-5 3-6 7-4"
        assert shown(before, parity="arrived") == "1-5 6-3 4-7"


def test_a_forfeit_gives_no_colour() -> None:
    """2 has had White once over the board, 1 only in a game that was not played."""
    before = field(*players("3w+", "4w=", "1b-", "2b="), away=(3, 4))
    assert shown(before) == "1-2"
