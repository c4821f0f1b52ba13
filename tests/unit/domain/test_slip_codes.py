"""The code of a slip names its section and its game."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.domain.ids import GameId
from tournaments.domain.player_reports.slip_codes import section_and_game, section_digits, slip_code

NUMBERS = st.integers(1, 9999)


@given(st.text(min_size=1, max_size=60), NUMBERS, NUMBERS, NUMBERS)
def test_a_code_is_read_as_it_was_printed(stream: str, round_: int, draft: int, board: int) -> None:
    game = GameId(f"{round_}.{draft}.{board}")
    code = slip_code(stream, game)
    assert re.fullmatch("[SG0-9]+", code)
    assert section_and_game(code.lower()) == (section_digits(stream), game)


def test_the_digits_of_a_section_are_for_ever() -> None:
    """They stand on paper: another way to make them would turn printed slips into strangers'."""
    assert slip_code("open", GameId("3.1.47")) == "S52183118G3G1G47"


@pytest.mark.parametrize(
    "code", ["S3G1G47", "", "S12345678", "S1234567G3G1G47", "S12345678G3G1", "S١٢٣٤٥٦٧٨G3G1G47"]
)
def test_what_names_no_section_is_no_such_code(code: str) -> None:
    assert section_and_game(code) is None
