"""Whose a scanned slip is: a section of this server, and the board its game is at."""

from __future__ import annotations

import msgspec

from ..domain.games.state import Game
from ..domain.player_reports.slip_codes import section_and_game, section_digits
from ..domain.tournament.state import Tournament
from ..models import TournamentIndex
from ..words import speak
from . import states


class NoSuchSlip(LookupError):  # noqa: N818
    """The code is of no slip that this server printed."""


class FoundSlip(msgspec.Struct, frozen=True):
    """`game` is None when its board was paired anew since the slip was printed."""

    state: Tournament
    round: int
    game: Game | None


def find(code: str) -> FoundSlip:
    """Raises `NoSuchSlip`; of what is not published nothing is said."""
    named = section_and_game(code)
    if named is None:
        raise NoSuchSlip(speak("NoSuch.slip-code", {"code": code}))
    section, game = named
    streams = [stream for stream in _streams() if section_digits(stream) == section]
    number = int(game.partition(".")[0])
    if len(streams) != 1 or not states.current(streams[0]).round(number).published:
        raise NoSuchSlip(speak("NoSuch.section-of-slip"))
    state = states.current(streams[0])
    return FoundSlip(state, number, state.games.get(game))


def _streams() -> list[str]:
    return list(TournamentIndex.objects.values_list("stream", flat=True))
