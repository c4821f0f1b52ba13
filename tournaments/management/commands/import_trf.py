"""`manage.py import_trf FILE`: a tournament report becomes a tournament that goes on from there."""

from __future__ import annotations

import uuid
from argparse import ArgumentParser
from pathlib import Path

from django.contrib.auth import get_user_model
from django.core.management.base import BaseCommand, CommandError
from django.utils.text import slugify

from events.messages import Envelope
from tournaments.domain.refusals import NotRecorded
from tournaments.imports.previews import FileRefused, all_problems
from tournaments.imports.service import create_from_report, preview
from tournaments.services.outcomes import Recorded
from tournaments.words import say


class Command(BaseCommand):
    help = "Make a tournament of a report file (TRF26, TRF16, TRF06, TRFx)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)
        parser.add_argument("--slug", help="its address (default: made of the name)")
        parser.add_argument("--festival", help="slug of the event it belongs to (default: its own)")
        parser.add_argument("--user", help="user name of the chief arbiter")
        parser.add_argument("--dry-run", action="store_true", help="only say what would be done")

    def handle(self, *_args: object, **options: object) -> None:
        path = Path(str(options["file"]))
        content = _content(path)
        shown = preview(content)
        for note in shown.notes:
            self.stderr.write(f"note: {note}")
        if not shown.good or shown.kind != "trf":
            raise CommandError("\n".join(all_problems(shown)) or f"{path}: not a report file")
        what = f"{len(shown.rows)} players, {shown.rounds} rounds, {shown.games} games"
        if options["dry_run"]:
            self.stdout.write(f"{shown.name}: {what}; nothing was written.")
            return
        slug = str(options["slug"] or _slug(shown.name, path))
        festival = str(options["festival"] or slug)
        envelope = Envelope(
            command_id=uuid.uuid4(), actor=_actor(options["user"]), role="", device="import_trf"
        )
        try:
            outcome = create_from_report(
                content, envelope, slug=slug, festival=festival, festival_name=shown.name
            )
        except FileRefused as refused:
            raise CommandError("\n".join(all_problems(refused.preview))) from None
        if not isinstance(outcome, Recorded):
            if isinstance(outcome, NotRecorded):
                raise CommandError(say(outcome))
            raise CommandError("The tournament was not made.")
        self.stdout.write(f"{slug}: {what}, {outcome.seq} events.")


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None


def _slug(name: str, path: Path) -> str:
    return slugify(name)[:60].strip("-") or slugify(path.stem)[:60].strip("-") or "imported"


def _actor(name: object) -> str:
    """The account that becomes chief arbiter: the named one, or the only sensible choice."""
    users = get_user_model().objects.filter(is_active=True)
    if name:
        user = users.filter(username=name).first()
        if user is None:
            raise CommandError(f"There is no active account {name}.")
    else:
        user = users.order_by("-is_superuser", "pk").first()
        if user is None:
            raise CommandError(
                "There is no account yet: start the server once, or createsuperuser."
            )
    return f"user:{user.pk}"
