"""Fast passwords and fresh attempts: what the tests of the application share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.template import backends
from pytest_django import DjangoDbBlocker, Settings

from frontend.print.pdf import drawing
from tournaments.services import users


@pytest.fixture(autouse=True)
def fast_passwords(settings: Settings) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture(autouse=True)
def fresh_attempts() -> None:
    """No test inherits another's failed log-ins."""
    cache.clear()


@pytest.fixture(autouse=True)
def fresh_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the accounts of another, whose keys the database gives out again."""
    monkeypatch.setattr(users, "_accounts", users._Accounts())


@pytest.fixture
def files_may_be_opened(django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """For tests that open databases of their own beside that of the run, which they leave alone."""
    with django_db_blocker.unblock():
        yield


@pytest.fixture
def nothing_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is let in has been decided when a page or a sheet is drawn, which takes most of the time;
    what stands on them, other tests read."""
    monkeypatch.setattr(backends.django.Template, "render", lambda *_, **__: "")
    monkeypatch.setattr(drawing, "pdf", lambda *_: b"")
