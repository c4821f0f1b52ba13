"""Sentences about rounds."""

from __future__ import annotations

from ...domain.changes.events import PlayersRequestRefused, PublishedPairingsChanged
from ...domain.changes.grounds import ANSWERS, GROUNDS, cited
from ...domain.drafts import failures
from ...domain.drafts.events import PairingDiscarded, PairingFailed, PairingRequested, RoundPaired
from ...domain.rounds.events import RoundClosed, RoundPublished, RoundReopened
from .sentence import sentence
from .settings import system_name
from .telling import Telling


@sentence.register
def _(event: PairingRequested, _telling: Telling) -> str:
    return f"Pairing of round {event.round} requested"


@sentence.register
def _(event: RoundPaired, telling: Telling) -> str:
    how = "imported" if event.imported else f"paired by the {system_name(event.engine)}"
    bye = f", bye for {telling.player(event.pab)}" if event.pab is not None else ""
    boards = f"{len(event.boards)} board{'' if len(event.boards) == 1 else 's'}"
    return f"Round {event.round} {how}: {boards}{bye}"


@sentence.register
def _(event: PairingFailed, telling: Telling) -> str:
    why = telling.names.filled(failures.sentence(event))
    return f"Round {event.round} could not be paired: {why}"


@sentence.register
def _(event: PairingDiscarded, _telling: Telling) -> str:
    return f"Pairing of round {event.round} discarded"


@sentence.register
def _(event: RoundPublished, _telling: Telling) -> str:
    return f"Round {event.round} published"


@sentence.register
def _(event: PublishedPairingsChanged, telling: Telling) -> str:
    if event.takes_back:
        places = _places(event, telling)
        return f"Change #{event.takes_back} of round {event.round} taken back: {places}"
    basis = GROUNDS[event.ground]
    ground = f"{basis.title[:1].lower()}{basis.title[1:]} ({cited(event.ground, event.clause)})"
    return f"Published pairings of round {event.round} changed, {ground}: {_places(event, telling)}"


def _places(event: PublishedPairingsChanged, telling: Telling) -> str:
    places = [
        f"board {board.board} {telling.player(board.white)} – {telling.player(board.black)}"
        for board in event.new
    ]
    if event.pab is not None and event.pab != event.was_pab:
        places.append(f"bye for {telling.player(event.pab)}")
    if event.absent:
        places.append(f"not paired {telling.players(event.absent)}")
    return "; ".join(places)


@sentence.register
def _(event: PlayersRequestRefused, telling: Telling) -> str:
    wanted = ANSWERS[event.kind].title
    return (
        f"Request of {telling.players(event.players)} about round {event.round} refused: "
        f"{wanted[:1].lower()}{wanted[1:]} ({event.article})"
    )


@sentence.register
def _(event: RoundClosed, _telling: Telling) -> str:
    return f"Round {event.round} closed"


@sentence.register
def _(event: RoundReopened, _telling: Telling) -> str:
    return f"Round {event.round} reopened"
