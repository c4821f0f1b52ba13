"""What players' reports of a board amount to (Laws 8.7): claims, and never a result.

Two equal claims propose a result, or one of a file of the electronic boards that nobody
contradicts; two different ones call an arbiter. What an arbiter enters settles the claims that were
there, unless both players agree on something else. A claim that comes later and differs calls him
once more.
"""

from __future__ import annotations

from typing import Final

from ..games.results import FORFEITS, UNRATED, Result
from ..games.state import Game
from ..tournament.state import Tournament
from .state import FileReport, Report, ReportsMean

CLAIMABLE: Final = frozenset({Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS})
"""What a player may report; everything else is an arbiter's decision."""

_PLAYED: Final = {each: Result(each.removesuffix("u")) for each in UNRATED}


def meaning(game: Game) -> ReportsMean:
    """What the reports of that board mean now."""
    if game.replaced_seq or not _claims(game):
        return ""
    if game.result is not None:
        return "call" if _against(game, game.result) else ""
    if agreed(game) is not None:
        return "agreed"
    return "call" if len(_claims(game)) > 1 else "waiting"


def agreed(game: Game) -> Result | None:
    """What both players say, or a file of the boards, and nobody otherwise."""
    claimed = {claim.result for claim in _claims(game)}
    enough = len(game.reports) == 2 or game.file_report is not None
    return claimed.pop() if enough and len(claimed) == 1 else None


def calls(state: Tournament) -> tuple[Game, ...]:
    """The boards of the running round to which an arbiter is called, in board order."""
    running = state.round(state.last_published).status == "published"
    rounds = state.published_with(state.last_published) if running else ()
    games = (game for number in rounds for game in state.games_of(number))
    return tuple(game for game in games if meaning(game) == "call")


def last_seq(game: Game) -> int:
    """Of the newest report; 0: none."""
    return max((claim.seq for claim in _claims(game)), default=0)


def is_forfeit(game: Game) -> bool:
    return game.result in FORFEITS


def _against(game: Game, standing: Result) -> bool:
    """Whether a report that nobody has settled differs from what stands."""
    if last_seq(game) <= game.reports_settled:
        return False
    played = _PLAYED.get(standing, standing)
    later = [each for each in _claims(game) if each.seq > max(game.seq, game.reports_settled)]
    if any(claim.result is not played for claim in later):
        return True
    return _both_players(game) not in (None, played)


def _both_players(game: Game) -> Result | None:
    claimed = {report.result for report in game.reports}
    return claimed.pop() if len(game.reports) == 2 and len(claimed) == 1 else None


def _claims(game: Game) -> tuple[Report | FileReport, ...]:
    return (*game.reports, *([game.file_report] if game.file_report else []))
