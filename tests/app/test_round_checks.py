"""What the console checks before a round is paired, as the arbiter reads it."""

from __future__ import annotations

import pytest

from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.ids import PlayerId

from .builders import open_hall

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("players", "said"), [(2, "1 player will be paired"), (3, "2 players will be paired")]
)
def test_one_player_is_one_and_a_bye_has_its_name(players: int, said: str) -> None:
    hall = open_hall(players)
    hall.do(GrantBye(player=PlayerId(1), round=1, kind="half"))
    text = hall.client().get(f"/console/{hall.slug}/pairing/1/").content.decode()
    assert said in text
    assert "(half-point bye)" in text
    assert "(half)" not in text
