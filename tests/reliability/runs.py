"""Many runs in one process with a database of its own, counted."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

import django


class Runs(NamedTuple):
    """What happened in some runs; `wrong` holds seed and finding."""

    happened: Counter[str]
    wrong: list[tuple[int, str]]


def played(job: tuple[Iterable[int], dict[str, bool]]) -> Runs:
    """Play the halls of these seeds, of that kind. For a fresh process: it sets Django up."""
    seeds, kind = job
    with tempfile.TemporaryDirectory() as folder:
        os.environ["OPENHALL_DATA"] = folder
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        django.setup()
        from django.core.management import call_command

        call_command("migrate", verbosity=0)
        return _counted(seeds, kind)


def _counted(seeds: Iterable[int], kind: dict[str, Any]) -> Runs:
    from .findings import findings
    from .hall import Hall

    happened: Counter[str] = Counter()
    wrong: list[tuple[int, str]] = []
    for seed in seeds:
        hall = Hall(seed, **kind)
        hall.play()
        wrong += [(seed, found) for found in findings(hall)]
        happened += hall.happened
        happened["commands typed"] += hall.typed
        happened["events"] += hall.server.state.seq
        happened["rounds published"] += hall.server.state.last_published
        happened["rounds published as made by hand"] += hall.rounds_by_hand
        for _, outcome in hall.answers:
            happened[f"answer: {type(outcome).__name__}"] += 1
    return Runs(happened, wrong)
