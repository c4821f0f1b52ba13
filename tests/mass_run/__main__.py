"""The command of a mass run: see the package."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from pairing.sentences import speak_with
from pairing.spoken import english

from . import __doc__ as described
from .state import OtherRunError, State, figures, keep, read_state
from .tournament import Played, add, play

EVERY = 20.0
"""Seconds between two lines of progress, each after the state was kept."""


def main(arguments: list[str] | None = None) -> int:
    """1 if something differs."""
    asked = _parser().parse_args(arguments)
    if asked.background:
        return _in_background(asked)
    try:
        state = read_state(asked.state, asked.seed, Path(asked.program).name)
    except OtherRunError as error:
        sys.stderr.write(f"{error}\n")
        return 3
    if not asked.show:
        with _interrupted():
            _run(asked, state)
    _say(*figures(state))
    return int(not state.agrees)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mass_run",
        description=described,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tournaments", type=int, default=50_000, help="how many in all")
    parser.add_argument("--seed", default="endorsement")
    parser.add_argument("--state", type=Path, default=Path("var/mass-run.json"), metavar="FILE")
    parser.add_argument("--program", default="", help="the path of bbpPairings 6")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, help="stop after so many; the state is kept")
    parser.add_argument("--nice", type=int, default=19)
    parser.add_argument("--background", action="store_true", help="go on when this terminal ends")
    parser.add_argument("--show", action="store_true", help="the figures of the state, and no more")
    return parser


def _in_background(asked: argparse.Namespace) -> int:
    """The same command in a session of its own; its lines go into a file beside the state."""
    asked.state.parent.mkdir(parents=True, exist_ok=True)
    log = asked.state.with_suffix(".log")
    words = [word for word in sys.argv[1:] if word != "--background"]
    with log.open("a") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.mass_run", *words],
            stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True,
        )  # fmt: skip
    process.returncode = 0  # nobody waits for it
    _say(f"process {process.pid}; {log} says how far it is, SIGTERM stops it with its state kept")
    return 0


@contextmanager
def _interrupted() -> Iterator[None]:
    """SIGTERM and Ctrl-C end the run after the tournaments that are done, with its figures."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    except KeyboardInterrupt:
        _say("stopped")
    finally:
        signal.signal(signal.SIGTERM, before)


def _run(asked: argparse.Namespace, state: State) -> None:
    """Every tournament that is not done; the state is kept as often as progress is said."""
    os.nice(asked.nice)
    began = said = time.monotonic()
    first, before = state.done, state.seconds
    try:
        for played in _played(asked, state.done):
            add(state, played)
            now = time.monotonic()
            state.seconds = before + now - began
            if now - said >= EVERY:
                said = now
                keep(state, asked.state)
                _say(_progress(state, asked.tournaments, (state.done - first) / (now - began)))
            if asked.minutes and now - began >= asked.minutes * 60:
                break
    finally:
        keep(state, asked.state)


def _progress(state: State, wanted: int, each_second: float) -> str:
    left = (wanted - state.done) / each_second / 60
    return (
        f"{state.done:,} of {wanted:,} tournaments, {state.rounds:,} rounds, "
        f"{len(state.differences)} differences, {len(state.of_program.unknown)} not explained; "
        f"{each_second:.1f} a second, {left:,.0f} minutes left"
    )


def _played(asked: argparse.Namespace, first: int) -> Iterator[Played]:
    """In the order of their numbers."""
    one = partial(play, seed=asked.seed, program=asked.program)
    numbers = range(first, asked.tournaments)
    if asked.processes == 1:
        speak_with(english)
        yield from map(one, numbers)
        return
    with get_context("spawn").Pool(asked.processes, speak_with, (english,)) as pool:
        yield from pool.imap(one, numbers, chunksize=4)


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
