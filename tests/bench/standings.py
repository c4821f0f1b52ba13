"""Standings, rankings, prizes and "what if" of a large open: processor seconds of one request to
each page, by whoever comes first after an event. Eight rounds are over, the ninth is being played;
for the winners on the public pages it is over too."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.live.processes import environment, run_python

from .figures import Figure

SIZES = {500: "1 s", 2_000: ""}
PATIENCE = 900.0

PROGRAM = """
import json, sys, time
import django

django.setup()

from django.conf import settings
from django.core.management import call_command

call_command("migrate", verbosity=0)
settings.ALLOWED_HOSTS = ["*"]

from frontend.public import pages
from tests.app.builders import open_hall
from tournaments.domain.prizes.commands import SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeCategory, PrizeFund, PrizeList
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.announced import RankingWithin
from tournaments.domain.standings.commands import AnnounceRankings
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.public import kept_views
from tournaments.services import states

WOMEN = PrizeCategory(sex="w")
CODES = ("DE", "BH/C1", "BH", "SB", "ARO", "WIN")
hall = open_hall(int(sys.argv[1]), settings=Settings(rounds=9, tie_breaks=CODES))
prizes = tuple(Prize(money=1_000 * place) for place in range(40, 0, -1))
lists = [PrizeList(id=1, prizes=prizes, sharing="hort")]
lists += [PrizeList(id=2, who=WOMEN, prizes=prizes[30:])]
for at in range(10):
    who = PrizeCategory(rating_from=1000 + 100 * at, rating_to=1099 + 100 * at)
    lists.append(PrizeList(id=3 + at, who=who, prizes=prizes[35:]))
within = (
    RankingWithin(id=1, who=WOMEN, public=True),
    RankingWithin(id=2, by="teams-of-clubs", public=True),
    RankingWithin(id=3, by="federations", public=True),
)
hall.do(AnnounceRankings(rankings=within))
hall.do(SetPrizeFund(fund=PrizeFund(lists=tuple(lists), public=True)))
for _ in range(8):
    hall.play_round()
hall.pair()
hall.publish()
hall.results(1, *["1-0", "1/2-1/2", "0-1"] * (len(hall.state.games_of(9)) // 9))
client, took = hall.client(), {}
open_boards = [game.board for game in hall.state.missing(9)]
one, six = ("&".join(f"b{board}=1-0" for board in open_boards[:count]) for count in (1, 6))
CONSOLE = {
    "standings": "standings/",
    "ranking of women": "standings/?within=1",
    "teams of clubs": "standings/?within=2",
    "crosstable": "crosstable/",
    "prizes": "prizes/",
    "prizes, why not this player": "prizes/?player=100",
    "prizes, what moved": f"prizes/?since={hall.state.seq - 5}",
    "prize fund": "prizes/fund/",
    "what if, nothing supposed": "standings/what-if/",
    "what if, one board": f"standings/what-if/?{one}",
    "what if, six boards": f"standings/what-if/?{six}",
    "working": "standings/9/working/100/",
    "two players compared": "standings/9/working/100/?against=101",
    "prize list on paper": "print/prizes/",
    "receipts on paper": "print/receipts/",
    "rankings on paper": "print/rankings/",
    "final standings on paper": "print/final/",
}
PUBLIC = {
    "standings": ("standings", ""),
    "crosstable": ("crosstable", ""),
    "ranking of women": ("ranking", "1"),
    "teams of clubs": ("ranking", "2"),
    "player": ("player", "100"),
    "working": ("working", "100"),
    "two players compared": ("compare", "100/101"),
    "prizes": ("prizes", ""),
}


def measured(name, ask):
    best = 600.0
    for _ in range(2):
        states.forget()
        kept_views.forget()
        states.current(hall.slug)
        began = time.process_time()
        ask()
        best = min(best, time.process_time() - began)
    took[name] = best


def console(place):
    answer = client.get(f"/console/{hall.slug}/{place}")
    assert answer.status_code == 200, place


def public(page, argument):
    assert pages.render(kept_views.newest_view(hall.slug), page, argument), page


def reach():
    game = hall.game(1).id
    place = f"/api/v1/tournaments/{hall.slug}/reach/result/?game={game}&result=0-1"
    assert client.get(place).json()["reach"]["standings"]


console("standings/")  # what a server reads once in its life
public("standings", "")
for name, place in CONSOLE.items():
    measured(f"console, {name}", lambda: console(place))
measured("question before a correction", reach)
for name, (page, argument) in PUBLIC.items():
    measured(f"public, {name}", lambda: public(page, argument))
hall.finish_round()
hall.do(CloseTournament())
measured("public, prizes with winners", lambda: public("prizes", ""))
measured("public, player with a prize", lambda: public("player", "100"))
print(json.dumps(took))
"""


def measure() -> list[Figure]:
    return [figure for players in SIZES for figure in _measured(players)]


def _measured(players: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        env = environment(OPENHALL_DATA=str(Path(folder)))
        took: dict[str, float] = run_python(PROGRAM, env, str(players), patience=PATIENCE)
    aim = SIZES[players]
    return [
        Figure(f"{players:,} players: {page}", seconds, "s", aim) for page, seconds in took.items()
    ]
