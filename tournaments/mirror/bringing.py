"""Brings a mirror to the newest version: one worker at a time, a batch of files after the other.

What stands there is noted batch by batch: a worker that dies goes on where it was, and the head,
which tells of the pages, is written when all of them stand there.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from itertools import islice
from typing import Final, Protocol

import msgspec
from django.utils import timezone

from events.messages import utc_text

from ..models import Mirror, MirrorFile
from ..services import leases
from ..webhooks import calling
from ..webhooks.outbox import PAUSES, at_least, is_due, pause_after
from . import bodies, head, keeping, maker, opening
from .bodies import MirrorBody
from .keys import digest
from .newest import NewestVersion
from .plan import StandingFile, changed, is_older, plan
from .targets.target import MirrorFailed, Target

SLICE: Final = 20.0
"""Seconds of a worker's time; then others have their turn."""
SHORTEST_REST: Final = 5
LONGEST_REST: Final = 20
REST: Final = 3
"""A mirror rests so many times as long as its files took, for a processor has more to do."""
BATCH: Final = 16
"""Files whose bodies are held at once."""

logger = logging.getLogger(__name__)


class Notes(Protocol):
    """What is known of the files at one place."""

    def standing(self) -> dict[str, StandingFile]: ...
    def distrust(self) -> None:
        """Files stand there, and nobody knows what is in them."""
        ...

    def wrote(self, files: Mapping[str, StandingFile]) -> None: ...
    def removed(self, path: str) -> None: ...
    def left(self, files: int) -> None: ...
    def goes_on(self) -> bool: ...


class Stopped(Exception):  # noqa: N818 (it goes on later)
    """There is more to be done, by somebody's next turn."""


def lease_of(number: int) -> str:
    return f"mirror:{number}"


def run(number: int) -> bool:
    """Brings that mirror to the newest version, unless somebody does; whether there is more."""
    with leases.Lease(lease_of(number)) as lease:
        mirror = Mirror.objects.filter(pk=number).first() if lease.held else None
        if mirror is None or not is_time(mirror):
            return False
        try:
            _bring(mirror, lease)
        except Stopped:
            return not calling.stopped()
        except MirrorFailed as failure:
            if not calling.stopped():  # this process ends, and nobody is to blame
                _note_failure(mirror, failure)
        return False


def is_time(mirror: Mirror) -> bool:
    """Whether its turn has come; an older head is always written again."""
    return not mirror.stopped and is_due(mirror.tried_at, mirror.pause)


def rests(mirror: Mirror) -> bool:
    """Whether newer files have to wait, for the last ones have just been made."""
    if mirror.anew or mirror.written_at is None:
        return False
    return 0 <= (timezone.now() - mirror.written_at).total_seconds() < mirror.rest


def head_is_old(mirror: Mirror) -> bool:
    age = timedelta(seconds=head.EVERY)
    return mirror.written_at is None or not mirror.written_at > timezone.now() - age


def bring(newest: NewestVersion, target: Target, notes: Notes, *, since: int) -> head.MirrorHead:
    """Writes what is not there, removes what shall not be, and the head last; `since`: the version
    that stands there. Raises MirrorFailed and Stopped."""
    standing = notes.standing()
    pages = {page.path: page for page in newest.pages()}
    files = maker.current().files(newest.languages)
    keys = {path: digest(body) for path, body in files.items()}
    wanted = keys | {path: page.key for path, page in pages.items()}
    outdated = bool(standing) and newest.is_outdated_after(since)
    to_do = plan(wanted, standing, people_first=outdated)
    left = len(to_do.remove) + len(to_do.write) + len(to_do.later) + len(to_do.remove_last) + 1
    notes.left(left)
    for path in to_do.remove:
        _remove(target, notes, path)
        left -= 1
    for part in filter(None, (to_do.write, to_do.later)):
        if part is to_do.later:
            _write_head(newest, target, notes)
        for batch in _batches(bodies.made(newest, part, pages, files, keys, standing), BATCH):
            _write(target, batch)
            wrote = {file.path: _noted(file, standing, newest.version) for file in batch}
            notes.wrote(wrote)
            left -= len(batch)
            notes.left(left)
            if not notes.goes_on() or not newest.holds_still():
                raise Stopped
    written = _write_head(newest, target, notes)
    for path in to_do.remove_last:
        _remove(target, notes, path)
    notes.left(0)
    return written


def _write_head(newest: NewestVersion, target: Target, notes: Notes) -> head.MirrorHead:
    written = _head(newest, notes.standing())
    target.write(head.PATH, msgspec.json.encode(written))
    return written


class _RowsOfMirror:
    """The notes of a mirror, in the database."""

    def __init__(self, mirror: Mirror, lease: leases.Lease) -> None:
        self._mirror = mirror
        self._lease = lease
        self._ends = time.monotonic() + SLICE

    def standing(self) -> dict[str, StandingFile]:
        rows = self._mirror.files.values_list("path", "key", "digest", "version")
        return {path: StandingFile(key, digest, version) for path, key, digest, version in rows}

    def distrust(self) -> None:
        """Once: the next worker goes on where this one stops."""
        self._mirror.files.update(key="")
        Mirror.objects.filter(pk=self._mirror.pk).update(version=0, tag="", written_at=None)

    def wrote(self, files: Mapping[str, StandingFile]) -> None:
        MirrorFile.objects.bulk_create(
            [
                MirrorFile(mirror=self._mirror, path=path, **file._asdict())
                for path, file in files.items()
            ],
            update_conflicts=True,
            unique_fields=("mirror", "path"),
            update_fields=("key", "digest", "version"),
        )

    def removed(self, path: str) -> None:
        self._mirror.files.filter(path=path).delete()

    def left(self, files: int) -> None:
        Mirror.objects.filter(pk=self._mirror.pk).update(waiting=files)

    def goes_on(self) -> bool:
        """While it is this worker's turn, and the chief has changed nothing."""
        now = Mirror.objects.filter(pk=self._mirror.pk).values_list(*_CHOSEN).first()
        same = now == tuple(getattr(self._mirror, name) for name in _CHOSEN)
        turn = time.monotonic() < self._ends and not calling.stopped()
        return self._lease.renew() and same and turn


_CHOSEN: Final = (
    *("kind", "address", "user", "region", "secret", "host_key", "languages"),
    *("stopped", "anew", "takes_away"),
)
"""What the chief may change meanwhile."""


def take_away(target: Target, notes: Notes) -> None:
    """Removes all that stands there, the head last: it holds no page back. Raises MirrorFailed and
    Stopped."""
    standing = notes.standing()
    left = len(standing) + 1
    for path in sorted(standing, key=lambda path: path.startswith("static/")):
        _remove(target, notes, path)
        left -= 1
        if left % BATCH == 0:
            notes.left(left)
            if not notes.goes_on():
                raise Stopped
    target.remove(head.PATH)
    notes.left(0)


def _bring(mirror: Mirror, lease: leases.Lease) -> None:
    if mirror.takes_away:
        _take_away(mirror, lease)
        return
    newest = NewestVersion(mirror.stream, mirror.languages)
    is_new = not _is_current(mirror, newest)
    if (is_new and rests(mirror)) or not (is_new or head_is_old(mirror)):
        return
    target = opening.opened(mirror, local=keeping.is_local(mirror))
    try:
        anew = _is_another_there(mirror, newest, target)
        notes = _RowsOfMirror(mirror, lease)
        if anew:
            notes.distrust()
        if is_new or anew:
            began = time.monotonic()
            bring(newest, target, notes, since=mirror.version)
            rest = _rest(time.monotonic() - began)
        else:
            _write_head(newest, target, notes)
            rest = mirror.rest
    finally:
        target.close()
    _note_success(mirror, newest, rest)


def _rest(took: float) -> int:
    return min(max(SHORTEST_REST, round(REST * took)), LONGEST_REST)


def _take_away(mirror: Mirror, lease: leases.Lease) -> None:
    target = opening.opened(mirror, local=keeping.is_local(mirror))
    try:
        take_away(target, _RowsOfMirror(mirror, lease))
    finally:
        target.close()
    Mirror.objects.filter(pk=mirror.pk, takes_away=True).update(
        takes_away=False, stopped=True, version=0, tag="", written_at=None, failures=0
    )


def _is_current(mirror: Mirror, newest: NewestVersion) -> bool:
    stands = (mirror.tag, mirror.made_of) == (newest.tag, newest.stands_by)
    return stands and not mirror.waiting and not mirror.anew


def _is_another_there(mirror: Mirror, newest: NewestVersion, target: Target) -> bool:
    """Whether what stands there is not what this mirror wrote last. Raises MirrorFailed where
    another tournament stands there, or a newer version; not where all is to be written anyway."""
    if mirror.anew:
        return False
    there = _head_there(newest, target)
    if not mirror.version:
        return False  # the head comes last: a worker before this one may have written the others
    if there is None or there.version < mirror.version:
        return True
    return there.version == mirror.version and there.tag != mirror.tag


def version_there(newest: NewestVersion, target: Target) -> int:
    """What a reader there sees; 0: nothing. Raises MirrorFailed where that is newer, or of another
    tournament."""
    there = _head_there(newest, target)
    return there.version if there else 0


def _head_there(newest: NewestVersion, target: Target) -> head.MirrorHead | None:
    body = target.read(head.PATH)
    there = head.read(body) if body else None
    if there is None:
        return None
    if there.log != newest.log:
        raise MirrorFailed("other-tournament", head.PATH)
    if is_older(newest.version, newest.log, (there.version, there.log)):
        raise MirrorFailed("newer-there", head.PATH)
    return there


def _noted(file: MirrorBody, standing: Mapping[str, StandingFile], version: int) -> StandingFile:
    if file.body is None:
        return StandingFile(file.key, file.digest, standing[file.path].version)
    return StandingFile(file.key, file.digest, version)


def _write(target: Target, batch: Sequence[MirrorBody]) -> None:
    new = [(file.path, file.body) for file in batch if file.body is not None]
    if target.at_once == 1:
        for path, body in new:
            target.write(path, body)
        return
    with ThreadPoolExecutor(target.at_once, "mirror") as threads:
        for done in [threads.submit(target.write, path, body) for path, body in new]:
            done.result()


def _remove(target: Target, notes: Notes, path: str) -> None:
    target.remove(path)
    notes.removed(path)


def _head(newest: NewestVersion, standing: Mapping[str, StandingFile]) -> head.MirrorHead:
    view = newest.view()
    since, moved = changed(standing, head.MOST_CHANGED)
    return head.MirrorHead(
        version=view.version,
        tag=view.tag,
        at=view.at,
        hash=view.hash,
        round=view.current_round,
        log=view.log,
        written_at=utc_text(timezone.now()),
        since=since,
        changed=moved,
    )


def _batches(made: Iterator[MirrorBody], size: int) -> Iterable[list[MirrorBody]]:
    return iter(lambda: list(islice(made, size)), [])


def _note_success(mirror: Mirror, newest: NewestVersion, rest: int) -> None:
    Mirror.objects.filter(pk=mirror.pk).update(
        version=newest.version,
        tag=newest.tag,
        made_of=newest.stands_by,
        written_at=timezone.now(),
        rest=rest,
        failures=0,
        tried_at=None,
        pause=0,
    )
    Mirror.objects.filter(pk=mirror.pk, anew=mirror.anew).update(anew=False)


def _note_failure(mirror: Mirror, failure: MirrorFailed) -> None:
    failures, now = mirror.failures + 1, timezone.now()
    pause = at_least(pause_after(min(failures, len(PAUSES))) or 0, failure.wait)
    logger.warning("%s of %s: %s", mirror, mirror.stream, failure)
    Mirror.objects.filter(pk=mirror.pk, failures=mirror.failures).update(
        failures=failures,
        tried_at=now,
        pause=pause,
        problem=failure.problem,
        problem_at=now,
        problem_status=failure.status,
        problem_path=failure.path[:300],
    )
