"""Moments as the log writes them: ISO 8601 with its zone."""

from __future__ import annotations

from datetime import UTC, datetime


def moment(text: str) -> datetime | None:
    """ISO 8601 with its zone; None for anything else, also beyond the years of the calendar."""
    try:
        at = datetime.fromisoformat(text)
        return at.astimezone(UTC) if at.tzinfo else None
    except (ValueError, OverflowError):
        return None


def text(at: datetime) -> str:
    """Whole seconds in UTC, rounded down."""
    return at.astimezone(UTC).replace(microsecond=0).isoformat().replace("+00:00", "Z")
