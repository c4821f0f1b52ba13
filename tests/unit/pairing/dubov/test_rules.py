"""Single rules of the Dubov system, and the examples of its text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.dubov.recomposition import outward
from pairing.dubov.roster import average_rating_of_opponents, roster_of
from pairing.matching.bits import members
from pairing.matching.cardinality import Matching
from pairing.matching.choices import first_partner
from pairing.model import TPN, Colour, Field, NoLegalPairing, Options, Participant, ProhibitedGroup

from .. import builders
from ..builders import field, player

DUBOV = "dubov-2026"


def players(*games: str) -> tuple[Participant, ...]:
    return tuple(player(number, *line.split()) for number, line in enumerate(games, start=1))


def rated(before: Field, *ratings: int) -> Field:
    return replace(
        before,
        participants=tuple(
            replace(each, rating=rating)
            for each, rating in zip(before.participants, ratings, strict=True)
        ),
    )


def shown(before: Field, **options: str) -> str:
    outcome = builders.pair(before, DUBOV, **options)
    if isinstance(outcome, NoLegalPairing):
        return f"{outcome.article} {outcome.code}"
    boards = [f"{board.white}-{board.black}" for board in outcome.boards]
    return " ".join(boards + ([f"{outcome.pab}-0"] if outcome.pab else []))


class TestExamplesOfTheText:
    def test_shifters_are_numbered_from_the_middle(self) -> None:
        """4.3: of A to G the first is D, then C, E, B, F, A, G."""
        assert "".join(outward("ABCDEFG")) == "DCEBFAG"

    def test_of_two_in_the_middle_the_higher_is_first(self) -> None:
        assert "".join(outward("ABCD")) == "BCAD"
        assert outward("A") == ["A"]

    @pytest.mark.parametrize(
        ("barred", "transposition"),
        [
            ("", "ABC"),
            ("2B", "ACB"),
            ("1A", "BAC"),
            ("1A 2A", "BCA"),
            ("1A 1B", "CAB"),
            ("1A 1B 2A", "CBA"),
        ],
    )
    def test_transpositions_stand_in_lexicographic_order(
        self, barred: str, transposition: str
    ) -> None:
        """4.4: {A,B,C} {A,C,B} {B,A,C} {B,C,A} {C,A,B} {C,B,A}; here each is the first possible."""
        rows = [0b111000] * 3 + [0b000111] * 3
        for number, letter in map(tuple, barred.split()):
            one, other = int(number) - 1, 3 + "ABC".index(letter)
            rows[one] &= ~(1 << other)
            rows[other] &= ~(1 << one)
        matching = Matching(rows)
        matching.fill(range(6))
        found = ["ABC"[first_partner(matching, one) - 3] for one in range(3)]
        assert "".join(found) == transposition


class TestDefinitions:
    @pytest.mark.parametrize(
        ("ratings", "average"), [((2001, 2002), 2002), ((2000, 2000, 2001), 2000), ((), 0)]
    )
    def test_the_average_of_opponents_is_rounded_half_up(
        self, ratings: tuple[int, ...], average: int
    ) -> None:
        """1.7."""
        games = [f"{number}w1" for number in range(2, 2 + len(ratings))]
        met = {TPN(number): rating for number, rating in enumerate(ratings, start=2)}
        assert average_rating_of_opponents(player(1, *games), met) == average

    def test_a_forfeit_is_no_opponent_met(self) -> None:
        assert average_rating_of_opponents(player(1, "2w+"), {TPN(2): 2400}) == 0

    @pytest.mark.parametrize(("rounds", "most"), [(4, 2), (5, 3), (9, 3), (10, 4), (11, 4)])
    def test_maximum_upfloater(self, rounds: int, most: int) -> None:
        """1.8."""
        assert roster_of(field(*players("", ""), rounds=rounds), Options()).most_upfloats == most

    def test_who_has_not_played_mildly_prefers_black(self) -> None:
        """1.6.4."""
        entrant = roster_of(field(*players("", "")), Options()).entrants[0]
        assert (entrant.wish, entrant.absolute, entrant.new) == (Colour.BLACK, False, True)


class TestRounds:
    def test_the_first_round_pairs_half_against_half(self) -> None:
        assert shown(field(*players(*[""] * 6), rounds=5)) == "1-4 5-2 3-6"

    def test_the_bye_of_the_first_round_goes_to_the_largest_number(self) -> None:
        """3.1.5."""
        assert shown(field(*players(*[""] * 5), rounds=5)) == "1-3 4-2 5-0"

    def test_of_the_lowest_score_who_has_played_most_gets_the_bye(self) -> None:
        """3.1.4: no. 4 stayed away, no. 3 lost a game."""
        before = field(*players("3w1", "5b1", "1b0", "Z", "2w0"), rounds=5, away=())
        assert shown(before).endswith("5-0")
        assert shown(replace(before, away=frozenset({TPN(5), TPN(1)}))).endswith("3-0")

    def test_low_averages_meet_the_smallest_numbers(self) -> None:
        """3.2.5, 3.2.6: nos. 1 to 4 prefer White, of them no. 4 has met the lowest."""
        before = rated(
            field(*players("8b=", "7b=", "6b=", "5b=", "4w=", "3w=", "2w=", "1w="), rounds=7),
            *(2800, 2700, 2600, 2500, 2400, 2300, 2200, 2100),
        )
        meets = {b.white: b.black for b in builders.paired(before, DUBOV).boards}
        assert meets == {1: 5, 2: 6, 3: 7, 4: 8}

    def test_the_order_of_averages_is_not_that_of_numbers(self) -> None:
        before = rated(
            field(*players("5b=", "6b=", "7b=", "8b=", "1w=", "2w=", "3w=", "4w="), rounds=7),
            *(2800, 2700, 2600, 2500, 2400, 2300, 2200, 2100),
        )
        meets = {b.white: b.black for b in builders.paired(before, DUBOV).boards}
        assert meets == {4: 5, 3: 6, 2: 7, 1: 8}

    @pytest.mark.parametrize(
        ("rounds", "pairs"), [(9, "3-1 2-4"), (3, "2-1 3-4")], ids=["C10", "last round"]
    )
    def test_who_floated_up_last_time_is_spared_but_in_the_last_round(
        self, rounds: int, pairs: str
    ) -> None:
        """No. 2 met no. 5, who had a point more; no. 3 met somebody of the same score."""
        games = ("F F", "Z 5b1", "Z 6b1", "Z Z", "F 2w0", "Z 3w0")
        assert shown(field(*players(*games), rounds=rounds, away=(5, 6))) == pairs

    def test_nobody_meets_twice_and_nobody_left_is_named(self) -> None:
        """C1."""
        assert shown(field(*players("2w1", "1b0"), rounds=3)) == "2.1 no-opponent-left"

    def test_nobody_can_have_the_bye(self) -> None:
        """C2."""
        assert shown(field(*players("U", "F", "U"), rounds=3)) == "3.1.1 no-bye-candidate"
        assert shown(field(*players("U", "F", "U"), rounds=3), **{"full-bye": "free"}) == "1-3 2-0"

    def test_prohibited_pairs(self) -> None:
        apart = (ProhibitedGroup(frozenset(map(TPN, (1, 3)))),)
        assert shown(field(*players(*[""] * 4), rounds=5, prohibited=apart)) == "1-4 3-2"


def test_the_virtual_points_make_the_groups() -> None:
    """C.04.7: the accelerated ones are a scoregroup of their own."""
    plain = field(*players(*[""] * 8), rounds=9)
    before = replace(
        plain,
        participants=tuple(
            replace(each, virtual=(2,) if each.tpn <= 4 else ()) for each in plain.participants
        ),
    )
    assert shown(before) == "1-3 4-2 5-7 8-6"
    assert list(members(roster_of(before, Options()).levels[0][1])) == [0, 1, 2, 3]
