"""Which push services are called: the address of one comes from a browser, hence from anybody.

A server that called whatever it is told would be everybody's way to call others. The services of
the browsers are known; whoever runs this server names more of them (`OPENHALL_PUSH_SERVICES`).
"""

from __future__ import annotations

from typing import Final

from django.conf import settings

from ..webhooks import addresses
from ..webhooks.addresses import WebhookAddress

OF_BROWSERS: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""Chrome and all that are made of it, Firefox, Edge, Safari; each with the names below its own."""


class NoPushService(ValueError):  # noqa: N818 (a noun like NotAnAddress)
    """Nobody knows a push service there."""


def is_named(address: WebhookAddress) -> bool:
    """Whether who runs this server named it: then it may be in his own network, and without TLS."""
    return address.authority in settings.PUSH_SERVICES or address.host in settings.PUSH_SERVICES


def read(endpoint: str) -> WebhookAddress:
    """The address of a subscription. Raises NoPushService."""
    try:
        address = addresses.read(endpoint, local=addresses.local_allowed())
    except addresses.NotAnAddress:
        raise NoPushService from None
    of_browsers = address.scheme == "https" and any(
        address.host == name or address.host.endswith(f".{name}") for name in OF_BROWSERS
    )
    if not of_browsers and not is_named(address):
        raise NoPushService
    return address
