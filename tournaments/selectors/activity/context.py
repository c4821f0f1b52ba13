"""What a sentence about an event may use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from pairing.model import Colour

from ...domain.ids import GameId, PlayerId
from ...domain.said import Said, said
from ...domain.settings.settings import Settings
from ...domain.tournament.state import Tournament
from ...words import say
from ..formats import local_day, local_time
from ..names import Names


class SentenceContext(msgspec.Struct, frozen=True):
    """What a sentence may use: the state (at the event or later) and the names.

    `settings_before` are the settings that stood before a SettingsChanged, by the seq of that
    event; without them the sentence does not say what changed.
    """

    state: Tournament
    names: Names
    settings_before: Mapping[int, Settings] = {}
    seq: int = 0
    """That of the event that is being told."""

    def say(self, said: Said) -> str:
        """Names stand in the facts already."""
        return say(said, self.names.language)

    def each(self, parts: Iterable[Said]) -> str:
        return "; ".join(map(self.say, parts))

    def board(self, game: GameId) -> str:
        """ "Round 3, board 47"."""
        known = self.state.games.get(game)
        if known:
            return self.say(said("About.board", round=known.round, board=known.board))
        return self.say(said("About.board-paired-anew", round=game.partition(".")[0]))

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
                one, other = (self.player(PlayerId(int(each))) for each in name.split("-"))
                return self.say(said("Both", one=one, other=other))
            case "round" | "appeal" | "announcement" | "screen" | "organiser":
                return self.say(said(f"About.{noun}", name=name))
        return f"{noun.capitalize().replace('-', ' ')} {name}".strip()

    def seat(self, game: GameId, colour: Colour) -> str:
        """ "Round 3, board 47: Novák, A. (White)"."""
        known, place = self.state.games.get(game), self.board(game)
        if known is None:
            return self.say(said("Seat.unknown", place=place, colour=colour.value))
        player = self.player(known.white if colour is Colour.WHITE else known.black)
        return self.say(said("Seat", place=place, player=player, colour=colour.value))

    def bye(self, player: PlayerId | None) -> Said:
        """As a part of what changed in a round."""
        if player is None:
            return said("PairChanged.no-bye")
        return said("PairChanged.bye", player=self.player(player))

    def time(self, moment: str) -> str:
        return local_time(moment, self.names.language)

    def day(self, text: str) -> str:
        return local_day(text, self.names.language)

    def player(self, player: PlayerId) -> str:
        return self.names.player(player)

    def players(self, players: Iterable[PlayerId]) -> str:
        return ", ".join(self.player(player) for player in players)
