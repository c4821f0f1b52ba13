"""Players report by the codes of their slips: S24 of the scenario, and the codes of S25."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client
from msgspec.structs import replace

from events import store
from frontend.public.pages import render
from pairing.model import Colour
from tournaments.domain.changes.commands import ChangePublishedPairings, NewBoard
from tournaments.domain.roles import Role
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.public.kept_views import newest_view
from tournaments.services import player_reports
from tournaments.services.outcomes import Recorded

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

WHITE, BLACK = Colour.WHITE, Colour.BLACK
BOARD = 3


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=10, settings=Settings(rounds=9, player_reports=True))
    hall.pair()
    hall.publish()
    return hall


class Phone:
    """A player's phone with the page of his slip; it is logged in nowhere."""

    def __init__(self, hall: Hall, colour: Colour, board: int = BOARD) -> None:
        game = hall.game(board)
        token = player_reports.token(hall.slug, game.id, colour)
        self.address = f"/report/{hall.slug}/{game.id}/{colour.value}/{token}"
        self.browser = Client(enforce_csrf_checks=True)

    def look(self, **query: str) -> str:
        answer = self.browser.get(self.address, query)
        assert answer.status_code == 200, answer.content
        return answer.content.decode()

    def send(self, result: str) -> Any:
        """Presses the button, reads the question, and says yes."""
        asked = self.look(result=result)
        csrf = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', asked)
        if csrf is None:
            return self.browser.post(self.address, {"result": result})
        form = {"csrfmiddlewaretoken": csrf[1], "result": result}
        return self.browser.post(self.address, form)

    def report(self, result: str) -> str:
        answer = self.send(result)
        assert answer.status_code == 302, answer.content
        return self.look()


def row(hall: Hall, user: Any = None) -> dict[str, Any]:
    boards = Api(hall, user).get("rounds/1/boards/").body["boards"]
    found: dict[str, Any] = boards[BOARD - 1]
    return found


def test_s24_two_different_claims_set_no_result_and_call_an_arbiter_with_the_board(
    hall: Hall,
) -> None:
    version = newest_view(hall.slug).version
    Phone(hall, WHITE).report("1-0")
    page = Phone(hall, BLACK).report("0-1")
    assert "An arbiter is called to your board" in page
    board = row(hall)
    assert (board["board"], board["result"]) == (BOARD, None)
    assert board["reports"]["meaning"] == "call"
    claims = board["reports"]["claims"]
    assert [claim["result"] for claim in claims] == ["1-0", "0-1"]
    assert [claim["name"] for claim in claims] == [board["white"]["name"], board["black"]["name"]]
    assert all(claim["at"] for claim in claims)
    recorded = store.read(hall.slug)[-2:]
    game = hall.game(BOARD)
    assert [(event.type, event.actor, event.role, event.device) for event in recorded] == [
        ("PlayerReported", f"player:{game.white}", "player", "slip"),
        ("PlayerReported", f"player:{game.black}", "player", "slip"),
    ]
    assert newest_view(hall.slug).version == version


def test_s24_two_equal_claims_propose_what_an_arbiter_enters(hall: Hall) -> None:
    sector = hall.arbiter("anna", "sector", 1, 5)
    Phone(hall, WHITE).report("1/2-1/2")
    page = Phone(hall, BLACK).report("1/2-1/2")
    assert "Both of you say so" in page
    board = row(hall, sector)
    assert (board["result"], board["reports"]["meaning"]) == (None, "agreed")
    assert board["reports"]["agreed_text"] == "½–½"
    entered = Api(hall, sector).command(
        "enter-result", game=board["game"], result=board["reports"]["agreed"]
    )
    assert entered.status == 201
    assert row(hall)["by_name"] == "Anna Arbiter"
    assert row(hall)["reports"] is None


def test_one_player_never_reads_what_the_other_said(hall: Hall) -> None:
    player = str(hall.game(BOARD).white)

    def read() -> list[object]:
        view = newest_view(hall.slug)
        public = [render(view, *page) for page in (("home",), ("pairings",), ("player", player))]
        assert None not in public
        black = re.sub(r'name="csrfmiddlewaretoken" value="[^"]*"', "", Phone(hall, BLACK).look())
        return [*public, black]

    before = read()
    Phone(hall, WHITE).report("0-1")
    assert read() == before


def test_a_report_that_comes_after_the_result_is_told_so_and_changes_nothing(hall: Hall) -> None:
    hall.enter_result(BOARD, "1-0")
    phone = Phone(hall, BLACK)
    assert "An arbiter has recorded <strong>1–0</strong>" in phone.look()
    assert "An arbiter is called" in phone.report("1/2-1/2")
    assert row(hall)["result"] == "1-0"
    assert row(hall)["reports"]["meaning"] == "call"
    settled = Api(hall).command(
        "settle-reports", game=row(hall)["game"], result="1-0", seen=row(hall)["reports"]["seen"]
    )
    assert settled.status == 201
    assert row(hall)["reports"] is None
    assert "An arbiter has decided" in phone.look()


def test_a_player_may_change_what_he_said_and_the_log_keeps_both(hall: Hall) -> None:
    phone = Phone(hall, WHITE)
    phone.report("1-0")
    assert "You reported <strong>½–½</strong>" in phone.report("1/2-1/2")
    phone.report("1/2-1/2")
    assert [event.type for event in store.read(hall.slug)[-3:]] == [
        "RoundPublished",
        "PlayerReported",
        "PlayerReported",
    ]


def test_the_log_tells_who_reported_what(hall: Hall) -> None:
    Phone(hall, WHITE).report("1-0")
    told = Api(hall).get("activity/").body["activity"][0]
    name = hall.names.player(hall.game(BOARD).white)
    assert told["text"] == f"Round 1, board {BOARD}: {name} (White) reports 1–0"
    assert (told["actor_name"], told["device"]) == (name, "slip")


# --- what is not taken ---------------------------------------------------------------------------


def switched_off(hall: Hall) -> None:
    asked = replace(hall.state.settings, player_reports=False)
    hall.do(ChangeSettings(name=hall.state.name, settings=asked))


def round_closed(hall: Hall) -> None:
    hall.finish_round()
    hall.do(CloseRound(round=1))


def forfeited(hall: Hall) -> None:
    hall.enter_result(BOARD, "+/-")


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        (switched_off, "not reported by the players here"),
        (round_closed, "Round 1 has ended"),
        (forfeited, "decided by forfeit"),
    ],
)
def test_what_is_not_taken_is_said_in_words_and_is_no_event(
    hall: Hall, happened: Any, words: str
) -> None:
    phone = Phone(hall, WHITE)
    asked = phone.look(result="0-1")
    csrf = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', asked)
    assert csrf
    happened(hall)
    seq = hall.state.seq
    answer = phone.browser.post(phone.address, {"result": "0-1", "csrfmiddlewaretoken": csrf[1]})
    assert answer.status_code == 422
    assert words in answer.content.decode()
    assert words in phone.look()
    assert "<button" not in phone.look()
    assert hall.state.seq == seq


@pytest.mark.parametrize("place", ["1.1.3/w/{black}", "1.1.2/w/{white}", "1.1.3/x/{white}"])
def test_the_code_of_another_seat_opens_nothing(hall: Hall, place: str) -> None:
    tokens = {
        colour.name.lower(): player_reports.token(hall.slug, hall.game(BOARD).id, colour)
        for colour in Colour
    }
    answer = Client().get(f"/report/{hall.slug}/{place.format(**tokens)}")
    assert answer.status_code == 404
    assert "not of a slip" in answer.content.decode()


def test_who_tries_codes_out_is_counted_and_a_right_one_works_all_the_same(hall: Hall) -> None:
    wrong = f"/report/{hall.slug}/1.1.3/w/{'0' * player_reports.TOKEN_LETTERS}"
    tried = [Client().get(wrong).status_code for _ in range(40)]
    assert tried == [404] * 30 + [429] * 10
    Phone(hall, WHITE).report("1-0")


def test_one_slip_reports_a_few_times_a_minute(hall: Hall) -> None:
    phone = Phone(hall, WHITE)
    answers = [phone.send(("1-0", "0-1")[turn % 2]) for turn in range(8)]
    assert [answer.status_code for answer in answers] == [302] * 6 + [429] * 2
    assert "often within a minute" in answers[-1].content.decode()
    Phone(hall, BLACK).report("1-0")


def test_a_form_of_a_stranger_reports_nothing(hall: Hall) -> None:
    phone = Phone(hall, WHITE)
    assert phone.browser.post(phone.address, {"result": "1-0"}).status_code == 403
    assert hall.game(BOARD).reports == ()


def test_no_arbiter_reports_for_a_player(hall: Hall) -> None:
    answer = Api(hall).command("report-result", game=hall.game(BOARD).id, colour="w", result="1-0")
    assert answer.status == 404


# --- the slips -------------------------------------------------------------------------------


def test_slips_carry_the_codes_of_both_players_when_the_chief_turned_that_on(hall: Hall) -> None:
    page = hall.client().get(f"/console/{hall.slug}/print/slips/1/").content.decode()
    for colour in Colour:
        assert Phone(hall, colour).address in page
    assert page.count("/report/") == 2 * 5
    reader = hall.client(hall.arbiter("rita", "read-only"))
    past = f"/console/{hall.slug}/print/slips/1/?at={hall.state.seq}"
    for client, address in ((reader, past.partition("?")[0]), (hall.client(), past)):
        plain = client.get(address).content.decode()
        assert ("/report/" in plain, boards_of_codes(plain)[:1]) == (False, ["1"])
    assert "Phones cannot reach" not in page  # the test's host is a name
    switched_off(hall)
    page = hall.client().get(f"/console/{hall.slug}/print/slips/1/").content.decode()
    assert "/report/" not in page
    assert "3" in boards_of_codes(page)


def boards_of_codes(page: str) -> list[str]:
    """Of the slips of round 1, as they come."""
    return re.findall(r">S\d{8}G1G1G(\d+)<", page)


@pytest.mark.parametrize("role", ["results", "sector"])
def test_who_has_a_sector_prints_the_codes_of_its_boards_alone(hall: Hall, role: Role) -> None:
    helper = hall.arbiter("petra", role, 2, 3)
    page = hall.client(helper).get(f"/console/{hall.slug}/print/slips/1/").content.decode()
    coded = re.findall(r"/report/open/1\.\d+\.(\d+)/[wb]/", page)
    assert sorted(set(coded)) == ["2", "3"]
    assert "only on slips of boards whose results you type" in page
    assert boards_of_codes(page) == ["1", "2", "3", "4", "5"]
    whole = hall.client().get(f"/console/{hall.slug}/print/slips/1/").content.decode()
    assert "only on slips of boards" not in whole


def test_s25_a_slip_is_known_by_a_code_of_its_game(hall: Hall) -> None:
    page = hall.client().get(f"/console/{hall.slug}/results/").content.decode()
    assert f'data-game="{hall.game(BOARD).id}"' in page
    slips = hall.client().get(f"/console/{hall.slug}/print/slips/1/").content.decode()
    assert boards_of_codes(slips) == ["1", "2", "3", "4", "5"]


def test_a_board_that_was_paired_anew_has_other_codes(hall: Hall) -> None:
    old = Phone(hall, WHITE, 3)
    first, second = hall.game(3), hall.game(4)
    changed = hall.send(
        ChangePublishedPairings(
            round=1,
            ground="played-as",
            replaced=(first.id, second.id),
            boards=(
                NewBoard(3, first.white, second.black),
                NewBoard(4, second.white, first.black),
            ),
        ),
        reason="They sat down so.",
    )
    assert isinstance(changed, Recorded), changed
    assert "was paired anew" in old.look()
    assert Phone(hall, WHITE, 3).address != old.address
    assert "1–0" in Phone(hall, WHITE, 3).report("1-0")
