"""`manage.py audit_bundle SLUG FILE.zip`: a tournament's log as one file that anybody can check."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from events import store
from tournaments.exports import bundle
from tournaments.services import states
from tournaments.services.index import TournamentNotFound, stream_of
from tournaments.services.names import names_of


class Command(BaseCommand):
    help = "Write the log of a tournament as one zip file that is checked without this server."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug")
        parser.add_argument("file", type=Path)

    def handle(self, *_args: object, **options: object) -> None:
        try:
            stream = stream_of(str(options["slug"]))
        except TournamentNotFound as error:
            raise CommandError(str(error)) from None
        head = store.head(stream)
        state = states.at(stream, head.seq)
        contents = bundle.files(state, names_of(state), head, store.read(stream, 0, head.seq))
        path = Path(str(options["file"]))
        try:
            path.write_bytes(bundle.zipped(contents))
        except OSError as error:
            raise CommandError(f"{path}: {error.strerror}") from None
        self.stdout.write(f"{path}: {head.seq} events, head {head.hash}")
        self.stdout.write(f"SHA-256 of its manifest: {bundle.seal(contents)}")
        faults = bundle.faults(contents)
        if faults:
            raise CommandError("\n".join([f"{path} was written, but does not fit:", *faults]))
