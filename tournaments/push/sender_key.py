"""Who sends: this server's key, by which push services know its messages (VAPID, RFC 8292).

A push service passes on what is signed by the key that the browser was given when its reader asked
for messages: with another key all have to ask again.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from django.conf import settings

from ..webhooks.addresses import WebhookAddress
from .encryption import bytes_of, public_bytes, text_of

HOLDS: Final = 12 * 3600
"""Seconds; a push service takes at most a day."""
HALF: Final = 32
"""Bytes of each of the two numbers of a signature, and of a private key."""


def is_there() -> bool:
    """Whether this server has a key; without one it offers no messages."""
    return bool(settings.PUSH_KEY)


def public_text() -> str:
    """What browsers are given, base64url; empty where there is no key."""
    return _public_text(settings.PUSH_KEY) if settings.PUSH_KEY else ""


def new_key() -> str:
    """A private key as it is kept: its number, base64url."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return text_of(number.to_bytes(HALF, "big"))


def authorization(address: WebhookAddress) -> str:
    """The header for a push service. Its claims name the service alone, so that nobody else can use
    them, and whom it may turn to, where that is known."""
    claims: dict[str, object] = {
        "aud": f"{address.scheme}://{address.authority}",
        "exp": int(time.time()) + HOLDS,
    }
    if settings.PUSH_CONTACT:
        claims["sub"] = settings.PUSH_CONTACT
    return f"vapid t={token(_private(settings.PUSH_KEY), claims)}, k={public_text()}"


def token(key: ec.EllipticCurvePrivateKey, claims: dict[str, object]) -> str:
    """A JSON Web Token signed by ES256 (RFC 7515)."""
    signed = b".".join(text_of(part).encode() for part in (_HEADER, msgspec.json.encode(claims)))
    numbers = decode_dss_signature(key.sign(signed, ec.ECDSA(hashes.SHA256())))
    return f"{signed.decode()}.{text_of(b''.join(n.to_bytes(HALF, 'big') for n in numbers))}"


_HEADER: Final = b'{"typ":"JWT","alg":"ES256"}'


@cache
def _private(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(bytes_of(kept), "big"), ec.SECP256R1())


@cache
def _public_text(kept: str) -> str:
    return text_of(public_bytes(_private(kept).public_key()))
