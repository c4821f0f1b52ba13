"""A history as a table for a spreadsheet: one line an event."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from django.utils.timezone import localtime

from ..selectors.activity.setup import role_name
from ..selectors.history.before_after import Touched
from ..selectors.history.rows import HistoryRow
from ..words import READERS, speak
from .spreadsheet import spreadsheet

COLUMNS: Final = (
    "event",
    "recorded-at",
    "device-time",
    "who",
    "role",
    "device",
    "what",
    "reason",
    "before-and-after",
)


def history_csv(rows: Iterable[HistoryRow], language: str = READERS) -> str:
    head = [speak(f"Print-History.{column}", {}, language) for column in COLUMNS]
    return spreadsheet([head, *(_line(row, language) for row in rows)])


def changes_text(touched: Iterable[Touched], language: str = READERS) -> str:
    """ "Round 5, board 12: Novák – Dvořák: result 1–0 → 0–1"."""
    nothing = speak("Print-History.nothing", {}, language)
    changes = (
        {
            "thing": thing.title,
            "what": change.what,
            "before": change.before or nothing,
            "after": change.after or nothing,
        }
        for thing in touched
        for change in thing.changes
    )
    return "; ".join(speak("Print-History.change", facts, language) for facts in changes)


def _line(row: HistoryRow, language: str) -> tuple[str, ...]:
    return (
        str(row.seq),
        _moment(row.at),
        _moment(row.occurred_at),
        row.actor_name,
        role_name(row.role),
        row.device,
        row.text,
        row.reason,
        changes_text(row.touched, language),
    )


def _moment(iso: str) -> str:
    """On the clock of the hall, as spreadsheets know times, with the zone's distance from UTC."""
    return f"{localtime(datetime.fromisoformat(iso)):%Y-%m-%d %H:%M:%S %z}" if iso else ""
