"""What if, before the last round of an older system is over: ranks and prizes as they come then.

The lists are those of the systems' own texts: Vincze V3, Lim 1999 Article 16, Dutch 1992 F10.
"""

from __future__ import annotations

import re
from html import unescape
from itertools import product
from typing import Final

import pytest

from pairing.systems import SYSTEMS
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.games.state import Game
from tournaments.domain.ids import GameId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.prizes.commands import SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeCategory, PrizeFund, PrizeList
from tournaments.domain.settings.readings import in_force
from tournaments.domain.settings.settings import Settings
from tournaments.domain.settings.tie_breaks import list_of
from tournaments.domain.standings.standings import points_text, standings
from tournaments.selectors.prizes import prizes_moved
from tournaments.selectors.what_if import what_if

from .api import Api
from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db

ROUNDS: Final = 4
OPEN: Final = (1, 2)
"""Boards of the last round that go on."""
RESULTS: Final = ("1-0", "1/2-1/2", "0-1", "-/+")
OWN_LISTS: Final = {
    "vincze": ("OTHER_BH", "OTHER_BH/M1", "OTHER_SB", "PS", "WON", "BPG", "OTHER_LOT"),
    "lim-1999": ("OTHER_RATINGS_CUTS", "OTHER_PS_CUTS_UNRATED"),
    "dutch-1992": ("OTHER_FIRST", "OTHER_AVERAGE", "OTHER_LOT_1992"),
}
FUND: Final = PrizeFund(
    lists=(
        PrizeList(
            id=1, prizes=tuple(Prize(money=each) for each in (90_000, 50_001, 20_000, 9_999))
        ),
        PrizeList(id=2, who=PrizeCategory(rating_to=2540), prizes=(Prize(money=15_000),)),
    )
)


@pytest.fixture(params=OWN_LISTS)
def hall(request: pytest.FixtureRequest) -> Hall:
    """Three of four rounds are over; of the last one two boards go on. Two players are unrated."""
    settings = Settings(rounds=ROUNDS, system=request.param, tie_breaks=())
    hall = open_hall(players=0, settings=settings, started=False)
    unrated = [entry(number, rating=0) for number in (11, 12)]
    hall.enter([*map(entry, range(1, 11)), *unrated])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.do(SetPrizeFund(fund=FUND))
    for _ in range(ROUNDS - 1):
        hall.play_round()
    hall.pair()
    hall.publish()
    boards = len(hall.state.games_of(ROUNDS))
    hall.results(len(OPEN) + 1, *["1-0", "1/2-1/2"] * (boards // 2 - 1))
    return hall


def games(hall: Hall) -> list[Game]:
    return [hall.game(board) for board in OPEN]


def happen(hall: Hall, game: GameId, result: str) -> None:
    """By the commands of arbiters, whatever stood there before."""
    now = hall.state.games[game]
    if now.result is None:
        hall.enter_result(now.board, result)
    elif now.result is not Result(result):
        hall.do(
            CorrectResult(game=game, expected=now.result, result=Result(result)), reason="looked up"
        )


def test_every_outcome_of_the_last_boards_is_foreseen(hall: Hall) -> None:
    """Ranks, points and prizes of what was supposed are those of the log once it is so."""
    before, names = hall.state, hall.names
    assert (
        list_of(before.settings)
        == SYSTEMS[before.settings.system].own_list(in_force(before.settings)).codes
    )
    orders = set()
    for results in product(RESULTS, repeat=len(OPEN)):
        wanted = dict(zip([game.id for game in games(hall)], results, strict=True))
        row = what_if(before, names, {game: Result(text) for game, text in wanted.items()})
        for game, text in wanted.items():
            happen(hall, game, text)
        now = hall.state
        assert [(line.player, line.new_rank, line.new_points) for line in row.lines] == [
            (line.player, line.rank, points_text(line.points)) for line in standings(now)
        ]
        assert row.prizes == prizes_moved(before, names, now, names)
        assert row.open == 0
        orders.add(tuple(line.player for line in row.lines))
    assert len(orders) > len(RESULTS), "the results decide nothing"


def test_the_page_says_what_a_result_would_mean(hall: Hall) -> None:
    game = hall.game(OPEN[0])
    answer = hall.client().get(
        f"/console/{hall.slug}/standings/{ROUNDS}/what-if/", {f"b{game.board}": "0-1"}
    )
    html = answer.content.decode()
    shown = " ".join(unescape(re.sub(r"<[^>]+>", " ", html[html.index("<main") :])).split())
    assert "One game would still be open." in shown
    assert hall.names.player(game.black) in shown.partition("would move")[2]
    happen(hall, game.id, "0-1")
    moved = Api(hall).get("prizes/moved/", at=hall.state.seq - 1).body["prizes"]
    assert moved
    for each in moved:
        assert each["new_gets"] in shown or not each["new_gets"]
        assert each["gets"] in shown or not each["gets"]
