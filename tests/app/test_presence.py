"""Who may say where he is, how often, and in which words; nothing of it is kept."""

from __future__ import annotations

from uuid import uuid4

import pytest
from django.core.cache import cache

from tournaments.api.views.presence import PresenceRate

from .api import Api
from .builders import account, open_hall

pytestmark = pytest.mark.django_db

HERE = {"console": str(uuid4()), "round": 1, "board": 7}


def test_an_arbiter_says_where_he_is_and_the_log_does_not_grow() -> None:
    hall = open_hall(4)
    before = hall.state.seq
    told = Api(hall).post("presence/", HERE)
    assert (told.status, told.body) == (200, {"status": "told"})
    assert hall.state.seq == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"console": "<script>"},
        {"board": -1},
        {"doing": "sleeping"},
        {"name": "Somebody Else"},
    ],
)
def test_nobody_says_anything_else_by_it(wrong: dict[str, object]) -> None:
    answered = Api(open_hall(4)).post("presence/", {**HERE, **wrong})
    assert (answered.status, answered.body["status"]) == (400, "error")


def test_a_stranger_is_nowhere() -> None:
    hall = open_hall(4)
    assert Api(hall, account("stranger")).post("presence/", HERE).status == 403


def test_who_says_it_too_often_is_asked_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PresenceRate, "rate", "2/min")
    cache.clear()
    api = Api(open_hall(4))
    assert [api.post("presence/", HERE).status for _ in range(3)] == [200, 200, 429]
    cache.clear()
