"""Counts of what may not happen too often, each for a while.

They live in Django's cache: on Redis, where there is one, they are those of all servers together.
"""

from __future__ import annotations

import hashlib
import ipaddress
from typing import Final

from django.core.cache import cache

WINDOW: Final = 60
"""Seconds after the first one in which they are counted together."""
WHOLE_NETWORK: Final = 64
"""Bits of an IPv6 address that a provider gives out; the others are the customer's to choose."""


def key(kind: str, value: str) -> str:
    """Of the count of `kind` for this value, which is not kept as it is."""
    return f"{kind}-{hashlib.sha256(value.encode('utf-8', 'replace')).hexdigest()}"


def network_of(address: str) -> str:
    """Whoever has one address of it has them all: an IPv4 address, the /64 of an IPv6 address."""
    try:
        host = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(host, ipaddress.IPv4Address):
        return str(host)
    if host.ipv4_mapped:
        return str(host.ipv4_mapped)
    return str(ipaddress.ip_network((int(host), WHOLE_NETWORK), strict=False))


def count(counted: str) -> int:
    """One more; how many there are now."""
    cache.add(counted, 0, WINDOW)
    try:
        return cache.incr(counted)
    except ValueError:  # the window closed between the two lines
        return 1


def uncount(counted: str) -> None:
    try:
        cache.decr(counted)
    except ValueError:
        return
