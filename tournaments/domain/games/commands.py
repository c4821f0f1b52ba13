"""Commands of games: results, and conflicts about them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..command import Command
from ..ids import GameId
from ..roles import CHIEFS, FLOOR, OFFICE, TYPISTS
from ..scopes import Scopes
from ..values import MOST_IN_A_BATCH
from .results import Result

ReachRead = Literal["next", "after-next", "rating"]
"""What the arbiter read that a correction reaches (C.04.2 4.3): `reach.Case`."""


class EnterResult(Command, frozen=True, kw_only=True):
    """`expected` is what stood on the board when it was typed (None: nothing).

    Forfeits are results too and become ForfeitDeclared. Replacing another result than the expected
    one is a conflict; replacing the expected one is `CorrectResult`'s work.
    """

    roles = TYPISTS

    game: GameId
    result: Result
    expected: Result | None = None

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class ConfirmResult(Command, frozen=True, kw_only=True):
    roles = TYPISTS

    game: GameId
    result: Result

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class CorrectResult(Command, frozen=True, kw_only=True):
    """Needs a reason in the envelope.

    `reach` is what the arbiter read that it reaches; a correction for the rating report alone is
    accepted only with "rating", and `expected` is then what has been rated. `late`: the chief read
    that the deadline for corrections is over.
    """

    roles = FLOOR

    game: GameId
    expected: Result
    result: Result
    reach: ReachRead | None = None
    late: bool = False

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class CorrectColours(Command, frozen=True, kw_only=True):
    """The chief's tick that a game was played with reversed colours (Laws 7.3), or was not.

    Needs a reason in the envelope; `reach` and `late` as for `CorrectResult`.
    """

    roles = CHIEFS

    game: GameId
    reversed: bool
    reach: ReachRead | None = None
    late: bool = False

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class ClearResult(Command, frozen=True, kw_only=True):
    roles = FLOOR

    game: GameId
    expected: Result

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class BoardResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId
    result: Result


BoardResults = Annotated[tuple[BoardResult, ...], Meta(min_length=1, max_length=1000)]


class ClearResults(Command, frozen=True, kw_only=True):
    """Takes the results of several boards away, all or none; `results` are those expected to stand.

    Needs a reason in the envelope.
    """

    roles = FLOOR

    results: BoardResults

    def scopes(self) -> Scopes:
        return tuple(f"game:{each.game}" for each in self.results)


class RestoreResults(Command, frozen=True, kw_only=True):
    """Puts results back that were taken away together, all or none; the boards must be empty.

    Needs a reason in the envelope.
    """

    roles = FLOOR

    results: BoardResults

    def scopes(self) -> Scopes:
        return tuple(f"game:{each.game}" for each in self.results)


class AdjournGame(Command, frozen=True, kw_only=True):
    roles = FLOOR

    game: GameId

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class TakeBackAdjournment(Command, frozen=True, kw_only=True):
    """The game is missing again, as before it was adjourned."""

    roles = FLOOR

    game: GameId

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class AdjournAgain(Command, frozen=True, kw_only=True):
    """Takes the result of an adjourned game away: it is adjourned as before; needs a reason."""

    roles = FLOOR

    game: GameId
    expected: Result

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class ResolveConflict(Command, frozen=True, kw_only=True):
    """Settles every open conflict of the game: `result` is what counts from now on."""

    roles = FLOOR

    game: GameId
    result: Result

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class AdjournGames(Command, frozen=True, kw_only=True):
    """Games that are not finished when the next round is to be paired: all, or none."""

    roles = OFFICE

    games: Annotated[tuple[GameId, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)]

    def scopes(self) -> Scopes:
        return tuple(f"game:{each}" for each in self.games)


Correction = CorrectResult | CorrectColours
"""Commands whose reach is read before they are sent (C.04.2 4.3)."""
