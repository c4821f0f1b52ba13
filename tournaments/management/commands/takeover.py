"""`manage.py takeover --other-is-off`: this machine, which followed, leads from now on.

For a machine whose server does not run; one that runs has a page for it (*Second machine*). Exit
code 0: the next start leads, and records the takeover in every log.
"""

from __future__ import annotations

from argparse import ArgumentParser

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from events import leadership
from tournaments.backups import kept, restoring
from tournaments.backups.refusal import BackupRefused, of_disk
from tournaments.domain.ids import UserId
from tournaments.follower import installing, takeover


class Command(BaseCommand):
    help = "Let this machine, which followed another one, lead the hall; no server may run."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--other-is-off",
            action="store_true",
            help="The machine that led is off, or its cable is unplugged; it is needed to say so.",
        )

    def handle(self, *_args: object, **options: object) -> None:
        try:
            hall = kept.of_settings()
            now = leadership.read(hall.data)
            if now.role != "following" or installing.lacks_copy(hall.database):
                raise CommandError(f"{hall.data} follows no machine, or has no copy yet.")
            for last in takeover.last_events():
                self.stdout.write(f"{last.name}: event {last.seq}, recorded at {last.at}")
            if not options["other_is_off"]:
                raise CommandError("Nothing was changed: say --other-is-off when that is so.")
            with restoring.alone(hall.data):
                by, ends = UserId(takeover.ACTOR), takeover.heads()
                leadership.write(hall.data, takeover.promoted(now, by, ends))
        except BackupRefused as refused:
            raise CommandError(str(refused), returncode=refused.exit) from None
        except OSError as error:
            raise CommandError(str(of_disk(error, settings.DATA_DIR))) from None
        self.stdout.write("The next start of this server leads the hall.")
