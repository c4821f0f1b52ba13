"""The guide lists the tie-breaks that there are."""

from __future__ import annotations

from .guide import GUIDE, rewritten


def test_the_guide_has_every_tie_break() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    assert rewritten(text) == text
