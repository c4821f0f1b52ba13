"""A server that starts itself again, because it has become another one: it follows no more, or has
been deposed, or needs a copy of the hall that no running server could take."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable
from pathlib import Path

STARTUP = Path(__file__).resolve().parent.parent.parent / "startup.py"


class _Wish:
    wanted = False


def ask() -> None:
    """The server ends as if it was told to, and `become` is called then. Any thread."""
    _Wish.wanted = True
    signal.raise_signal(signal.SIGINT if sys.platform == "win32" else signal.SIGTERM)


def wanted() -> bool:
    return _Wish.wanted


def become(options: argparse.Namespace, hand_over: Callable[[list[str]], int]) -> int:
    """The same server anew, on the same port; where a process cannot become another, its exit
    code. `hand_over` is that of `startup`, which imports us."""
    return hand_over([sys.executable, str(STARTUP), "serve", *arguments(options)])


def arguments(options: argparse.Namespace) -> list[str]:
    """Without what is done once: a demo, and whom to follow, which the data folder knows."""
    named = [f"--port={options.port}", f"--bind={options.bind}", f"--data={options.data}"]
    if options.backup:
        named.append(f"--backup={options.backup}")
    switches = {"--https": options.https, "--one-process": options.one_process}
    return [*named, *(name for name, on in switches.items() if on), "--no-demo"]
