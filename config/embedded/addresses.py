"""Where the server listens, and under which addresses it is reached."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import socket
import sys

from .refusal import StartRefused

ANY = ("0.0.0.0", "::")  # noqa: S104
OPENS = ("hall.cmd" if sys.platform == "win32" else "./hall") + " --bind 0.0.0.0"
"""What opens the hall to the network."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's; asking for the way to it sends nothing."""


def listen(bind: str, port: int) -> socket.socket:
    """A socket bound to the address; StartRefused says in words why it cannot be."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            bind, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError:
        raise StartRefused(f"There is no address {bind} to listen on.") from None
    listener = socket.socket(family, kind, protocol)
    if sys.platform == "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise StartRefused(_why(error, bind, port)) from None
    listener.setblocking(False)
    return listener


def is_loopback(listener: socket.socket) -> bool:
    """Whether only this machine can reach the socket."""
    return ipaddress.ip_address(listener.getsockname()[0]).is_loopback


def urls(listener: socket.socket, scheme: str = "http") -> list[str]:
    """Addresses for a browser, without a slash at the end; this machine's own first."""
    return [_url(scheme, host, port_of(listener)) for host in hosts(listener)]


def hosts(listener: socket.socket) -> list[str]:
    """The addresses the socket is reached by; this machine's own first."""
    host = str(listener.getsockname()[0])
    return ["127.0.0.1", *_of_this_machine()] if host in ANY else [host]


def port_of(listener: socket.socket) -> int:
    return int(listener.getsockname()[1])


def machine() -> str:
    """This machine's name without its domain; empty when it is none that a certificate can hold."""
    name = socket.gethostname().partition(".")[0].lower()
    return name if name.isascii() and name.replace("-", "").isalnum() else ""


def names_of_machine() -> list[str]:
    """Every name that a browser on the local network may reach this machine by."""
    own = [machine(), f"{machine()}.local"] if machine() else []
    return ["localhost", *own]


def in_the_network() -> str:
    """The address by which the network this machine is in reaches it; empty when there is none."""
    return next(iter(_of_this_machine()), "")


def _of_this_machine() -> list[str]:
    addresses: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(ELSEWHERE)
        addresses.append(way.getsockname()[0])
    with contextlib.suppress(OSError):
        addresses += socket.gethostbyname_ex(socket.gethostname())[2]
    return [each for each in dict.fromkeys(addresses) if not ipaddress.ip_address(each).is_loopback]


def _url(scheme: str, host: str, port: int) -> str:
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def _why(error: OSError, bind: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use by another program: stop it, or choose one with --port."
    if error.errno == errno.EACCES:
        return f"Port {port} needs more rights: choose one above 1023 with --port."
    if error.errno == errno.EADDRNOTAVAIL:
        return f"This machine does not have the address {bind}."
    return f"Cannot listen on {bind}, port {port}: {error.strerror}."
