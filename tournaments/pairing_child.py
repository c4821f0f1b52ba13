"""The pairing engine in a process of its own.

The job goes to the child's standard input, frames come back line by line (`pairing.codec`).
"""

from __future__ import annotations

import atexit
import contextlib
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from django.conf import settings

from pairing import codec
from pairing.model import NoLegalPairing, RoundPairing

from .child_process import Child, Children
from .domain.drafts.field import PairingInput

POLL: Final = 0.25
"""Seconds between two looks at the clock and at whether the pairing is still wanted."""


class ChildKilled(RuntimeError):  # noqa: N818
    """A signal ended the child: nobody's answer, the job may simply be run again."""


class ChildFailed(RuntimeError):  # noqa: N818
    """The child ended by itself without an answer, or answered what it must not."""


class TimeLimitReached(TimeoutError):  # noqa: N818
    """The engine needed longer than `settings.PAIRING_TIME_LIMIT`, which is `seconds`."""

    def __init__(self, seconds: str) -> None:
        super().__init__(f"no pairing within {seconds} seconds")
        self.seconds = seconds


class NoLongerWanted(RuntimeError):  # noqa: N818
    """The request was discarded while it was worked on, or this process is about to end."""


class Checked(NamedTuple):
    """The engine's answer, and who checked it ("": nobody knows the rules of that system)."""

    answer: RoundPairing | NoLegalPairing
    checker: str
    errors: tuple[codec.Objection, ...]


def pair(
    job: PairingInput,
    progress: Callable[[int, int], None],
    wanted: Callable[[], bool],
) -> Checked:
    """The engine's answer; `wanted` is asked a few times a second, `progress` told as it comes.

    Raises `ChildKilled`, `ChildFailed`, `TimeLimitReached`, `NoLongerWanted`.
    """
    if _stopping.is_set():
        raise NoLongerWanted
    deadline = time.monotonic() + time_limit()
    verdict = codec.CheckedFrame(checker="")
    with _started() as child:
        child.hand_over(codec.encode_job(job.system, job.options, job.field))
        while True:
            line = child.next_line(POLL)
            if line == b"":
                raise _ended(child)
            if line is not None:
                match _frame(line):
                    case codec.ProgressFrame(done, total):
                        progress(done, total)
                    case codec.CheckedFrame() as checked:
                        verdict = checked
                    case answer:
                        return Checked(answer, verdict.checker, verdict.errors)
            if time.monotonic() > deadline:
                raise TimeLimitReached(f"{time_limit():g}")
            if not wanted():
                raise NoLongerWanted


def time_limit() -> float:
    """Seconds that one pairing may take."""
    return float(settings.PAIRING_TIME_LIMIT)


def command() -> list[str]:
    """The program that pairs: ours, unless the settings name another that speaks the same."""
    own = [sys.executable, "-m", "pairing", "worker"]
    return list(settings.PAIRING_WORKER_COMMAND or own)


@contextlib.contextmanager
def _started() -> Iterator[Child]:
    with contextlib.ExitStack() as block:
        try:
            child = block.enter_context(_engines.started(command()))
        except OSError as error:
            raise ChildFailed(f"cannot be started: {error}") from error
        yield child


def _frame(line: bytes) -> codec.Frame:
    try:
        return codec.decode_frame(line)
    except codec.CodecError as error:
        raise ChildFailed(f"unreadable answer: {error}") from error


def _ended(child: Child) -> Exception:
    status, said = child.ended()
    if _stopping.is_set():
        return NoLongerWanted()
    if status < 0:
        return ChildKilled(f"ended by signal {-status}")
    return ChildFailed(f"ended with code {status} and no answer. {said}".strip())


_engines = Children("pairing-child")
_stopping = threading.Event()


@atexit.register
def stop() -> None:
    """This process is about to end: no engine is left behind, and none is started any more.

    The requests stay open; the sweeper asks again when there is a server.
    """
    _stopping.set()
    _engines.end()


def resume() -> None:
    """Takes `stop` back, where a worker starts in a process that had one before."""
    _stopping.clear()
