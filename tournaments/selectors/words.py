"""How points and results are written for people."""

from __future__ import annotations

from ..domain.results import TEXTS, Result
from ..domain.standings import points_text

__all__ = ["points_text", "result_text"]


def result_text(result: str | None) -> str:
    """ "1-0" -> "1–0"; nothing -> "". A text that is no result stays as it is."""
    if not result:
        return ""
    try:
        return TEXTS[Result(result)]
    except ValueError:
        return result
