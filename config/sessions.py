"""Log-ins stand in the database; where another machine writes that, in a signed cookie.

A machine that follows is read, and its chief takes over by a log-in at it: neither may write a row.
"""

from __future__ import annotations

from typing import Any

from django.contrib.sessions.backends import signed_cookies
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore

from events import leadership


class SessionStore(DatabaseStore):
    """What Django asks for; of which kind shows with each request."""

    def __new__(cls, session_key: str | None = None) -> Any:
        if leadership.may_write():
            return super().__new__(cls)
        return signed_cookies.SessionStore(session_key)
