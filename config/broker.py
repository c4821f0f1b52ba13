"""How Celery speaks to its broker: nobody waits for one that is away or has fallen silent."""

from __future__ import annotations

from typing import Any, Final

CONNECTS_WITHIN: Final = 2
ANSWERS_WITHIN: Final = 5
"""Seconds; more than the one for which a worker has its Redis hold back an answer."""

ASKS_AFTER: Final = 5
"""Seconds without an answer until a worker looks whether its Redis is there at all."""


def transport_of(url: str) -> str | None:
    """What speaks to it; None: what Celery knows by the address."""
    return "config.hall_broker:Transport" if url.startswith("memory:") else None


def broker_options(url: str, installation: str, *, longest_task: int) -> dict[str, Any]:
    """Celery's transport options for that address; `longest_task` in seconds."""
    if url.startswith("memory:"):
        return {}
    options: dict[str, Any] = {"visibility_timeout": longest_task}
    if url.startswith(("redis", "sentinel")):
        options |= {
            "global_keyprefix": f"openhall-{installation}:",
            "socket_connect_timeout": CONNECTS_WITHIN,
            "socket_timeout": ANSWERS_WITHIN,
            "health_check_interval": ASKS_AFTER,
        }
    return options
