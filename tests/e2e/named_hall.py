"""Tournaments whose players have hard names, made before the server starts.

`python -m tests.e2e.named_hall` fills the data folder of OPENHALL_DATA.
"""

from __future__ import annotations

import os
from typing import Final

import django

UNBROKEN: Final = "Wolfeschlegelsteinhausenbergerdorff" * 3
"""105 letters without a place to break a line."""
WIDE: Final = "W" * 105
NAMES: Final = (
    UNBROKEN,
    WIDE,
    "محمد صلاح حامد محروس غالي",
    "王小明",
    "כהן, דוד בן משה",
    "🔥 Firestarter, Zoë 👨‍👩‍👧",
    "Nguyễn Thị Minh-Khai, Bảo Trân Hoàng Phương",
    "Vasconcellos de Albuquerque e Mello, Maria Antonieta Guilhermina",
)
"""Of the strongest players; two of them meet one another on the first board."""
LONG: Final = "hard"
"""Eleven rounds are published, the players report, the last round has no result."""
DRAFT: Final = "hard-draft"
"""Round 2 is a draft."""
TWENTY: Final = "hard-twenty"
"""Twenty rounds; it was closed and reopened, and a result of the last round is missing."""
PLAIN: Final = "plain"
"""Names of everyday, round 1 is published."""


def prepare() -> None:
    """Migrates and fills the database of the settings."""
    from django.core.management import call_command

    from tests.app.builders import entry, open_hall
    from tournaments.domain.numbers.commands import StartTournament
    from tournaments.domain.settings.settings import Settings

    call_command("migrate", verbosity=0)
    plain = open_hall(24, slug=PLAIN)
    plain.pair()
    plain.publish()
    for slug, played in ((LONG, 10), (DRAFT, 1)):
        settings = Settings(rounds=11, player_reports=True)
        hall = open_hall(0, slug=slug, settings=settings, started=False)
        hard = [entry(number, name=name) for number, name in enumerate(NAMES, 1)]
        hall.enter([*hard, *(entry(number) for number in range(len(NAMES) + 1, 41))])
        hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
        for _ in range(played):
            hall.play_round()
        hall.pair()
        if slug == LONG:
            hall.publish()
    _twenty_rounds()


def _twenty_rounds() -> None:
    from tests.app.builders import entry, open_hall
    from tournaments.domain.games.commands import ClearResult
    from tournaments.domain.numbers.commands import StartTournament
    from tournaments.domain.rounds.commands import ReopenRound
    from tournaments.domain.settings.settings import Settings
    from tournaments.domain.tournament.commands import CloseTournament, ReopenTournament

    hall = open_hall(0, slug=TWENTY, settings=Settings(rounds=20), started=False)
    hard = [entry(number, name=name) for number, name in enumerate(NAMES, 1)]
    hall.enter([*hard, *(entry(number) for number in range(len(NAMES) + 1, 61))])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    for _ in range(20):
        hall.play_round()
    hall.do(CloseTournament())
    hall.do(ReopenTournament(), reason="A slip was read wrongly.")
    hall.do(ReopenRound(round=20), reason="A slip was read wrongly.")
    game = hall.game(1)
    assert game.result is not None
    hall.do(ClearResult(game=game.id, expected=game.result), reason="Read wrongly.")


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    prepare()
