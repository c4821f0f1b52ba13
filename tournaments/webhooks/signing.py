"""Signatures as Standard Webhooks has them: HMAC-SHA256 over id, time stamp and body."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final

PREFIX: Final = "whsec_"
BYTES: Final = 32


def new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(BYTES)).decode()


def headers(keys: Iterable[str], message: str, at: int, body: bytes) -> dict[str, str]:
    """The three headers; `at` in seconds since 1970, a signature for each of the secrets."""
    signed = b".".join((message.encode(), str(at).encode(), body))
    return {
        "webhook-id": message,
        "webhook-timestamp": str(at),
        "webhook-signature": " ".join(f"v1,{_signature(key, signed)}" for key in keys),
    }


def _signature(key: str, signed: bytes) -> str:
    secret = base64.b64decode(key.removeprefix(PREFIX))
    return base64.b64encode(hmac.digest(secret, signed, hashlib.sha256)).decode()
