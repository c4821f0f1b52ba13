"""Records of TRF26 in a file for older programs: comments to those, records to this reader."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pairing.trf.columns import Line
from pairing.trf.problems import ReportError
from pairing.trf.records import BEHIND, OF_TRF26, READINGS, SAYS_LESS, Draft
from pairing.trf.regulations import BAKU, changes_in

_OF_ONE_WORD: Final = frozenset({"152", "192", "202", "212", "222"})
"""Texts of which any would be read: a sentence behind these words is none of them."""


def with_records(given: list[Line]) -> list[Line]:
    """The lines with the records that stand behind `### TRF26`, without those of TRF(x) that say
    less."""
    lines = [record_behind(line) or line for line in given]
    behind = [line for line, before in zip(lines, given, strict=True) if line is not before]
    if not behind:
        return lines
    said = {line.code for line in behind}
    if _accelerated(behind, tuple(line.text for line in given)):
        said.add("250")
    return [line for line in lines if SAYS_LESS.get(line.code.upper()) not in said]


def record_behind(line: Line) -> Line | None:
    """None for every other line, and for what anybody may have written behind these words."""
    record = Line(line.number, line.text.removeprefix(BEHIND))
    if record.text == line.text or record.code not in OF_TRF26 or record.text[3:4] != " ":
        return None
    if record.code in _OF_ONE_WORD and len(record.text[4:].split()) != 1:
        return None
    read = Line(record.number, record.text)
    try:
        READINGS[read.code](read, Draft())
    except ReportError:
        return None
    return None if any(read.stray()) else record


def _accelerated(behind: Iterable[Line], comments: tuple[str, ...]) -> bool:
    """By the regulations of any round: the points in XXA are computed then, as far as it goes."""
    types = (line.value for line in behind if line.code == "192")
    return any(type_.upper().endswith(BAKU) for type_ in types) or any(
        "baku" in (change.was.get("acceleration"), change.now.get("acceleration"))
        for change in changes_in(comments)
    )
