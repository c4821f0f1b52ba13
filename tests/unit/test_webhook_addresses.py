"""Which addresses a webhook may have, and where it is let connect to."""

from __future__ import annotations

import ipaddress

import pytest

from tournaments.webhooks.addresses import NotAnAddress, Standing, WebhookAddress, read, standing

STANDINGS: dict[str, Standing] = {
    # of the world
    "93.184.216.34": "public",
    "2606:2800:220:1::1": "public",
    "::ffff:93.184.216.34": "public",
    "64:ff9b::5db8:d822": "public",
    "2002:5db8:d822::1": "public",
    # this machine, and networks of somebody's own
    "127.0.0.1": "local",
    "127.8.9.10": "local",
    "10.0.0.5": "local",
    "172.16.0.1": "local",
    "172.31.255.255": "local",
    "192.168.1.1": "local",
    "100.64.0.1": "local",
    "100.127.255.254": "local",
    "::1": "local",
    "fc00::1": "local",
    "fdff::1": "local",
    "::ffff:127.0.0.1": "local",
    "::ffff:192.168.1.1": "local",
    "64:ff9b::7f00:1": "local",
    "64:ff9b::a00:1": "local",
    "2002:7f00:1::": "local",
    "2002:c0a8:101::": "local",
    # nobody's, or everybody's
    "0.0.0.0": "never",
    "0.1.2.3": "never",
    "169.254.169.254": "never",
    "169.254.0.1": "never",
    "100.100.100.200": "never",
    "168.63.129.16": "never",
    "::ffff:168.63.129.16": "never",
    "192.0.0.192": "never",
    "192.0.2.1": "never",
    "198.18.0.1": "never",
    "198.51.100.7": "never",
    "203.0.113.9": "never",
    "224.0.0.1": "never",
    "239.255.255.250": "never",
    "240.0.0.1": "never",
    "255.255.255.255": "never",
    "::": "never",
    "::7f00:1": "never",
    "fe80::1": "never",
    "fec0::1": "never",
    "ff02::1": "never",
    "fd00:ec2::254": "never",
    "2001:db8::1": "never",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2": "never",
    "64:ff9b:1::7f00:1": "never",
    "64:ff9b::a9fe:a9fe": "never",
    "2002:a9fe:a9fe::": "never",
    "::ffff:169.254.169.254": "never",
    "::ffff:0.0.0.0": "never",
    "100::1": "never",
}


@pytest.mark.parametrize(("ip", "expected"), STANDINGS.items())
def test_an_address_is_public_local_or_not_called_at_all(ip: str, expected: Standing) -> None:
    assert standing(ipaddress.ip_address(ip)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("https://example.org/hook", WebhookAddress("https", "example.org", 443, "/hook")),
        ("http://example.org", WebhookAddress("http", "example.org", 80, "/")),
        ("HTTPS://Example.ORG:8443/a?b=c", WebhookAddress("https", "example.org", 8443, "/a?b=c")),
        ("https://šachy.example/x", WebhookAddress("https", "xn--achy-f6a.example", 443, "/x")),
        (
            "https://[2606:2800:220:1::1]:8443/",
            WebhookAddress("https", "2606:2800:220:1::1", 8443, "/"),
        ),
    ],
)
def test_an_address_is_read(text: str, expected: WebhookAddress) -> None:
    assert read(text, local=False) == expected


def test_the_host_header_has_the_port_that_is_not_usual() -> None:
    assert read("https://example.org/", local=False).authority == "example.org"
    assert read("https://example.org:8443/", local=False).authority == "example.org:8443"
    assert read("http://[::1]:8000/", local=True).authority == "[::1]:8000"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "scheme"),
        ("example.org/hook", "scheme"),
        ("ftp://example.org/", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("gopher://example.org:70/", "scheme"),
        ("https://user:secret@example.org/", "credentials"),
        ("https://user@example.org/", "credentials"),
        ("https://", "host"),
        ("https:///hook", "host"),
        ("https://exa mple.org/", "long"),
        ("https://example.org/a\r\nHost: b", "long"),
        ("https://example.org/" + "x" * 500, "long"),
        ("https://example.org/žluťoučký", "ascii"),
        ("https://[::1", "host"),
        ("https://example.org:99999/", "host"),
        ("https://" + "x" * 64 + ".org/", "host"),
        ("https://example.org:22/", "port"),
        ("https://example.org:0/", "port"),
        ("http://example.org:25/", "port"),
        ("http://127.0.0.1:8000/", "local"),
        ("http://localhost:8000/", "local"),
        ("http://LOCALHOST./", "local"),
        ("http://hall.localhost/", "local"),
        ("http://192.168.1.20/", "local"),
        ("http://[::1]/", "local"),
        ("http://[::ffff:10.0.0.1]/", "local"),
        ("http://169.254.169.254/latest/", "never"),
        ("http://0.0.0.0:8000/", "never"),
        ("http://[fe80::1%25eth0]/", "never"),
    ],
)
def test_what_is_no_address_is_refused_and_says_why(text: str, key: str) -> None:
    with pytest.raises(NotAnAddress) as refused:
        read(text, local=False)
    assert refused.value.says == f"NotAnAddress.{key}"
    assert str(refused.value)


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost", "192.168.1.20", "[fd00::7]"])
def test_local_addresses_are_taken_where_they_are_allowed(host: str) -> None:
    assert read(f"http://{host}/", local=True).target == "/"


@pytest.mark.parametrize("host", ["169.254.169.254", "0.0.0.0", "[fe80::1]", "224.0.0.1"])
def test_some_are_never_taken(host: str) -> None:
    with pytest.raises(NotAnAddress):
        read(f"http://{host}/", local=True)
