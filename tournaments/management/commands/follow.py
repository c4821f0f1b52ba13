"""`manage.py follow --leader ADDRESS`: this data folder follows the hall that is led there.

`./hall --follow` calls it before it serves. Asks for the code once; without --leader it fetches a
copy where the folder lacks one. Exit code 0: there is a copy that can be gone on from.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from typing import Final

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from events import leadership
from tournaments.backups import kept
from tournaments.backups.kept import KeptHall
from tournaments.backups.refusal import BackupRefused, of_disk
from tournaments.follower import codes, installing
from tournaments.follower.calling import NotReached
from tournaments.follower.versions import program

AGAIN: Final = 2.0
"""Seconds until the leader is called again by a machine that has joined."""


class Command(BaseCommand):
    help = "Follow the hall that another machine leads; ./hall --follow does this and serves."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--leader", metavar="ADDRESS", default="")
        parser.add_argument("--reached-by", metavar="ADDRESS", action="append", default=[])

    def handle(self, *_args: object, **options: object) -> None:
        address = str(options["leader"]).rstrip("/")
        given = options["reached_by"]
        own = [str(each) for each in given] if isinstance(given, list) else []
        try:
            hall = kept.of_settings()
            self._join(hall, address, own)
            if installing.lacks_copy(hall.database):
                self._fetch(hall, own)
        except (BackupRefused, NotReached) as refused:
            raise CommandError(str(refused)) from None
        except OSError as error:
            raise CommandError(str(of_disk(error, settings.DATA_DIR))) from None

    def _join(self, hall: KeptHall, address: str, own: list[str]) -> None:
        now = leadership.read(hall.data)
        if not address or (now.role == "following" and address in now.other):
            return
        if now.role == "alone" and hall.database.is_file():
            raise CommandError(
                f"The data folder {hall.data} has a hall of its own: name another one with --data."
            )
        secret = codes.secret_of(self._code())
        if secret is None:
            raise CommandError(f"A code has {codes.LETTERS} letters and digits.")
        aside = installing.join(hall, address, secret, own)
        if aside:
            self.stdout.write(f"The hall that this machine had lies in {aside}.")

    def _code(self) -> str:
        if sys.stdin.isatty():
            self.stdout.write(
                "On the leading machine the page “How is the hall” gives a code for this one."
            )
            return input("Code: ")
        return sys.stdin.readline()

    def _fetch(self, hall: KeptHall, own: list[str]) -> None:
        """Until the leader is there: who has joined waits for it, after a power cut too."""
        said = ""
        while True:
            try:
                self.stdout.write("Receiving the hall ...")
                installing.fetch(hall, program(), own)
            except NotReached as error:
                if error.code != "silent":
                    raise
                if said != error.code:
                    self.stderr.write(f"{error} It is called again until it does.")
                said = error.code
                time.sleep(AGAIN)
            else:
                return
