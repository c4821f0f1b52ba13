"""The passwords and keys of mirrors and what webhooks sign with are sealed by the server's secret:
whoever has a copy of the database alone writes nowhere and signs nothing."""

from __future__ import annotations

import base64
from typing import Final, Literal

from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

Owner = Literal["mirror", "webhook"]
KEYS_OF: Final = {"mirror": b"openhall mirror", "webhook": b"openhall webhook"}
"""What tells the key of one from that of the other."""


def seal(secret: str, of: Owner) -> str:
    """Empty stays empty."""
    return _cipher(of).encrypt(secret.encode()).decode() if secret else ""


def unseal(sealed: str, of: Owner) -> str | None:
    """None: it was sealed by another server's secret."""
    if not sealed:
        return ""
    try:
        return _cipher(of).decrypt(sealed.encode()).decode()
    except InvalidToken:
        return None


def _cipher(of: Owner) -> Fernet:
    key = HKDF(SHA256(), 32, None, KEYS_OF[of]).derive(settings.SECRET_KEY.encode())
    return Fernet(base64.urlsafe_b64encode(key))
