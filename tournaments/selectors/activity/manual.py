"""Sentences about manual pairing."""

from __future__ import annotations

from collections.abc import Iterable

from ...domain.ids import PlayerId
from ...domain.manual.events import (
    ManualPairingChanged,
    ManualPairingDiscarded,
    RoundPairedManually,
)
from ...domain.said import Said, said
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: ManualPairingChanged, context: SentenceContext) -> Said:
    parts = [said("PairChanged.apart", pair=_pair(pair, context)) for pair in event.broken]
    parts += [said("PairChanged.together", pair=_pair(pair, context)) for pair in event.made]
    if event.pab != event.was_pab:
        parts.append(context.bye(event.pab))
    return said("Event-ManualPairingChanged", round=event.round, changes=context.each(parts))


@describe.register
def _(event: ManualPairingDiscarded, _context: SentenceContext) -> Said:
    variant = ".sheet" if event.sheet else ""
    return said(f"Event-ManualPairingDiscarded{variant}", round=event.round)


@describe.register
def _(event: RoundPairedManually, context: SentenceContext) -> Said:
    new_bye = event.pab is not None and event.pab != event.was_pab
    return said(
        f"Event-RoundPairedManually{'.from-nothing' if event.from_nothing else ''}",
        round=event.round,
        count=len(event.made),
        old=_pairs(event.broken, context),
        new=_pairs(event.made, context),
        byes=int(new_bye),
        pab=context.player(event.pab) if event.pab is not None else "",
    )


def _pairs(pairs: Iterable[tuple[PlayerId, PlayerId]], context: SentenceContext) -> str:
    return ", ".join(_pair(pair, context) for pair in pairs)


def _pair(pair: tuple[PlayerId, PlayerId], context: SentenceContext) -> str:
    return f"{context.player(pair[0])} – {context.player(pair[1])}"
