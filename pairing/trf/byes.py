"""Results without an opponent: what they are called depends on the generation of the file.

TRF06 has no letters for byes: an ordinary result against 0000 stands for one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from pairing.clauses import clause
from pairing.trf.faults import Fault
from pairing.trf.problems import Problem
from pairing.trf.report import Code, PlayerRecord, RoundEntry

_LETTERS: Final = (Code.PAB, Code.FULL_BYE, Code.HALF_BYE, Code.ZERO_BYE)
_BYES: Final = {
    Code.DRAW: Code.HALF_BYE,
    Code.LOSS: Code.ZERO_BYE,
    Code.FORFEIT_LOSS: Code.ZERO_BYE,
}
_WINS: Final = (Code.WIN, Code.FORFEIT_WIN)
_NAMES: Final = {
    Code.PAB: "pab",
    Code.FULL_BYE: "full-bye",
    Code.HALF_BYE: "half-bye",
    Code.ZERO_BYE: "zero-bye",
}


def has_letters(players: Iterable[PlayerRecord]) -> bool:
    """The file names byes as TRF16 does."""
    return any(entry.code in _LETTERS for _, _, entry in _entries(players))


def with_named_byes(players: list[PlayerRecord]) -> tuple[PlayerRecord, ...]:
    """A win without opponent is the PAB in a TRF06 file that has one a round, else a full bye."""
    named = any(e.code in (Code.PAB, Code.FULL_BYE) for _, _, e in _entries(players))
    wins = Counter(number for _, number, entry in _entries(players) if _alone(entry, _WINS))
    win = {n: Code.PAB if c == 1 and not named else Code.FULL_BYE for n, c in wins.items()}
    return tuple(
        replace(
            player,
            rounds=tuple(_named(entry, win.get(n)) for n, entry in enumerate(player.rounds, 1)),
        )
        for player in players
    )


def readings(players: Iterable[PlayerRecord], *, trf06: bool) -> Iterator[Problem]:
    """What a newer file should not have: `players` as they stand in it."""
    before = list(players)
    named = _entries(with_named_byes(before))
    for (player, number, entry), (_, _, read) in zip(_entries(before), named, strict=True):
        if trf06 or entry.opponent is not None or entry.code is read.code:
            continue
        if entry.code.is_game:
            facts = {"round": number, "result": entry.code.value}
            message = clause("Pairing-Fault.no-opponent", **facts)
            yield Problem(player.line, message, player.number, Fault.RESULT_WITHOUT_OPPONENT)
        else:
            facts = {"round": number, "result": entry.code.value}
            message = clause(f"Pairing-Doubt.read-as-{_NAMES[read.code]}", **facts)
            yield Problem(player.line, message, player.number, Fault.READ_AS_BYE)


def _entries(players: Iterable[PlayerRecord]) -> Iterator[tuple[PlayerRecord, int, RoundEntry]]:
    for player in players:
        for number, entry in enumerate(player.rounds, start=1):
            yield player, number, entry


def _alone(entry: RoundEntry, codes: Iterable[Code]) -> bool:
    return entry.opponent is None and entry.code in codes


def _named(entry: RoundEntry, win: Code | None) -> RoundEntry:
    if win and _alone(entry, _WINS):
        return RoundEntry(win)
    return RoundEntry(_BYES[entry.code]) if _alone(entry, _BYES) else entry
