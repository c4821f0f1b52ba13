"""Games that were over only after later rounds had been paired (C.04.2 3.1)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pairing.generator import Axes, random_tournament
from pairing.trf import (
    Code,
    Report,
    adjourned_comment,
    field_before,
    read_report,
    write_report,
    write_trf16,
)


def whole() -> Report:
    axes = Axes(players=10, rounds=6, forfeits=0.0)
    return random_tournament(axes, Random("adjourned"), "adjourned")


def decisive(report: Report, number: int) -> tuple[int, int]:
    """White and Black of a game of that round that White won."""
    for player in report.players:
        entry = player.entry(number)
        if entry.code is Code.WIN and entry.colour and entry.colour.value == "w":
            assert entry.opponent is not None
            return player.number, entry.opponent
    raise AssertionError("nobody won with White")


@pytest.mark.parametrize(("before", "points"), [(2, None), (3, 1), (4, 1), (5, 2)])
def test_it_is_a_draw_for_the_rounds_that_were_paired_before_it_was_over(
    before: int, points: int | None
) -> None:
    plain = whole()
    white, black = decisive(plain, 2)
    told = replace(plain, comments=(*plain.comments, adjourned_comment(2, (white, black), 3, 4)))
    winner = field_before(told, before).participants[white - 1]
    loser = field_before(told, before).participants[black - 1]
    if points is None:
        assert len(winner.rounds) == 1
        return
    assert winner.rounds[1].points == points
    assert loser.rounds[1].points == 2 - points
    assert winner.rounds[1].opponent == black, "they have met"
    other_rounds = [each for at, each in enumerate(winner.rounds) if at != 1]
    plainly = field_before(plain, before).participants[white - 1]
    assert other_rounds == [each for at, each in enumerate(plainly.rounds) if at != 1]


def test_the_comment_reads_back_in_both_editions() -> None:
    plain = whole()
    white, black = decisive(plain, 2)
    told = replace(plain, comments=(*plain.comments, adjourned_comment(2, (white, black), 3, 4)))
    for text in (write_report(told), write_trf16(told)):
        assert field_before(read_report(text), 4) == field_before(told, 4) != field_before(plain, 4)


def test_only_the_rounds_that_the_comment_names_were_paired_with_a_draw() -> None:
    plain = whole()
    white, black = decisive(plain, 2)
    comment = adjourned_comment(2, (white, black), 4, 5)
    assert "from Round 4 until Round 5" in comment
    told = replace(plain, comments=(*plain.comments, comment))
    alike = [
        number
        for number in range(1, 7)
        if field_before(told, number) == field_before(plain, number)
    ]
    assert alike == [1, 2, 3, 6]


def test_a_comment_of_another_game_changes_nothing() -> None:
    plain = whole()
    white, black = decisive(plain, 2)
    met = {player.entry(2).opponent: player.number for player in plain.players}
    stranger = next(number for number in met.values() if number not in (white, black))
    for seats in ((black, white), (white, stranger), (white, 9999)):
        comment = adjourned_comment(2, seats, 3, 4)
        told = replace(plain, comments=(*plain.comments, comment))
        assert field_before(told, 4) == field_before(plain, 4)


@pytest.mark.parametrize("digits", ["1" * 5000, "٣", "1" * 5])
def test_numbers_that_are_none_are_a_comment_as_any_other(digits: str) -> None:
    plain = whole()
    for comment in (
        f"### Adjourned @ Round {digits}: 1 w 2 b, a draw for pairing until Round 4",
        f"### Adjourned @ Round 1: 1 w 2 b, a draw for pairing until Round {digits}",
        f"### Rated only @ Round 1: {digits} w 1 2 b 0 counts",
    ):
        told = read_report(write_report(replace(plain, comments=(comment,))))
        assert field_before(told, 4) == field_before(plain, 4)
