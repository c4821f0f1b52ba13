"""Sentences about manual pairing."""

from __future__ import annotations

from collections.abc import Iterable

from ...domain.ids import PlayerId
from ...domain.manual.events import (
    ManualPairingChanged,
    RoundPairedManually,
)
from ...domain.said import Said, said
from .sentence import describe
from .telling import Telling


@describe.register
def _(event: ManualPairingChanged, telling: Telling) -> Said:
    parts = [said("PairChanged.apart", pair=_pair(pair, telling)) for pair in event.broken]
    parts += [said("PairChanged.together", pair=_pair(pair, telling)) for pair in event.made]
    if event.pab != event.was_pab:
        parts.append(telling.bye(event.pab))
    return said("Event-ManualPairingChanged", round=event.round, changes=telling.each(parts))


@describe.register
def _(event: RoundPairedManually, telling: Telling) -> Said:
    new_bye = event.pab is not None and event.pab != event.was_pab
    return said(
        "Event-RoundPairedManually",
        round=event.round,
        count=len(event.made),
        old=_pairs(event.broken, telling),
        new=_pairs(event.made, telling),
        byes=int(new_bye),
        pab=telling.player(event.pab) if event.pab is not None else "",
    )


def _pairs(pairs: Iterable[tuple[PlayerId, PlayerId]], telling: Telling) -> str:
    return ", ".join(_pair(pair, telling) for pair in pairs)


def _pair(pair: tuple[PlayerId, PlayerId], telling: Telling) -> str:
    return f"{telling.player(pair[0])} – {telling.player(pair[1])}"
