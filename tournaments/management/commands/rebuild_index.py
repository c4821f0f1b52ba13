"""`manage.py rebuild_index`: make the index of tournaments anew from the logs."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from tournaments.services import index


class Command(BaseCommand):
    help = "Makes the index of tournaments anew from the event logs."

    def handle(self, *_: Any, **__: Any) -> None:
        self.stdout.write(f"{index.rebuild()} tournaments")
