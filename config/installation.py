"""The name by which one installation's things are told from another's where they share a place.

Two installations may use one Redis: what each keeps and rings there carries its own name. All
servers and workers of an installation have the same secret key, and no two installations share
one; the name tells nothing of the key.
"""

from __future__ import annotations

import hashlib


def name_of(secret_key: str) -> str:
    """16 hexadecimal digits."""
    return hashlib.sha256(f"openhall installation\n{secret_key}".encode()).hexdigest()[:16]
