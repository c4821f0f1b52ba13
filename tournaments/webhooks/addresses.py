"""Which addresses a webhook may have, and which of this world's it may be connected to.

A server that calls whatever it is told to can be made to call what only it can reach. What counts
is the address that is connected to: names are looked up, and checked, at each call.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple
from urllib.parse import SplitResult, urlsplit

from django.conf import settings

from ..services.unable import Unable

LONGEST: Final = 500
PORTS: Final = {"http": 80, "https": 443}
SFTP: Final = {"sftp": 22}
"""For files of a mirror, not for webhooks."""
FIRST_FREE_PORT: Final = 1024
"""Below it only the usual ports: the others speak something else."""

Standing = Literal["public", "local", "never"]
IP = ipaddress.IPv4Address | ipaddress.IPv6Address

LOCAL: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "127.0.0.0/8",
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "100.64.0.0/10",
        "::1/128",
        "fc00::/7",
    )
)
"""This machine, and the networks that are somebody's own (RFC 1918, 4193, 6598)."""
METADATA: Final = frozenset(
    map(
        ipaddress.ip_address,
        ("100.100.100.200", "168.63.129.16", "fd00:ec2::254", "fd20:ce::254"),
    )
)
"""Where providers tell a server its own keys, as far as that is no link-local address; one of them
is among those of the world."""
ASSIGNED: Final = ipaddress.IPv4Network("192.0.0.0/24")
"""For protocols (RFC 6890), and metadata too; releases of Python differ about it."""
GLOBAL_V6: Final = ipaddress.IPv6Network("2000::/3")
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


class WebhookAddress(NamedTuple):
    """An address as it is called; `host` is ASCII, without brackets."""

    scheme: str
    host: str
    port: int
    target: str

    @property
    def authority(self) -> str:
        """What the header `Host` says."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS.get(self.scheme) else f"{host}:{self.port}"


class NotAnAddress(Unable):
    """No webhook can have this address; the text says why."""


def read(text: str, *, local: bool, ports: Mapping[str, int] = PORTS) -> WebhookAddress:
    """The address in a text; `ports`: the usual one of each scheme that it may have. A name is only
    looked up when it is called. Raises NotAnAddress."""
    if len(text) > LONGEST or any(ord(each) <= ord(" ") or each == "\x7f" for each in text):
        raise NotAnAddress("NotAnAddress.long", most=LONGEST)
    parts, port = _split(text)
    if parts.scheme not in ports:
        raise NotAnAddress("NotAnAddress.sftp" if ports is SFTP else "NotAnAddress.scheme")
    if parts.username is not None or parts.password is not None:
        raise NotAnAddress("NotAnAddress.credentials")
    port = port if port is not None else ports[parts.scheme]
    if port not in ports.values() and port < FIRST_FREE_PORT:
        usual = ", ".join(map(str, ports.values()))
        raise NotAnAddress("NotAnAddress.port", port=port, usual=usual)
    address = WebhookAddress(parts.scheme, _host(parts), port, _target(parts))
    literal = _literal(address.host)
    if literal is not None and not may_connect(literal, local=local):
        raise _refused(literal, address.host)
    if local and not local_allowed():
        raise NotAnAddress("NotAnAddress.local-off")
    return address


def local_allowed() -> bool:
    """Whether who runs this server lets webhooks call its own machine and network at all."""
    return bool(settings.LOCAL_WEBHOOKS)


def may_connect(ip: IP, *, local: bool) -> bool:
    """Whether a webhook that may, or may not, be a `local` one is sent there."""
    allowed = ("public", "local") if local and local_allowed() else ("public",)
    return standing(ip) in allowed


def standing(ip: IP) -> Standing:
    """Public, of the local machine or network, or none to be called at all: link-local, multicast,
    reserved, documentation, a provider's metadata. One that holds an IPv4 address is as that."""
    if isinstance(ip, ipaddress.IPv6Address):
        inner = _inner(ip)
        if inner is not None:
            return standing(inner)
    if ip in METADATA or ip in ASSIGNED:
        return "never"
    if any(ip in network for network in LOCAL):
        return "local"
    if ip.version == 6 and (ip not in GLOBAL_V6 or ip.teredo is not None):
        return "never"
    return "public" if ip.is_global and not ip.is_multicast else "never"


def _refused(ip: IP, host: str) -> NotAnAddress:
    if standing(ip) != "local":
        return NotAnAddress("NotAnAddress.never", host=host)
    if not local_allowed():
        return NotAnAddress("NotAnAddress.local-off")
    return NotAnAddress("NotAnAddress.local", host=host)


def _inner(ip: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Mapped (::ffff:0:0/96), 6to4 (2002::/16) and NAT64 (RFC 6052)."""
    if ip in NAT64:
        return ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour


def _split(text: str) -> tuple[SplitResult, int | None]:
    try:
        parts = urlsplit(text)
        return parts, parts.port
    except ValueError:
        raise NotAnAddress("NotAnAddress.host") from None


def _host(parts: SplitResult) -> str:
    host = (parts.hostname or "").rstrip(".")
    if "%" in host:  # the zone of a link-local address
        raise NotAnAddress("NotAnAddress.never", host=host)
    if ":" not in host:
        try:
            host = host.encode("idna").decode()
        except UnicodeError:
            host = ""
    plain = host.replace("-", "").replace(".", "").replace(":", "").replace("_", "")
    if not plain.isalnum() or not host.isascii():
        raise NotAnAddress("NotAnAddress.host")
    return host


def _target(parts: SplitResult) -> str:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not target.isascii():
        raise NotAnAddress("NotAnAddress.ascii")
    return target


def _literal(host: str) -> IP | None:
    if host == "localhost" or host.endswith(".localhost"):
        return ipaddress.IPv4Address("127.0.0.1")
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
