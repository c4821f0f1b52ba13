"""`manage.py restore FROM`: the hall of a back-up takes the place of what is in the data folder.

Exit codes: 0 done, or with --check: could be done; 1 not done, for the reason that is said; 2 not
understood; 3 the back-up is damaged; 4 something would be lost, or the expected head is not in it,
and --replace was not given; 5 another passphrase, or none. Unless it is 0 nothing was changed.
"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from events import head_check
from tournaments.backups import comparing, kept, passphrases, restoring
from tournaments.backups.archive import DATABASE
from tournaments.backups.kept import KeptHall
from tournaments.backups.refusal import BackupRefused, of_disk
from tournaments.backups.restoring import Compared


class Command(BaseCommand):
    help = "Prove a back-up and put it in the place of the hall; no server may run meanwhile."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "source", metavar="FROM", type=Path, help="A back-up, or a folder: the newest in it."
        )
        parser.add_argument(
            "--expect",
            type=_known,
            metavar="HASH[@SEQ]",
            help="A head that is known from a sheet, a console or another day: is it in the log?",
        )
        parser.add_argument(
            "--check", action="store_true", help="Only say what would be done; a server may run."
        )
        parser.add_argument(
            "--replace",
            action="store_true",
            help="Do it although something that is here would be gone (it is kept aside).",
        )
        parser.add_argument(
            "--passphrase-file",
            metavar="FILE",
            default=settings.BACKUP_PASSPHRASE_FILE,
            help="Its first line opens a sealed back-up (OPENHALL_BACKUP_PASSPHRASE_FILE).",
        )

    def handle(self, *_args: object, **options: object) -> None:
        try:
            hall = _hall()
            source = restoring.newest(Path(str(options["source"])))
            passphrase = passphrases.from_file(str(options["passphrase_file"] or ""))
            expected = options["expect"]
            known = expected if isinstance(expected, head_check.Known) else None
            with ExitStack() as held:
                restoring.refuse_follower(hall.data)
                if not options["check"]:
                    held.enter_context(restoring.alone(hall.data))
                compared, unpacked = held.enter_context(
                    restoring.proven(source, hall, passphrase, known)
                )
                self._say(source, compared)
                _refuse(compared, replace=bool(options["replace"]))
                if options["check"]:
                    self.stdout.write("It could be put back. Nothing was changed.")
                    return
                aside = restoring.put_in_place(unpacked, hall)
        except BackupRefused as refused:
            text = f"Nothing was put back. {refused}"
            raise CommandError(text, returncode=refused.exit) from None
        except OSError as error:
            raise CommandError(str(of_disk(error, settings.DATA_DIR))) from None
        if aside:
            self.stdout.write(f"What was there lies in {aside}.")
        self.stdout.write(f"The back-up is in place: {hall.data}")

    def _say(self, source: Path, compared: Compared) -> None:
        self.stdout.write(f"{source}: made at {compared.manifest.made_at}; every log is proven")
        for line in _lines(compared):
            self.stdout.write(line)


def _lines(compared: Compared) -> Iterator[str]:
    manifest = compared.manifest
    for stream, end in manifest.ends.items():
        yield f"{stream}: {end.seq} events, the last of {end.at}, head {end.hash}"
    yield from map(str, compared.differences)
    yield from comparing.erased_again(compared.differences)
    yield from compared.known
    if compared.unreadable:
        yield f"The database that is here cannot be read: {compared.unreadable}"
    if count := len(compared.lists):
        yield f"Rating lists without players: {count} (the page Rating lists says which)"
    for name, value in manifest.settings.items():
        yield f"It was made with {name}={value}"


def _refuse(compared: Compared, *, replace: bool) -> None:
    if replace:
        return
    if not compared.holds:
        text = (
            "The expected head is not in the back-up. With --replace it is put back all the same."
        )
        raise BackupRefused("not-expected", text)
    if compared.loses:
        text = (
            "What is here would be lost. With --replace it is kept aside, and the back-up put back."
        )
        raise BackupRefused("would-lose", text)


def _hall() -> KeptHall:
    hall = kept.of_settings()
    if hall.database.absolute() != (hall.data / DATABASE).absolute():
        text = f"The database {hall.database} is not that of the data folder {hall.data}."
        raise BackupRefused("elsewhere", text)
    return hall


def _known(text: str) -> head_check.Known:
    try:
        return head_check.read(text)
    except head_check.Unreadable as error:
        raise ArgumentTypeError(str(error)) from None
