"""Rating lists for tests: made of a synthetic file, by the job itself."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from tests import rating_list_files as files
from tournaments.models import RatingList
from tournaments.services.rating_lists import jobs, sent

PATIENCE = 60.0


def waited(row: RatingList) -> RatingList:
    """The row once nobody works on it any more."""
    for thread in threading.enumerate():
        if thread.name == f"rating-list-{row.pk}":
            thread.join(PATIENCE)
    row.refresh_from_db()
    assert row.state != RatingList.State.RUNNING
    return row


def put(text: str) -> sent.Put:
    def written(path: Path, _beat: Callable[[], object]) -> Path:
        path.write_text(text, newline="", encoding="utf-8")
        return path

    return written


def listed(count: int = 200, *further: files.Player, header: str = files.COMBINED) -> str:
    """A list of so many players, and of these."""
    lines = (f"{files.line(player, header)}\r\n" for player in further)
    return "".join([*files.text(count, header), *lines])


def imported(text: str, period: str = "2026-10", **more: object) -> RatingList:
    """The row of a list that was read to its end."""
    from tournaments.rating_lists.listed import period_from

    given = {"name": "list.txt", "kind": None, "country": "", "by": "user:1"} | more
    return waited(jobs.start(put(text), period=period_from(period), **given))  # type: ignore[arg-type]
