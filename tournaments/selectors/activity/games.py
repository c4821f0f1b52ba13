"""Sentences about games."""

from __future__ import annotations

from ...domain.games.events import (
    AdjournedGameFinished,
    ColoursCorrected,
    ConflictRaised,
    ConflictResolved,
    ForfeitDeclared,
    GameAdjourned,
    RatedResultCorrected,
    ResultCleared,
    ResultConfirmed,
    ResultCorrected,
    ResultEntered,
)
from ...domain.games.results import FORFEITS
from ..words import result_text
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: ResultEntered, telling: Telling) -> str:
    return f"{telling.board(event.game)}: {result_text(event.result)} entered"


@sentence.register
def _(event: ForfeitDeclared, telling: Telling) -> str:
    both = "double forfeit" if event.result == "-/-" else "forfeit"
    return f"{telling.board(event.game)}: {both} {result_text(event.result)} declared"


@sentence.register
def _(event: ResultConfirmed, telling: Telling) -> str:
    return f"{telling.board(event.game)}: {result_text(event.result)} confirmed"


@sentence.register
def _(event: ResultCorrected, telling: Telling) -> str:
    was, now = result_text(event.was), result_text(event.result)
    kind = "forfeit" if event.result in FORFEITS and event.was not in FORFEITS else "corrected"
    return f"{telling.board(event.game)}: {kind} {was} → {now}"


@sentence.register
def _(event: RatedResultCorrected, telling: Telling) -> str:
    was, now = result_text(event.was), result_text(event.result)
    return f"{telling.board(event.game)}: rated {was} → {now}; what counts stays (C.04.2 4.3)"


@sentence.register
def _(event: ColoursCorrected, telling: Telling) -> str:
    how = "reversed" if event.reversed else "as paired"
    reach = "" if event.counts else ", for the report alone (C.04.2 4.3)"
    return f"{telling.board(event.game)}: colours were {how}{reach}"


@sentence.register
def _(event: ResultCleared, telling: Telling) -> str:
    return f"{telling.board(event.game)}: {result_text(event.was)} cleared"


@sentence.register
def _(event: GameAdjourned, telling: Telling) -> str:
    return f"{telling.board(event.game)}: adjourned"


@sentence.register
def _(event: AdjournedGameFinished, telling: Telling) -> str:
    return f"{telling.board(event.game)}: adjourned game finished {result_text(event.result)}"


@sentence.register
def _(event: ConflictRaised, telling: Telling) -> str:
    place = telling.board(event.game) if event.game else telling.about(event.scope)
    standing = result_text(event.standing) or "nothing"
    return f"{place}: conflict, {standing} stands, {result_text(event.claimed)} claimed"


@sentence.register
def _(event: ConflictResolved, telling: Telling) -> str:
    return f"{telling.about(event.scope)}: conflict resolved"
