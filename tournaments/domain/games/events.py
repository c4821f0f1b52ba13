"""Events of games: results, and conflicts about them."""

from __future__ import annotations

from ..event import Event, Fact
from ..ids import GameId
from ..scopes import PAIRING_INPUT, Scopes
from .results import Result


class LateCorrectionAdmitted(Event, frozen=True, kw_only=True):
    """The chief arbiter lets a correction count that came after the deadline for it."""

    topics = ("boards",)
    public = False

    game: GameId
    deadline: str
    """ISO 8601 in UTC."""

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class ResultEntered(Event, frozen=True, kw_only=True):
    topics = ("boards", "standings")
    public = True

    game: GameId
    result: Result

    def scopes(self) -> Scopes:
        return (f"game:{self.game}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("result", self.game)


class ForfeitDeclared(Event, frozen=True, kw_only=True):
    topics = ("boards", "standings")
    public = True

    game: GameId
    result: Result

    def scopes(self) -> Scopes:
        return (f"game:{self.game}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("result", self.game)


class ResultConfirmed(Event, frozen=True, kw_only=True):
    topics = ("boards",)
    public = False

    game: GameId
    result: Result
    of: int

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class ResultCorrected(Event, frozen=True, kw_only=True):
    topics = ("boards", "standings")
    public = True

    game: GameId
    was: Result
    result: Result
    of: int

    def scopes(self) -> Scopes:
        return (f"game:{self.game}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("result", self.game)


class RatedResultCorrected(Event, frozen=True, kw_only=True):
    """Found too late for standings and pairings: `result` is rated, what counts stays (C.04.2 4.3).

    `was` has been rated until now; `of` is the event that said so.
    """

    topics = ("boards",)
    public = False

    game: GameId
    was: Result
    result: Result
    of: int

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)

    def fact(self) -> Fact:
        return ("rated-result", self.game)


class PublicRatingsChanged(Event, frozen=True, kw_only=True):
    """The public pages of the players of that game show another change of their ratings; why stands
    in the event before it, which is not for the public."""

    topics = ("boards",)
    public = True

    game: GameId

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class ColoursCorrected(Event, frozen=True, kw_only=True):
    """`reversed`: the player paired with Black had White (Laws 7.3); results still name the seats.

    `counts`: for the colour balance of later pairings; else for the report alone (C.04.2 4.3).
    """

    topics = ("boards", "standings")
    public = True

    game: GameId
    reversed: bool
    counts: bool

    def scopes(self) -> Scopes:
        return (f"game:{self.game}", PAIRING_INPUT) if self.counts else (f"game:{self.game}",)

    def fact(self) -> Fact:
        return ("colours", self.game)


class ResultCleared(Event, frozen=True, kw_only=True):
    topics = ("boards", "standings")
    public = True

    game: GameId
    was: Result
    of: int

    def scopes(self) -> Scopes:
        return (f"game:{self.game}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("result", self.game)


class GameAdjourned(Event, frozen=True, kw_only=True):
    """Counts as a draw for pairing until it is finished (C.04.2 3.1)."""

    topics = ("boards", "standings")
    public = True

    game: GameId

    def scopes(self) -> Scopes:
        return (f"game:{self.game}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("result", self.game)


class AdjournedGameFinished(Event, frozen=True, kw_only=True):
    topics = ("boards", "standings")
    public = True

    game: GameId
    result: Result

    def scopes(self) -> Scopes:
        return (f"game:{self.game}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("result", self.game)


class ConflictRaised(Event, frozen=True, kw_only=True):
    """Two arbiters claim different things of one scope; neither is applied over the other."""

    topics = ("boards", "conflicts")
    public = False

    scope: str
    game: GameId | None = None
    command: str
    standing: str
    """What stands, as text; empty: nothing."""
    standing_seq: int
    claimed: str
    """What the later arbiter wanted, as text."""
    expected: str
    """What that arbiter believed to stand."""

    def scopes(self) -> Scopes:
        return (self.scope,)


class ConflictResolved(Event, frozen=True, kw_only=True):
    topics = ("boards", "conflicts")
    public = False

    scope: str
    of: int
    """Seq of the ConflictRaised; one event for each open conflict of the scope."""

    def scopes(self) -> Scopes:
        return (self.scope,)


class AdjournmentTakenBack(Event, frozen=True, kw_only=True):
    """The game is missing again, as before it was adjourned."""

    topics = ("boards", "standings")
    public = True

    game: GameId

    def scopes(self) -> Scopes:
        return (f"game:{self.game}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("result", self.game)


ResultSet = ResultEntered | ForfeitDeclared | ResultCorrected | AdjournedGameFinished
"""Events after which a game has a result."""
