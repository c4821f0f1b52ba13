"""Whoever guesses passwords shuts out himself, and nobody else."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from django.contrib.auth import hashers
from django.test import Client
from pytest_django import Settings as PytestSettings

from tournaments import log_in
from tournaments.rate_limits import network_of

from .builders import PASSWORD, account

pytestmark = pytest.mark.django_db

HALL_WIFI = "192.0.2.66"
OFFICE = "192.0.2.10"
TOO_MANY = "Too many attempts to log in."


@pytest.fixture(autouse=True)
def chief() -> Any:
    return account("chief")


class Browser:
    """One browser at one address; its cookies stay."""

    def __init__(self, address: str) -> None:
        self.client = Client(REMOTE_ADDR=address)

    def logs_in(self, password: str = PASSWORD, name: str = "chief") -> bool:
        """Whether the page behind the log-in is reached. Raises `LockedOut`."""
        answer = self.client.post("/login/", {"username": name, "password": password})
        if answer.status_code == 302:
            self.client.post("/logout/")
            return True
        if TOO_MANY in answer.content.decode():
            raise LockedOut
        return False


class LockedOut(Exception):  # noqa: N818
    pass


def obtain(address: str, password: str = PASSWORD, name: str = "chief") -> Any:
    """What a program is answered that asks for a token."""
    return Client(REMOTE_ADDR=address).post(
        "/api/v1/token/",
        msgspec.json.encode({"username": name, "password": password}),
        content_type="application/json",
    )


def guess(browser: Browser, times: int, name: str = "chief") -> None:
    for number in range(times):
        assert not browser.logs_in(f"wrong {number}", name)


def lock_out(browser: Browser, name: str = "chief") -> None:
    guess(browser, 10, name)
    with pytest.raises(LockedOut):
        browser.logs_in("wrong once more", name)


def test_who_guesses_is_locked_out_even_with_the_right_password() -> None:
    guesser = Browser(HALL_WIFI)
    lock_out(guesser)
    with pytest.raises(LockedOut):
        guesser.logs_in()


def test_the_chief_gets_in_from_elsewhere_while_somebody_guesses_his_password() -> None:
    lock_out(Browser(HALL_WIFI))
    assert Browser(OFFICE).logs_in()
    assert obtain(OFFICE).status_code == 200


def test_many_addresses_that_guess_do_not_lock_the_account_either() -> None:
    for host in range(1, 13):
        guess(Browser(f"198.51.100.{host}"), 10)
    assert Browser(OFFICE).logs_in()


def test_one_account_being_guessed_leaves_the_others_of_that_address_alone() -> None:
    account("deputy")
    lock_out(Browser(HALL_WIFI), "chief")
    assert Browser(HALL_WIFI).logs_in(name="deputy")


def test_an_address_that_guesses_many_accounts_is_locked_out_for_all() -> None:
    guesser = Browser(HALL_WIFI)
    for number in range(30):
        assert not guesser.logs_in("wrong", f"arbiter{number}")
    with pytest.raises(LockedOut):
        guesser.logs_in()
    assert Browser(OFFICE).logs_in()


def test_behind_one_address_for_the_whole_hall_the_own_laptop_still_gets_in() -> None:
    laptop = Browser(HALL_WIFI)
    assert laptop.logs_in()
    lock_out(Browser(HALL_WIFI))
    for number in range(30):
        Browser(HALL_WIFI).client.post("/login/", {"username": f"a{number}", "password": "wrong"})
    assert laptop.logs_in()


def test_a_known_browser_is_known_to_its_own_accounts_alone() -> None:
    account("helper")
    guesser = Browser(HALL_WIFI)
    assert guesser.logs_in(name="helper")
    lock_out(guesser, "chief")
    with pytest.raises(LockedOut):
        Browser(HALL_WIFI).logs_in()


def test_a_known_browser_has_a_limit_of_its_own() -> None:
    laptop = Browser(OFFICE)
    assert laptop.logs_in()
    lock_out(laptop)
    assert Browser(OFFICE).logs_in(), "and leaves the address alone"


def test_a_made_up_cookie_makes_no_browser_known() -> None:
    laptop = Browser(OFFICE)
    assert laptop.logs_in()
    signed = laptop.client.cookies[log_in.BROWSER].value
    forger = Browser(HALL_WIFI)
    lock_out(forger)
    for cookie in ("", "x", signed[:-1] + ("a" if signed[-1] != "a" else "b"), f"W10{signed}"):
        forger.client.cookies[log_in.BROWSER] = cookie
        with pytest.raises(LockedOut):
            forger.logs_in()


def test_a_browser_of_several_arbiters_is_known_to_each() -> None:
    account("deputy")
    desk = Browser(HALL_WIFI)
    assert desk.logs_in()
    assert desk.logs_in(name="deputy")
    lock_out(Browser(HALL_WIFI))
    assert desk.logs_in()
    assert desk.logs_in(name="deputy")


def test_right_passwords_are_not_counted(settings: PytestSettings) -> None:
    settings.LOG_IN_ATTEMPTS_BY_ADDRESS = 2
    assert all(obtain(OFFICE).status_code == 200 for _ in range(5))


def test_a_right_password_of_ones_own_does_not_wipe_out_what_was_guessed() -> None:
    account("helper")
    guesser = Browser(HALL_WIFI)
    guess(guesser, 10)
    assert guesser.logs_in(name="helper")
    with pytest.raises(LockedOut):
        guesser.logs_in("wrong again")


def test_programs_have_the_same_limits() -> None:
    statuses = [obtain(HALL_WIFI, f"wrong {number}").status_code for number in range(12)]
    assert statuses == [401] * 10 + [429] * 2
    locked = obtain(HALL_WIFI)
    assert locked.status_code == 429, "the right password is not looked at either"
    assert locked.headers["Retry-After"]
    assert obtain(OFFICE).status_code == 200


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.66", "192.0.2.66"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.66", "192.0.2.66"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_whoever_chooses_among_addresses_of_a_network_is_counted_once(
    address: str, network: str
) -> None:
    assert network_of(address) == network


def test_a_guesser_gains_nothing_by_another_address_of_his_network() -> None:
    for host in range(10):
        assert not Browser(f"2001:db8:1:2::{host:x}").logs_in("wrong")
    with pytest.raises(LockedOut):
        Browser("2001:db8:1:2:ffff::1").logs_in()
    assert Browser("2001:db8:1:3::1").logs_in()


def test_another_spelling_of_the_name_is_no_other_account() -> None:
    guesser = Browser(HALL_WIFI)
    for number in range(10):
        guesser.logs_in("wrong", ("chief", "CHIEF", "\uff43hief")[number % 3])
    with pytest.raises(LockedOut):
        guesser.logs_in()


def test_the_servers_log_says_that_one_account_is_being_guessed_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_in, "MANY_FOR_ONE_ACCOUNT", 5)
    with caplog.at_level(logging.WARNING):
        guess(Browser(HALL_WIFI), 9)
    assert caplog.text.count("tries out the passwords of one account") == 1


class Counted(hashers.MD5PasswordHasher):
    """Says how often a password was hashed."""

    algorithm = "counted"
    hashed = 0

    def encode(self, password: str, salt: str) -> str:
        Counted.hashed += 1
        return super().encode(password, salt)


@pytest.fixture
def counted(settings: PytestSettings) -> type[Counted]:
    settings.PASSWORD_HASHERS = [f"{Counted.__module__}.{Counted.__qualname__}"]
    Counted.hashed = 0
    return Counted


def test_an_account_that_does_not_exist_is_answered_like_one_that_does(
    counted: type[Counted], chief: Any
) -> None:
    chief.set_password(PASSWORD)
    chief.save()
    locked = account("locked")
    locked.is_active = False
    locked.save()
    told = {}
    for name in ("chief", "nobody", "locked"):
        before = counted.hashed
        answer = obtain(OFFICE, "wrong", name)
        told[name] = (answer.status_code, answer.content, counted.hashed - before)
    assert told["chief"] == told["nobody"] == told["locked"]
    assert told["chief"][2] == 1


def test_links_for_a_first_account_that_open_nothing_are_counted(
    settings: PytestSettings, tmp_path: Path, chief: Any
) -> None:
    from config import first_account

    chief.delete()
    settings.DATA_DIR = tmp_path
    settings.LOG_IN_ATTEMPTS_BY_ADDRESS = 3
    token = first_account.new_token()
    wrong = [Client().get(f"/first/guess{number}").status_code for number in range(5)]
    assert wrong == [404, 404, 404, 429, 429]
    assert Client().get(f"/first/{token}").status_code == 200, "the right one opens all the same"
