"""The players of the hall, who report by the codes of their slips; some of them read badly too."""

from __future__ import annotations

from random import Random
from uuid import UUID

from events.messages import Envelope
from pairing.model import Colour
from tournaments.domain.command import Command
from tournaments.domain.games.commands import EnterResult
from tournaments.domain.ids import UserId
from tournaments.domain.player_reports import meaning as player_reports
from tournaments.domain.player_reports.commands import ReportResult, SettleReports
from tournaments.domain.tournament.state import Tournament

from .console import Typed
from .staff import Person
from .typists import PLAYED, slip


def report(random: Random, state: Tournament) -> Typed | None:
    """What one player says of his board of the running round."""
    games = state.games_of(state.last_published)
    if not games:
        return None
    game, colour = random.choice(games), random.choice((Colour.WHITE, Colour.BLACK))
    result = random.choice(PLAYED) if random.random() < 0.25 else slip(game.id)
    player = Person(UserId(f"player:{game.player_of(colour)}"), "system")
    envelope = Envelope(
        command_id=UUID(int=random.getrandbits(128), version=4),
        actor=player.user,
        role="",
        device="slip",
    )
    return Typed(player, ReportResult(game=game.id, colour=colour, result=result), envelope, state)


def answer(random: Random, view: Tournament, first: int, last: int) -> Command | None:
    """What an arbiter does about the reports he sees: enters what both say, or lets stand what is
    recorded."""
    games = [
        game
        for game in view.games_of(view.last_published)
        if first <= game.board <= (last or 99) and player_reports.meaning(game)
    ]
    if not games:
        return None
    game = random.choice(games)
    agreed = player_reports.agreed(game)
    if game.result is not None:
        seen = player_reports.last_seq(game)
        return SettleReports(game=game.id, result=game.result, seen=seen)
    return EnterResult(game=game.id, result=agreed) if agreed else None
