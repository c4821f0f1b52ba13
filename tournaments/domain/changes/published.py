"""A published round as a change finds it: who met whom, what everybody had, who may sit where.

Shared by the decision (`decide`) and by the proposals (`smallest`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import combinations
from typing import Final

from pairing.colours import ColourRecord, ColourSeeker, allocate, colour_record
from pairing.model import TPN, Colour, Field, HalfPoints, RoundKind
from pairing.scores import ByeBar, may_get_bye
from pairing.systems import SYSTEMS

from ..drafts.events import PairedBoard
from ..drafts.field import field_as_paired
from ..games.state import Game
from ..ids import GameId, PlayerId
from ..rounds.matches import second_id
from ..rounds.state import Round
from ..settings.matches import games_of_match
from ..settings.settings import Settings
from ..standings.record import Record, paired_in, records
from ..standings.standings import opponents, total
from ..tournament.state import Tournament

_BY_ARTICLE_5: Final = frozenset({"dutch-2026", "dutch-2017"})


class PublishedRound:
    """What a change of the published round `number` reads; nothing here changes. Of a match it is
    the round of first games, which the second ones follow."""

    def __init__(self, state: Tournament, number: int) -> None:
        self.state = state
        self.round: Round = state.rounds[state.published_with(number)[0]]
        self.settings: Settings = state.settings_in(self.round.number)

    @cached_property
    def boards(self) -> Mapping[GameId, PairedBoard]:
        return {board.game: board for board in self.round.boards}

    @cached_property
    def seated(self) -> frozenset[PlayerId]:
        """At a board, or with the pairing-allocated bye."""
        return paired_in(self.round)

    @cached_property
    def rows(self) -> Mapping[PlayerId, Record]:
        """The rounds before this one."""
        return records(self.state, self.round.number - 1)

    def game(self, game: GameId) -> Game:
        return self.state.games[game]

    def game_of(self, player: PlayerId) -> Game | None:
        """Where the player sits in this round."""
        boards = self.round.boards
        seats = (board for board in boards if player in (board.white, board.black))
        seat = next(seats, None)
        return None if seat is None else self.game(seat.game)

    def untouched(self, game: Game) -> bool:
        """Nothing has been recorded on that board yet, of no game of the match."""
        return all(map(self._untouched, (game, *self._second(game))))

    def _untouched(self, game: Game) -> bool:
        claimed = game.settled or game.conflicts or game.id in self.state.games_under_appeal
        return not (claimed or game.reversed or game.replaced_seq)

    def _second(self, game: Game) -> tuple[Game, ...]:
        if game.round + 1 not in self.state.published_with(game.round):
            return ()
        return (self.state.games[second_id(game.id)],)

    def met(self, one: PlayerId, other: PlayerId) -> bool:
        """Over the board, in an earlier round (C.04.1 2, C.04.2 3.5)."""
        return other in opponents(self.rows[one])

    def forbidden(self, one: PlayerId, other: PlayerId) -> bool:
        return frozenset((one, other)) in self._forbidden

    def may_get_pab(self, player: PlayerId) -> bool:
        """C.04.1 3 and 4, or what an older system says instead."""
        participant = self._field.participants[self.state.order.index(player)]
        system = SYSTEMS.get(self.settings.system)
        bar = system.bye_bar if system else ByeBar.UNPLAYED_WIN
        return may_get_bye(participant, self._field.scoring, bar)

    def may_come_in(self, player: PlayerId) -> bool:
        """Arrived, in the tournament, with a number, and without a place or a bye in this round."""
        entry = self.state.players.get(player)
        return (
            entry is not None
            and entry.active
            and entry.checked_in
            and entry.tpn is not None
            and player not in self.seated
            and all(player != other for other, _ in self.round.byes)
        )

    @cached_property
    def top_boards(self) -> frozenset[GameId]:
        """At which somebody can still come first, alone or with others, by winning.

        C.04.2 4.4 does not say how many boards are the top ones: these decide who wins.
        """
        win = self.settings.win * games_of_match(self.settings)
        within = max(map(self.points, self.rows), default=0) - win
        return frozenset(
            game
            for game, board in self.boards.items()
            if max(self.points(board.white), self.points(board.black)) >= within
        )

    def points(self, player: PlayerId) -> HalfPoints:
        return total(self.rows[player])

    def distance(self, pairs: Iterable[tuple[PlayerId, PlayerId]]) -> HalfPoints:
        """Sum of the score differences."""
        return sum(abs(self.points(one) - self.points(other)) for one, other in pairs)

    def colours(self, player: PlayerId) -> ColourRecord:
        return colour_record(
            tuple(
                cell.colour
                for cell in self.rows[player]
                if cell.kind is RoundKind.GAME and cell.colour is not None
            )
        )

    def over_the_limit(self, white: PlayerId, black: PlayerId) -> tuple[PlayerId, ...]:
        """Who would get a colour the third time running, or three times more (C.04.1 6, 7)."""
        seats = ((white, Colour.WHITE), (black, Colour.BLACK))
        after = ((player, self.colours(player).after(colour)) for player, colour in seats)
        return tuple(
            player
            for player, record in after
            if record.same_three_times or abs(record.difference) > 2
        )

    def in_colours(self, one: PlayerId, other: PlayerId) -> tuple[PlayerId, PlayerId]:
        """(white, black) by C.04.3 Article 5."""
        initial = self.state.initial_colour or Colour.WHITE
        colour, _rule = allocate(self._seeker(one), self._seeker(other), initial)
        return (one, other) if colour is Colour.WHITE else (other, one)

    def colours_given(self, white: PlayerId, black: PlayerId) -> bool:
        """An article gives these colours: C.04.3 5 (C.04.4 5 until 2026) where the system goes by
        it; where it has rules of its own, not both against what they are due (C.04.1 8)."""
        if self.settings.system in _BY_ARTICLE_5:
            return self.in_colours(white, black) == (white, black)
        due = (self.colours(white).preference.colour, self.colours(black).preference.colour)
        return due != (Colour.BLACK, Colour.WHITE)

    def _seeker(self, player: PlayerId) -> ColourSeeker:
        tpn = TPN(self.state.order.index(player) + 1)
        return ColourSeeker(self.points(player), tpn, self.colours(player), odd=bool(tpn % 2))

    @cached_property
    def _field(self) -> Field:
        return field_as_paired(self.state, self.round.number)

    @cached_property
    def _forbidden(self) -> frozenset[frozenset[PlayerId]]:
        state, number = self.state, self.round.number
        return frozenset(
            frozenset(two)
            for group in state.prohibited
            if group.first <= number <= group.last
            for two in combinations(map(state.kept_entry, group.players), 2)
        )
