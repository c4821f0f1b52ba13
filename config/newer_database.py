"""A server or worker of an older program does not begin on the tables of a newer one.

Whoever was running when the tables changed goes on until it is stopped: what it cannot read it
refuses tournament by tournament (`events.codec.NewerEvent`).
"""

from __future__ import annotations

import logging

from django.db import close_old_connections, connection

from events import newer
from events.outages import outage_of, say

logger = logging.getLogger(__name__)


def refusal() -> str:
    """Why nothing may begin here; empty: it may. A database that is away is asked by `/ready/`."""
    try:
        close_old_connections()
        last = newer.changed_tables()
    except Exception as error:
        outage = outage_of(error)
        if outage is None:
            raise
        say(outage, error, "the start")
        return ""
    finally:
        connection.close()
    if not last:
        return ""
    return f"The database was changed by a newer Openhall ({last}): start that one."
