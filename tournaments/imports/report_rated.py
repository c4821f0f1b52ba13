"""Results and colours of a report that are rated and do not count (C.04.2 4.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from pairing.model import Colour
from pairing.trf import Report
from tournaments.domain.command import Command
from tournaments.domain.games.commands import CorrectColours, CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.rounds.commands import CloseRound

from .report_rounds import RESULTS, PlannedRound


class RatedOnly(msgspec.Struct, frozen=True):
    """A game with what counts and what is rated, both by the seats of what counts."""

    round: int
    game: GameId
    counts: Result
    rated: Result
    reversed: bool


def rated_only(
    read: Report, counted: Report, ids: dict[int, PlayerId], rounds: Sequence[PlannedRound]
) -> Iterator[RatedOnly]:
    """What of the file as it was `read` is not what counts."""
    if read is counted:
        return
    numbers = {player: number for number, player in ids.items()}
    entries = {player.number: player for player in read.players}
    for planned in rounds:
        for game in planned.games:
            white = entries[numbers[game.paired.white]].entry(planned.number)
            black = entries[numbers[game.paired.black]].entry(planned.number)
            rated = RESULTS.get((white.code, black.code))
            reversed_ = white.colour is Colour.BLACK
            if game.result and rated and (rated != game.result or reversed_):
                yield RatedOnly(planned.number, game.paired.game, game.result, rated, reversed_)


def rated_commands(rounds: Sequence[PlannedRound], games: Sequence[RatedOnly]) -> Iterator[Command]:
    """After all rounds; the last one ends first where only its end made a correction too late."""
    last = rounds[-1]
    if last.finished and any(game.round == last.number - 1 for game in games):
        yield CloseRound(round=last.number)
    for game in games:
        if game.rated != game.counts:
            yield CorrectResult(
                game=game.game, expected=game.counts, result=game.rated, reach="rating"
            )
        if game.reversed:
            yield CorrectColours(game=game.game, reversed=True, reach="rating")
