"""Messages to phones: what is told, to whom, once, and to nobody who does not want it any more."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from datetime import timedelta
from http.server import BaseHTTPRequestHandler
from typing import Any

import pytest
from django.core.cache import cache
from django.utils import timezone
from msgspec.structs import replace
from pytest_django import Settings as PytestSettings

from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.changes.commands import ChangePublishedPairings, NewBoard
from tournaments.domain.games.commands import AdjournGame, ClearResult, CorrectResult, EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.models import PushFollow, PushSubscription
from tournaments.push import queue, sender_key, sending, subscriptions
from tournaments.services import leases
from tournaments.webhooks import calling, turns
from tournaments.webhooks.calling import Answered

from .api import Api, body
from .builders import Hall, open_hall
from .engine import until
from .phones import Phone
from .receiver import Receiver, answers, receiving
from .workers import EmbeddedWorker, RedisWorker

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def own_key(settings: PytestSettings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.PUSH_KEY = sender_key.new_key()
    settings.PUSH_SERVICES = ("127.0.0.1",)
    monkeypatch.setenv("OPENHALL_PUSH_KEY", settings.PUSH_KEY)
    monkeypatch.setenv("OPENHALL_PUSH_SERVICES", "127.0.0.1")
    cache.clear()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        receiver.behave = answers(201)
        yield receiver


@pytest.fixture
def phone(receiver: Receiver) -> Phone:
    return Phone(receiver)


@pytest.fixture
def hall() -> Hall:
    """Seven players in round 1; entry 7 has the bye."""
    hall = open_hall(players=7, rounds=5)
    hall.pair()
    hall.publish()
    return hall


def send(hall: Hall, asked: dict[str, Any], method: str = "post", **more: Any) -> Any:
    client = hall.client()
    client.logout()
    return getattr(client, method)(
        f"/messages/{hall.slug}/", json.dumps(asked), content_type="application/json", **more
    )


def ask(hall: Hall, phone: Phone, *players: int, **more: Any) -> None:
    answer = send(hall, phone.asks(*players, **more))
    assert answer.status_code == 204, answer.content


def next_round(hall: Hall) -> int:
    hall.finish_round()
    sending.run(hall.slug)
    hall.pair()
    return hall.publish()


def name(hall: Hall, player: int) -> str:
    return hall.names.player(PlayerId(player))


def seat(hall: Hall, player: int) -> str:
    """What the reader of that player ought to read."""
    number = hall.state.last_published
    for game in hall.state.games_of(number):
        if game.white == player:
            return (
                f"Round {number}: board {game.board}, White against {name(hall, int(game.black))}"
            )
        if game.black == player:
            return (
                f"Round {number}: board {game.board}, Black against {name(hall, int(game.white))}"
            )
    return f"Round {number}: the pairing-allocated bye, no game"


# --- what is told -----------------------------------------------------------------------------


def test_a_published_round_is_told_with_board_colour_and_opponent(hall: Hall, phone: Phone) -> None:
    ask(hall, phone, 1, 2)
    number = next_round(hall)
    told = len(phone.sealed)
    sending.run(hall.slug)
    shown = phone.shown[told:]
    assert {(each["title"], each["body"]) for each in shown} == {
        (name(hall, player), seat(hall, player)) for player in (1, 2)
    }
    assert {each["url"] for each in shown} == {f"/t/{hall.slug}/player/{n}" for n in (1, 2)}
    assert len({each["tag"] for each in shown}) == 2
    assert number == 2


def test_the_result_of_a_board_is_told_to_both_its_players(hall: Hall, receiver: Receiver) -> None:
    game = hall.game(1)
    white, black, other = (Phone(receiver, each) for each in ("white", "black", "other"))
    ask(hall, white, game.white)
    ask(hall, black, game.black)
    ask(hall, other, hall.game(2).white)
    hall.enter_result(1, "1-0")
    sending.run(hall.slug)
    said = (
        f"Round 1, board 1, result recorded: {name(hall, game.white)} – "
        f"{name(hall, game.black)} 1–0"
    )
    assert white.texts == black.texts == [said]
    assert white.shown[0]["title"] == name(hall, game.white)
    assert other.texts == []


def test_nothing_is_told_twice_and_nothing_that_stood_before_somebody_asked(
    hall: Hall, phone: Phone
) -> None:
    hall.enter_result(1, "1-0")
    ask(hall, phone, hall.game(1).white, hall.game(2).white)
    sending.run(hall.slug)
    assert phone.texts == []
    hall.enter_result(2, "0-1")
    for _ in range(3):
        sending.run(hall.slug)
        ask(hall, phone, hall.game(1).white, hall.game(2).white)  # once more changes nothing
    assert len(phone.texts) == 1


def test_who_has_a_bye_is_told_so(hall: Hall, phone: Phone) -> None:
    ask(hall, phone, *range(1, 8))
    next_round(hall)
    sending.run(hall.slug)
    pab = hall.state.round(2).pab
    assert pab is not None
    byes = [each for each in phone.shown if "bye" in each["body"]]
    assert [each["title"] for each in byes] == [name(hall, pab)]
    assert byes[0]["body"] == "Round 2: the pairing-allocated bye, no game"


def test_a_result_that_is_corrected_is_told_again_and_one_that_is_cleared_is_not(
    hall: Hall, phone: Phone
) -> None:
    game = hall.game(1)
    ask(hall, phone, game.white)
    hall.enter_result(1, "1-0")
    sending.run(hall.slug)
    hall.do(
        CorrectResult(game=game.id, expected=Result("1-0"), result=Result("0-1")), reason="Misread."
    )
    sending.run(hall.slug)
    assert phone.texts[1].startswith("Round 1, board 1, result corrected: ")
    assert phone.texts[1].endswith(" 0–1")
    hall.do(ClearResult(game=game.id, expected=Result("0-1")))
    sending.run(hall.slug)
    hall.do(EnterResult(game=game.id, result=Result("0-1")))
    sending.run(hall.slug)
    assert len(phone.texts) == 3


def test_boards_that_are_changed_after_the_publication_are_told_anew(
    hall: Hall, phone: Phone
) -> None:
    """The one that was withdrawn before anybody was told of it is told to nobody."""
    one, other = hall.game(1), hall.game(2)
    bystander = hall.game(3).white
    ask(hall, phone, one.white, bystander)
    PushFollow.objects.update(known={})  # as if they had asked before the publication
    swap(hall, one, other)
    while sending.run(hall.slug):
        pass
    assert sorted(phone.texts) == sorted([seat(hall, one.white), seat(hall, bystander)])
    told = len(phone.texts)
    swap(hall, *hall.state.games_of(1)[:2])
    sending.run(hall.slug)
    changed = phone.texts[told:]
    assert len(changed) == 1
    assert changed[0] == seat(hall, one.white).replace("Round 1:", "Round 1 was changed:")


def swap(hall: Hall, one: Any, other: Any) -> None:
    """The two who have Black change places."""
    hall.do(
        ChangePublishedPairings(
            round=one.round,
            ground="regulations",
            clause="7.3",
            replaced=(one.id, other.id),
            expected_pab=hall.state.round(one.round).pab,
            pab=hall.state.round(one.round).pab,
            boards=(
                NewBoard(board=one.board, white=one.white, black=other.black),
                NewBoard(board=other.board, white=other.white, black=one.black),
            ),
        ),
        reason="They met last week.",
    )


def test_of_a_game_that_is_over_nobody_is_told_where_it_is(hall: Hall, phone: Phone) -> None:
    ask(hall, phone, hall.game(1).white)
    PushFollow.objects.update(known={})
    hall.enter_result(1, "1-0")
    while sending.run(hall.slug):
        pass
    assert len(phone.texts) == 1
    assert "result recorded" in phone.texts[0]


def test_a_game_that_is_still_open_in_the_round_before_is_told_too(
    hall: Hall, phone: Phone
) -> None:
    game = hall.game(1)
    ask(hall, phone, game.white)
    hall.do(AdjournGame(game=game.id))
    next_round(hall)
    hall.do(EnterResult(game=game.id, result=Result("1-0")))
    while sending.run(hall.slug):
        pass
    assert any(text.startswith("Round 1, board 1, result recorded") for text in phone.texts)
    assert seat(hall, game.white) in phone.texts


def test_it_is_told_in_the_language_in_which_the_reader_asked(
    hall: Hall, receiver: Receiver
) -> None:
    english, czech, unknown = (Phone(receiver, each) for each in ("en", "cs", "xx"))
    for phone, language in ((english, "en"), (czech, "cs"), (unknown, "xx")):
        ask(hall, phone, hall.game(1).white, language=language)
    hall.enter_result(1, "1-0")
    sending.run(hall.slug)
    assert "1–0" in czech.texts[0]
    assert "zapsaný" in czech.texts[0]
    assert czech.shown[0]["lang"] == "cs"
    assert english.texts == unknown.texts
    assert "result recorded" in english.texts[0]


# --- who takes it back, and who may ask ---------------------------------------------------------


def test_a_reader_takes_it_back(hall: Hall, phone: Phone) -> None:
    ask(hall, phone, 1)
    answer = send(hall, {"endpoint": phone.endpoint}, "delete")
    assert answer.status_code == 204
    assert not PushSubscription.objects.exists()
    assert not PushFollow.objects.exists()
    assert send(hall, {"endpoint": phone.endpoint}, "delete").status_code == 204
    hall.finish_round()
    sending.run(hall.slug)
    assert phone.sealed == []


def test_the_players_are_those_of_the_last_question(hall: Hall, phone: Phone) -> None:
    ask(hall, phone, 1, 2)
    ask(hall, phone, 2, 3)
    assert sorted(PushFollow.objects.values_list("player", flat=True)) == [2, 3]
    assert PushSubscription.objects.count() == 1


@pytest.mark.parametrize("status", [404, 410])
def test_a_phone_that_is_gone_is_forgotten(
    hall: Hall, phone: Phone, receiver: Receiver, status: int
) -> None:
    ask(hall, phone, hall.game(1).white)
    receiver.behave = answers(status)
    hall.enter_result(1, "1-0")
    sending.run(hall.slug)
    assert len(phone.sealed) == 1
    assert not PushSubscription.objects.exists()


def test_what_does_not_arrive_is_sent_again_after_a_while_as_it_stands_then(
    hall: Hall, phone: Phone, receiver: Receiver
) -> None:
    ask(hall, phone, hall.game(1).white)
    receiver.behave = answers(500)
    hall.enter_result(1, "1-0")
    assert not sending.run(hall.slug)
    assert not sending.run(hall.slug)  # its pause is not over
    assert len(phone.sealed) == 1
    kept = PushSubscription.objects.get()
    assert (kept.failures, kept.pause > 0) == (1, True)
    hall.do(
        CorrectResult(game=hall.game(1).id, expected=Result("1-0"), result=Result("1/2-1/2")),
        reason="Misread.",
    )
    receiver.behave = answers(201)
    PushSubscription.objects.update(tried_at=timezone.now() - timedelta(hours=1))
    sending.run(hall.slug)
    assert [text[-3:] for text in phone.texts] == ["1–0", "½–½"]
    assert PushSubscription.objects.get().failures == 0


def test_who_has_too_much_to_do_is_left_alone_as_long_as_he_says(
    hall: Hall, phone: Phone, receiver: Receiver
) -> None:
    ask(hall, phone, hall.game(1).white)
    receiver.behave = answers(429, **{"Retry-After": "600"})
    hall.enter_result(1, "1-0")
    sending.run(hall.slug)
    assert PushSubscription.objects.get().pause == 600


def test_after_a_day_a_phone_is_given_up(hall: Hall, phone: Phone, receiver: Receiver) -> None:
    ask(hall, phone, hall.game(1).white)
    receiver.behave = answers(500)
    hall.enter_result(1, "1-0")
    tries = 0
    while PushSubscription.objects.exists():
        PushSubscription.objects.update(tried_at=None)
        sending.run(hall.slug)
        tries += 1
        assert tries < 30
    assert tries == 19


def test_one_that_hangs_holds_up_no_other(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = [Phone(receiver, f"phone-{number}") for number in range(6)]
    for phone in phones:
        ask(hall, phone, hall.game(1).white)
    together = threading.Barrier(len(phones), timeout=8)

    def all_at_once(handler: BaseHTTPRequestHandler) -> None:
        together.wait()
        answers(201)(handler)

    receiver.behave = all_at_once
    hall.enter_result(1, "1-0")
    sending.run(hall.slug)
    assert [len(phone.texts) for phone in phones] == [1] * len(phones)


def test_a_stop_of_the_server_is_nobodys_failure(
    hall: Hall, phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(hall, phone, hall.game(1).white)
    hall.enter_result(1, "1-0")
    monkeypatch.setattr(calling, "post", lambda *_, **__: Answered(0, "stopped"))
    sending.run(hall.slug)
    assert PushSubscription.objects.get().failures == 0
    monkeypatch.undo()


def test_two_workers_do_not_send_the_same(hall: Hall, phone: Phone) -> None:
    ask(hall, phone, hall.game(1).white)
    hall.enter_result(1, "1-0")
    with leases.Lease(sending.lease_of(hall.slug)) as lease:
        assert lease.held
        assert not sending.run(hall.slug)
    assert phone.sealed == []


def test_the_chief_turns_it_off_and_on_and_nobody_hears_what_was_between(
    hall: Hall, phone: Phone
) -> None:
    ask(hall, phone, hall.game(1).white, hall.game(2).white)
    switch(hall, on=False)
    hall.enter_result(1, "1-0")
    sending.run(hall.slug)
    refused = send(hall, Phone(phone.receiver, "late").asks(1))
    assert refused.status_code == 422
    assert refused.json() == {"message": "This tournament sends no messages to phones."}
    switch(hall, on=True)
    sending.run(hall.slug)
    assert phone.sealed == []
    hall.enter_result(2, "1-0")
    sending.run(hall.slug)
    assert len(phone.texts) == 1


def switch(hall: Hall, *, on: bool) -> None:
    settings = replace(hall.state.settings, push_messages=on)
    hall.do(ChangeSettings(name=hall.state.name, settings=settings))


def test_a_server_without_a_key_offers_none(
    hall: Hall, phone: Phone, settings: PytestSettings
) -> None:
    settings.PUSH_KEY = ""
    assert send(hall, phone.asks(1)).status_code == 422


def test_an_erased_player_is_followed_by_nobody(hall: Hall, phone: Phone) -> None:
    alone = Phone(phone.receiver, "alone")
    ask(hall, phone, 1, 2)
    ask(hall, alone, 1)
    hall.do(WithdrawPlayer(player=PlayerId(1)))
    form = body(name=name(hall, 1), ground="own-request", texts=[])
    erased = Api(hall).post("players/1/erasure/", form)
    assert erased.status == 201, erased.body
    assert list(PushFollow.objects.values_list("player", flat=True)) == [2]
    assert PushSubscription.objects.get().endpoint == phone.endpoint
    assert send(hall, alone.asks(1)).status_code == 422


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://example.org/push",
        "https://fcm.googleapis.com.example.org/push",
        "https://evilfcm.googleapis.com.attacker.example/x",
        "http://fcm.googleapis.com/push",
        "https://169.254.169.254/latest",
        "https://localhost/push",
        "https://user@fcm.googleapis.com/push",
        "ftp://fcm.googleapis.com/push",
        "https://notfcm-googleapis.com/",
    ],
)
def test_only_push_services_that_are_known_are_called(
    hall: Hall, phone: Phone, endpoint: str
) -> None:
    answer = send(hall, {**phone.asks(1), "endpoint": endpoint})
    assert answer.status_code == 422
    assert "OPENHALL_PUSH_SERVICES" in answer.json()["message"]


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/abc",
    ],
)
def test_those_of_the_browsers_are(hall: Hall, phone: Phone, endpoint: str) -> None:
    assert send(hall, {**phone.asks(1), "endpoint": endpoint}).status_code == 204


def test_a_service_that_nobody_names_any_more_is_not_called(
    hall: Hall, phone: Phone, settings: PytestSettings
) -> None:
    ask(hall, phone, hall.game(1).white)
    settings.PUSH_SERVICES = ()
    hall.enter_result(1, "1-0")
    sending.run(hall.slug)
    assert phone.sealed == []
    assert not PushSubscription.objects.exists()


@pytest.mark.parametrize(
    "change",
    [
        {"players": []},
        {"players": list(range(1, 22))},
        {"players": [0]},
        {"players": ["1"]},
        {"p256dh": 7},
        {"endpoint": "x" * 501},
        {"more": 1},
    ],
)
def test_what_no_page_of_ours_sends_is_refused(
    hall: Hall, phone: Phone, change: dict[str, Any]
) -> None:
    assert send(hall, {**phone.asks(1), **change}).status_code == 400


def test_nor_what_another_page_could_make_a_browser_send(hall: Hall, phone: Phone) -> None:
    """Without asking first a browser sends plain text alone to another server."""
    answer = hall.client().post(
        f"/messages/{hall.slug}/", json.dumps(phone.asks(1)), content_type="text/plain"
    )
    assert answer.status_code == 400
    assert send(hall, phone.asks(1), "put").status_code == 405
    assert hall.client().get(f"/messages/{hall.slug}/").status_code == 405
    assert hall.client().post("/messages/nowhere/", {}).status_code == 404


def test_keys_that_are_none_and_players_that_are_not_there(hall: Hall, phone: Phone) -> None:
    assert send(hall, {**phone.asks(1), "auth": "short"}).status_code == 422
    assert send(hall, phone.asks(99)).status_code == 422
    ask(hall, phone, 1, 99)
    assert list(PushFollow.objects.values_list("player", flat=True)) == [1]


def test_phones_are_bounded_by_address_and_by_tournament(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "MOST_OF_ADDRESS", 2)
    monkeypatch.setattr(subscriptions, "MOST", 3)
    here = {"REMOTE_ADDR": "192.0.2.1"}

    def status(number: int, **more: Any) -> int:
        return int(send(hall, Phone(receiver, str(number)).asks(1), **more).status_code)

    assert [status(number, **here) for number in (1, 2, 3)] == [204, 204, 422]
    assert status(1, **here) == 204  # it is there already
    assert status(4, REMOTE_ADDR="192.0.2.2") == 204
    assert status(5, REMOTE_ADDR="192.0.2.3") == 422
    assert "192.0.2" not in str(list(PushSubscription.objects.values()))


def test_a_flood_is_refused(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "MOST_A_MINUTE", 3)
    phone = Phone(receiver)
    statuses = [send(hall, phone.asks(1)).status_code for _ in range(4)]
    assert statuses == [204, 204, 204, 429]
    assert send(hall, {"endpoint": phone.endpoint}, "delete").status_code == 429
    assert send(hall, phone.asks(1), REMOTE_ADDR="192.0.2.7").status_code == 204


def test_nothing_of_a_phone_is_in_the_log_or_in_a_log_file(
    hall: Hall, phone: Phone, caplog: pytest.LogCaptureFixture
) -> None:
    from events import store

    head = store.head(hall.slug)
    with caplog.at_level("DEBUG"):
        ask(hall, phone, 1)
        phone.receiver.behave = answers(410)
        hall.enter_result(1, "1-0")
        sending.run(hall.slug)
    assert store.head(hall.slug).seq == head.seq + 1  # the result
    assert phone.path not in caplog.text
    assert str(phone.receiver.port) not in caplog.text


def test_old_phones_are_forgotten(hall: Hall, phone: Phone) -> None:
    ask(hall, phone, 1)
    sending.forget_old()
    assert PushSubscription.objects.exists()
    PushSubscription.objects.update(made_at=timezone.now() - timedelta(days=91))
    sending.forget_old()
    assert not PushSubscription.objects.exists()


# --- bell, sweep and workers --------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    streams: list[str] = []
    monkeypatch.setattr(queue, "_following", frozenset())
    monkeypatch.setattr(queue, "_idle", {})
    monkeypatch.setattr(queue, "ask", streams.append)
    return streams


def test_the_sweep_asks_for_what_waits_and_no_more(
    hall: Hall, phone: Phone, receiver: Receiver, asked: list[str]
) -> None:
    queue.sweep()
    ask(hall, phone, hall.game(1).white)
    queue.sweep()
    assert asked == []
    hall.enter_result(1, "1-0")
    assert asked == [hall.slug]  # by the bell
    queue.sweep()
    assert asked == [hall.slug] * 2
    receiver.behave = answers(500)
    sending.run(hall.slug)
    queue.sweep()
    assert asked == [hall.slug] * 2
    PushSubscription.objects.update(tried_at=timezone.now() - timedelta(hours=1))
    queue.sweep()
    assert asked == [hall.slug] * 3


def test_of_a_log_that_has_not_moved_nothing_is_read(
    hall: Hall, phone: Phone, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(hall, phone, 1)
    queue.sweep()
    monkeypatch.setattr(sending, "has_work", None)
    queue.sweep()
    assert asked == []


REDIS = pytest.param("redis", marks=pytest.mark.redis)


@pytest.fixture(params=["embedded", REDIS])
def worker(
    request: pytest.FixtureRequest, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> Iterator[EmbeddedWorker | RedisWorker]:
    from .engine import Engine

    monkeypatch.setattr(queue, "_asked", turns.Rung())
    monkeypatch.setattr(queue, "_following", frozenset())
    worker = EmbeddedWorker() if request.param == "embedded" else RedisWorker(Engine(tmp_path))
    with worker.running():
        yield worker


def test_a_worker_tells_of_results_and_rounds_and_typing_waits_for_nobody(
    hall: Hall, phone: Phone, receiver: Receiver, worker: EmbeddedWorker | RedisWorker
) -> None:
    game = hall.game(1)
    ask(hall, phone, game.white)
    queue.sweep()
    holding = threading.Event()

    def hold(handler: BaseHTTPRequestHandler) -> None:
        holding.wait(8)
        answers(201)(handler)

    def second_came() -> bool:
        queue.sweep()  # as a server does
        return len(receiver.messages) > 1

    receiver.behave = hold
    hall.enter_result(1, "1-0")
    receiver.wait_for(1)
    hall.finish_round()  # while the push service says nothing
    holding.set()
    hall.pair()
    hall.publish()
    until(second_came, "the second message")
    assert "result recorded" in phone.texts[0]
    assert phone.texts[1] == seat(hall, game.white)
