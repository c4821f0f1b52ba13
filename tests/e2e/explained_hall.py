"""Tournaments for the browser tests of the explanations: one round played, the second drafted.

`python -m tests.e2e.explained_hall` fills the data folder of OPENHALL_DATA: "explained" by the
rules of 2026 (the public may know why), "told" by a system that pairs step by step.
"""

from __future__ import annotations

import os

import django


def prepare() -> None:
    from django.core.management import call_command

    from tests.app.builders import open_hall
    from tournaments.domain.settings.settings import Settings

    call_command("migrate", verbosity=0)
    for slug, settings in (
        ("explained", Settings(public_explanations=True)),
        ("told", Settings(system="dutch-2012")),
    ):
        hall = open_hall(11, slug=slug, settings=settings)
        hall.play_round()
        hall.pair()


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    prepare()
