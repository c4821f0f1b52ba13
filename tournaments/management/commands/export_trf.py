"""`manage.py export_trf SLUG [FILE]`: a tournament as a report file (TRF26)."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from tournaments.exports.report import report_text
from tournaments.services import states
from tournaments.services.index import TournamentNotFound, stream_of
from tournaments.services.names import names_of


class Command(BaseCommand):
    help = "Write a tournament as a report file (TRF26)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug")
        parser.add_argument("file", type=Path, nargs="?", help="default: print it")

    def handle(self, *_args: object, **options: object) -> None:
        try:
            state = states.current(stream_of(str(options["slug"])))
        except TournamentNotFound as error:
            raise CommandError(str(error)) from None
        text = report_text(state, names_of(state))
        if options["file"] is None:
            self.stdout.write(text, ending="")
            return
        path = Path(str(options["file"]))
        try:
            path.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            raise CommandError(f"{path}: {error.strerror}") from None
