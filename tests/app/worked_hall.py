"""A tournament whose standings have much to explain: byes, forfeits, a withdrawal, shared ranks."""

from __future__ import annotations

from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.settings import Settings

from .builders import Hall, open_hall

LIST = ("BH/C1", "BH", "SB", "DE", "WON")
ROUNDS = 4


def worked_hall(slug: str = "worked", players: int = 12) -> Hall:
    """Four of five rounds: entry 11 takes half a point in round 2, loses round 3 by forfeit and is
    gone in round 4; entry 12 is not there in round 1."""
    settings = Settings(rounds=5, tie_breaks=LIST)
    hall = open_hall(players=players, slug=slug, settings=settings)
    hall.do(GrantBye(player=PlayerId(12), round=1, kind="zero"))
    hall.do(GrantBye(player=PlayerId(11), round=2, kind="half"))
    for number in range(1, ROUNDS + 1):
        if number == 4:
            hall.do(WithdrawPlayer(player=PlayerId(11)))
        hall.pair()
        hall.publish()
        if number == 3:
            forfeited = next(
                game for game in hall.state.games_of(3) if PlayerId(11) in (game.white, game.black)
            )
            hall.results(forfeited.board, "-/+" if forfeited.white == 11 else "+/-")
        if number == 1:
            hall.results(1, "1/2-1/2", "1/2-1/2")
        hall.finish_round()
    return hall
