"""The machines behind a name that may be called: looked up and checked as they are called."""

from __future__ import annotations

import ipaddress
import socket
from typing import NamedTuple

from .addresses import local_allowed, may_connect


class NotAllowed(OSError):  # noqa: N818
    """None of the addresses of that name may be called."""


class SocketPlace(NamedTuple):
    """`at`: an address as a socket connects to it."""

    family: int
    at: tuple[str, int]


def places(host: str, port: int, *, local: bool) -> list[SocketPlace]:
    """Those of the name that may be called, in the order in which the system would. Raises
    `socket.gaierror`."""
    looked_up = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    every = (SocketPlace(family, (str(at[0]), int(at[1]))) for family, *_, at in looked_up)
    return [place for place in every if _may_call(place, local=local)]


def connected(host: str, port: int, *, local: bool, within: float) -> socket.socket:
    """A socket connected to the first of them that answers; `within`: seconds for each. Raises
    NotAllowed, `socket.gaierror`, OSError."""
    error: OSError | None = None
    for place in places(host, port, local=local):
        made = socket.socket(place.family, socket.SOCK_STREAM)
        made.settimeout(within)
        try:
            made.connect(place.at)
            return made
        except OSError as failed:
            made.close()
            error = failed
    raise error or NotAllowed


def _may_call(place: SocketPlace, *, local: bool) -> bool:
    """An address of this very machine is a local one, whatever it looks like."""
    ip = ipaddress.ip_address(place.at[0].partition("%")[0])
    if not may_connect(ip, local=local):
        return False
    return (local and local_allowed()) or not _is_own(place)


def _is_own(place: SocketPlace) -> bool:
    """Who calls himself does so from the address that he calls; nothing is sent to find out."""
    try:
        with socket.socket(place.family, socket.SOCK_DGRAM) as asked:
            asked.connect(place.at)
            own, called = str(asked.getsockname()[0]), place.at[0]
            return ipaddress.ip_address(own) == ipaddress.ip_address(called)
    except (OSError, ValueError):
        return False
