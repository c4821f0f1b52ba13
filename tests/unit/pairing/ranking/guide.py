"""The table of `docs/tie-breaks.md`, made of the registry.

`python -m tests.unit.pairing.ranking.guide` writes it anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pairing import sentences
from pairing.ranking.registry import TIE_BREAKS
from pairing.ranking.tie_break import TieBreak
from pairing.spoken import english

GUIDE: Final = Path(__file__).parents[4] / "docs" / "tie-breaks.md"
HEAD: Final = "| code | name | C.07 | modifiers |\n|---|---|---|---|\n"
MODIFIERS: Final = {"C": "C1 C2", "M": "M1 M2", "L": "L+n L-n", "U": "U1400"}


def table() -> str:
    return "".join(map(_row, TIE_BREAKS.values()))


def rewritten(text: str) -> str:
    """The guide with the table as it should be."""
    before, head, rest = text.partition(HEAD)
    after = rest[rest.index("\n\n") :] if "\n\n" in rest else "\n"
    return f"{before}{head}{table().rstrip()}{after}"


def _row(each: TieBreak) -> str:
    name = english(each.says, {})
    modifiers = " ".join(MODIFIERS.get(letter, letter) for letter in each.takes)
    return f"| `{each.code}` | {name} | {each.article or 'none'} | {modifiers} |\n"


if __name__ == "__main__":
    sentences.speak_with(english)
    GUIDE.write_text(rewritten(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
