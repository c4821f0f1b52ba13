"""Under which addresses others reach the hall: what is printed, hung on the wall and handed out.

An address of this machine alone (127.0.0.1) leads a phone nowhere. Whoever works on the server's
own machine gets the one it has in the network, as soon as it has one.
"""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache

from django.conf import settings
from django.http import HttpRequest
from django.http.request import split_domain_port

from config.embedded import addresses
from tournaments.words import READERS, speak

BELIEVED = 5.0
"""Seconds for which the addresses of this machine are not looked up again."""


def plain_address(request: HttpRequest, path: str) -> str:
    """For phones that do not know the hall's certificate: what is printed and hung on the wall.

    Empty while nobody but this machine reaches the hall.
    """
    name = _name(request)
    if not settings.PORTS:
        return _address(request.scheme or "http", name, _port(request), path)
    return _address("http", name, settings.PORTS[0], path)


def asked_address(request: HttpRequest, path: str) -> str:
    """By the scheme and the port that the page was asked by: what is handed to an arbiter.

    Empty while nobody but this machine reaches the hall.
    """
    return _address(request.scheme or "http", _name(request), _port(request), path)


def secure_address(request: HttpRequest, path: str) -> str:
    """For the device that asks, once it trusts the certificate; only where there is one."""
    return _address("https", _asked(request), settings.PORTS[1], path)


def how_to_open(request: HttpRequest, language: str = READERS) -> str:
    """One line for whoever wants others to reach the hall; empty when they do."""
    if _name(request):
        return ""
    if not settings.LISTENS:
        return speak("Shared-Address.another", {}, language)
    if settings.LISTENS in addresses.ANY:
        return speak("Shared-Address.not-connected", {}, language)
    return speak("Shared-Address.not-opened", {"command": addresses.OPENS}, language)


def _address(scheme: str, name: str, port: int | str, path: str) -> str:
    if not name:
        return ""
    host = f"[{name}]" if ":" in name else name
    return f"{scheme}://{host}{f':{port}' if port else ''}{path}"


def _name(request: HttpRequest) -> str:
    """The name or address others reach the server by: as it was asked, or that of this machine."""
    asked = _asked(request)
    return asked if asked and not _is_own(asked) else _in_the_network()


def _in_the_network() -> str:
    if settings.LISTENS not in addresses.ANY:
        return ""
    return _newest_address(settings.LISTENS, int(time.monotonic() / BELIEVED))


@lru_cache(maxsize=1)
def _newest_address(_listens: str, _moment: int) -> str:
    return addresses.in_the_network()


def _asked(request: HttpRequest) -> str:
    return split_domain_port(request.get_host())[0].strip("[]")


def _port(request: HttpRequest) -> str:
    return split_domain_port(request.get_host())[1]


def _is_own(name: str) -> bool:
    """Whether the name means the machine of whoever uses it."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
    return address.is_loopback or address.is_unspecified
