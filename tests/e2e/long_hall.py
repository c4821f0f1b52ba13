"""An open with many boards, made before the server starts: its pages come in several pieces.

`python -m tests.e2e.long_hall` fills the data folder of OPENHALL_DATA.
"""

from __future__ import annotations

import os
from typing import Final

import django

SLUG: Final = "long"
BOARDS: Final = 240
"""Of round 1, which is published; no result is in."""


def prepare() -> None:
    """Migrates and fills the database of the settings."""
    from django.core.management import call_command

    from tests.app.builders import open_hall

    call_command("migrate", verbosity=0)
    hall = open_hall(2 * BOARDS, slug=SLUG)
    hall.pair()
    hall.publish()


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    prepare()
