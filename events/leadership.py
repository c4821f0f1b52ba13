"""Which of two machines that hold the same log may write it.

What this machine is stands in a file of its own beside the database, and never in the database:
that is copied to the other machine, and this is what the two differ in. Without the file a machine
is alone, and writes.
"""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import Final, Literal

import msgspec
from django.conf import settings

from .messages import Head
from .outages import NotLeading

FILE: Final = "leadership.json"
Role = Literal["alone", "leading", "following", "deposed"]


class Leadership(msgspec.Struct, frozen=True, kw_only=True):
    """`epoch` grows with every takeover: of two machines that say they lead, the greater is right.

    `key` (hex) is shared by the two. `generation`: of the notes of changes that the follower is
    sent. `wait`: an acknowledgement means on two disks; `alone_after`: seconds without the other
    machine after which it means one again, 0: never. `other`: addresses of the other machine, the
    one it was joined by first. `forks`: where each log stood at the last takeover, by stream: of a
    machine that was deposed, where the log of the one that leads left its own. `taken_by`: whose
    word that was. `sure`: the start that follows need not ask the other machine whether this one
    leads. `former_key`: shared with the machine that led before this one took over, once another
    one follows.
    """

    role: Role = "alone"
    epoch: int = 0
    key: str = ""
    generation: str = ""
    wait: bool = False
    alone_after: int = 0
    other: tuple[str, ...] = ()
    other_name: str = ""
    forks: dict[str, Head] = {}
    taken_by: str = ""
    former_key: str = ""
    sure: bool = False

    @property
    def may_write(self) -> bool:
        return self.role in ("alone", "leading")


class _KeptRole:
    def __init__(self) -> None:
        self._mutex = threading.Lock()
        self._now: Leadership | None = None
        self._path = Path()
        self.doubt = False

    def current(self) -> Leadership:
        """As the file says; read once."""
        now = self._now
        if now is None or self._path != _path():
            with self._mutex:
                self._path = _path()
                now = self._now = read(self._path.parent) if _is_sqlite() else Leadership()
        return now

    def keep(self, leadership: Leadership) -> None:
        """On the disk first. Raises OSError."""
        with self._mutex:
            self._path = _path()
            write(self._path.parent, leadership)
            self._now = leadership


_kept = _KeptRole()
current = _kept.current
keep = _kept.keep


def may_write() -> bool:
    """Whether anything of the hall may be written here now."""
    return current().may_write and not _kept.doubt


def in_doubt() -> bool:
    """Whether this machine led before it was started, and cannot know whether it still does."""
    return _kept.doubt


def set_doubt(doubt: bool) -> None:
    """Until the other machine was asked, or a chief has said that it does not lead."""
    _kept.doubt = doubt


def refuse_unless_leading() -> None:
    """Raises `NotLeading`."""
    if not may_write():
        raise NotLeading("another machine leads this hall, or may lead it")


def read(folder: Path) -> Leadership:
    """Of that data folder. Raises `msgspec.ValidationError` for a file that nobody understands."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Leadership)
    except FileNotFoundError:
        return Leadership()


def write(folder: Path, leadership: Leadership) -> None:
    """Readable by its owner alone, whole or not at all. Raises OSError."""
    unfinished = folder / f"{FILE}.{os.getpid()}"
    text = msgspec.json.format(msgspec.json.encode(leadership))
    with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:  # noqa: PTH123
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(folder / FILE)


def _path() -> Path:
    return Path(settings.DATA_DIR) / FILE


def _is_sqlite() -> bool:
    return str(settings.DATABASES["default"]["ENGINE"]).endswith("sqlite3")
