"""The second machine takes over, and the old leader writes no more: real servers."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from uuid import uuid4

import httpx

from tests.app.started import started

from .machines import (
    Person,
    chief_at,
    events,
    follower,
    leader,
    leads,
    on_port,
    rows,
    says,
    wait_until,
)

TAKEN = "SELECT seq, body FROM events_event WHERE type = 'LeadershipTaken'"


def test_a_chief_takes_over_and_nothing_that_was_confirmed_is_lost(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "leader", tmp_path / "follower"
    with leader(ours) as led:
        chief = chief_at(led)
        with follower(theirs, led, chief.code()) as followed:
            wait_for_both(chief)
            sent = str(uuid4())
            answer = chief.announce("Round 2 at four", sent)
            assert answer.status_code == 201
            led.stop(signal.SIGKILL)
            assert events(theirs) == events(ours)

            at_second = chief_at(followed)
            page = at_second.second_machine()
            assert f"event {answer.json()['seq']}," in page
            assert at_second.announce("too early").status_code == 503
            unconfirmed = at_second.act("take-over")
            assert "Take over" in unconfirmed.text
            assert not leads(followed)
            at_second.act("take-over", off="on", heard="on")
            wait_until(lambda: leads(followed), "it does not lead")

            again = chief_at(followed)
            known = again.announce("Round 2 at four", sent)
            assert known.json()["seq"] == answer.json()["seq"], "recorded twice"
            assert again.announce("Round 2 at five").status_code == 201
            ((seq, body),) = rows(theirs, TAKEN)
            assert (seq, '"epoch":1' in body) == (answer.json()["seq"] + 1, True)


def test_a_leader_that_lives_is_not_replaced_by_one_click(tmp_path: Path) -> None:
    with leader(tmp_path / "leader") as led:
        code = chief_at(led).code()
        with follower(tmp_path / "follower", led, code) as followed:
            reader = chief_at(followed)
            wait_until(lambda: "heard" in reader.second_machine(), "it hears nothing")
            answer = reader.act("take-over", off="on")
            assert "it still leads" in answer.text
            assert not leads(followed)


def test_the_old_leader_writes_nothing_and_names_what_it_alone_has(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "leader", tmp_path / "follower"
    with leader(ours) as led:
        chief = chief_at(led)
        port = on_port(led)
        with follower(theirs, led, chief.code()) as followed:
            wait_until(lambda: events(theirs) == events(ours), "no copy")
            second_port = on_port(followed)
        chief.announce("On the old machine alone")
    with started(theirs, "--port", second_port) as followed:
        chief_at(followed).act("take-over", off="on")
        wait_until(lambda: leads(followed), "it does not lead")
        chief_at(followed).announce("On the new one")
        before = events(ours)
        with leader(ours, "--port", port) as led:  # it is back, and asks
            old = chief_at(led)
            assert old.announce("never").status_code == 503
            page = old.second_machine()
            assert followed.url in page
            assert "On the old machine alone" in page
            assert events(ours) == before
            wait_until(
                lambda: "as claims" in old.second_machine(), "it has not offered what it alone has"
            )
        chief = chief_at(followed)
        assert "On the old machine alone" not in chief.get("/t/demo-open/").text
        claims = re.findall(r'name="claim" value="(\d+)">Type', chief.second_machine())
        assert len(claims) == 1, "not exactly what the old machine alone has"
        chief.act("type-claim", claim=claims[0])
        assert 'name="claim"' not in chief.second_machine()
        shown = chief.get("/t/demo-open/").text
        assert "On the new one" in shown
        assert "On the old machine alone" in shown


def test_an_old_leader_that_runs_is_deposed_when_it_hears_of_the_new_one(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "leader", tmp_path / "follower"
    with leader(ours) as led, follower(theirs, led, chief_at(led).code()) as followed:
        wait_until(lambda: events(theirs) == events(ours), "no copy")
        chief_at(followed).act("take-over", off="on", heard="on")
        wait_until(lambda: leads(followed), "it does not lead")
        wait_until(lambda: says(led, "This machine leads no more"), "the old one leads on")
        told = httpx.get(f"{led.url}/machine/").json()
        assert (told["leads"], told["led_at"], told["epoch"]) == (False, followed.url, 1)
        there = httpx.get(f"{followed.url}/machine/").json()
        assert (there["leads"], there["hall"], there["epoch"]) == (True, told["hall"], 1)
        head = httpx.get(f"{led.url}/t/demo-open/head").json()
        assert head["led_at"] == followed.url
        assert chief_at(led).announce("never").status_code == 503


def test_a_leader_that_cannot_ask_its_follower_waits_for_the_chief(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "leader", tmp_path / "follower"
    with leader(ours) as led, follower(theirs, led, chief_at(led).code()):
        wait_until(lambda: events(theirs) == events(ours), "no copy")
    with leader(ours) as led:
        chief = chief_at(led)
        refused = chief.announce("who leads?")
        assert refused.status_code == 503
        assert "cannot know" in refused.json()["message"]
        chief.act("go-on")
        wait_until(lambda: leads(led), "it does not go on")
        assert chief_at(led).announce("this one").status_code == 201


def test_with_two_disks_nothing_is_acknowledged_by_one(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "leader", tmp_path / "follower"
    with leader(ours) as led:
        chief = chief_at(led)
        with follower(theirs, led, chief.code()) as followed:
            wait_for_both(chief)
            for number in range(5):
                assert chief.announce(f"number {number}").status_code == 201
                assert events(theirs) == events(ours)
            followed.stop(signal.SIGKILL)
        sent = str(uuid4())
        refused = chief.announce("on one disk", sent)
        assert refused.status_code == 503
        assert "second machine has not confirmed" in refused.json()["message"]
        assert "waits on the consoles" in chief.second_machine()
        chief.act("wait", alone_after="0")  # the chief chooses one disk
        assert chief.announce("on one disk", sent).status_code in (200, 201)
        chief.act("wait", wait="on", alone_after="1")
        sent = str(uuid4())
        wait_until(  # refused until the second has passed, as a console sends it again
            lambda: chief.announce("counted", sent).status_code in (200, 201), "it waits for ever"
        )
        assert "1 entry was acknowledged on one disk" in chief.second_machine()


def wait_for_both(chief: Person) -> None:
    """The follower is there, and the hall waits for it."""
    wait_until(lambda: "has everything" in chief.second_machine(), "it does not follow")
    assert chief.act("wait", wait="on", alone_after="0").status_code == 302
