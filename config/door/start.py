"""What the hall gives the door at its start: one line of JSON on its standard input."""

from __future__ import annotations

import base64
import socket
import ssl
from typing import Final

import msgspec

from config.descriptors import Room

OWN: Final = 128
"""Descriptors of the door itself, and of those who have just come or are just being ended."""

SPARE: Final = 32
"""Tunnels beyond those of the hall's connections: who comes finds a place while another goes."""


class Port(msgspec.Struct, frozen=True):
    """A listening socket: its descriptor, or on Windows what `socket.share` gave, in base64."""

    scheme: str
    descriptor: int = -1
    shared: str = ""

    def listener(self) -> socket.socket:
        if self.shared:
            shared = base64.b64decode(self.shared)
            opened: socket.socket = socket.fromshare(shared)  # type: ignore[attr-defined]
            return opened
        return socket.socket(fileno=self.descriptor)


class Start(msgspec.Struct, frozen=True):
    """`hall`: the path of a socket, or host and port; `certificate`: files of it and of its key;
    `hosts`: names of the server besides addresses and those of the local network."""

    hall: str | tuple[str, int]
    secret: str
    ports: tuple[Port, ...]
    room: Room
    hosts: tuple[str, ...] = ()
    certificate: tuple[str, str] | None = None


def tunnels(room: Room) -> int:
    """So many connections are passed on at once: each takes two descriptors of what the streams
    leave."""
    return max(1, (room.files - room.streams - OWN) // 2)


def connections_of_the_hall(room: Room) -> int:
    """From which number on the hall makes room for newcomers itself."""
    return max(1, min(room.connections, tunnels(room) - SPARE))


def context(certificate: tuple[str, str]) -> ssl.SSLContext:
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.load_cert_chain(*certificate)
    return made
