"""What all events share."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all events; the tag is the class name."""
