"""Fast passwords and fresh attempts: what the tests of the application share."""

from __future__ import annotations

import pytest
from django.core.cache import cache
from pytest_django import Settings

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
