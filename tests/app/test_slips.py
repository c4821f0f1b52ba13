"""The code of a slip leads to the section that printed it, whoever scans it."""

from __future__ import annotations

import pytest
from django.test import Client
from msgspec.structs import replace

from tournaments.domain.player_reports.slip_codes import section_digits, slip_code
from tournaments.domain.settings.commands import ChangeSettings

from .api import Api
from .builders import Hall, account, open_hall

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def halls() -> tuple[Hall, Hall]:
    here, there = open_hall(players=8, slug="first"), open_hall(players=6, slug="second")
    there.do(
        ChangeSettings(name="Open B", settings=replace(there.state.settings, board_offset=2)),
        read_seq=there.state.seq,
        reason="One hall",
    )
    for hall in (here, there):
        hall.pair()
        hall.publish()
    return here, there


def asked(hall: Hall, code: str, user: object = None) -> tuple[int, dict[str, object]]:
    answer = Api(hall, user).client.get(f"/api/v1/slips/{code}/")
    return answer.status_code, answer.json()


def test_a_slip_is_found_in_the_section_that_printed_it(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    game = there.game(3)
    code = slip_code(there.slug, game.id)
    assert asked(here, code) == (
        200,
        {
            "slug": "second",
            "name": "Open B",
            "round": 1,
            "game": game.id,
            "board": 3,
            "may_look": True,
        },
    )


def test_who_is_no_arbiter_there_is_told_whose_it_is(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    emil = here.arbiter("emil", "sector", 1, 2)
    status, told = asked(here, slip_code(there.slug, there.game(3).id), emil)
    assert (status, told["name"], told["board"], told["may_look"]) == (200, "Open B", 3, False)


def test_nothing_is_said_of_what_is_not_published_nor_to_who_is_not_logged_in(
    halls: tuple[Hall, Hall],
) -> None:
    here, there = halls
    second = f"S{section_digits(there.slug)}G2G1G3"
    for code in (second, "S00000000G1G1G1", "S1G1G7", "x"):
        assert asked(here, code)[0] == 404
    first = slip_code(there.slug, there.game(3).id)
    assert Client().get(f"/api/v1/slips/{first}/").status_code == 401
    assert asked(here, first, account("stranger"))[1]["may_look"] is False


def test_a_slip_whose_board_was_paired_anew_is_of_no_board(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    status, told = asked(here, f"S{section_digits(there.slug)}G1G9G3")
    assert (status, told["name"], told["game"], told["board"]) == (200, "Open B", "", 0)


def test_printed_slips_and_their_console_name_one_section(halls: tuple[Hall, Hall]) -> None:
    here, there = halls
    pages = {}
    for hall in halls:
        pages[hall.slug] = hall.client().get(f"/console/{hall.slug}/results/1/").content.decode()
        slips = hall.client().get(f"/console/{hall.slug}/print/slips/1/").content.decode()
        assert slip_code(hall.slug, hall.game(3).id) in slips
        assert f'data-section="{section_digits(hall.slug)}"' in pages[hall.slug]
    assert section_digits(here.slug) != section_digits(there.slug)
