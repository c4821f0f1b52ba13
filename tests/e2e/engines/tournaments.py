"""The tournaments of the walks: `python -m tests.e2e.engines.tournaments` fills OPENHALL_DATA.

Each walk has one of its own, so that none depends on another.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import django

if TYPE_CHECKING:
    from tests.app.builders import Hall

TYPED = ("keys", "alive", "dispute", "cut", "taps", "told", "reader", "behind")
"""Round 1 published, nothing typed yet: 20 players, 10 boards."""


def prepare() -> None:
    """Migrates and fills the database of the settings."""
    from django.core.management import call_command

    from tests.app.builders import entry, open_hall

    call_command("migrate", verbosity=0)
    for slug in TYPED:
        hall = _with_arbiters(open_hall(20, slug=slug))
        hall.pair()
        hall.publish()
    desk = _with_arbiters(open_hall(0, slug="desk", started=False))
    desk.enter([entry(number) for number in range(1, 13)], check_in=False)
    _with_arbiters(open_hall(4, slug="list", started=False))


def _with_arbiters(hall: Hall) -> Hall:
    hall.arbiter("bruno", "sector")
    hall.arbiter("dana", "check-in")
    return hall


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    prepare()
