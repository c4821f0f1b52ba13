"""Players' reports by the code on the slip, and the short code by which a slip is found again.

The token of a seat is derived from the server's secret: no table, nothing to hand out but the
paper. A board that is paired anew is another game, so that its old slip opens nothing.
"""

from __future__ import annotations

import logging
from typing import Final
from uuid import uuid4

import msgspec
from django.utils.crypto import constant_time_compare, salted_hmac

from events.messages import Envelope
from pairing.model import Colour

from ..domain.games.results import Result
from ..domain.games.state import Game
from ..domain.ids import GameId, UserId
from ..domain.player_reports.commands import ReportResult
from ..domain.tournament.state import Tournament
from ..rate_limits import count, key, network_of
from . import index, states
from .handle import handle
from .outcomes import Outcome

logger = logging.getLogger(__name__)

SALT: Final = "openhall.player-report"
TOKEN_LETTERS: Final = 24
"""Hexadecimal: 96 bits."""
MOST_A_MINUTE: Final = 6
"""Reports by one slip and seat."""
MOST_WRONG_A_MINUTE: Final = 30
"""Tokens from one address that fit no slip; those that do are never counted here."""
DEVICE: Final = "slip"


class WrongSlipCode(LookupError):  # noqa: N818
    """No slip has that token; `many`: somebody seems to try them out."""

    def __init__(self, many: bool) -> None:
        super().__init__("No slip has that code.")
        self.many = many


class TooManyReports(Exception):  # noqa: N818
    """Nothing is looked at for a while."""


class Seat(msgspec.Struct, frozen=True):
    """What the code on a slip stands for."""

    stream: str
    game: GameId
    colour: Colour

    @property
    def actor(self) -> UserId:
        return UserId(f"player:{self.board.player_of(self.colour)}")

    @property
    def state(self) -> Tournament:
        return states.current(self.stream)

    @property
    def board(self) -> Game:
        return self.state.games[self.game]


def token(stream: str, game: GameId, colour: Colour) -> str:
    """What the code of that seat carries: cannot be guessed, and is the same on a reprint."""
    seat = f"{stream} {game} {colour.value}"
    return salted_hmac(SALT, seat, algorithm="sha256").hexdigest()[:TOKEN_LETTERS]


def seat_of(slug: str, game: str, colour: str, given: str, *, address: str) -> Seat:
    """The seat of a code; `address` is where it came from. Raises NoSuchSlip."""
    seat = _seat(slug, game, colour, given)
    if seat is not None:
        return seat
    wrong = count(key("wrong-slip", network_of(address)))
    if wrong == MOST_WRONG_A_MINUTE + 1:
        logger.warning("%s tries out codes of slips", address)
    raise WrongSlipCode(wrong > MOST_WRONG_A_MINUTE)


def report(seat: Seat, result: Result) -> Outcome:
    """The player's claim, on record before it is answered. Raises TooManyReports."""
    if count(key("player-report", f"{seat.stream} {seat.game} {seat.colour}")) > MOST_A_MINUTE:
        raise TooManyReports
    command = ReportResult(game=seat.game, colour=seat.colour, result=result)
    envelope = Envelope(command_id=uuid4(), actor=seat.actor, role="", device=DEVICE)
    return handle(seat.stream, command, envelope)


def _seat(slug: str, game: str, colour: str, given: str) -> Seat | None:
    """The token is compared before anything else is looked at."""
    if colour not in ("w", "b"):
        return None
    try:
        stream = index.stream_of(slug)
    except index.TournamentNotFound:
        return None
    seat = Seat(stream, GameId(game), Colour(colour))
    if not constant_time_compare(token(stream, seat.game, seat.colour), given):
        return None
    return seat if seat.game in seat.state.games else None
