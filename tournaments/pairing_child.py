"""The pairing engine in a process of its own: a busy thread would make every answer of the server
ten times slower, and a process can be stopped.

The job goes to the child's standard input, frames come back line by line (`pairing.codec`).
"""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from typing import IO, Final, NamedTuple

from django.conf import settings

from pairing import codec
from pairing.model import NoLegalPairing, RoundPairing

from .domain.drafts.field import PairingInput

POLL: Final = 0.25
"""Seconds between two looks at the clock and at whether the pairing is still wanted."""

STDERR_KEPT: Final = 2000


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
    with _running() as (child, errors):
        lines = _lines_of(child)
        _hand_over(child, codec.encode_job(job.system, job.options, job.field))
        while True:
            line = _next_line(lines)
            if line == b"":
                raise _ended(child, errors)
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
    return float(getattr(settings, "PAIRING_TIME_LIMIT", 900))


def command() -> list[str]:
    """The program that pairs: ours, unless the settings name another that speaks the same."""
    own = [sys.executable, "-m", "pairing", "worker"]
    return list(getattr(settings, "PAIRING_WORKER_COMMAND", None) or own)


@contextlib.contextmanager
def _running() -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    """A child that is gone when the block ends, with everything it may have started."""
    with tempfile.TemporaryFile() as errors:
        child = _started(errors)
        _children.add(child)
        try:
            yield child, errors
        finally:
            _end(child)
            _children.discard(child)


def _started(errors: IO[bytes]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            cwd=settings.BASE_DIR,
            start_new_session=True,
        )
    except OSError as error:
        raise ChildFailed(f"cannot be started: {error}") from error


def _hand_over(child: subprocess.Popen[bytes], job: bytes) -> None:
    assert child.stdin is not None  # noqa: S101 (a pipe was asked for)
    with contextlib.suppress(BrokenPipeError), child.stdin as pipe:
        pipe.write(job)


def _lines_of(child: subprocess.Popen[bytes]) -> queue.SimpleQueue[bytes]:
    """The child's lines as they come, and an empty one at the end."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        assert child.stdout is not None  # noqa: S101 (a pipe was asked for)
        with contextlib.suppress(ValueError, OSError):
            for line in child.stdout:
                lines.put(line)
        lines.put(b"")

    threading.Thread(target=read, name="pairing-child", daemon=True).start()
    return lines


def _next_line(lines: queue.SimpleQueue[bytes]) -> bytes | None:
    try:
        return lines.get(timeout=POLL)
    except queue.Empty:
        return None


def _frame(line: bytes) -> codec.Frame:
    try:
        return codec.decode_frame(line)
    except codec.CodecError as error:
        raise ChildFailed(f"unreadable answer: {error}") from error


def _ended(child: subprocess.Popen[bytes], errors: IO[bytes]) -> Exception:
    status = child.wait()
    if _stopping.is_set():
        return NoLongerWanted()
    errors.seek(0)
    said = errors.read()[-STDERR_KEPT:].decode("utf-8", "replace").strip()
    if status < 0:
        return ChildKilled(f"ended by signal {-status}")
    return ChildFailed(f"ended with code {status} and no answer. {said}".strip())


def _end(child: subprocess.Popen[bytes]) -> None:
    if child.poll() is None:
        with contextlib.suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(child.pid, signal.SIGKILL)
            else:
                child.kill()
    child.wait()
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()


_children: set[subprocess.Popen[bytes]] = set()
_stopping = threading.Event()


@atexit.register
def stop() -> None:
    """This process is about to end: no engine is left behind, and none is started any more.

    The requests stay open; the sweeper asks again when there is a server.
    """
    _stopping.set()
    for child in tuple(_children):
        _end(child)


def resume() -> None:
    """Takes `stop` back, where a worker starts in a process that had one before."""
    _stopping.clear()
