"""The name by which one installation's things are told from another's where they share a place.

Two installations may use one Redis or one broker: what each keeps and rings there carries its own
name, `settings.INSTALLATION`. All servers and workers of an installation have the same secret key
and a database of the same name (its host may be called otherwise from each of them); a copy for
trials has another database at least. OPENHALL_INSTALLATION names it where that is not so.
"""

from __future__ import annotations

import hashlib


def name_of(secret_key: str, database: str) -> str:
    """16 hexadecimal digits, which tell nothing of the key."""
    told_apart_by = f"openhall installation\n{database}\n{secret_key}"
    return hashlib.sha256(told_apart_by.encode()).hexdigest()[:16]
