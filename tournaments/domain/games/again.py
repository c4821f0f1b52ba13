"""Typing again what was done to a board."""

from __future__ import annotations

from ..command import Command
from ..typed_again import types_again
from .commands import ClearResult, CorrectResult, EnterResult
from .events import ForfeitDeclared, ResultCleared, ResultCorrected, ResultEntered


@types_again(ResultEntered, ForfeitDeclared)
def _entered(event: ResultEntered | ForfeitDeclared) -> Command:
    return EnterResult(game=event.game, result=event.result)


@types_again(ResultCorrected)
def _corrected(event: ResultCorrected) -> Command:
    return CorrectResult(game=event.game, expected=event.was, result=event.result)


@types_again(ResultCleared)
def _cleared(event: ResultCleared) -> Command:
    return ClearResult(game=event.game, expected=event.was)
