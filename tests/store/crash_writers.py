"""A process whose children append until they are killed.

`python -m tests.store.crash_writers STREAM`

For each line on standard input a child is forked that appends from two threads, and writes a line
`COMMAND-ID FIRST LAST` for every command once it is acknowledged. Forking spares the children the
start of Python and Django; each opens its own database connections.
"""

from __future__ import annotations

import itertools
import os
import sys
import threading

import django


def main() -> None:
    django.setup()
    stream = sys.argv[1]
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            append_for_ever(stream)
        os.write(1, f"child {child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"dead\n")


def append_for_ever(stream: str) -> None:
    for _ in range(2):
        threading.Thread(target=_append, args=(stream,)).start()
    threading.Event().wait()


def _append(stream: str) -> None:
    from events import store
    from tests.builders import envelope, noted

    for turn in itertools.count():
        sent = envelope()
        texts = ["crash"] * (1 + turn % 3)
        answer = store.execute(stream, sent, noted(*texts))
        line = f"{sent.command_id} {answer.first_seq} {answer.last_seq}\n"
        os.write(1, line.encode())  # one write: a line is whole or not there


if __name__ == "__main__":
    main()
