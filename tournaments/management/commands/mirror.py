"""`manage.py mirror SLUG`: brings a tournament's mirror to the newest version, here and now.

With `--to FOLDER` the files go to that folder, whatever mirror the chief has set or not.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from tournaments.mirror import bringing, keeping
from tournaments.mirror.listed import FilesListed
from tournaments.mirror.newest import NewestVersion
from tournaments.mirror.targets.folder import Folder
from tournaments.mirror.targets.target import MirrorFailed
from tournaments.models import Mirror
from tournaments.services.index import TournamentNotFound, stream_of
from tournaments.words import label, languages


class Command(BaseCommand):
    help = "Write the public pages of a tournament as files that any web host serves."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("slug")
        parser.add_argument("--to", type=Path, help="a folder; default: the mirror that is set")
        parser.add_argument(
            "--language",
            action="append",
            choices=sorted(languages.known()),
            help="of the pages in that folder, the first one on top; may be given again",
        )

    def handle(self, *_args: object, **options: object) -> None:
        try:
            stream = stream_of(str(options["slug"]))
        except TournamentNotFound as error:
            raise CommandError(str(error)) from None
        folder, chosen = options["to"], options["language"]
        if isinstance(folder, Path):
            spoken = [*dict.fromkeys(chosen)] if isinstance(chosen, list) else [languages.of_hall()]
            self._write(stream, folder, spoken)
        else:
            self._bring(stream)

    def _write(self, stream: str, folder: Path, spoken: list[str]) -> None:
        target = Folder(folder)
        try:
            while True:
                newest = NewestVersion(stream, spoken)
                since = bringing.version_there(newest, target)
                try:
                    notes = FilesListed(target)
                    if not since:
                        notes.distrust()
                    made = bringing.bring(newest, target, notes, since=since)
                    break
                except bringing.Stopped:
                    continue  # somebody was erased meanwhile
        except MirrorFailed as failure:
            raise CommandError(f"{label('MirrorProblem', failure.problem)}: {folder}") from None
        files = len(notes.standing())
        self.stdout.write(f"{folder}: version {made.version}, {files} files")

    def _bring(self, stream: str) -> None:
        mirror = keeping.of_tournament(stream)
        if mirror is None:
            raise CommandError("This tournament has no mirror; --to names a folder.")
        keeping.go_on(mirror)
        while bringing.run(mirror.pk):
            pass
        now = Mirror.objects.get(pk=mirror.pk)
        if now.failures:
            raise CommandError(f"{label('MirrorProblem', now.problem)} {now.problem_path}")
        self.stdout.write(f"{now.address}: version {now.version}, {now.files.count()} files")
