"""Reports as they are exported, held against their own results: points and ranks agree."""

from __future__ import annotations

import pytest

from pairing.checker import check_report, lines
from pairing.trf import read_report
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.games.commands import AdjournGame
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.settings import Settings
from tournaments.domain.settings.tie_breaks import criteria_of
from tournaments.exports.report import report_text

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db


def checks_clean(hall: Hall) -> None:
    check = check_report(read_report(report_text(hall.state, hall.names)))
    assert check.agrees, "\n".join(lines(check))
    over = all(game.result for number in hall.state.rounds for game in hall.state.games_of(number))
    listed = [each.code for each in criteria_of(hall.state.settings)]
    assert check.standings.compared == (tuple(listed) if over else ("PTS",))


@pytest.mark.parametrize("absent", [0, 1])
def test_at_every_moment_of_a_round(absent: int) -> None:
    """Games that go on, or are adjourned, have given nothing yet."""
    worth = Settings(rounds=5, win=6, draw=3, loss=1, absent=absent, pab=4)
    hall = open_hall(players=11, settings=worth)
    hall.play_round()
    hall.do(GrantBye(player=PlayerId(5), round=2, kind="half"))
    hall.do(GrantBye(player=PlayerId(7), round=3, kind="half"))
    checks_clean(hall)
    hall.pair()
    hall.publish()
    checks_clean(hall)
    hall.results(1, "1-0", "+/-")
    checks_clean(hall)
    game = next(game for game in hall.state.games_of(2) if game.result is None)
    hall.do(AdjournGame(game=game.id))
    checks_clean(hall)
