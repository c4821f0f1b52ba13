"""The places of the live streams: so many in all, so many from one address.

An address is that of the client, behind a known proxy the forwarded one; of IPv6 the network, as
one client has as many addresses there as it wants. When all places are taken, an address that has
few gets one of those of the address that has most.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Final

FEWER: Final = 2
"""The heaviest address gives a place to who would not have half as many as it has."""

NETWORK_OF_ONE_CLIENT: Final = 64
"""Bits of an IPv6 address that are the same for all addresses of one client."""


class StreamPlace:
    """One stream's; `end` is called when somebody else needs the place more."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.given_away = False
        self._end: Callable[[], object] | None = None

    def on_end(self, end: Callable[[], object]) -> None:
        """`end` is called when the place is given away, at once if it has been."""
        self._end = end
        if self.given_away:
            end()

    def give_away(self) -> None:
        self.given_away = True
        if self._end is not None:
            self._end()


class Places:
    """Those of one process; lives on one event loop."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._taken = 0
        self._of: dict[str, dict[StreamPlace, None]] = {}

    @property
    def taken(self) -> int:
        return self._taken

    def is_free_for(self, address: str) -> bool:
        """Whether `take` would give one now."""
        own = len(self._of.get(address, ()))
        if own >= self._most_of_one:
            return False
        return self._taken < self._most or own * FEWER + FEWER < self._heaviest()

    def take(self, address: str) -> StreamPlace | None:
        """A place, which must be left; None when this address has to wait."""
        if not self.is_free_for(address):
            return None
        if self._taken >= self._most:
            self.give_one_away()
        place = StreamPlace(address)
        self._of.setdefault(address, {})[place] = None
        self._taken += 1
        return place

    def leave(self, place: StreamPlace) -> None:
        own = self._of.get(place.address, {})
        if place in own:
            del own[place]
            self._taken -= 1
            if not own:
                del self._of[place.address]

    def give_one_away(self) -> bool:
        """Ends the newest stream of the address that has most; whether there was one."""
        if not self._of:
            return False
        heaviest = max(self._of, key=lambda address: len(self._of[address]))
        place = next(reversed(self._of[heaviest]))
        self.leave(place)
        place.give_away()
        return True

    def _heaviest(self) -> int:
        return max(map(len, self._of.values()), default=0)


def address_of(host: str) -> str:
    """What counts as one address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK_OF_ONE_CLIENT), strict=False))
