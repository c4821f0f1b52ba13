"""The passwords and keys of mirrors are sealed by the server's secret: whoever has a copy of the
database alone writes nowhere."""

from __future__ import annotations

import base64

from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings


def seal(secret: str) -> str:
    """Empty stays empty."""
    return _cipher().encrypt(secret.encode()).decode() if secret else ""


def unseal(sealed: str) -> str | None:
    """None: it was sealed by another server's secret."""
    if not sealed:
        return ""
    try:
        return _cipher().decrypt(sealed.encode()).decode()
    except InvalidToken:
        return None


def _cipher() -> Fernet:
    key = HKDF(SHA256(), 32, None, b"openhall mirror").derive(settings.SECRET_KEY.encode())
    return Fernet(base64.urlsafe_b64encode(key))
