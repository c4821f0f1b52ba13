"""A tournament for the browser tests of workings: byes, forfeits, players who are tied.

`python -m tests.e2e.worked_out_hall` fills the data folder of OPENHALL_DATA: "worked", and "long"
with nine rounds and many tie-breaks.
"""

from __future__ import annotations

import os

import django

MANY = ("DE", "BH/C2", "BH/M1", "SB", "PS", "KS", "ARO", "TPR", "PTP", "APRO", "WON", "BWG")


def prepare() -> None:
    from django.core.management import call_command

    from tests.app.builders import open_hall
    from tests.app.worked_hall import worked_hall
    from tournaments.domain.settings.settings import Settings

    call_command("migrate", verbosity=0)
    worked_hall("worked", players=24)
    long = open_hall(16, slug="long", settings=Settings(rounds=9, tie_breaks=MANY))
    for _ in range(9):
        long.play_round()


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    prepare()
