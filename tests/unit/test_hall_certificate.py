"""The hall's authority and what it vouches for."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from cryptography import x509

from config.embedded.hall_certificate import (
    LEAST,
    LIFE,
    lasts,
    make_authority,
    make_server_certificate,
    may_vouch,
    names_of,
    serves,
)

NOW = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
NAMES = ["localhost", "desk", "desk.local", "192.168.1.20"]
ADDRESSES = ["192.168.1.20", "192.0.2.7"]
AUTHORITY = make_authority("desk", ADDRESSES, NOW)


def test_an_authority_ends_by_itself_and_is_renewed_before_an_event_would_outlast_it() -> None:
    assert AUTHORITY.certificate.not_valid_after_utc == NOW + LIFE
    assert lasts(AUTHORITY, NOW)
    assert lasts(AUTHORITY, NOW + LIFE - LEAST)
    assert not lasts(AUTHORITY, NOW + LIFE - LEAST + timedelta(seconds=1))
    assert not lasts(AUTHORITY, NOW - timedelta(days=2))


def test_its_limits_are_critical() -> None:
    for kind in (x509.BasicConstraints, x509.NameConstraints, x509.KeyUsage):
        assert AUTHORITY.certificate.extensions.get_extension_for_class(kind).critical


@pytest.mark.parametrize(
    "name", ["localhost", "desk", "desk.local", "10.1.2.3", "192.168.1.20", "192.0.2.7", "fe80::1"]
)
def test_it_vouches_for_the_local_network_and_its_machine(name: str) -> None:
    assert may_vouch(AUTHORITY.certificate, name)


@pytest.mark.parametrize(
    "name", ["bank.example", "notlocal", "8.8.8.8", "192.0.2.8", "2001:db8::1"]
)
def test_it_vouches_for_nobody_else(name: str) -> None:
    assert not may_vouch(AUTHORITY.certificate, name)


def test_a_server_certificate_is_for_the_names_of_the_machine_that_may_be_vouched_for() -> None:
    server = make_server_certificate(AUTHORITY, [*NAMES, "8.8.8.8"], NOW)
    assert {str(each.value) for each in names_of(server.certificate)} == set(NAMES)
    assert server.certificate.not_valid_after_utc == AUTHORITY.certificate.not_valid_after_utc
    assert serves(server, AUTHORITY, NAMES)
    assert not serves(server, AUTHORITY, [*NAMES, "192.168.1.21"])
    assert not serves(server, AUTHORITY, NAMES[:-1])


def test_a_server_certificate_of_another_authority_does_not_serve() -> None:
    server = make_server_certificate(make_authority("desk", ADDRESSES, NOW), NAMES, NOW)
    assert not serves(server, AUTHORITY, NAMES)
