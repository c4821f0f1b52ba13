"""Who may not meet whom (C1, C3, the rules of the tournament)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pairing.matching.bits import members, set_of
from pairing.model import Field, Participant


@dataclass(frozen=True, slots=True)
class PairingBars:
    """For each player the set of those he may not meet, by reason; he himself is in `met`."""

    met: tuple[int, ...]
    prohibited: tuple[int, ...]
    colours: tuple[int, ...]

    @property
    def allowed(self) -> tuple[int, ...]:
        everybody = (1 << len(self.met)) - 1
        reasons = zip(self.met, self.prohibited, self.colours, strict=True)
        return tuple(everybody & ~(met | apart | alike) for met, apart, alike in reasons)


def bars_of(field: Field, playing: Sequence[Participant], absolute: Iterable[int]) -> PairingBars:
    """Players are places in `playing`; `absolute` are the sets of C3."""
    place = {player.tpn: index for index, player in enumerate(playing)}
    met = tuple(
        1 << index
        | set_of(
            place[past.opponent] for past in player.rounds if past.played and past.opponent in place
        )
        for index, player in enumerate(playing)
    )
    prohibited = [0] * len(playing)
    for group in field.prohibited:
        if group.first <= field.round_number <= group.last:
            _keep_apart(prohibited, set_of(place[tpn] for tpn in group.members if tpn in place))
    colours = [0] * len(playing)
    for alike in absolute:
        _keep_apart(colours, alike)
    return PairingBars(met, tuple(prohibited), tuple(colours))


def _keep_apart(apart: list[int], group: int) -> None:
    for index in members(group):
        apart[index] |= group & ~(1 << index)
