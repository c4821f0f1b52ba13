"""Back-ups every few seconds while something happens, into a folder that may be a stick.

A thread of its own: whatever is wrong with the folder, no result waits for it. It takes a
twentieth of the time at most, and is tried again for ever.
"""

from __future__ import annotations

import contextlib
import logging
import shutil
import sqlite3
import threading
import time
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from django.conf import settings

from events.messages import Head

from . import archive, generations, kept, list_packets, making, passphrases
from .kept import KeptHall
from .making import MadeBackup
from .refusal import BackupRefused, of_disk

EVERY: Final = 5.0
"""Seconds between looks."""
SHARE: Final = 20
"""A back-up that took a second is followed by so many without one."""
PROVE_ALL_EVERY: Final = 3600.0
"""Seconds after which logs are proven from their first event again."""
RESERVE: Final = 200_000_000
"""Bytes that a copy leaves free on the disk of the hall: results go before back-ups."""
LISTS_EVERY: Final = 60.0
"""Seconds until it is looked again whether there is another rating list."""
PATIENCE: Final = 10.0
"""Seconds for which the end of a server waits for a last back-up."""

logger = logging.getLogger(__name__)


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """How the back-ups of this server fare.

    `trouble`: why the last one was not made, a code of `BackupRefused`; empty: nothing is wrong.
    `last`: the moment in the name of the newest; `checked`, `since` (of the trouble):
    `time.monotonic`. `number` and `size` (bytes) of all that are there.
    """

    folder: str
    sealed: bool
    trouble: str = ""
    text: str = ""
    since: float = 0.0
    checked: float = 0.0
    last: datetime | None = None
    took: float = 0.0
    number: int = 0
    size: int = 0
    same_disk: bool = False


class Continuous:
    """The back-ups of one hall in one folder."""

    def __init__(self, hall: KeptHall, folder: Path, passphrase_file: str, most: int) -> None:
        """`most`: bytes that all together may have."""
        self.status = Status(folder=str(folder), sealed=bool(passphrase_file))
        self._hall = hall
        self._folder = folder
        self._passphrase_file = passphrase_file
        self._most = most
        self._backed_up = -1
        self._proven: Mapping[str, Head] = {}
        self._all_proven_at = float("-inf")
        self._lists_looked_at = float("-inf")
        self._lists_refused: BackupRefused | None = None
        """Why a list could not be put beside; that it is so stays said while results go on."""
        self._watched: sqlite3.Connection | None = None

    def turn(self) -> float:
        """Make one if something happened since the last; seconds until the next turn."""
        try:
            made = self._made_if_needed()
        except BackupRefused as refused:
            self._in_trouble(refused)
            return EVERY
        if self._lists_refused:
            self._measure(made)
            self._in_trouble(self._lists_refused)
        else:
            self._well(made)
        return max(EVERY, made.took * SHARE) if made else EVERY

    def close(self) -> None:
        if self._watched:
            self._watched.close()
            self._watched = None

    def _made_if_needed(self) -> MadeBackup | None:
        try:
            there = self._files()
            changes = self._changes()
        except (OSError, sqlite3.Error) as error:
            raise of_disk(error, self._folder / "back-up") from error
        if changes == self._backed_up and there and self.status.last == max(there):
            self._add_lists()
            return None
        made = self._make(there)
        self._backed_up = changes
        self._thin_out()
        return made

    def _add_lists(self) -> None:
        """While nothing new is recorded: a list takes long, and results go before it."""
        if time.monotonic() - self._lists_looked_at < LISTS_EVERY:
            return
        more, self._lists_refused = False, None
        try:
            passphrase = passphrases.from_file(self._passphrase_file)
            more = list_packets.write_missing(self._hall, self._folder, passphrase)
        except BackupRefused as refused:
            self._lists_refused = refused
        except sqlite3.Error as error:
            raise of_disk(error, self._folder / "back-up") from error
        if not more:
            self._lists_looked_at = time.monotonic()

    def _make(self, there: dict[datetime, Path]) -> MadeBackup:
        """On a full disk the oldest make room, one after the other; the newest never."""
        self._refuse_to_fill_the_hall()
        passphrase = passphrases.from_file(self._passphrase_file)
        self._remove_unfinished()
        moment = generations.next_moment(there, datetime.now(UTC))
        target = self._folder / making.name_of(self._hall, moment)
        all_again = time.monotonic() - self._all_proven_at > PROVE_ALL_EVERY
        proven = {} if all_again else self._proven
        old = sorted(there)
        while True:
            try:
                made = making.make(self._hall, target, passphrase, lists=False, proven=proven)
                break
            except BackupRefused as refused:
                if refused.code != "disk-full" or len(old) < 2 or not self._folder_is_full():
                    raise
                there.pop(oldest := old.pop(0)).unlink(missing_ok=True)
                logger.warning("no room for back-ups: that of %s was removed", oldest)
        if all_again:
            self._all_proven_at = time.monotonic()
        self._proven = {stream: archive.place(end) for stream, end in made.ends.items()}
        return made

    def _refuse_to_fill_the_hall(self) -> None:
        try:
            free = shutil.disk_usage(self._hall.data).free
            wanted = self._hall.database.stat().st_size + RESERVE
        except OSError as error:
            raise of_disk(error, self._hall.database) from error
        if free < wanted:
            text = f"The disk of the hall has {free:,} bytes left, and a copy needs {wanted:,}."
            raise BackupRefused("hall-disk-full", text)

    def _folder_is_full(self) -> bool:
        """Rather than the disk of the hall, on which a copy is made first."""
        return self._folder.stat().st_dev != self._hall.data.stat().st_dev

    def _files(self) -> dict[datetime, Path]:
        """The back-ups of this hall. Raises OSError where the folder is not there."""
        by_moment = {
            moment: file
            for file in self._folder.iterdir()
            if f"-{self._hall.mark}-" in file.name and (moment := generations.moment_of(file.name))
        }
        return dict(sorted(by_moment.items()))

    def _thin_out(self) -> None:
        """A file that cannot be removed now can be later."""
        with contextlib.suppress(OSError):
            there = self._files()
            stay = generations.staying(there)
            sizes = {moment: there[moment].stat().st_size for moment in stay}
            too_many = generations.too_many(sizes, self._most)
            for moment in [*(there.keys() - stay), *too_many]:
                there[moment].unlink(missing_ok=True)

    def _remove_unfinished(self) -> None:
        for left in self._folder.glob(f"openhall-{self._hall.mark}-*{archive.UNFINISHED}"):
            with contextlib.suppress(OSError):
                left.unlink(missing_ok=True)

    def _changes(self) -> int:
        """Another number after each commit of others. Raises sqlite3.Error."""
        if self._watched is None:
            uri = f"{self._hall.database.absolute().as_uri()}?mode=ro"
            self._watched = sqlite3.connect(uri, uri=True, isolation_level=None)
        with closing(self._watched.execute("PRAGMA data_version")) as asked:
            return int(asked.fetchone()[0])

    def _well(self, made: MadeBackup | None) -> None:
        if self.status.trouble:
            logger.warning("back-ups into %s go on", self._folder)
        self.status = msgspec.structs.replace(self.status, trouble="", text="")
        self._measure(made)

    def _measure(self, made: MadeBackup | None) -> None:
        with contextlib.suppress(OSError):
            there = self._files()
            self.status = msgspec.structs.replace(
                self.status,
                checked=time.monotonic(),
                last=max(there, default=None),
                took=made.took if made else self.status.took,
                number=len(there),
                size=sum(file.stat().st_size for file in there.values()),
                same_disk=self._folder.stat().st_dev == self._hall.data.stat().st_dev,
            )

    def _in_trouble(self, refused: BackupRefused) -> None:
        now = time.monotonic()
        if self.status.trouble != refused.code:
            logger.error("no back-up: %s It is tried again.", refused)
        since = self.status.since if self.status.trouble else now
        self.status = msgspec.structs.replace(
            self.status, trouble=refused.code, text=str(refused), since=since, checked=now
        )


class _Thread:
    def __init__(self) -> None:
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None
        self._work: Continuous | None = None
        self._why_not = ""

    def start(self) -> None:
        """Begin, if somebody has named a folder."""
        self._why_not = ""
        if not settings.BACKUP_FOLDER or self._thread:
            return
        try:
            hall = kept.of_settings()
        except BackupRefused as refused:
            logger.warning("OPENHALL_BACKUP does nothing: %s", refused)
            self._why_not = refused.code
            return
        self._work = Continuous(
            hall,
            Path(settings.BACKUP_FOLDER),
            settings.BACKUP_PASSPHRASE_FILE,
            settings.BACKUP_SIZE * 1_000_000,
        )
        self._stopping.clear()
        self._thread = threading.Thread(
            target=self._run, args=(self._work,), name="back-ups", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """With a last one, if something happened since."""
        thread, self._thread = self._thread, None
        if thread:
            self._stopping.set()
            thread.join(PATIENCE)

    def status(self) -> Status | str:
        """Why there are none where there are none: "off", or "postgresql"."""
        return self._work.status if self._work else self._why_not or "off"

    def _run(self, work: Continuous) -> None:
        try:
            while not self._stopping.wait(self._turn(work)):
                pass
            self._turn(work)
        finally:
            work.close()

    def _turn(self, work: Continuous) -> float:
        try:
            return work.turn()
        except Exception:
            logger.exception("the back-up failed; it is tried again")
            return EVERY


_thread = _Thread()
start = _thread.start
stop = _thread.stop
status = _thread.status
