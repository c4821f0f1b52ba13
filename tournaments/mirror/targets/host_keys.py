"""The key by which a host of SFTP is known: met once, or entered, and the only one from then on.

It is written as its kind and the fingerprint of OpenSSH: "ssh-ed25519 SHA256:…"; the kind may be
left out where somebody enters it.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

LONGEST: Final = 120
WRITTEN: Final = re.compile(r"(?:([a-z][a-z0-9@.-]{0,39}) )?(SHA256:[A-Za-z0-9+/]{43})=?")
SIGNED_BY: Final = {
    "ssh-ed25519": ("ssh-ed25519",),
    "ecdsa-sha2-nistp256": ("ecdsa-sha2-nistp256",),
    "ecdsa-sha2-nistp384": ("ecdsa-sha2-nistp384",),
    "ecdsa-sha2-nistp521": ("ecdsa-sha2-nistp521",),
    "ssh-rsa": ("rsa-sha2-512", "rsa-sha2-256"),
}
"""How a host signs by each kind of key (RFC 8709, 5656, 8332), the kinds as they are asked for."""


class HostKey(NamedTuple):
    """`kind`: "" where it is not known."""

    kind: str
    fingerprint: str

    def __str__(self) -> str:
        return f"{self.kind} {self.fingerprint}".lstrip()


def read(text: str) -> HostKey | None:
    """None: it is no key of a host as OpenSSH writes it."""
    written = WRITTEN.fullmatch(text.strip())
    if not written or (written[1] or "ssh-rsa") not in SIGNED_BY:
        return None
    return HostKey(written[1] or "", written[2])


def asked_for(known: HostKey | None) -> list[tuple[str, ...]]:
    """What a host is asked to sign by, try by try: a key whose kind nobody entered may be any of
    those that it has. By the last try it shows the one that it would rather be known by."""
    every = tuple(each for signed_by in SIGNED_BY.values() for each in signed_by)
    if known is None:
        return [every]
    if known.kind:
        return [SIGNED_BY[known.kind], every]
    return [*SIGNED_BY.values(), every]
