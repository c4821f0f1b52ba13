"""The rows of a public view, filled from the state: what stands in none of them nobody reads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import inf

from ..domain.entries.state import Player
from ..domain.games.state import Game
from ..domain.ids import GameId, PlayerId
from ..domain.rounds.state import Round
from ..domain.settings.hall_plan import HallPart, parts_of, place_of
from ..domain.settings.live_address import live_address
from ..domain.standings.record import Cell
from ..domain.standings.standings import Standing, first_open, points_text
from ..domain.tournament.state import Tournament
from ..selectors import figures
from ..selectors.cells import cell_words
from ..selectors.formats import result_text
from ..selectors.matches import match_of_round, match_text
from ..words import speak
from .rows import (
    PublicBoard,
    PublicBye,
    PublicCell,
    PublicGame,
    PublicPlayer,
    PublicRound,
    PublicStanding,
    PublicTieBreak,
)


class FilledRows:
    """Of one state, with the names of its players."""

    def __init__(self, state: Tournament, names: Mapping[PlayerId, str], language: str) -> None:
        self.language = language
        self._state = state
        self._names = names

    @cached_property
    def players(self) -> dict[PlayerId, PublicPlayer]:
        """By entry, those too that were merged or taken back."""
        return {number: self._player(entry) for number, entry in self._state.players.items()}

    @cached_property
    def hall_plan(self) -> tuple[HallPart, ...]:
        return parts_of(self._state.settings.hall_plan)

    def _player(self, entry: Player) -> PublicPlayer:
        return PublicPlayer(
            player=entry.id,
            tpn=entry.tpn,
            name=self._names[entry.id],
            title=entry.title,
            federation=entry.federation,
            rating=entry.rating,
            out_from=entry.withdrawn_from,
        )

    @cached_property
    def _first_open(self) -> float:
        """The round from which on the standings are provisional."""
        return first_open(self._state) or inf

    def round(self, round_: Round) -> PublicRound:
        match = match_of_round(self._state, round_.number)
        starts = self._state.settings.round_starts
        byes = [(round_.pab, "pab")] if round_.pab is not None else []
        return PublicRound(
            round=round_.number,
            status="closed" if round_.status == "closed" else "published",
            starts=starts[round_.number - 1] if round_.number <= len(starts) else "",
            boards=len(round_.boards),
            version=round_.version,
            last_call=round_.last_call if round_.status == "published" else "",
            missing=len(self._state.missing(round_.number)),
            adjourned=len(self._state.adjourned(round_.number)),
            match=match.number if match else 0,
            game_of_match=match.game if match else 0,
            provisional=round_.number >= self._first_open,
            byes=tuple(
                PublicBye(player=self.players[player], kind=kind)
                for player, kind in [*byes, *round_.byes]
            ),
        )

    def board(self, game: Game, before: Mapping[PlayerId, int]) -> PublicBoard:
        return PublicBoard(
            round=game.round,
            board=game.board,
            white=self.players[game.white],
            black=self.players[game.black],
            white_points=points_text(before[game.white]),
            black_points=points_text(before[game.black]),
            result=game.result.value if game.result else None,
            result_text=result_text(game.result, self.language),
            adjourned=game.adjourned,
            under_appeal=game.id in figures.games_under_appeal(self._state),
            changed=self._state.rounds[game.round].changed_in(game.id),
            place=place_of(self.hall_plan, game.board),
            live=live_address(self._state.settings, game.round, game.board),
            match_text=match_text(self._state, game),
        )

    def standing(self, line: Standing) -> PublicStanding:
        return PublicStanding(
            rank=line.rank,
            player=self.players[line.player],
            points=points_text(line.points),
            tie_breaks=tuple(PublicTieBreak(code, value) for code, value in line.values),
            games=tuple(self._cell(cell) for cell in line.record),
        )

    def _cell(self, cell: Cell) -> PublicCell:
        opponent = None if cell.opponent is None else self._state.players[cell.opponent].tpn
        return PublicCell(
            round=cell.round,
            opponent=opponent,
            colour=cell.colour or "",
            points=points_text(cell.points),
            kind=cell.kind or "open",
            text=cell_words(self._state, cell, self.language),
        )

    def game(self, cell: Cell, total: int, floated: str) -> PublicGame:
        return PublicGame(
            round=cell.round,
            kind=cell.kind or "open",
            board=cell.board or None,
            opponent=None if cell.opponent is None else self.players[cell.opponent],
            colour=cell.colour or "",
            result=cell.result.value if cell.result else None,
            result_text=result_text(cell.result, self.language),
            points=points_text(cell.points),
            total=points_text(total),
            correction="" if cell.game is None else self._corrections.get(cell.game, ""),
            float=floated,
            place=place_of(self.hall_plan, cell.board) if cell.opponent else "",
            live=live_address(self._state.settings, cell.round, cell.board) if cell.board else "",
        )

    @cached_property
    def _corrections(self) -> dict[GameId, str]:
        """Of results that were corrected when the next round had been paired already."""
        return {
            event.game: speak(
                "Public-Player.corrected",
                {"paired": event.paired, "next": event.paired + 1},
                self.language,
            )
            for event in self._state.integrity
            if event.game is not None
        }
