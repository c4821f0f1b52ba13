"""A Double-Swiss as arbiters and the public see it: two rounds a match (C.04.5)."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from events.verification import check
from frontend.public.pages import render
from pairing.checker import check_report
from pairing.trf import read_report
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.games.commands import EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.settings import Settings
from tournaments.exports.report import report_text
from tournaments.imports.report_plan import plan_report
from tournaments.imports.service import create_from_report
from tournaments.public.kept_views import newest_view
from tournaments.push.news import Seating
from tournaments.selectors.deadlines import round_deadlines
from tournaments.selectors.overview import overview
from tournaments.selectors.rated_games import rated_games
from tournaments.selectors.workings import working
from tournaments.services import states
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

from .api import Api
from .builders import Hall, account, envelope, open_hall

pytestmark = pytest.mark.django_db

DOUBLE = Settings(rounds=6, system="double-swiss-2026")


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=7, settings=DOUBLE)
    hall.pair()
    hall.publish()
    return hall


def enter(hall: Hall, board: int, number: int, result: str) -> None:
    hall.do(EnterResult(game=hall.game(board, number).id, result=Result(result)))


def public(hall: Hall, kind: str, argument: str = "") -> str:
    made = render(newest_view(hall.slug, "en"), kind, argument)
    assert made is not None
    return re.sub(r"\s+", " ", made.decode())


def games_in_order(page: str) -> list[str]:
    return re.findall(r'<tr data-game="([\d.]+)"', page)


def page(hall: Hall, address: str) -> str:
    answer = hall.client().get(f"/console/{hall.slug}/{address}")
    assert answer.status_code == 200, address
    return answer.content.decode()


def test_the_console_types_game_after_game_of_each_board(hall: Hall) -> None:
    for address in ("results/", "results/1/", "results/2/"):
        shown = page(hall, address)
        assert games_in_order(shown) == [f"{n}.1.{board}" for board in (1, 2, 3) for n in (1, 2)]
        assert "Match 1 · rounds 1 and 2" in shown
    assert 'data-count="missing">6 missing' in re.sub(r"\s+", " ", shown)


def test_the_next_match_waits_for_both_games(hall: Hall) -> None:
    hall.results(1, "1-0")
    assert overview(hall.state).missing == 5
    checks = page(hall, "pairing/3/")
    assert f"/console/{hall.slug}/results/1/#b1" in checks
    assert f"/console/{hall.slug}/results/2/#b2" in checks
    assert f"/console/{hall.slug}/results/2/#b1" not in checks
    hall.finish_round()
    hall.pair()
    assert hall.publish() == 3
    assert hall.state.last_published == 4


@pytest.mark.parametrize("number", [1, 2])
def test_both_games_are_explained_by_the_match(hall: Hall, number: int) -> None:
    story = Api(hall).get(f"rounds/{number}/boards/1/explanation/").body["explanation"]
    assert any("4.3" in sentence for sentence in story["sentences"])
    assert "4.3" in page(hall, f"pairing/{number}/why/1/")


def test_the_public_reads_the_game_that_is_played_and_the_points_of_the_match(hall: Hall) -> None:
    view = newest_view(hall.slug, "en")
    assert view.played_round is not None
    assert (view.played_round.round, view.played_round.match) == (1, 1)
    first = public(hall, "pairings")
    assert "(match 1, game 1)" in first
    for board in (1, 2, 3):
        enter(hall, board, 1, "1-0")
    enter(hall, 1, 2, "1/2-1/2")
    second = public(hall, "pairings")
    assert "(match 1, game 2)" in second
    assert "match ½–1½" in second


def test_prints_have_both_games(hall: Hall) -> None:
    enter(hall, 1, 1, "1-0")
    client = hall.client()
    slips = client.get(f"/console/{hall.slug}/print/slips/1/").content.decode()
    assert slips.count('class="slip"') == 6
    boards = client.get(f"/console/{hall.slug}/print/pairings/2/?by=board").content.decode()
    assert "(match 1, game 2)" in boards
    assert ">0–1</td>" in boards
    drawn = client.get(f"/console/{hall.slug}/print/pairings/1/?by=board&as=pdf")
    assert drawn.status_code == 200


def test_who_follows_a_player_is_told_his_seat_once_a_match(hall: Hall) -> None:
    news = Seating(hall.state).news(PlayerId(1), {})
    assert [(each.what, each.round) for each in news] == [("seat", 1)]


def test_the_deadline_waits_for_the_open_games_of_both_rounds(hall: Hall) -> None:
    enter(hall, 1, 1, "1-0")
    shown = round_deadlines(hall.state, hall.names, 2, "2026-07-04T10:00:00Z")
    assert shown.unfinished == 5


def test_a_bye_of_the_last_match_is_too_late(hall: Hall) -> None:
    """Without a round in the settings the last match is meant, not its second game alone."""
    officer = hall.arbiter("olga", "pairing-officer")
    bye = GrantBye(player=PlayerId(3), round=5, kind="half")
    refused = hall.send(bye, officer)
    assert refused.says == "HalfByeTooLate"  # type: ignore[union-attr]


def test_each_game_is_rated_and_stands_in_the_report(hall: Hall) -> None:
    """The bye is a game won and one drawn: `U` and `H` (1.4)."""
    hall.finish_round()
    state = hall.state
    pab = state.round(1).pab
    for player in state.players:
        assert len(rated_games(state, player, 2)) == (0 if player == pab else 2)
    text = report_text(state, hall.names)
    assert "192 FIDE_DOUBLESWISS\n" in text
    assert len(re.findall(r"0000 - U  0000 - H", text)) == 1
    checked = check_report(read_report(text.encode()))
    assert [each.agrees for each in checked.rounds] == [True, True]


def test_a_working_names_each_match_once_by_its_first_round(hall: Hall) -> None:
    hall.finish_round()
    hall.pair()
    hall.publish()
    hall.finish_round()
    player = hall.state.round(1).boards[0].white
    shown = working(hall.state, 4, player, hall.names.player, "en")
    assert shown is not None
    (buchholz,) = (each for each in shown.criteria if each.code == "BH")
    assert [line.round for line in buchholz.lines] == [1, 3]


def test_a_file_of_rounds_that_are_no_matches_is_not_imported(hall: Hall) -> None:
    hall.finish_round()
    report = read_report(report_text(hall.state, hall.names).encode())
    assert plan_report(report).good
    first = report.players[0]
    twice = replace(first, rounds=(first.rounds[0], first.rounds[0]))
    other = next(each for each in report.players if each.number == first.rounds[0].opponent)
    too = replace(other, rounds=(other.rounds[0], other.rounds[0]))
    rest = [each for each in report.players if each not in (first, other)]
    broken = plan_report(replace(report, players=(twice, too, *rest)))
    assert not broken.good
    assert any("not the two games of a match" in problem for problem in broken.problems)


def test_a_report_is_read_back_with_both_games_and_the_byes_to_come(hall: Hall) -> None:
    hall.finish_round()
    hall.do(GrantBye(player=PlayerId(3), round=3, kind="half"))
    text = report_text(hall.state, hall.names)
    chief = user_id(account("chief"))
    made = create_from_report(
        text.encode(), envelope(chief), slug="back", festival="back", festival_name="Back"
    )
    assert isinstance(made, Recorded), made
    back = states.current("back")
    assert back.last_published == 2
    assert back.published_with(1) == (1, 2)
    assert sorted(back.players[PlayerId(3)].byes) == [3, 4]
    assert [game.result for game in back.games_of(2)] == [
        game.result for game in hall.state.games_of(2)
    ]
    assert check("back") == []


@pytest.mark.parametrize(
    "address",
    [
        *("start/", "appeals/", "activity/", "check-in/", "entries/1/", "prizes/", "ratings/"),
        *("pairing/2/", "pairing/2/change/", "pairing/2/change/?ground=rematch", "pairing/2/why/"),
        *("standings/", "standings/1/", "standings/2/what-if/", "crosstable/2/"),
        *("print/standings/?round=2", "print/crosstable/?round=2", "print/notebook/2/"),
        *("print/pairings/2/", "print/slips/2/", "print/cards/", "print/place-cards/2/"),
    ],
)
def test_no_page_of_a_running_match_is_missing(hall: Hall, address: str) -> None:
    enter(hall, 1, 1, "1-0")
    answer = hall.client().get(f"/console/{hall.slug}/{address}")
    assert answer.status_code == 200


@pytest.mark.parametrize(
    ("kind", "argument"),
    [
        *(("home", ""), ("names", ""), ("following", ""), ("player", "1"), ("top", "")),
        *(("standings", ""), ("crosstable", ""), ("progress", ""), ("pictures", "")),
        *(("screen", "board"), ("screen", "name"), ("screen", "standings"), ("working", "1/2")),
    ],
)
@pytest.mark.parametrize("results", [0, 3, 6])
def test_the_public_reads_every_page_of_a_match(
    hall: Hall, kind: str, argument: str, results: int
) -> None:
    """Before its first result, between the games, and when all are over."""
    for number in (1, 2)[: results // 3]:
        for board in (1, 2, 3):
            enter(hall, board, number, "1-0")
    assert public(hall, kind, argument)
