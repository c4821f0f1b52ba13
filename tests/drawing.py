"""What a run takes of the tests that are too many for every run: another share with each commit.

The same commit draws the same in every process and on every machine; the summary of a run names
what it was drawn from, and DRAWN_FROM draws the same again. `./check --exhaustive` takes all.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeVar

T = TypeVar("T")
ROOT = Path(__file__).resolve().parent.parent


@cache
def drawn_from() -> str:
    """The commit, or what DRAWN_FROM says; "openhall" where there is no history."""
    given = os.environ.get("DRAWN_FROM")
    if given or not (ROOT / ".git").exists():
        return given or "openhall"
    asked = ("git", "rev-parse", "--short=12", "HEAD")
    try:
        told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return "openhall"
    return told.stdout.strip() or "openhall"


def is_drawn(name: str, each: str, one_in: int) -> bool:
    """Whether this one is in the share; for what is not known as a list."""
    if os.environ.get(name) == "all":
        return True
    return Random(f"{drawn_from()} {name} {each}").randrange(one_in) == 0


def drawn(name: str, of: Sequence[T], usually: int) -> tuple[T, ...]:
    """So many of them in their order; the variable of that name says another number, or "all"."""
    asked = os.environ.get(name, str(usually))
    if asked == "all" or int(asked) >= len(of):
        return tuple(of)
    places = Random(f"{drawn_from()} {name}").sample(range(len(of)), int(asked))
    return tuple(of[place] for place in sorted(places))
