"""What everybody may know of the machines of a hall: which hall this is, and where it is led.

Pages keep it on their device. One whose server does not answer asks the other machine, and one
whose server leads no more hears of it where the hall is led.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec
from django.utils.crypto import salted_hmac

from . import leadership

ADDRESS: Final = re.compile(r"https?://(\[[0-9a-f:.]+\]|[A-Za-z0-9.-]+)(:[0-9]{1,5})?")
"""An origin, as the header of a page's policy and the script of a page may take it."""
MOST: Final = 12
"""Addresses of one machine that are believed: it has some networks, and two ports in each."""


class Machines(msgspec.Struct, frozen=True, kw_only=True):
    """`hall` is the same on both machines of a hall, and on no other. `leads`: this machine does,
    in that `epoch`. `led_at`: where to go instead, empty where nobody knows. `others`: addresses of
    the other machine."""

    hall: str
    epoch: int
    leads: bool
    led_at: str = ""
    others: tuple[str, ...] = ()


def known() -> Machines:
    """As this machine sees it now."""
    now = leadership.current()
    leads = leadership.may_write()
    sure = not leads and not leadership.in_doubt()
    return Machines(
        hall=hall(),
        epoch=now.epoch,
        leads=leads,
        led_at=next(iter(now.other), "") if sure else "",
        others=now.other,
    )


def hall() -> str:
    """Of the key that both machines have, and which it does not give away."""
    return salted_hmac("openhall.hall", "", algorithm="sha256").hexdigest()[:16]


def are_two() -> bool:
    """Whether there is anything to tell: this machine knows of another one."""
    return bool(leadership.current().other)


def origins(addresses: Iterable[str]) -> tuple[str, ...]:
    """Those that are addresses of a machine and nothing else, each once: they come from another
    one."""
    good = (each for each in dict.fromkeys(addresses) if ADDRESS.fullmatch(each))
    return tuple(good)[:MOST]
