"""The server's log: on a full disk it falls silent, and nothing that logs fails because of it."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler

from events.outages import outage_of


class LogFile(RotatingFileHandler):
    """Loses lines that the disk does not take; the warnings on stderr say what is wrong."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the name is Python's)
        if not isinstance(sys.exception(), OSError):
            super().handleError(record)


class NoOutages(logging.Filter):
    """Leaves out the tracebacks of requests that met a full disk or a database that is away:
    `events.outages.say` has one line a minute for all of them."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return error is None or outage_of(error) is None
