"""Webhooks: each public event once and in order, signed, until it has arrived or a day is over."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from datetime import timedelta
from http.server import BaseHTTPRequestHandler
from typing import Any

import msgspec
import pytest
from django.core.management import CommandError
from django.db import connection, connections
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone
from msgspec.structs import replace
from pytest_django import Settings

from events import store
from events.messages import Recorded
from events.outages import WriterBusy
from tournaments.domain.appeals.commands import FileAppeal
from tournaments.domain.attendance.commands import CheckOut, ExpelPlayer, WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye, RevokeBye
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.games.commands import EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.prizes.commands import RecordPrizeChoice, SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeFund, PrizeList
from tournaments.models import Webhook, WebhookDelivery, WorkLease
from tournaments.public.answers import render
from tournaments.public.kept_views import newest_view
from tournaments.services import leases, people
from tournaments.services.users import user_id
from tournaments.webhooks import bodies, calling, delivering, outbox, queue, subscriptions, turns
from tournaments.webhooks.calling import Answered

from .api import Api
from .builders import Hall, account, entry, open_hall
from .receiver import Message, Receiver, answers, receiving
from .workers import ROOT, EmbeddedWorker, RedisWorker, database_url

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=8, rounds=5)
    hall.pair()
    hall.publish()
    return hall


def hook_of(hall: Hall, receiver: Receiver, *kinds: str) -> Webhook:
    hook, _ = subscriptions.make(
        hall.slug, user_id(hall.chief), receiver.address, kinds, local=True
    )
    return hook


def choose(hall: Hall, hook: Webhook, *kinds: str) -> None:
    now = fresh(hook)
    subscriptions.change(now, user_id(hall.chief), now.address, kinds, local=True)


def fresh(hook: Webhook) -> Webhook:
    return Webhook.objects.get(pk=hook.pk)


def rate(hall: Hall, player: PlayerId, rating: int) -> None:
    expected = hall.state.players[player].rating
    hall.do(CorrectRating(player=player, expected=expected, rating=rating))


def let_time_pass(hook: Webhook) -> None:
    """To the next try."""
    now = fresh(hook)
    assert now.tried_at is not None
    passed = timedelta(seconds=now.pause + 1)
    Webhook.objects.filter(pk=hook.pk).update(tried_at=now.tried_at - passed)


def verified(message: Message, secret: str) -> bool:
    """What a receiver does, written down without the program's own code."""
    signed = f"{message.id}.{message.headers['webhook-timestamp']}.".encode() + message.raw
    key = base64.b64decode(secret.partition("_")[2])
    wanted = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return f"v1,{wanted}" in message.headers["webhook-signature"].split()


# --- what is told -------------------------------------------------------------------------------


def test_a_result_is_told_as_the_public_page_shows_it(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(2, "1-0")
    assert delivering.run(hook.pk) is False
    (message,) = receiver.messages
    recorded = store.read(hall.slug)[-1]
    data = message.body["data"]
    assert message.body["type"] == "ResultEntered"
    assert message.body["timestamp"] == recorded.recorded_at
    assert message.id == f"event_{recorded.hash[:32]}"
    assert (data["tournament"], data["kinds"]) == (hall.slug, ["results"])
    (board,) = data["boards"]
    assert (board["round"], board["board"], board["result"]) == (1, 2, "1-0")
    assert board["white"]["name"] == hall.names.player(hall.game(2).white)
    view = newest_view(hall.slug)
    assert data["pages"] == f"/t/{hall.slug}/v/{view.tag}/"
    pairings = render(view, "pairings.json", "")
    assert pairings is not None
    assert board in msgspec.json.decode(pairings)["boards"]


def test_a_message_is_signed_with_the_secret_that_was_shown(hall: Hall, receiver: Receiver) -> None:
    hook, secret = subscriptions.make(
        hall.slug, user_id(hall.chief), receiver.address, (), local=True
    )
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    (message,) = receiver.messages
    assert verified(message, secret)
    assert not verified(message._replace(raw=message.raw + b" "), secret)
    age = timezone.now().timestamp() - int(message.headers["webhook-timestamp"])
    assert 0 <= age < 300
    assert message.headers["content-type"] == "application/json"


def test_after_a_change_of_the_secret_both_sign_for_a_day(hall: Hall, receiver: Receiver) -> None:
    hook, old = subscriptions.make(hall.slug, user_id(hall.chief), receiver.address, (), local=True)
    new = subscriptions.renew_secret(hook)
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    Webhook.objects.update(old_until=timezone.now() - timedelta(seconds=1))
    hall.enter_result(2, "1-0")
    delivering.run(hook.pk)
    both, one = receiver.messages
    assert verified(both, old)
    assert verified(both, new)
    assert not verified(one, old)
    assert verified(one, new)


def test_what_signs_is_no_more_in_the_database_than_the_key_of_the_server(
    hall: Hall, receiver: Receiver, settings: Settings
) -> None:
    hook, secret = subscriptions.make(
        hall.slug, user_id(hall.chief), receiver.address, (), local=True
    )
    subscriptions.renew_secret(hook)
    for kept in (fresh(hook).secret, fresh(hook).old_secret):
        assert secret not in kept
        assert "whsec_" not in kept
    hall.enter_result(1, "1-0")
    settings.SECRET_KEY = "another"
    delivering.run(hook.pk)
    assert receiver.messages == []
    assert hook.deliveries.get().problem == "sealed"
    new = subscriptions.renew_secret(fresh(hook))
    let_time_pass(hook)
    delivering.run(hook.pk)
    (message,) = receiver.messages
    assert verified(message, new)


def test_secrets_of_an_older_database_are_sealed(
    hall: Hall, receiver: Receiver, settings: Settings
) -> None:
    settings.SECRET_KEY_IS_PASSING = True
    hook, secret = subscriptions.make(
        hall.slug, user_id(hall.chief), receiver.address, (), local=True
    )
    executor = MigrationExecutor(connection)
    executor.migrate([("tournaments", "0019_mirrors_over_sftp")])
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT secret, old_secret FROM tournaments_webhook")
            assert cursor.fetchall() == [(secret, "")], "as it stood there"
        executor = MigrationExecutor(connection)
        with pytest.raises(CommandError, match="Set SECRET_KEY"):  # one that is gone tomorrow
            executor.migrate(executor.loader.graph.leaf_nodes())
    finally:
        settings.SECRET_KEY_IS_PASSING = False
        executor = MigrationExecutor(connection)
        executor.migrate(executor.loader.graph.leaf_nodes())
    assert secret not in fresh(hook).secret
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    (message,) = receiver.messages
    assert verified(message, secret)


def test_nothing_private_is_told(hall: Hall, receiver: Receiver) -> None:
    """Neither that, nor of what: drafts, check-in, coming byes, an appeal that is about no game."""
    hook = hook_of(hall, receiver)
    hall.finish_round()
    delivering.run(hook.pk)
    sent = len(receiver.messages)
    hall.do(GrantBye(player=PlayerId(3), round=3, kind="half"))
    hall.do(CheckOut(player=PlayerId(4)))
    hall.do(
        FileAppeal(about="player:5", by=PlayerId(5)),
        reason="unfair",
    )
    hall.pair()
    assert delivering.run(hook.pk) is False
    assert receiver.messages[sent:] == []


def test_of_prizes_it_is_told_what_everybody_reads(hall: Hall, receiver: Receiver) -> None:
    """Of a fund that is not public nothing, of a public one that the page of prizes changed."""
    hook = hook_of(hall, receiver)
    before = newest_view(hall.slug).version
    fund = PrizeFund(lists=(PrizeList(id=1, name="Sponsors", prizes=(Prize(money=100),)),))
    hall.do(SetPrizeFund(fund=fund), reason="the sponsor is late")
    hall.do(RecordPrizeChoice(player=PlayerId(3), away=True))
    delivering.run(hook.pk)
    assert receiver.messages == []
    assert newest_view(hall.slug).version == before
    hall.do(SetPrizeFund(fund=replace(fund, public=True)))
    hall.do(RecordPrizeChoice(player=PlayerId(3)))
    delivering.run(hook.pk)
    (message,) = receiver.messages
    view = newest_view(hall.slug)
    assert view.version == before + 1
    assert (message.type, message.body["data"]["kinds"]) == ("PublicPrizesChanged", ["settings"])
    assert message.body["data"]["pages"] == f"/t/{hall.slug}/v/{view.tag}/"
    assert [message.body["data"][rows] for rows in ("players", "boards", "rounds")] == [[], [], []]
    for private in (b"Sponsor", b"sponsor", b"chief"):
        assert private not in message.raw


def test_an_expulsion_looks_as_on_the_public_page(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    hall.do(ExpelPlayer(player=PlayerId(3)), reason="cheated twice")
    delivering.run(hook.pk)
    (message,) = receiver.messages
    assert message.type == "PlayerWithdrawn"
    assert [player["out_from"] for player in message.body["data"]["players"]] == [2]
    for private in (b"xpel", b"cheated", b"Klub", b"30000", b"1953", b"example.org", b"chief"):
        assert private not in message.raw


def test_only_the_kinds_that_were_chosen_are_told(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver, "results")
    rate(hall, PlayerId(2), 2111)
    hall.enter_result(1, "0-1")
    hall.do(WithdrawPlayer(player=PlayerId(8)), reason="ill")
    delivering.run(hook.pk)
    assert receiver.types == ["ResultEntered"]


def test_a_bye_for_a_round_that_is_published_already_is_told_at_once(
    hall: Hall, receiver: Receiver
) -> None:
    """A late entry's: the standings show it; those of rounds to come nobody may know."""
    hall.enter([entry(9)])
    late = PlayerId(9)
    hook = hook_of(hall, receiver, "players")
    hall.do(GrantBye(player=late, round=1, kind="half"), reason="the train was late")
    hall.do(GrantBye(player=PlayerId(2), round=3, kind="half"))
    hall.do(RevokeBye(player=PlayerId(2), round=3))
    delivering.run(hook.pk)
    (message,) = receiver.messages
    assert message.type == "ByeGranted"
    assert [row["player"] for row in message.body["data"]["players"]] == [late]
    assert b"train" not in message.raw


def test_a_bye_that_was_granted_before_its_round_is_never_told(
    receiver: Receiver,
) -> None:
    hall = open_hall(players=8, rounds=5)
    hook = hook_of(hall, receiver)
    hall.pair()
    hall.publish()
    hall.finish_round()
    hall.do(GrantBye(player=PlayerId(2), round=2, kind="half"))
    hall.pair()
    hall.publish()
    delivering.run(hook.pk)
    assert "RoundPublished" in receiver.types
    assert not {"ByeGranted", "ByeRevoked"} & set(receiver.types)


def test_of_kinds_that_are_new_it_is_told_from_then_on(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver, "results")
    rate(hall, PlayerId(2), 2111)
    choose(hall, hook, "results", "players")
    rate(hall, PlayerId(2), 2112)
    delivering.run(hook.pk)
    assert receiver.types == ["RatingCorrected"]
    assert [row["rating"] for row in receiver.messages[0].body["data"]["players"]] == [2112]


@pytest.mark.parametrize("kinds", [("results", "players"), ()])
def test_what_waits_is_not_lost_by_a_change_of_the_kinds(
    hall: Hall, receiver: Receiver, kinds: tuple[str, ...]
) -> None:
    hook = hook_of(hall, receiver, "results")
    rate(hall, PlayerId(2), 2111)
    hall.enter_result(1, "1-0")
    choose(hall, hook, *kinds)
    rate(hall, PlayerId(2), 2112)
    delivering.run(hook.pk)
    assert receiver.types == ["ResultEntered", "RatingCorrected"]


def test_other_kinds_instead_are_told_from_then_on(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver, "results")
    rate(hall, PlayerId(2), 2111)
    hall.enter_result(1, "1-0")
    choose(hall, hook, "players")
    delivering.run(hook.pk)
    assert receiver.messages == []
    choose(hall, hook, "players", "results")
    choose(hall, hook, "results")
    hall.enter_result(2, "1-0")
    delivering.run(hook.pk)
    assert [m.body["data"]["boards"][0]["board"] for m in receiver.messages] == [2]


def test_it_is_told_of_what_happens_from_then_on(hall: Hall, receiver: Receiver) -> None:
    hall.enter_result(1, "1-0")
    hook = hook_of(hall, receiver)
    delivering.run(hook.pk)
    assert receiver.messages == []


def test_who_was_erased_is_in_nothing_that_is_sent_again(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    white = hall.game(1).white
    name = hall.names.player(white)
    people.erase(hall.state.players[white].person)
    delivering.ask_again(hook.deliveries.get())
    delivering.run(hook.pk)
    first, second = receiver.messages
    assert name in first.raw.decode()
    assert name not in second.raw.decode()
    assert f"erased player {white}" in second.raw.decode()
    assert first.id == second.id


# --- order, and trying again --------------------------------------------------------------------


def test_events_of_many_writers_come_each_once_and_in_order(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    running = threading.Event()

    def work() -> None:
        try:
            while not running.is_set() or delivering.has_work(hook.pk):
                delivering.run(hook.pk)
        finally:
            connections.close_all()

    def play(board: int) -> None:
        try:
            for result in ("1-0", "1/2-1/2", "0-1", "1-0"):
                game = hall.game(board)
                if game.result is None:
                    hall.do(EnterResult(game=game.id, result=Result(result)))
                else:
                    rate(hall, game.white, 2000 + board)
                    rate(hall, game.white, 2100 + board)
        finally:
            connections.close_all()

    players = [threading.Thread(target=play, args=(board,)) for board in (1, 2, 3, 4)]
    workers = [threading.Thread(target=work) for _ in range(3)]
    for thread in (*workers, *players):
        thread.start()
    for thread in players:
        thread.join()
    running.set()
    for thread in workers:
        thread.join()
    told = store.read(hall.slug, hook.place)
    assert [message.id for message in receiver.messages] == [
        delivering.message_of(event) for event in told
    ]
    assert len(told) > 20
    assert receiver.at_once == 1


def test_two_workers_never_send_at_once(hall: Hall, receiver: Receiver) -> None:
    """The second finds it held, and leaves; a control without the lease sends twice."""
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    receiver.behave = receiver.hang
    slow = threading.Thread(target=_run_and_close, args=(hook.pk,))
    slow.start()
    receiver.wait_for(1)
    assert leases.is_held(delivering.lease_of(hook.pk))
    delivering.run(hook.pk)
    assert len(receiver.messages) == 1
    WorkLease.objects.all().delete()
    unguarded = threading.Thread(target=_run_and_close, args=(hook.pk,))
    unguarded.start()
    receiver.wait_for(2)
    receiver.ending.set()
    for thread in (slow, unguarded):
        thread.join()
    assert receiver.messages[0].id == receiver.messages[1].id


def _run_and_close(number: int) -> None:
    try:
        delivering.run(number)
    finally:
        connections.close_all()


@pytest.mark.parametrize("status", [302, 404, 429, 500])
def test_what_does_not_arrive_holds_up_the_rest_and_is_sent_again(
    hall: Hall, receiver: Receiver, status: int
) -> None:
    hook = hook_of(hall, receiver)
    hall.results(1, "1-0", "0-1")
    receiver.behave = answers(status, Location=receiver.address)
    assert delivering.run(hook.pk) is False
    assert delivering.run(hook.pk) is False  # not its time yet
    assert len(receiver.messages) == 1
    delivery = hook.deliveries.get()
    assert (delivery.attempts, delivery.status, delivery.problem) == (1, status, "status")
    receiver.behave = answers(200)
    let_time_pass(hook)
    delivering.run(hook.pk)
    first, again, second = receiver.messages
    assert first.id == again.id != second.id
    assert [row.attempts for row in hook.deliveries.all()] == [1, 2]
    assert (fresh(hook).failures, fresh(hook).place) == (0, hall.state.seq)


def test_pauses_grow_to_hours_for_a_day() -> None:
    assert sum(outbox.PAUSES) == pytest.approx(24 * 3600, rel=0.02)
    assert list(outbox.PAUSES) == sorted(outbox.PAUSES)
    for failures, pause in enumerate(outbox.PAUSES, 1):
        drawn = {outbox.pause_after(failures) for _ in range(50)}
        assert all(each is not None and 0.79 * pause <= each <= 1.21 * pause for each in drawn)
        assert len(drawn) > 1
    assert outbox.pause_after(len(outbox.PAUSES) + 1) is None


def test_after_a_day_it_stops_and_goes_on_where_it_was(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    hall.results(1, "1-0", "0-1")
    receiver.behave = answers(503)
    for _ in range(len(outbox.PAUSES)):
        delivering.run(hook.pk)
        assert fresh(hook).stopped == ""
        let_time_pass(hook)
    delivering.run(hook.pk)
    assert fresh(hook).stopped == "gave-up"
    tries = len(receiver.messages)
    assert tries == len(outbox.PAUSES) + 1
    let_time_pass(hook)
    delivering.run(hook.pk)
    assert len(receiver.messages) == tries
    receiver.behave = answers(200)
    subscriptions.go_on(fresh(hook), skip=False)
    delivering.run(hook.pk)
    assert [message.id for message in receiver.messages[tries:]] == [
        delivering.message_of(event) for event in store.read(hall.slug, hook.place)
    ]


@pytest.mark.parametrize("status", [429, 503])
def test_who_has_too_much_to_do_is_left_alone_as_long_as_he_asks(
    hall: Hall, receiver: Receiver, status: int
) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    longest = max(outbox.PAUSES)
    for asked, pause in (("600", 600), (str(10 * longest), longest), ("0", outbox.PAUSES[2])):
        receiver.behave = answers(status, **{"Retry-After": asked})
        delivering.run(hook.pk)
        assert fresh(hook).pause == pytest.approx(pause, rel=0.2)
        let_time_pass(hook)
    assert len(receiver.messages) == 3


def test_who_says_gone_is_not_called_any_more(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    receiver.behave = answers(410)
    delivering.run(hook.pk)
    assert fresh(hook).stopped == "gone"


def test_another_address_is_called_at_once(hall: Hall, receiver: Receiver) -> None:
    """What failed, or said that it was gone, was the one before."""
    hook, chief = hook_of(hall, receiver), user_id(hall.chief)
    hall.enter_result(1, "1-0")
    for wrong in (500, 410):
        receiver.behave = answers(wrong)
        delivering.run(hook.pk)
        receiver.behave = answers(200)
        subscriptions.change(
            fresh(hook), chief, f"{receiver.address}?after={wrong}", hook.kinds, local=True
        )
        assert (fresh(hook).failures, fresh(hook).pause, fresh(hook).stopped) == (0, 0, "")
        before = len(receiver.messages)
        delivering.run(hook.pk)
        assert len(receiver.messages) == before + 1
        hall.enter_result(2, "1-0")
    subscriptions.stop(hook)
    subscriptions.change(fresh(hook), chief, receiver.address, hook.kinds, local=True)
    assert fresh(hook).stopped == "by-chief"


@pytest.mark.parametrize("how", ["test", "again"])
def test_who_says_gone_to_what_was_asked_for_is_not_called_any_more(
    hall: Hall, receiver: Receiver, how: str
) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    receiver.behave = answers(410)
    if how == "test":
        delivering.ask_for_test(hook)
    else:
        delivering.ask_again(hook.deliveries.get())
    hall.enter_result(2, "1-0")
    delivering.run(hook.pk)
    assert fresh(hook).stopped == "gone"
    assert fresh(hook).stopped_at is not None
    assert len(receiver.messages) == 2


def test_what_waited_may_be_skipped(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    subscriptions.stop(hook)
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    subscriptions.go_on(fresh(hook), skip=True)
    hall.enter_result(2, "0-1")
    delivering.run(hook.pk)
    assert [m.body["data"]["boards"][0]["board"] for m in receiver.messages] == [2]


def test_a_try_in_the_future_was_made_by_a_wrong_clock(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    Webhook.objects.update(tried_at=timezone.now() + timedelta(days=300), pause=5)
    delivering.run(hook.pk)
    assert len(receiver.messages) == 1


def test_what_is_sent_again_or_as_a_test_leaves_the_order_alone(
    hall: Hall, receiver: Receiver
) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    hall.enter_result(2, "1-0")
    receiver.behave = answers(500)
    delivering.run(hook.pk)
    receiver.behave = answers(200)
    subscriptions.stop(hook)
    delivering.ask_again(hook.deliveries.get(seq=hall.state.seq - 1))
    delivering.ask_for_test(hook)
    delivering.run(hook.pk)
    one, two, again, test = receiver.messages
    assert again.id == one.id
    assert test.body == {
        "type": "Test",
        "timestamp": test.body["timestamp"],
        "data": {"tournament": hall.slug},
    }
    assert fresh(hook).place == hall.state.seq - 1
    subscriptions.go_on(fresh(hook), skip=False)
    delivering.run(hook.pk)
    assert receiver.messages[-1].id == two.id


def test_an_event_of_another_log_is_not_sent_again(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    WebhookDelivery.objects.update(message="event_of_a_log_that_was_put_back")
    delivering.ask_again(hook.deliveries.get())
    delivering.run(hook.pk)
    assert len(receiver.messages) == 1
    assert hook.deliveries.get().problem == "other-log"


def test_the_last_hundred_are_remembered(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivering, "KEPT", 5)
    hook = hook_of(hall, receiver)
    for rating in range(2000, 2008):
        rate(hall, PlayerId(1), rating)
    delivering.run(hook.pk)
    assert len(receiver.messages) == 8
    seqs = [delivery.seq for delivery in hook.deliveries.all()]
    assert seqs == list(range(hall.state.seq, hall.state.seq - 5, -1))


def test_of_tests_the_last_hundred_are_remembered_too(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivering, "KEPT", 5)
    hook = hook_of(hall, receiver)
    tests = [delivering.ask_for_test(hook).pk for _ in range(8)]
    assert [row.pk for row in hook.deliveries.all()] == tests[:2:-1]
    delivering.run(hook.pk)
    assert hook.deliveries.count() == 5


def test_much_that_is_none_of_its_business_is_passed_over_for_good(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "BATCH", 4)
    hook = hook_of(hall, receiver, "appeals")
    for rating in range(2000, 2010):
        rate(hall, PlayerId(1), rating)
    delivering.run(hook.pk)
    assert fresh(hook).place >= hook.place + 8


def test_a_removed_webhook_is_not_called(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    number = hook.pk
    hall.enter_result(1, "1-0")
    subscriptions.remove(hook, user_id(hall.chief))
    assert delivering.run(number) is False
    assert receiver.messages == []


def test_without_the_tick_a_local_address_is_not_called(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    Webhook.objects.update(local_by="")
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    assert receiver.messages == []
    assert hook.deliveries.get().problem == "address"


def test_an_event_that_cannot_be_described_is_tried_again(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Any) -> bytes:
        raise ZeroDivisionError

    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    with monkeypatch.context() as patch:
        patch.setattr(bodies, "of_event", broken)
        delivering.run(hook.pk)
    assert hook.deliveries.get().problem == "defect"
    let_time_pass(hook)
    delivering.run(hook.pk)
    assert len(receiver.messages) == 1


def test_what_cannot_be_described_again_blocks_nothing(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    delivering.run(hook.pk)
    delivering.ask_again(hook.deliveries.get())
    hall.enter_result(2, "1-0")
    whole = bodies.of_event

    def broken(recorded: Recorded) -> bytes:
        if recorded.seq < hall.state.seq:
            raise ZeroDivisionError
        return whole(recorded)

    monkeypatch.setattr(bodies, "of_event", broken)
    delivering.run(hook.pk)
    second, first = hook.deliveries.all()
    assert (first.problem, first.asked_at) == ("defect", None)
    assert second.problem == ""
    assert len(receiver.messages) == 2


@pytest.mark.parametrize("how", ["next", "again"])
def test_a_database_that_is_away_is_no_fault_of_the_message(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    if how == "again":
        delivering.run(hook.pk)
        delivering.ask_again(hook.deliveries.get())

    def away(_: Any) -> bytes:
        raise WriterBusy("a long piece of work")

    before = list(hook.deliveries.values())
    with monkeypatch.context() as patch:
        patch.setattr(bodies, "of_event", away)
        queue.deliver(hook.pk)
    assert (fresh(hook).failures, list(hook.deliveries.values())) == (0, before)
    sent = len(receiver.messages)
    queue.deliver(hook.pk)
    assert len(receiver.messages) == sent + 1


def test_who_lost_his_lease_sends_no_more(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its machine slept, and somebody else took it for dead."""
    hook = hook_of(hall, receiver)
    hall.results(1, "1-0", "0-1")
    monkeypatch.setattr(leases, "lasts", lambda: 0.0)  # renewed before each message

    def lose(handler: BaseHTTPRequestHandler) -> None:
        try:
            WorkLease.objects.update(holder="another")
        finally:
            connections.close_all()
        answers(204)(handler)

    receiver.behave = lose
    assert delivering.run(hook.pk)
    assert len(receiver.messages) == 1
    assert WorkLease.objects.get().holder == "another"


def test_a_stop_of_the_server_is_nobodys_failure(
    hall: Hall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = hook_of(hall, receiver)
    hall.enter_result(1, "1-0")
    monkeypatch.setattr(calling, "post", lambda *_, **__: Answered(0, "stopped"))
    delivering.run(hook.pk)
    assert fresh(hook).failures == 0
    assert not hook.deliveries.exists()


# --- bell, sweep and workers --------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    numbers: list[int] = []
    monkeypatch.setattr(queue, "_asked", turns.Rung())
    monkeypatch.setattr(queue, "_following", {})
    monkeypatch.setattr(queue, "_idle", {})
    monkeypatch.setattr(queue, "ask", numbers.append)
    return numbers


def test_the_sweep_asks_for_what_waits_and_no_more(
    hall: Hall, receiver: Receiver, asked: list[int]
) -> None:
    hook = hook_of(hall, receiver)
    stopped = hook_of(hall, receiver)
    subscriptions.stop(stopped)
    queue.sweep()
    assert asked == []
    hall.do(CheckOut(player=PlayerId(4)))  # private
    queue.sweep()
    assert asked == []
    hall.enter_result(1, "1-0")
    assert asked == [hook.pk]  # by the bell
    queue.sweep()
    assert asked == [hook.pk, hook.pk]
    delivering.ask_for_test(stopped)
    delivering.run(hook.pk)
    queue.sweep()
    assert asked == [hook.pk, hook.pk, stopped.pk]


def test_of_a_log_that_has_not_moved_nothing_is_read(
    hall: Hall, receiver: Receiver, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    hook_of(hall, receiver)
    queue.sweep()
    monkeypatch.setattr(outbox, "next_event", None)
    queue.sweep()
    assert asked == []


REDIS = pytest.param("redis", marks=pytest.mark.redis)


@pytest.fixture(params=["embedded", REDIS])
def worker(
    request: pytest.FixtureRequest, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> Iterator[EmbeddedWorker | RedisWorker]:
    from .engine import Engine

    monkeypatch.setattr(queue, "_asked", turns.Rung())
    monkeypatch.setattr(queue, "_following", {})
    engine = Engine(tmp_path)
    worker = EmbeddedWorker() if request.param == "embedded" else RedisWorker(engine)
    with worker.running():
        yield worker


def test_a_worker_sends_what_is_typed_and_typing_waits_for_nobody(
    hall: Hall, receiver: Receiver, worker: EmbeddedWorker | RedisWorker
) -> None:
    """The receiver hangs; the results are recorded all the same, and arrive afterwards."""
    hook_of(hall, receiver, "results")
    queue.sweep()
    holding = threading.Event()

    def hold(handler: BaseHTTPRequestHandler) -> None:
        holding.wait(8)
        answers(204)(handler)

    receiver.behave = hold
    hall.enter_result(1, "1-0")
    receiver.wait_for(1)
    for board in (2, 3, 4):
        hall.enter_result(board, "0-1")
    assert len(receiver.messages) == 1
    holding.set()
    receiver.wait_for(4)
    boards = [message.body["data"]["boards"][0]["board"] for message in receiver.messages]
    assert boards == [1, 2, 3, 4]


def test_a_worker_that_is_killed_loses_nothing(
    hall: Hall, receiver: Receiver, settings: Settings
) -> None:
    """Killed while the receiver works on the message: it comes again, with the same id."""
    hook = hook_of(hall, receiver)
    hall.results(1, "1-0", "0-1")
    receiver.behave = receiver.hang
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import django; django.setup();"
            " from tournaments.webhooks import delivering;"
            f" delivering.run({hook.pk})",
        ],
        cwd=ROOT,
        env={
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "DATABASE_URL": database_url(),
            "SECRET_KEY": settings.SECRET_KEY,
        },
    )
    try:
        receiver.wait_for(1)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    receiver.behave = answers(204)
    delivering.run(hook.pk)  # the lease of the dead one stands
    assert len(receiver.messages) == 1
    WorkLease.objects.all().delete()  # as by whoever has seen it stand still for long
    delivering.run(hook.pk)
    lost, again, second = receiver.messages
    assert lost.id == again.id != second.id
    assert lost.raw == again.raw


# --- the chief's, by the API --------------------------------------------------------------------


def test_a_chief_makes_tests_stops_and_removes_one(
    hall: Hall, receiver: Receiver, asked: list[int]
) -> None:
    api = Api(hall)
    made = api.post("webhooks/", {"address": receiver.address, "kinds": ["results"], "local": True})
    assert made.status == 200
    number = made.body["number"]
    place = f"webhooks/{number}/"
    hall.enter_result(1, "1-0")
    assert api.post(f"{place}test/", {}).status == 200
    delivering.run(number)
    assert [verified(message, made.body["secret"]) for message in receiver.messages] == [True] * 2
    told = api.get(place).body
    assert [row["type"] for row in told["deliveries"]] == ["ResultEntered", "Test"]
    assert api.post(f"{place}deliveries/{told['deliveries'][0]['number']}/send-again/", {}).status
    delivering.run(number)
    assert len(receiver.messages) == 3
    changed = {"address": receiver.address + "&b=2", "kinds": [], "local": True}
    assert api.post(place, changed).status == 200
    assert api.post(f"{place}stop/", {}).status == 200
    (row,) = api.get("webhooks/").body["webhooks"]
    assert (row["stopped"], row["kinds"], row["local"]) == ("by-chief", [], True)
    assert row["address"].endswith("&b=2")
    assert row["made_by_name"] == row["local_by_name"] == "Chief Arbiter"
    assert api.post(f"{place}go-on/", {"skip": True}).status == 200
    renewed = api.post(f"{place}secret/", {})
    assert renewed.body["secret"] != made.body["secret"]
    assert made.body["secret"] not in api.get(place).response.content.decode()
    assert set(asked) == {number}
    assert api.post(f"{place}remove/", {}).status == 200
    assert api.get(place).status == 404
    assert not WebhookDelivery.objects.exists()


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({"address": "http://127.0.0.1:8000/"}, 400, "$.address"),
        ({"address": "http://169.254.169.254/", "local": True}, 400, "$.address"),
        ({"address": "ftp://example.org/"}, 400, "$.address"),
        ({"address": "https://example.org/", "kinds": ["devices"]}, 400, "$.kinds[0]"),
        ({"kinds": []}, 400, ""),
    ],
)
def test_what_is_no_webhook_is_refused_at_its_field(
    hall: Hall, body: dict[str, Any], status: int, field: str
) -> None:
    answered = Api(hall).post("webhooks/", body)
    assert (answered.status, answered.body["field"]) == (status, field)
    assert not Webhook.objects.exists()


def test_a_tournament_has_twenty_at_most(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscriptions, "MOST", 1)
    api = Api(hall)
    assert api.post("webhooks/", {"address": "https://example.org/"}).status == 200
    refused = api.post("webhooks/", {"address": "https://example.org/"})
    assert (refused.status, refused.body["code"]) == (409, "no-webhook")


def test_another_tournament_has_nothing_to_do_with_it(hall: Hall, receiver: Receiver) -> None:
    hook = hook_of(hall, receiver)
    other = open_hall(players=2, slug="other")
    assert Api(other).get(f"webhooks/{hook.pk}/").status == 404
    assert Api(other).post(f"webhooks/{hook.pk}/remove/", {}).status == 404
    assert Webhook.objects.count() == 1


def test_a_deputy_keeps_none(hall: Hall) -> None:
    deputy = hall.arbiter("dana", "deputy")
    assert Api(hall, deputy).get("webhooks/").status == 403
    assert Api(hall, account("stranger")).get("webhooks/").status == 403


def test_kinds_of_an_older_database_go_by_their_new_name(hall: Hall, settings: Settings) -> None:
    """Photos and erasures were called papers until those that go to the federation came."""
    settings.SECRET_KEY_IS_PASSING = False
    executor = MigrationExecutor(connection)
    executor.migrate([("tournaments", "0013_lists_taken")])
    try:
        older = executor.loader.project_state([("tournaments", "0013_lists_taken")]).apps
        kept = older.get_model("tournaments", "Webhook").objects.create(
            stream="t-open",
            address="https://example.org/",
            kinds=["results", "papers"],
            secret="s",
            made_by="user:1",
            made_at=timezone.now(),
            place=1,
        )
    finally:
        executor = MigrationExecutor(connection)
        executor.migrate(executor.loader.graph.leaf_nodes())
    assert Webhook.objects.get(pk=kept.pk).kinds == ["results", "photos"]
