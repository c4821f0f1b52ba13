"""Commands of the hour after the start: clocks, empty seats, absences."""

from __future__ import annotations

from pairing.model import Colour

from ..command import Command
from ..games.commands import BoardResults
from ..ids import GameId, PlayerId
from ..roles import FLOOR, OFFICE, TYPISTS
from ..scopes import Scopes
from ..values import Moment, RoundNumber


class StartClocks(Command, frozen=True, kw_only=True):
    """The clocks of a published round are started now, or were at `at` (ISO 8601 with zone).

    Another time than the one that stands needs a reason.
    """

    roles = FLOOR

    round: RoundNumber
    at: Moment = ""

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class NoteEmptySeat(Command, frozen=True, kw_only=True):
    """Nobody sits there; a fact, not a decision."""

    roles = TYPISTS

    game: GameId
    colour: Colour

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class NoteTakenSeat(Command, frozen=True, kw_only=True):
    """The player of a seat that was found empty is there."""

    roles = TYPISTS

    game: GameId
    colour: Colour

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class DeclareForfeits(Command, frozen=True, kw_only=True):
    """Confirms what the empty seats propose once the default time is over: all, or none.

    `forfeits` are as they were shown: `+/-`, `-/+` or `-/-` beside each board.
    """

    roles = FLOOR

    round: RoundNumber
    forfeits: BoardResults

    def scopes(self) -> Scopes:
        return tuple(f"game:{each.game}" for each in self.forfeits)


class ExplainAbsence(Command, frozen=True, kw_only=True):
    """Whoever lost `round` by forfeit has told why and stays; needs a reason in the envelope."""

    roles = OFFICE

    player: PlayerId
    round: RoundNumber
