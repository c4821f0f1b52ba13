"""Result slips with their codes: one for the typist's scanner and, where the chief turned that on,
one for each player's phone."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from django.http import HttpRequest
from django.urls import reverse

from frontend.shared.hall_addresses import plain_address
from frontend.shared.scan_codes import drawn
from frontend.shared.seats import colour_word
from pairing.model import Colour
from tournaments.domain.games.state import Game
from tournaments.domain.player_reports.slip_codes import slip_code
from tournaments.domain.tournament.state import Tournament
from tournaments.public.projection import PublicView
from tournaments.public.rows import PublicBoard
from tournaments.services import player_reports
from tournaments.words import spoken


class PlayerCode(msgspec.Struct, frozen=True):
    colour: str
    name: str
    address: str
    drawn: str


class Slip(msgspec.Struct, frozen=True):
    """`code` is what the scanner types; `players` is empty while reports are not taken."""

    board: PublicBoard
    code: str
    drawn: str
    players: tuple[PlayerCode, ...]


def slips(
    request: HttpRequest,
    stream: str,
    state: Tournament,
    view: PublicView,
    number: int,
    *,
    codes: Collection[int],
) -> list[Slip]:
    """Those of a published round by board, of a match one for each game; the boards of `codes` with
    the players' codes."""
    rounds = state.published_with(number)
    boards = sorted(
        (board for each in rounds for board in view.boards(each)),
        key=lambda board: (board.board, board.round),
    )
    return [
        _slip(request, stream, state, board, game, reports=board.board in codes)
        for board in boards
        if (game := state.game_on(board.round, board.board)) is not None
    ]


def reports_are_taken(state: Tournament, number: int) -> bool:
    return state.settings.player_reports and state.round(number).status == "published"


def _slip(
    request: HttpRequest,
    stream: str,
    state: Tournament,
    board: PublicBoard,
    game: Game,
    *,
    reports: bool,
) -> Slip:
    players: tuple[PlayerCode, ...] = ()
    if reports and reports_are_taken(state, game.round):
        players = tuple(_of_player(request, stream, state, board, game, each) for each in Colour)
    code = slip_code(stream, game.id)
    return Slip(board, code, drawn(code), players)


def _of_player(
    request: HttpRequest,
    stream: str,
    state: Tournament,
    board: PublicBoard,
    game: Game,
    colour: Colour,
) -> PlayerCode:
    token = player_reports.token(stream, game.id, colour)
    place = reverse("player-report", args=[state.slug, game.id, colour.value, token])
    address = plain_address(request, place)
    player = board.white if colour is Colour.WHITE else board.black
    word = colour_word(colour.value, spoken())
    return PlayerCode(word, player.name, address, drawn(address))
