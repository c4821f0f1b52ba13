"""Lines of a report that say nothing to us: ### lines of other programs, and records of codes that
we do not take apart. They are kept, so that the report of the tournament has them again.

What is about one player alone stands with his personal details (`exports.player_records`). All else
comes into the log, without the names of players. It may know them by starting numbers, which stay
where the file has rounds and no gaps in them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from pairing.trf import Report, player_of
from tournaments.domain.ids import PlayerId
from tournaments.domain.imported.decide import is_line
from tournaments.exports.named_lines import NamesInLines
from tournaments.exports.report_lines import is_comment, is_made_anew

_FIGURE: Final = re.compile(r"\d", re.ASCII)
_ADDRESS: Final = re.compile(r"\S@\S|\+\d[\d\s()/-]{7,}", re.ASCII)
"""Of e-mail, or a telephone number, which nobody could take out of the log again."""


class KeptLines(msgspec.Struct, frozen=True):
    """`left_out`: the ### lines that are not kept; `because`: what a note says of them."""

    lines: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    because: str = ""


def kept_lines(report: Report, names: Mapping[PlayerId, str]) -> KeptLines:
    """`names`: of the entries to be."""
    given = [*_unread(report), *(line for line in report.comments if not is_made_anew(line))]
    numbers = sorted(player.number for player in report.players)
    gaps = numbers != [*range(1, len(numbers) + 1)]
    staying = [line for line in given if not (gaps and _has_numbers(line))]
    in_lines = NamesInLines(names)
    hidden = {line: _for_the_log(line, in_lines) for line in staying}
    lines = tuple(kept for kept in hidden.values() if kept is not None)
    left_out = tuple(line for line in given if is_comment(line) and hidden.get(line) is None)
    return KeptLines(lines, left_out, "gaps" if gaps else "unfit")


def _unread(report: Report) -> Iterable[str]:
    players = {player.number for player in report.players}
    return (line for line in report.other_lines if player_of(line) not in players)


def _has_numbers(line: str) -> bool:
    return bool(_FIGURE.search(line.removeprefix("###") if is_comment(line) else line[3:]))


def _for_the_log(line: str, names: NamesInLines) -> str | None:
    """None: it holds what may not stand there."""
    hidden = None if _ADDRESS.search(line) else names.without(line)
    return hidden if hidden is not None and is_line(hidden) else None
