"""The validator of 1992 agrees with right rounds and sees what is wrong with others."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pairing.model import TPN, Board, Field, NoLegalPairing, Options, RoundPairing, no_progress
from pairing.systems import system
from pairing.validator import validate

from .. import builders, random_fields
from .hall import READINGS_OF_THE_PAIRING, options, paired, players

FIELD = builders.field(*players("5w1", "6b1", "7w1", "8b1", "1b0", "2w0", "3b0", "4w0"))
"""After the first round; the second is 4-1, 2-3, 5-8, 7-6."""


def articles(field: Field, pairing: RoundPairing | NoLegalPairing, **named: str) -> list[str]:
    verdict = validate(field, pairing, "dutch-1992", options(**named))
    return [finding.article for finding in verdict.errors]


def with_boards(boards: str, field: Field = FIELD) -> RoundPairing:
    """Boards as stated, everything else as it follows from them."""
    seated, bye = builders.boards(boards)
    scores = {
        player.tpn: sum(past.points for past in player.rounds) for player in field.participants
    }
    uneven = [
        sorted(board, key=lambda tpn: -scores.get(tpn, 0))
        for board in seated
        if scores.get(board.white) != scores.get(board.black)
    ]
    return RoundPairing(
        seated,
        bye,
        frozenset(high for high, _low in uneven) | ({bye} if bye else frozenset()),
        frozenset(low for _high, low in uneven),
    )


def test_the_round_of_the_engine_is_sound() -> None:
    assert with_boards("4-1, 2-3, 5-8, 7-6") == paired(FIELD)
    assert articles(FIELD, paired(FIELD)) == []


@pytest.mark.parametrize(
    ("boards", "article"),
    [
        ("1-5, 2-3, 4-8, 7-6", "B1"),
        ("4-1, 2-3, 5-8", "A5"),
        ("4-1, 2-3, 5-8, 7-6, 5-8", "B1"),
        ("4-1, 2-3, 5-8, 7-6, 8-9", "F5"),
        ("1-4, 2-3, 5-8, 7-6", "E1"),
        ("2-3, 4-1, 5-8, 7-6", "F1"),
    ],
)
def test_a_wrong_round_is_seen(boards: str, article: str) -> None:
    assert article in articles(FIELD, with_boards(boards))


def test_a_bye_with_an_even_number_is_seen() -> None:
    assert "A5" in articles(FIELD, with_boards("4-1, 2-3, 5-8, 7-0"))


def test_wrong_marks_are_seen() -> None:
    wrong = replace(paired(FIELD), upfloaters=frozenset({TPN(8)}))
    assert articles(FIELD, wrong) == ["A4"]


def test_two_bound_to_the_same_colour_are_seen() -> None:
    field = builders.field(*players("90w1 91w1", "92w1 93w1", "94b1 95b1", "96b1 97b1"))
    assert articles(field, with_boards("3-1, 4-2", field)) == []
    assert set(articles(field, with_boards("2-1, 3-4", field))) >= {"B2"}
    last = replace(field, rounds_total=3)
    assert "B2" not in articles(last, with_boards("2-1, 3-4", last))
    assert "B2" in articles(last, with_boards("2-1, 3-4", last), last_round="never")


def test_a_second_bye_is_seen() -> None:
    field = builders.field(*players("90w1", "91b1", "U"))
    assert "B1" in articles(field, with_boards("2-1, 3-0", field))


def test_a_preference_broken_without_need_is_seen() -> None:
    """1 and 2 had White, 3 and 4 Black."""
    field = builders.field(*players("90w1", "91w1", "92b1", "93b1"))
    assert articles(field, paired(field)) == []
    assert "B4" in articles(field, with_boards("2-1, 3-4", field))


def test_another_order_in_the_top_bracket_is_seen() -> None:
    field = builders.field(*players("90w1", "91w1", "92b1", "93b1"))
    assert articles(field, with_boards("4-1, 3-2", field)) == ["D1"]


def test_no_legal_pairing_is_contradicted_by_one() -> None:
    claim = NoLegalPairing("no-complete-pairing", "B1, B2", "Nothing goes.")
    assert articles(FIELD, claim) == ["C13"]
    stuck = builders.field(*players("2w1", "1b0"))
    assert articles(stuck, claim) == []
    answer = system("dutch-1992").pair(stuck, Options(), no_progress)
    assert articles(stuck, answer) == []


def test_random_rounds_of_the_engine_are_sound() -> None:
    for seed in range(150):
        field = random_fields.random_field(seed, 2, 16, "dutch-1992")
        outcome = system("dutch-1992").pair(field, Options(), no_progress)
        assert articles(field, outcome) == [], seed


def test_random_rounds_of_the_engine_are_sound_with_random_readings() -> None:
    for seed in range(100):
        random = Random(seed)
        field = random_fields.random_field(seed, 2, 16, "dutch-1992")
        readings = {each.name: random.choice(each.choices) for each in READINGS_OF_THE_PAIRING}
        outcome = system("dutch-1992").pair(field, options(**readings), no_progress)
        assert articles(field, outcome, **readings) == [], (seed, readings)


def test_most_other_rounds_are_not() -> None:
    """A control: two boards with their Blacks swapped."""
    seen = tried = 0
    for seed in range(100):
        field = random_fields.random_field(seed, 6, 16, "dutch-1992")
        outcome = system("dutch-1992").pair(field, Options(), no_progress)
        if isinstance(outcome, RoundPairing) and len(outcome.boards) > 1:
            one, other = outcome.boards[:2]
            swapped = (Board(one.white, other.black), Board(other.white, one.black))
            tried += 1
            seen += bool(articles(field, replace(outcome, boards=swapped + outcome.boards[2:])))
    assert seen > tried * 3 // 4
