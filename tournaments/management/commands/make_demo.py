"""`manage.py make_demo [N]`: a demo open of N players, some rounds played."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from tournaments.demo.tournament import make_demo


class Command(BaseCommand):
    help = "Make a demo open of invented players, with some rounds played."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("players", nargs="?", type=int, default=60)
        parser.add_argument("--seed", default="openhall", help="another seed, other players")

    def handle(self, *_: Any, **options: Any) -> None:
        slug = make_demo(options["players"], seed=options["seed"])
        self.stdout.write(f"/t/{slug}/")
