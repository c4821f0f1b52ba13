"""HTTPS of the embedded server: the port beside the plain one, and the hall's certificate on it."""

from __future__ import annotations

import argparse
import socket
from dataclasses import dataclass

from . import addresses, certificate_folder
from .hall_certificate import may_vouch
from .refusal import StartRefused
from .server import Secure


@dataclass(frozen=True)
class SecureHall:
    """What is served, what the arbiters compare, and the addresses the certificate is for."""

    served: Secure
    fingerprint: str
    reachable: list[str]


def prepared(options: argparse.Namespace, plain: socket.socket) -> SecureHall:
    """Listens on the port after the plain one (any free one if that was chosen so).

    Raises StartRefused.
    """
    port = options.port and options.port + 1
    if port >= 1 << 16:
        raise StartRefused(f"HTTPS needs the port after {options.port}: choose a lower --port.")
    listener = addresses.listen(options.bind, port)
    own = list(dict.fromkeys(["127.0.0.1", "::1", *addresses.hosts(plain)]))
    authority, context = certificate_folder.prepared(
        options.data, addresses.machine(), addresses.names_of_machine(), own
    )
    both = zip(addresses.hosts(listener), addresses.urls(listener, "https"), strict=True)
    reachable = [url for host, url in both if may_vouch(authority.certificate, host)]
    served = Secure(listener, context, certificate_folder.files(options.data))
    return SecureHall(served, authority.fingerprint, reachable)
