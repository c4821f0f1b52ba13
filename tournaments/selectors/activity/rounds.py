"""Sentences about rounds."""

from __future__ import annotations

from collections.abc import Iterator

from ...domain.changes.events import PlayersRequestRefused, PublishedPairingsChanged
from ...domain.drafts import failures
from ...domain.drafts.events import PairingFailed, RoundPaired
from ...domain.said import Said, said
from ..grounds import cited
from .context import SentenceContext
from .sentence import describe
from .settings import system_name


@describe.register
def _(event: RoundPaired, context: SentenceContext) -> Said:
    return said(
        "Event-RoundPaired.imported" if event.imported else "Event-RoundPaired",
        round=event.round,
        system=system_name(event.engine, context.names.language),
        count=len(event.boards),
        byes=int(event.pab is not None),
        pab=context.player(event.pab) if event.pab is not None else "",
    )


@describe.register
def _(event: PairingFailed, context: SentenceContext) -> Said:
    why = context.names.say(failures.sentence(event))
    return said("Event-PairingFailed", round=event.round, why=why)


@describe.register
def _(event: PublishedPairingsChanged, context: SentenceContext) -> Said:
    places = context.each(_places(event, context))
    if event.takes_back:
        return said(
            "Event-PublishedPairingsChanged.back",
            change=event.takes_back,
            round=event.round,
            places=places,
        )
    return said(
        "Event-PublishedPairingsChanged",
        round=event.round,
        ground=event.ground,
        article=cited(event.ground, event.clause),
        places=places,
    )


def _places(event: PublishedPairingsChanged, context: SentenceContext) -> Iterator[Said]:
    for board in event.new:
        white, black = context.player(board.white), context.player(board.black)
        yield said("PairChanged.board", board=board.board, white=white, black=black)
    if event.pab is not None and event.pab != event.was_pab:
        yield context.bye(event.pab)
    if event.absent:
        yield said("PairChanged.not-paired", players=context.players(event.absent))


@describe.register
def _(event: PlayersRequestRefused, context: SentenceContext) -> Said:
    return said(
        "Event-PlayersRequestRefused",
        players=context.players(event.players),
        round=event.round,
        kind=event.kind,
        article=event.article,
    )
