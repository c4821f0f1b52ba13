"""What a message says is new is all that is new: the page needs nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from frontend.public.pages import render
from tournaments.domain.games.commands import CorrectResult, EnterResult
from tournaments.domain.games.results import Result
from tournaments.public.changes import changes_between
from tournaments.public.kept_views import newest_view
from tournaments.public.version import counted

from .playing import Hall

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hall() -> Hall:
    hall = Hall(players=8)
    hall.start()
    hall.publish(1)
    return hall


def results(hall: Hall) -> dict[str, Any]:
    page = render(newest_view(hall.stream), "results.json", "")
    assert page is not None
    return dict(msgspec.json.decode(page))


def place(hall: Hall) -> tuple[int, str]:
    """Seq and tag of the newest version."""
    versions, view = counted(hall.stream), newest_view(hall.stream)
    return versions.seq_of(versions.latest), view.tag


def test_results_and_counts_become_those_of_the_page(hall: Hall) -> None:
    random, told = Random(20260705), 0
    for _ in range(120):
        before, (since, tag) = results(hall), place(hall)
        for _ in range(random.choice([1, 1, 2, 3])):
            hall.something(random)
        now, (after, _) = results(hall), place(hall)
        changes = changes_between(hall.stream, since, after, 1, tag)
        if changes is None:
            continue
        boards = {str(board): text for board, text in changes.boards.items()}
        assert now["results"] == before["results"] | boards
        assert (now["missing"], now["adjourned"]) == (changes.missing, changes.adjourned)
        assert now["key"] == before["key"]
        assert changes.since == tag
        told += bool(boards)
    assert told > 30


def test_what_every_language_says_in_its_own_words_is_fetched(hall: Hall) -> None:
    since, tag = place(hall)
    hall.result("1.1.1", "1-0u")
    assert changes_between(hall.stream, since, place(hall)[0], 1, tag) is None


def test_another_round_is_fetched(hall: Hall) -> None:
    since, tag = place(hall)
    hall.finish(1)
    assert changes_between(hall.stream, since, place(hall)[0], 1, tag) is not None
    hall.publish(2)
    assert changes_between(hall.stream, since, place(hall)[0], 2, tag) is None
    since, tag = place(hall)
    game = hall.state.games_of(1)[0]
    assert game.result is not None
    hall.do(CorrectResult(game=game.id, expected=game.result, result=Result.DRAW), reason="misread")
    assert changes_between(hall.stream, since, place(hall)[0], 2, tag) is None
    since, tag = place(hall)
    hall.do(EnterResult(game=hall.state.games_of(2)[0].id, result=Result.DRAW))
    changes = changes_between(hall.stream, since, place(hall)[0], 2, tag)
    assert changes is not None
    assert changes.boards == {1: "½–½"}
