"""What a sentence about an event may use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from pairing.model import Colour

from ...domain.ids import GameId, PlayerId
from ...domain.settings.settings import Settings
from ...domain.tournament.state import Tournament
from ..names import Names


class Telling(msgspec.Struct, frozen=True):
    """What a sentence may use: the state (at the event or later) and the names.

    `settings_before` are the settings that stood before a SettingsChanged, by the seq of that
    event; without them the sentence does not say what changed.
    """

    state: Tournament
    names: Names
    settings_before: Mapping[int, Settings] = {}
    seq: int = 0
    """That of the event that is being told."""

    def board(self, game: GameId) -> str:
        """ "Round 3, board 47"."""
        known = self.state.games.get(game)
        if known:
            return f"Round {known.round}, board {known.board}"
        return f"Round {game.partition('.')[0]}, a board that was paired anew"

    def about(self, scope: str) -> str:
        """A scope as people say it: "Round 3, board 47", "Round 3" or a name."""
        noun, _, name = scope.partition(":")
        match noun:
            case "game":
                return self.board(GameId(name))
            case "player":
                return self.player(PlayerId(int(name.partition(":")[0])))
            case "user":
                return self.names.user(scope)
            case "device":
                return name
            case "apart":
                return " and ".join(self.player(PlayerId(int(each))) for each in name.split("-"))
        return f"{noun.capitalize().replace('-', ' ')} {name}".strip()

    def seat(self, game: GameId, colour: Colour) -> str:
        """ "Round 3, board 47: Novák, A. (White)"."""
        known = self.state.games.get(game)
        side = "White" if colour is Colour.WHITE else "Black"
        if known is None:
            return f"{self.board(game)}: {side}"
        player = known.white if colour is Colour.WHITE else known.black
        return f"{self.board(game)}: {self.player(player)} ({side})"

    def player(self, player: PlayerId) -> str:
        return self.names.player(player)

    def players(self, players: Iterable[PlayerId]) -> str:
        return ", ".join(self.player(player) for player in players)
