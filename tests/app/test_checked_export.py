"""Reports as they are exported, held against their own results: points and ranks agree."""

from __future__ import annotations

import pytest

from pairing.checker import check_report, lines
from pairing.trf import read_report
from tournaments.domain.appeals.commands import DecideAppeal, FileAppeal, SetAppealsCommittee
from tournaments.domain.appeals.events import CommitteeMember
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.games.commands import AdjournAgain, AdjournGame, EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import AppealId, PlayerId
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


def test_a_game_that_was_over_two_rounds_later() -> None:
    """Its rounds were paired with a draw, whatever it gave in the end (C.04.2 3.1)."""
    hall = open_hall(players=12, settings=Settings(rounds=5))
    hall.play_round()
    hall.pair()
    hall.publish()
    game = hall.game(1)
    hall.do(AdjournGame(game=game.id))
    hall.finish_round()
    hall.play_round()
    hall.pair()
    hall.publish()
    hall.do(EnterResult(game=game.id, result=Result.BLACK_WINS))
    hall.finish_round()
    hall.play_round()
    text = report_text(hall.state, hall.names)
    (said,) = [line for line in text.splitlines() if line.startswith("### Adjourned")]
    assert "@ Round 2: " in said
    assert "until Round 4 " in said
    checks_clean(hall)
    control = check_report(read_report(text.replace(said, "###")))
    assert not control.agrees, "who won is paired otherwise than who drew"


def test_a_game_that_was_adjourned_only_after_the_next_round_was_paired() -> None:
    """A forfeit when round 2 was paired, and taken away on appeal: no draw for that pairing."""
    hall = open_hall(players=12, settings=Settings(rounds=5))
    hall.pair()
    hall.publish()
    game = hall.game(1)
    hall.results(1, "-/+")
    hall.finish_round()
    hall.pair()
    hall.publish()
    members = tuple(CommitteeMember(player=PlayerId(number)) for number in (10, 11, 12))
    hall.do(SetAppealsCommittee(members=members))
    hall.do(FileAppeal(about=f"game:{game.id}", by=game.white), reason="The clock was fast.")
    granted = DecideAppeal(
        appeal=AppealId(1),
        verdict="granted",
        sat=(1, 2, 3),
        remedy="postpone",
        expected=Result.BLACK_FORFEIT_WIN,
    )
    hall.do(granted, reason="It was.")
    hall.do(EnterResult(game=game.id, result=Result.WHITE_WINS))
    assert "### Adjourned" not in report_text(hall.state, hall.names)
    hall.do(AdjournAgain(game=game.id, expected=Result.WHITE_WINS), reason="It goes on.")
    hall.finish_round()
    hall.play_round()
    hall.do(EnterResult(game=game.id, result=Result.WHITE_WINS))
    hall.pair()
    hall.publish()
    text = report_text(hall.state, hall.names)
    (said,) = [line for line in text.splitlines() if line.startswith("### Adjourned")]
    assert " from Round 3 until Round 3 " in said
