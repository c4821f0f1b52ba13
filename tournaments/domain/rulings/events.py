"""The event of a ruling."""

from __future__ import annotations

from ..event import Event
from ..ids import GameId, UserId
from ..scopes import Scopes


class BoardDecided(Event, frozen=True, kw_only=True):
    """A decision of the chief arbiter on a board; the words are the reason of the envelope."""

    topics = ("boards",)
    public = False
    of_players = True

    game: GameId
    standing: str
    """The result that stood, as text; empty: none."""
    result: str
    """The result that counts from now on, as text; empty: none."""
    happened_at: str
    """ISO 8601 in UTC; when it happened, as the chief established it."""
    article: str
    witnesses: tuple[UserId, ...] = ()
    """Arbiters who saw it."""

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)

    def accounts(self) -> tuple[str, ...]:
        return self.witnesses
