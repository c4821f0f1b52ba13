"""`manage.py backup TO`: the hall as it is, in one proven file, while it goes on.

Exit codes: 0 made; 1 not made, for the reason that is said; 2 not understood; 3 the log contradicts
itself; 5 a passphrase that cannot be read or is too short.
"""

from __future__ import annotations

from argparse import ArgumentParser
from datetime import UTC, datetime
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from tournaments.backups import kept, making, passphrases
from tournaments.backups.making import MadeBackup
from tournaments.backups.refusal import BackupRefused


class Command(BaseCommand):
    help = "Write a back-up of the hall, which may be running, into one file, and prove it."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("to", metavar="TO", type=Path, help="A new file, or a folder for it.")
        parser.add_argument(
            "--encrypt", action="store_true", help="Seal it by a passphrase that is asked for."
        )
        parser.add_argument(
            "--passphrase-file",
            metavar="FILE",
            default=settings.BACKUP_PASSPHRASE_FILE,
            help="Seal it by the first line of this file (OPENHALL_BACKUP_PASSPHRASE_FILE).",
        )
        parser.add_argument(
            "--without-lists", action="store_true", help="Leave the rating lists out."
        )

    def handle(self, *_args: object, **options: object) -> None:
        lists = not options["without_lists"]
        try:
            passphrase = passphrases.from_file(str(options["passphrase_file"] or ""))
            if options["encrypt"]:
                passphrase = passphrases.typed_twice()
            made = _made(Path(str(options["to"])), passphrase, lists=lists)
        except BackupRefused as refused:
            raise CommandError(f"No back-up was made. {refused}", returncode=refused.exit) from None
        for stream, end in made.ends.items():
            self.stdout.write(f"{stream}: {end.seq} events, head {end.hash}")
        sealed = "sealed" if passphrase else "not sealed: it holds the keys of the server"
        self.stdout.write(
            f"{made.path}: {made.size:,} bytes, {sealed}; read again and proven ({made.took:.1f} s)"
        )


def _made(to: Path, passphrase: str, *, lists: bool) -> MadeBackup:
    hall = kept.of_settings()
    if not hall.database.is_file():
        raise BackupRefused("no-hall", f"There is no database {hall.database}.")
    target = to / making.name_of(hall, datetime.now(UTC)) if to.is_dir() else to
    if target.exists():
        raise BackupRefused("exists", f"{target} is there already.")
    return making.make(hall, target.absolute(), passphrase, lists=lists)
