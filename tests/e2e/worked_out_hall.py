"""A tournament for the browser tests of workings: byes, forfeits, players who are tied.

`python -m tests.e2e.worked_out_hall` fills the data folder of OPENHALL_DATA: "worked".
"""

from __future__ import annotations

import os

import django


def prepare() -> None:
    from django.core.management import call_command

    from tests.app.worked_hall import worked_hall

    call_command("migrate", verbosity=0)
    worked_hall("worked", players=24)


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    prepare()
