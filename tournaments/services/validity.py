"""Until when something is valid, where the clock may have been wrong when it was given."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db.models import Q
from django.utils import timezone

SLACK: Final = timedelta(minutes=1)
"""So much the clocks of two servers may differ."""


def valid(field: str, longest: timedelta) -> Q:
    """Rows whose end in `field` has not come and is not further away than `longest`: a later one
    was given by a clock that was ahead, and would be valid for too long."""
    now = timezone.now()
    return Q((f"{field}__gt", now), (f"{field}__lte", now + longest + SLACK))
