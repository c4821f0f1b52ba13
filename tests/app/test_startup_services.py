"""Tests that need an absent service: skipped with a line that says so, never in CI."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests import services


class Item:
    """As much of a test as the hook looks at."""

    def __init__(self, marker: str) -> None:
        self.marker = marker
        self.reasons: list[str] = []

    def get_closest_marker(self, name: str) -> object:
        return SimpleNamespace() if name == self.marker else None

    def add_marker(self, marker: pytest.MarkDecorator) -> None:
        self.reasons.append(marker.kwargs["reason"])


def reasons(marker: str) -> list[str]:
    item = Item(marker)
    services.pytest_collection_modifyitems([item])  # type: ignore[list-item]
    return item.reasons


@pytest.fixture(autouse=True)
def without_redis(monkeypatch: pytest.MonkeyPatch) -> None:
    found = dict.fromkeys(services.MARKERS.values(), "") | {"PostgreSQL": "127.0.0.1:5432"}
    monkeypatch.setattr(services, "services", lambda: found)
    monkeypatch.delenv("CI", raising=False)


def test_absent_service_skips_its_tests_and_says_so() -> None:
    assert reasons("redis") == ["Redis was not found here"]
    assert reasons("browser") == ["Chromium was not found here"]
    assert reasons("firefox") == ["Firefox was not found here"]
    assert reasons("webkit") == ["WebKit was not found here"]


def test_service_that_is_there_skips_nothing() -> None:
    assert reasons("postgres") == []
    assert reasons("slow") == []


def test_ci_skips_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    assert reasons("redis") == []
