"""What a newer program has left in the database, which this one must not touch."""

from __future__ import annotations

from collections.abc import Container, Iterable

from django.apps import apps
from django.db import DEFAULT_DB_ALIAS, connections
from django.db.migrations.executor import MigrationExecutor

from . import codec
from .sql import rows

Migration = tuple[str, str]
"""Application and name."""


def tables(done: Iterable[Migration], known: Container[Migration]) -> str:
    """The last migration that was done and that this program does not know; empty: there is none.
    Tables of applications that were removed do no harm."""
    ours = {config.label for config in apps.get_app_configs()}
    newer = sorted(
        f"{app}.{name}" for app, name in done if app in ours and (app, name) not in known
    )
    return newer[-1] if newer else ""


def changed_tables(*, using: str = DEFAULT_DB_ALIAS) -> str:
    """`tables` of that database."""
    loader = MigrationExecutor(connections[using]).loader
    return tables(loader.applied_migrations, loader.disk_migrations)


def logs(*, using: str = DEFAULT_DB_ALIAS) -> dict[str, str]:
    """The streams in which a newer program has written an event that this one cannot read, each
    with the first such type; reads every log."""
    kinds = rows(
        "SELECT stream, type, MAX(version) FROM events_event GROUP BY stream, type"
        " ORDER BY stream, type DESC",
        [],
        using,
    )
    known = codec.registered()
    return {
        stream: type_
        for stream, type_, version in kinds
        if type_ not in known or known[type_].version < version
    }
