"""The server's log: on a full disk it falls silent, and nothing that logs fails because of it."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from logging.handlers import RotatingFileHandler

from events.outages import outage_of

logger = logging.getLogger(__name__)


def log_threads() -> None:
    """What ends a thread goes the way of everything that is logged: to stderr and into the file.

    A hook that somebody else has set, a test for instance, stays.
    """
    if threading.excepthook is threading.__excepthook__:
        threading.excepthook = _say_what_ended


def _say_what_ended(ended: threading.ExceptHookArgs) -> None:
    """The traceback is part of the line: whatever it was, an outage too, the thread is gone."""
    if ended.exc_type is SystemExit:
        return
    said = "".join(traceback.format_exception(ended.exc_type, ended.exc_value, ended.exc_traceback))
    name = ended.thread.name if ended.thread else "?"
    logger.error("the thread %s ended with an error\n%s", name, said.rstrip())


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
