"""`manage.py verify [STREAM ...] [--expect HASH[@SEQ]]`: prove the event log.

Exit code 1 when anything is wrong, or when none of the streams holds the expected head.
"""

from __future__ import annotations

import time
from argparse import ArgumentTypeError
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from events import guards, head_check, store, verification


class Command(BaseCommand):
    help = "Proves the event log: chain, heads, scopes, commands, and what is derived from it."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("streams", nargs="*", metavar="STREAM", help="Default: all streams.")
        parser.add_argument(
            "--expect",
            type=_known,
            metavar="HASH[@SEQ]",
            help="A head that is known from a sheet, a bundle or an earlier day: is it in the log?",
        )

    def handle(self, *_: Any, **options: Any) -> None:
        streams = options["streams"] or store.streams()
        faults = self._missing_guards() + sum(self._verify(stream) for stream in streams)
        if options["expect"]:
            faults += self._compare(streams, options["expect"])
        if faults:
            raise CommandError(f"{faults} faults", returncode=1)
        counted = "1 stream" if len(streams) == 1 else f"{len(streams)} streams"
        self.stdout.write(f"{counted}, no fault ({', '.join(verification.proofs())})")

    def _verify(self, stream: str) -> int:
        began = time.perf_counter()
        faults = verification.check(stream)
        for fault in faults:
            self.stdout.write(f"FAULT {fault}")
        if not faults:
            head = store.head(stream)
            took = time.perf_counter() - began
            self.stdout.write(f"{stream}: {head.seq} events, head {head.hash} ({took:.2f} s)")
            for note in verification.notes(stream):
                self.stdout.write(f"{stream}: {note}")
        return len(faults)

    def _compare(self, streams: list[str], known: head_check.Known) -> int:
        """One fault unless a stream holds the head."""
        written = set(store.streams())
        compared = {
            stream: head_check.compare(stream, known) for stream in streams if stream in written
        }
        faults = 0 if any(each.holds for each in compared.values()) else 1
        for stream, each in compared.items():
            said = head_check.sentence(each, each.event.recorded_at)
            self.stdout.write(f"{'FAULT ' * faults}{stream}: {known}: {said}")
        return faults

    def _missing_guards(self) -> int:
        names = guards.missing()
        for name in names:
            self.stdout.write(f"FAULT the guard {name} is missing or altered; run `migrate`")
        return len(names)


def _known(text: str) -> head_check.Known:
    try:
        return head_check.read(text)
    except head_check.Unreadable as error:
        raise ArgumentTypeError(str(error)) from None
