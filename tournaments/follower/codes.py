"""The code by which one machine joins: shown once to the chief, valid for a while, used once.

It is a secret of 100 bits that is typed and never sent (`link`), so that nobody who listens can
find it by trying. It is kept in memory alone: a server that starts again knows none.
"""

from __future__ import annotations

import base64
import secrets
import threading
import time
from typing import Final

VALID_FOR: Final = 600.0
"""Seconds."""
LETTERS: Final = 20
GROUP: Final = 4


class JoiningCode:
    """At most one is valid."""

    def __init__(self) -> None:
        self._mutex = threading.Lock()
        self._secret = b""
        self._until = 0.0

    def issue(self) -> str:
        """A new one, in groups of four; the one before is void."""
        letters = base64.b32encode(secrets.token_bytes(15)).decode()[:LETTERS]
        with self._mutex:
            self._secret, self._until = letters.encode(), time.monotonic() + VALID_FOR
        return "-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP))

    def secret(self) -> bytes | None:
        """Of the valid one."""
        with self._mutex:
            return self._secret if self._secret and time.monotonic() < self._until else None

    def use(self, secret: bytes) -> bool:
        """Whether it was valid until now; it is no more."""
        with self._mutex:
            valid = self._secret == secret and time.monotonic() < self._until
            if valid:
                self._secret = b""
            return valid


CODE: Final = JoiningCode()


def secret_of(typed: str) -> bytes | None:
    """What was typed, with or without hyphens, in any case; None where it cannot be a code."""
    letters = "".join(typed.split()).replace("-", "").upper()
    letters = letters.replace("0", "O").replace("1", "I").replace("8", "B")
    valid = len(letters) == LETTERS and letters.isascii() and letters.isalnum()
    return letters.encode() if valid else None
