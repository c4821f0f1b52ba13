"""The child process that reads a list: how it is started and heard."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from ...child_process import Children
from ...rating_lists.build import Frame, Job, ListNotMade, Made, Progress

POLL: Final = 1.0
"""Seconds between two looks at whether the list is still wanted."""
COMMAND: Final = (sys.executable, "-m", "tournaments.rating_lists.build")
_FRAMES: Final = msgspec.json.Decoder(Frame)
_readers = Children("rating-list-child")


class ReaderFailed(RuntimeError):  # noqa: N818
    """It ended without an answer."""


def heard(job: Job) -> Iterator[Progress | Made | ListNotMade | None]:
    """What the child says; None where it has said nothing for a moment. Closing this ends it.

    Raises ReaderFailed.
    """
    with _readers.started(COMMAND) as child:
        child.hand_over(msgspec.json.encode(job))
        while True:
            line = child.next_line(POLL)
            if line is None:
                yield None
                continue
            if not line:
                raise ReaderFailed("{}: {}".format(*child.ended()))
            frame = _FRAMES.decode(line)
            yield frame
            if not isinstance(frame, Progress):
                return
