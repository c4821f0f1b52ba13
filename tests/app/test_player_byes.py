"""The byes of a player's page: rounds in which he plays, or has a bye already."""

from __future__ import annotations

import re

import pytest

from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.ids import PlayerId

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

TABLE = re.compile(r"byes-table.*?</table>", re.DOTALL)


def byes(hall: Hall) -> str:
    page = hall.client().get(f"/console/{hall.slug}/entries/1/").content.decode()
    found = TABLE.search(page)
    assert found
    return found[0]


def test_who_is_withdrawn_is_offered_no_byes() -> None:
    hall = open_hall(6, rounds=5)
    assert byes(hall).count("plays") == 5
    hall.do(GrantBye(player=PlayerId(1), round=4, kind="half"))
    hall.do(WithdrawPlayer(player=PlayerId(1)))
    table = byes(hall)
    assert "plays" not in table
    assert "grant-bye" not in table
    assert "revoke-bye" in table


def test_who_is_withdrawn_and_has_none_is_said_to_be_gone() -> None:
    hall = open_hall(6, rounds=5)
    hall.do(WithdrawPlayer(player=PlayerId(1)))
    assert "Not paired any more." in byes(hall)
