"""The command of a ruling."""

from __future__ import annotations

from ..command import Command
from ..games.results import Result
from ..ids import GameId, UserId
from ..roles import CHIEFS
from ..scopes import Scopes
from ..values import Article, Moment


class DecideBoard(Command, frozen=True, kw_only=True):
    """The chief arbiter decides on a board, with a reason; `result` None: what stands, stands."""

    roles = CHIEFS

    game: GameId
    result: Result | None = None
    happened_at: Moment = ""
    article: Article = ""
    witnesses: tuple[UserId, ...] = ()

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)
