"""What a run takes of tests that are too many: the same everywhere, another share with each commit,
and at scale whatever commits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from tests import drawing
from tests.at_scale import ONE_IN, chosen

NAME = "LETTERS"
LETTERS = tuple("abcdefghijklmnopqrstuvwxyz")


@pytest.fixture(autouse=True)
def nothing_remembered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(NAME, raising=False)
    drawing.drawn_from.cache_clear()
    yield
    drawing.drawn_from.cache_clear()


def share(monkeypatch: pytest.MonkeyPatch, commit: str) -> tuple[str, ...]:
    monkeypatch.setenv("DRAWN_FROM", commit)
    drawing.drawn_from.cache_clear()
    return drawing.drawn(NAME, LETTERS, usually=5)


def test_a_commit_draws_the_same_each_time_and_in_their_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = share(monkeypatch, "one")
    assert first == share(monkeypatch, "one") == tuple(sorted(first))
    assert len(set(first)) == 5
    assert "".join(first) == "chpvz"


def test_in_time_every_one_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = {letter for number in range(60) for letter in share(monkeypatch, str(number))}
    assert drawn == set(LETTERS)


def test_one_in_three_is_drawn_of_what_is_no_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRAWN_FROM", "one")
    pages = [str(number) for number in range(900)]
    turns = [page for page in pages if drawing.is_drawn(NAME, page, one_in=3)]
    assert 250 < len(turns) < 350
    assert turns == [page for page in pages if drawing.is_drawn(NAME, page, one_in=3)]
    monkeypatch.setenv(NAME, "all")
    assert all(drawing.is_drawn(NAME, page, one_in=3) for page in pages)


def test_the_variable_asks_for_more_or_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAME, "7")
    assert len(share(monkeypatch, "one")) == 7
    for whole in ("all", "26", "100"):
        monkeypatch.setenv(NAME, whole)
        assert share(monkeypatch, "one") == LETTERS


def test_it_is_drawn_from_the_commit_that_is_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DRAWN_FROM", raising=False)
    commit = drawing.drawn_from()
    if (drawing.ROOT / ".git").exists():
        assert len(commit) == 12
        assert int(commit, 16)
    else:
        assert commit == "openhall"


class Test:
    """What `chosen` asks of a test."""

    __test__ = False

    def __init__(self, *fixtures: str, **marker: bool) -> None:
        self.fixturenames = fixtures
        self.marker = pytest.mark.django_db(**marker).mark if marker else None

    def get_closest_marker(self, name: str) -> Any:
        return self.marker if name == "django_db" else None


def test_at_scale_all_that_commits_runs_again_and_a_share_of_what_does_not() -> None:
    pure = [Test("tmp_path") for _ in range(9)]
    plain = [Test(transaction=False) for _ in range(9)] + [Test("db") for _ in range(9)]
    commits = [Test(transaction=True), Test("transactional_db")]
    tests = cast("list[pytest.Item]", [*pure, *plain, *commits])
    run: set[Any] = {*chosen(tests, all_of_them=False)}
    assert run >= {*commits}
    assert len(run & {*plain}) == len(plain) // ONE_IN
    assert not run & {*pure}
    assert {*map(id, chosen(tests, all_of_them=True))} == {*map(id, [*plain, *commits])}
