"""A report that brought rounds is taken back whole, or what stands in the way is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from events import store
from events.verification import check
from tournaments.domain.attendance.commands import ReinstatePlayer, WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.drafts.commands import DiscardPairing, RequestPairing
from tournaments.domain.entries.commands import CorrectRating, TakeBackEntry
from tournaments.domain.folding import fold
from tournaments.domain.games.commands import ClearResult, CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.settings.commands import ChangeSettings, SetProhibitedPairs
from tournaments.domain.standings.standings import standings
from tournaments.domain.start_of_play.commands import StartClocks
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_text
from tournaments.imports.service import create_from_report, enter, read_file
from tournaments.log import facts
from tournaments.public.kept_views import newest_view
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

from .api import Answered, Api, body
from .builders import Hall, account, entry, envelope, open_hall
from .test_import_report import FILES, cut_to, report_of

pytestmark = pytest.mark.django_db(transaction=True)

FOUR_ROUNDS = "d26-odd-results-173-n0016-r04.trf"


def hall_with_report(name: str = FOUR_ROUNDS, rounds: int = 3) -> tuple[Hall, Tournament, int]:
    """An empty hall, the state that it had before the report, and the first event of the import."""
    hall = open_hall(players=0, started=False)
    before = hall.state
    content, _ = report_of(name)
    return hall, before, read_in(hall, cut_to(content, rounds) if rounds else content)


def read_in(hall: Hall, content: bytes) -> int:
    reading = read_file(content, hall.state)
    outcome = enter(hall.slug, hall.state, reading, envelope(user_id(hall.chief)))
    assert isinstance(outcome, Recorded), outcome
    return outcome.first_seq


def take_back(hall: Hall, first: int, by: Any = None) -> Answered:
    return Api(hall, by).post(f"batches/{first}/undo/", body(reason="the wrong file"))


def facts_of(state: Tournament) -> Tournament:
    """What stands, whichever events said so; who and what was taken back stands no more. That FIDE
    mode was left stays (`test_outside_fide`)."""
    return replace(
        state,
        seq=0,
        settings_seq=0,
        prohibited_seq=0,
        virtual_seq=0,
        left_fide=None,
        phase_seq=0,
        order_seq=0,
        players={number: each for number, each in state.players.items() if each.stands},
        games={number: each for number, each in state.games.items() if not each.replaced_seq},
        rounds={number: each for number, each in state.rounds.items() if each.status != "none"},
    )


@pytest.mark.parametrize("name", FILES)
def test_the_state_is_again_what_it_was_before_the_report(name: str) -> None:
    hall, before, first = hall_with_report(name, rounds=0)
    public = newest_view(hall.slug)
    assert public.rounds
    assert take_back(hall, first).status == 201
    assert facts_of(hall.state) == facts_of(before)
    log = store.read(hall.slug)
    assert fold(Tournament(), facts(log)) == hall.state
    assert check(hall.slug) == []
    public = newest_view(hall.slug)
    assert (len(public.rounds), len(public.players)) == (0, 0)
    assert "001 " not in report_text(hall.state, hall.names)
    assert take_back(hall, first).body["code"] == "NothingToUndo"


def test_every_page_of_the_console_can_be_read_after_it() -> None:
    hall, _, first = hall_with_report()
    assert take_back(hall, first).status == 201
    client = hall.client()
    for page in ("activity", "entries", "results", "standings", "pairing", "settings", "appeals"):
        assert client.get(f"/console/{hall.slug}/{page}/", follow=True).status_code == 200, page
    for seq in range(1, hall.state.seq + 1):
        assert client.get(f"/console/{hall.slug}/events/{seq}/").status_code == 200, seq
    for subject in ("player:1", "game:1.1.1", "round:1"):
        place = f"/console/{hall.slug}/activity/?subject={subject}"
        assert client.get(place).status_code == 200, subject


def test_the_right_report_comes_after_the_wrong_one_and_the_tournament_goes_on() -> None:
    hall, _, first = hall_with_report()
    assert take_back(hall, first).status == 201
    content, report = report_of(FILES[0])
    again = read_in(hall, cut_to(content, report.rounds_paired - 1))
    state = hall.state
    assert state.last_published == report.rounds_paired - 1
    assert len(standings(state)) == len(report.players)
    hall.play_round()
    assert hall.state.last_published == report.rounds_paired
    assert check(hall.slug) == []
    refused = take_back(hall, again)
    assert refused.body["code"] == "BuiltOnTheImport"
    assert f"round {report.rounds_paired} was published since" in refused.body["message"]


def test_a_tournament_that_was_made_of_a_report_is_left_empty_for_the_right_one() -> None:
    chief = account("chief", superuser=True)
    outcome = create_from_report(
        report_of(FOUR_ROUNDS)[0],
        envelope(user_id(chief)),
        slug="made",
        festival="made",
        festival_name="Made",
    )
    assert isinstance(outcome, Recorded), outcome
    hall = Hall("made", chief)
    settings = hall.state.settings
    assert take_back(hall, outcome.first_seq).status == 201
    state = hall.state
    assert (state.settings, state.phase, facts_of(state).players) == (settings, "entries", {})
    assert check("made") == []
    assert read_in(hall, report_of(FILES[0])[0])


def test_what_was_set_beside_the_report_since_stays() -> None:
    hall, before, first = hall_with_report()
    settings = replace(hall.state.settings, city="Brno", player_reports=True)
    hall.do(ChangeSettings(name=hall.state.name, settings=settings))
    same_city = before.settings.city == report_city()
    assert same_city or take_back(hall, first).body["code"] == "BuiltOnTheImport"
    hall.do(ChangeSettings(name=hall.state.name, settings=replace(settings, city=report_city())))
    assert take_back(hall, first).status == 201
    assert hall.state.settings == replace(before.settings, player_reports=True)


def report_city() -> str:
    return report_of(FOUR_ROUNDS)[1].city


GAME = GameId("3.1.1")
Act = Callable[[Hall], None]


def first_game(hall: Hall) -> Result:
    result = hall.state.games[GAME].result
    assert result is not None
    return result


def other(result: Result) -> Result:
    return Result.DRAW if result != Result.DRAW else Result.WHITE_WINS


def corrects_a_result(hall: Hall) -> None:
    was = first_game(hall)
    hall.do(CorrectResult(game=GAME, expected=was, result=other(was)), reason="misread")


def corrects_it_back(hall: Hall) -> None:
    was = first_game(hall)
    hall.do(CorrectResult(game=GAME, expected=was, result=other(was)), reason="misread")
    hall.do(CorrectResult(game=GAME, expected=other(was), result=was), reason="it was right")


def clears_a_result(hall: Hall) -> None:
    hall.do(ClearResult(game=GAME, expected=first_game(hall)), reason="to be typed again")


def asks_for_a_pairing(hall: Hall) -> None:
    hall.do(RequestPairing(round=4))


def asks_and_discards(hall: Hall) -> None:
    hall.pair()
    hall.do(DiscardPairing(round=4, request=hall.state.round(4).request))


def enters_somebody(hall: Hall) -> None:
    hall.enter([entry(77)])


def enters_and_takes_back(hall: Hall) -> None:
    hall.enter([entry(77)], check_in=False)
    player = PlayerId(hall.state.next_player - 1)
    hall.do(TakeBackEntry(player=player), reason="by mistake")


def withdraws(hall: Hall) -> None:
    hall.do(WithdrawPlayer(player=PlayerId(3)))


def withdraws_and_reinstates(hall: Hall) -> None:
    withdraws(hall)
    hall.do(ReinstatePlayer(player=PlayerId(3)))


def corrects_a_rating(hall: Hall) -> None:
    rating = hall.state.players[PlayerId(3)].rating
    hall.do(CorrectRating(player=PlayerId(3), expected=rating, rating=rating + 7))


def closes_the_round(hall: Hall) -> None:
    hall.do(CloseRound(round=3))


def starts_the_clocks(hall: Hall) -> None:
    hall.do(StartClocks(round=3))


def grants_a_bye(hall: Hall) -> None:
    hall.do(GrantBye(player=PlayerId(3), round=4, kind="zero"))


def keeps_two_apart(hall: Hall) -> None:
    from tournaments.domain.settings.events import ProhibitedPlayers

    groups = (*hall.state.prohibited, ProhibitedPlayers((PlayerId(1), PlayerId(2)), 4))
    command = SetProhibitedPairs(groups=groups, from_round=4)
    hall.do(command, reason="one family")


@pytest.mark.parametrize(
    ("act", "named"),
    [
        (corrects_a_result, "round 3, board 1: a result was entered or corrected"),
        (asks_for_a_pairing, "a pairing is in hand: discard it first"),
        (enters_somebody, "was entered since: take that entry back first"),
        (withdraws, "was withdrawn, expelled or brought back"),
        (corrects_a_rating, "got another rating"),
        (closes_the_round, "round 3 was closed: reopen it first"),
        (starts_the_clocks, "the clocks of round 3 were started"),
        (grants_a_bye, "was granted a bye: revoke it first"),
        (keeps_two_apart, "the prohibited pairs were set since"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_was_built_on_it_is_named_and_nothing_is_taken_back(act: Act, named: str) -> None:
    hall, _, first = hall_with_report()
    act(hall)
    standing = hall.state
    answer = take_back(hall, first)
    assert (answer.status, answer.body["code"]) == (422, "BuiltOnTheImport")
    assert named in answer.body["message"]
    assert facts_of(hall.state) == facts_of(standing)
    (row,) = [row for row in Api(hall).get("batches/").body["batches"] if row["first"] == first]
    assert row["in_the_way"] == answer.body["message"]
    page = hall.client().get(f"/console/{hall.slug}/activity/").content.decode()
    assert named in page
    assert "Take all back" not in page


@pytest.mark.parametrize(
    "act",
    [
        corrects_it_back,
        clears_a_result,
        asks_and_discards,
        enters_and_takes_back,
        withdraws_and_reinstates,
    ],
)
def test_what_was_taken_back_again_stands_in_no_way(act: Act) -> None:
    hall, before, first = hall_with_report()
    act(hall)
    answer = take_back(hall, first)
    assert answer.status == 201, answer.body
    assert facts_of(hall.state) == facts_of(before)
    assert check(hall.slug) == []


def test_the_activity_offers_it_with_one_button_to_the_chief_alone() -> None:
    hall, _, first = hall_with_report()
    page = hall.client().get(f"/console/{hall.slug}/activity/").content.decode()
    assert page.count("Take all back") == 1
    assert f'data-undo="{first}"' in page
    assert "16 entered with 3 rounds of a report together" in page
    office = hall.arbiter("olga", "pairing-officer")
    assert take_back(hall, first, office).body["code"] == "NotPermitted"
    page = hall.client(office).get(f"/console/{hall.slug}/activity/").content.decode()
    assert "taken back by the chief arbiter or a deputy" in page
    deputy = hall.arbiter("dora", "deputy")
    assert take_back(hall, first, deputy).status == 201


def test_a_report_with_results_that_are_rated_otherwise_goes_back_as_well() -> None:
    played = open_hall(slug="played", players=8, rounds=5)
    played.play_round()
    played.play_round()
    played.play_round()
    played.do(CloseRound(round=3))
    first = next(game for game in played.state.games.values() if game.round == 1)
    assert first.result is not None
    late = CorrectResult(
        game=first.id, expected=first.result, result=Result.BOTH_LOSE, reach="rating"
    )
    played.do(late, reason="found later")
    hall = open_hall(players=0, started=False)
    before = hall.state
    brought = read_in(hall, report_text(played.state, played.names).encode())
    assert hall.state.games[GameId("1.1.1")].rated == Result.BOTH_LOSE
    assert take_back(hall, brought).status == 201
    assert facts_of(hall.state) == facts_of(before)


def test_the_same_request_again_is_answered() -> None:
    hall, _, first = hall_with_report()
    sent = body(reason="the wrong file")
    api = Api(hall)
    assert api.post(f"batches/{first}/undo/", sent).status == 201
    assert api.post(f"batches/{first}/undo/", sent).status == 200
