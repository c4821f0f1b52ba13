"""Sentences about manual pairing."""

from __future__ import annotations

from ...domain.ids import PlayerId
from ...domain.manual.events import (
    ManualPairingBegun,
    ManualPairingChanged,
    ManualPairingDiscarded,
    RoundPairedManually,
)
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: ManualPairingBegun, _telling: Telling) -> str:
    return f"Manual pairing of round {event.round} begun"


@sentence.register
def _(event: ManualPairingChanged, telling: Telling) -> str:
    parts = [f"{_pair(pair, telling)} apart" for pair in event.broken]
    parts += [f"{_pair(pair, telling)} together" for pair in event.made]
    if event.pab != event.was_pab:
        parts.append("no bye" if event.pab is None else f"bye for {telling.player(event.pab)}")
    return f"Round {event.round} by hand: {'; '.join(parts)}"


@sentence.register
def _(event: ManualPairingDiscarded, _telling: Telling) -> str:
    return f"Manual pairing of round {event.round} discarded; the program's draft stands"


@sentence.register
def _(event: RoundPairedManually, telling: Telling) -> str:
    old = ", ".join(_pair(pair, telling) for pair in event.broken)
    new = ", ".join(_pair(pair, telling) for pair in event.made)
    boards = f"{len(event.made)} board{'' if len(event.made) == 1 else 's'}"
    bye = ""
    if event.pab is not None and event.pab != event.was_pab:
        bye = f"; bye for {telling.player(event.pab)}"
    return f"Round {event.round} paired by hand, {boards} unlike the program: {old} → {new}{bye}"


def _pair(pair: tuple[PlayerId, PlayerId], telling: Telling) -> str:
    return f"{telling.player(pair[0])} – {telling.player(pair[1])}"
