"""Why a start cannot go on: one clear line for the person at the keyboard."""

from __future__ import annotations


class StartRefused(Exception):  # noqa: N818
    """The message is the line."""
