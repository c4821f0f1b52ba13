"""Whether two machines run the same program: only then rows of one are rows of the other."""

from __future__ import annotations

from functools import cache

from django.conf import settings
from django.db.migrations.loader import MigrationLoader


@cache
def program() -> str:
    """Version, and how far its tables are."""
    return f"{settings.VERSION}, {len(MigrationLoader(None).disk_migrations)} migrations"
