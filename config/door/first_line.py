"""The first line of each connection from the door to the hall: what it is, and whose.

`SECRET tunnel SCHEME CLIENT PORT SERVER PORT` or `SECRET bell`. The secret is made anew at each
start and given to the door alone, so that no other program of this machine says who a client is.
"""

from __future__ import annotations

import hmac
from typing import Final, NamedTuple

LONGEST: Final = 512
"""Bytes."""

SCHEMES: Final = ("http", "https")

Address = tuple[str, int]


class NotFromTheDoor(Exception):  # noqa: N818
    """Whoever has connected is not the door of this hall."""


class Tunnelled(NamedTuple):
    """A client's connection: how he speaks, from where, and which address he came to."""

    scheme: str
    client: Address
    server: Address


def bell(secret: str) -> bytes:
    return f"{secret} bell\n".encode()


def tunnel(secret: str, of: Tunnelled) -> bytes:
    words = (secret, "tunnel", of.scheme, *of.client, *of.server)
    return " ".join(map(str, words)).encode() + b"\n"


def read(secret: str, line: bytes) -> Tunnelled | None:
    """What a line without its end says; None: the bell. Raises NotFromTheDoor."""
    given, _, rest = line.partition(b" ")
    if not hmac.compare_digest(given, secret.encode()):
        raise NotFromTheDoor
    match rest.decode("ascii", "replace").split(" "):
        case ["bell"]:
            return None
        case ["tunnel", scheme, client, client_port, server, server_port] if scheme in SCHEMES:
            if client_port.isdecimal() and server_port.isdecimal():
                here = (server, int(server_port))
                return Tunnelled(scheme, (client, int(client_port)), here)
    raise NotFromTheDoor
