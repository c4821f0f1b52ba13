"""Events of changed pairings, and of requests that were refused."""

from __future__ import annotations

from typing import Any, Literal

from ..drafts.events import PairedBoard
from ..event import Event
from ..ids import GameId, PlayerId
from ..scopes import PAIRING_INPUT, Scopes
from .older import neither_clause_nor_taken_back

Ground = Literal["rematch", "regulations", "both-unpaired", "late-entry", "top-boards", "played-as"]


class PublishedPairingsChanged(Event, frozen=True, kw_only=True):
    """C.04.2 4.4: the games of `old` end as replaced, those of `new` stand in their place.

    No other board is touched. `was_pab` and `pab`: who had the pairing-allocated bye, who has it
    now. Whoever has a place before and none after is `absent`; the other way round: admitted.
    `clause`: of the regulations, where they are the ground. `takes_back`: the seq of the change
    that was a mistake; its old games stand again. 0: this is no such thing.
    """

    topics = ("rounds", "boards", "standings", "players")
    public = True
    older = (neither_clause_nor_taken_back,)

    round: int
    ground: Ground
    old: tuple[PairedBoard, ...]
    new: tuple[PairedBoard, ...]
    was_pab: PlayerId | None = None
    pab: PlayerId | None = None
    admitted: tuple[PlayerId, ...] = ()
    absent: tuple[PlayerId, ...] = ()
    agreed: tuple[PlayerId, ...] = ()
    clause: str = ""
    takes_back: int = 0

    def scopes(self) -> Scopes:
        """The games that ended and the new ones too: whoever types one of them must look again."""
        games = (f"game:{board.game}" for board in (*self.old, *self.new))
        return (f"round:{self.round}", *games, PAIRING_INPUT)

    def makes(self) -> dict[str, Any]:
        return {"round": self.round, "games": [board.game for board in self.new]}


RequestKind = Literal[
    "other-opponent", "family-or-club", "other-colour", "wrong-opponent", "late-entry"
]


class PlayersRequestRefused(Event, frozen=True, kw_only=True):
    """Players asked for another pairing of a published round; the arbiter refused.

    What they said and what was answered beyond the template is the reason, and stands beside the
    log.
    """

    topics = ("rounds",)
    public = False

    round: int
    kind: RequestKind
    players: tuple[PlayerId, ...]
    games: tuple[GameId, ...] = ()
    article: str

    def scopes(self) -> Scopes:
        return ()
