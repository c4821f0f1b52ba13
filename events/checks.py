"""Django system checks of the event log (tag `database`: `check --database default`, `migrate`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from django.apps import AppConfig
from django.core import checks
from django.db import connections

from . import damage, durability, guards


@checks.register(checks.Tags.database)
def check_event_log(
    app_configs: Sequence[AppConfig] | None,  # noqa: ARG001 (Django's signature)
    databases: Iterable[str] | None = None,
    **_: Any,
) -> list[checks.CheckMessage]:
    """Guards that do not stand are a warning, because `migrate`, which mends them, must run."""
    return [message for using in databases or () for message in _check(using)]


def _check(using: str) -> list[checks.CheckMessage]:
    connection = connections[using]
    connection.ensure_connection()
    return [
        *(
            checks.Error(
                f"database {using!r} may lose what was acknowledged: {text}", id="events.E001"
            )
            for text in durability.shortcomings(connection)
        ),
        *(
            checks.Warning(
                f"database {using!r}: the guard {name} of the event log is missing or altered",
                hint="Run `manage.py migrate`, which puts the guards back.",
                id="events.W001",
            )
            for name in guards.missing(using)
        ),
        *(
            checks.Warning(
                f"database {using!r}: the log of {stream} is damaged: {damaged}",
                hint="Nothing is recorded there until that is mended; see `manage.py verify`.",
                id="events.W002",
            )
            for stream, damaged in _damages(using).items()
        ),
    ]


def _damages(using: str) -> dict[str, damage.Damage]:
    """Nothing before the first `migrate`."""
    tables = connections[using].introspection.table_names()
    return damage.of_all(using=using) if guards.TABLES.issubset(tables) else {}
