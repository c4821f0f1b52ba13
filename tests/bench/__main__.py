"""`python -m tests.bench [PART ...] [--readers N] [--json FILE]`."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from .figures import Figure, table

PARTS = (
    "typing",
    "replay",
    "history",
    "start",
    "restart",
    "idle",
    "reading",
    "pairing",
    "engine",
    "systems",
    "ranking",
    "standings",
    "report",
    "entries",
    "explaining",
    "crowd",
    "door",
    "cards",
    "publication",
    "rating-lists",
    "rating-list-forms",
    "paper",
    "frames",
    "console-pages",
)
ON_POSTGRESQL = "rating-lists-postgresql"
"""Runs where it is named and DATABASE_URL is set."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all")
    parser.add_argument(
        "--readers", type=int, default=300, help="phones beside the arbiters in a second run"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures in FILE")
    asked = parser.parse_args()
    unknown = set(asked.parts) - {*PARTS, ON_POSTGRESQL}
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")

    figures: list[Figure] = []
    for part in asked.parts or PARTS:
        sys.stderr.write(f"{part} ...\n")
        figures += _measures(asked.readers)[part]()
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    sys.stdout.write(f"{machine}\n\n{table(figures)}\n")
    if asked.json:
        kept = {"machine": machine, "figures": figures}
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))


def _measures(readers: int) -> dict[str, Callable[[], list[Figure]]]:
    from . import (
        cards,
        console_frames,
        console_pages,
        crowd,
        door,
        engine,
        entries,
        explaining,
        federation_report,
        history,
        idle,
        pairing_times,
        publication,
        ranking,
        rating_list_forms,
        rating_lists,
        reading,
        replay,
        restart,
        sheets_as_pdf,
        standings,
        start,
        systems,
        typing_arbiters,
    )

    def typing() -> list[Figure]:
        beside = typing_arbiters.measure(readers) if readers else []
        return typing_arbiters.measure() + beside

    return {
        "typing": typing,
        "replay": replay.measure,
        "history": history.measure,
        "start": start.measure,
        "restart": restart.measure,
        "idle": idle.measure,
        "reading": reading.measure,
        "pairing": pairing_times.measure,
        "engine": engine.measure,
        "systems": systems.measure,
        "ranking": ranking.measure,
        "standings": standings.measure,
        "report": federation_report.measure,
        "entries": entries.measure,
        "explaining": explaining.measure,
        "crowd": crowd.measure,
        "door": door.measure,
        "cards": cards.measure,
        "publication": publication.measure,
        "rating-lists": rating_lists.measure,
        "rating-list-forms": rating_list_forms.measure,
        ON_POSTGRESQL: rating_lists.measure_postgresql,
        "paper": sheets_as_pdf.measure,
        "frames": console_frames.measure,
        "console-pages": console_pages.measure,
    }


if __name__ == "__main__":
    main()
