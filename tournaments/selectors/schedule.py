"""Every round of a round robin, as soon as the numbers are drawn."""

from __future__ import annotations

from typing import NamedTuple

from ..domain.ids import PlayerId
from ..domain.settings.by_table import schedule
from ..domain.tournament.state import Tournament
from .memo import once_per_state


class RoundToCome(NamedTuple):
    """By the table; `boards` are (White, Black), `free` has no opponent in it."""

    round: int
    published: bool
    boards: tuple[tuple[PlayerId, PlayerId], ...]
    free: tuple[PlayerId, ...]


@once_per_state
def schedule_of(state: Tournament) -> tuple[RoundToCome, ...]:
    """Nothing without a table and before the draw. A number that nobody has any more frees those
    who would meet it."""
    if not state.order:
        return ()
    gone = {player for player in state.order if not state.players[player].stands}
    rounds = []
    for number, row in enumerate(schedule(state.settings, len(state.order)), start=1):
        pairs = [
            (state.order[board.white - 1], state.order[board.black - 1]) for board in row.boards
        ]
        boards = tuple(pair for pair in pairs if gone.isdisjoint(pair))
        seated = {player for pair in boards for player in pair}
        free = tuple(each for each in state.order if each not in seated | gone)
        rounds.append(RoundToCome(number, number <= state.last_published, boards, free))
    return tuple(rounds)
