"""`manage.py export_trf SLUG [FILE] [--edition trf16] [--code-of-192 CODE]`: a tournament as a
report file (TRF26, or TRF16 for programs that do not know that)."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from pairing.reported import OtherSystemError
from tournaments.exports.report import EDITIONS, Edition, report_text
from tournaments.services import states
from tournaments.services.index import TournamentNotFound, stream_of
from tournaments.services.names import names_of


class Command(BaseCommand):
    help = "Write a tournament as a report file (TRF26 or TRF16)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug")
        parser.add_argument("file", type=Path, nargs="?", help="default: print it")
        parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0])
        parser.add_argument(
            "--code-of-192", default="", metavar="CODE", help="an older code of the same system"
        )

    def handle(self, *_args: object, **options: object) -> None:
        try:
            state = states.current(stream_of(str(options["slug"])))
        except TournamentNotFound as error:
            raise CommandError(str(error)) from None
        edition: Edition = "trf16" if options["edition"] == "trf16" else "trf26"
        code = str(options["code_of_192"])
        try:
            text = report_text(state, names_of(state), edition, code)
        except OtherSystemError:
            raise CommandError(f"{code} does not name the system of this tournament") from None
        if options["file"] is None:
            self.stdout.write(text, ending="")
            return
        path = Path(str(options["file"]))
        try:
            path.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            raise CommandError(f"{path}: {error.strerror}") from None
