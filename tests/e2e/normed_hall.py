"""A whole event of titled players in which norms were made, and a short one that is over.

`python -m tests.e2e.normed_hall` fills the data folder of OPENHALL_DATA.
"""

from __future__ import annotations

import os
from typing import Final

import django

NORMED: Final = "normed"
"""Nine rounds are played; its arbiters are not all named, and it is not closed."""
SENT: Final = "sent"
"""A round of six players, closed."""


def prepare() -> None:
    """Migrates and fills the database of the settings."""
    from django.core.management import call_command
    from msgspec.structs import replace

    from tests.app.builders import entry, open_hall
    from tournaments.domain.numbers.commands import StartTournament
    from tournaments.domain.settings.settings import Settings
    from tournaments.domain.tournament.commands import CloseTournament

    call_command("migrate", verbosity=0)
    settings = Settings(
        rounds=9,
        start_date="2026-05-01",
        end_date="2026-05-09",
        round_starts=tuple(f"2026-05-0{day}T14:00" for day in range(1, 10)),
        city="Prague",
        federation="CZE",
        time_control="90 min/40 + 30 min + 30 s",
        chief_arbiter="IA Anna Nováková",
        deputy_arbiters=("FA Bob Brown 1503014",),
        registered_on="2026-03-28",
    )
    hall = open_hall(0, slug=NORMED, settings=settings, started=False)
    titles = ("GM", "GM", "IM", "IM", "FM")
    ranks = range(1, 21)
    hall.enter([entry(n, title=titles[n % 5], rating=2560 - 10 * n) for n in ranks])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    for _ in range(settings.rounds):
        hall.play_round()
    short = open_hall(6, slug=SENT, settings=replace(settings, rounds=1))
    short.play_round()
    short.do(CloseTournament())


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    prepare()
