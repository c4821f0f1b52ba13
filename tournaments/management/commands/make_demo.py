"""`manage.py make_demo [N]`: a demo open of N players, some rounds played."""

from __future__ import annotations

import os
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandParser

from tournaments.demo.tournament import make_demo


class Command(BaseCommand):
    help = "Make a demo open of invented players, with some rounds played."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("players", nargs="?", type=int, default=60)
        parser.add_argument("--seed", default="openhall", help="another seed, other players")

    def handle(self, *_: Any, **options: Any) -> None:
        _make_database()
        slug = make_demo(options["players"], seed=options["seed"])
        self.stdout.write(f"/t/{slug}/")


def _make_database() -> None:
    """A folder that is not there yet, and the tables; readable by their owner alone."""
    os.umask(0o077)
    settings.DATA_DIR.mkdir(mode=0o700, parents=True, exist_ok=True)
    call_command("migrate", verbosity=0, interactive=False)
