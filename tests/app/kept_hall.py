"""A data folder with two tournaments, keys, a certificate and a rating list.

`python -m tests.app.kept_hall` fills the folder of OPENHALL_DATA.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import django

LIST: Final = "rating_list_0123456789abcdef"
FILES: Final = {
    f"rating-lists/{LIST}.sqlite3": "players of a list",
    "rating-lists/mappings/den.toml": 'code = "DEN"\n',
    "certificate/authority.key": "a key\n",
    "certificate/authority.crt": "a certificate\n",
}


def prepare() -> None:
    from django.core.management import call_command

    from tests.app.builders import open_hall
    from tournaments.domain.rounds.commands import CloseRound, ReopenRound

    call_command("migrate", verbosity=0)
    hall = open_hall(8)
    hall.play_round()
    hall.do(CloseRound(round=1))
    hall.do(ReopenRound(round=1), reason="a slip came late")
    open_hall(4, slug="blitz")
    _rating_list()


def _rating_list() -> None:
    from django.conf import settings
    from django.utils import timezone

    from tournaments.models import RatingList

    RatingList.objects.create(
        source="fide",
        file_name="fide.txt",
        state="ready",
        store=LIST,
        by="1",
        made_at=timezone.now(),
    )
    for name, text in FILES.items():
        place = Path(settings.DATA_DIR) / name
        place.parent.mkdir(exist_ok=True)
        place.write_text(text)


if __name__ == "__main__":
    from config.embedded.data_folder import make_push_key, make_secret_key

    os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
    folder = Path(os.environ["OPENHALL_DATA"])
    make_secret_key(folder / "secret-key")
    django.setup()
    make_push_key(folder / "push-key")
    prepare()
