"""`manage.py translation cs`: what that language still lacks, message by message."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from tournaments.words import guide, translations


class Command(BaseCommand):
    help = "Names what a language lacks: missing, stale and unknown messages, slots that differ."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("language", help="its folder: cs")
        parser.add_argument("--only", default="", help="files that begin so: tournaments/console")
        parser.add_argument(
            "--read", action="store_true", help="note that what is translated was read as it stands"
        )

        parser.add_argument(
            "--guide",
            nargs="?",
            const="",
            metavar="SECTION",
            help="note the same of the guide's sections, or of one by its address: a-round",
        )

    def handle(self, *_: Any, **options: Any) -> None:
        if options["read"]:
            count = translations.note_as_read(options["language"], options["only"])
            self.stdout.write(f"{count} messages noted as read")
        if options["guide"] is not None:
            count = guide.note_as_read(options["language"], options["guide"])
            self.stdout.write(f"{count} sections of the guide noted as read")
        every = [*translations.gaps(options["language"]), *guide.gaps(options["language"])]
        shown = [gap for gap in every if gap.file.startswith(options["only"])]
        for gap in shown:
            self.stdout.write(str(gap))
        self.stdout.write(f"{len(shown)} to do")
        raise SystemExit(bool(shown))
