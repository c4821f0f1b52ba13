"""Where this machine is reached, as `./hall` has found it."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from django.conf import settings


def own_addresses() -> list[str]:
    """Without a slash at the end; those of the network, or where there are none that of this
    machine alone."""
    known = [str(address) for address in settings.REACHED_BY]
    return [address for address in known if not _is_loopback(address)] or known


def _is_loopback(address: str) -> bool:
    host = urlsplit(address).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
