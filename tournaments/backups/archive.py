"""The file of a back-up: a zip archive, with a manifest that says what is in it and where each log
ended."""

from __future__ import annotations

import contextlib
import hashlib
import os
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import IO, Any, Final, cast

import msgspec

from events.messages import Head

from .refusal import BackupRefused, of_disk
from .sealing import MAGIC, Sealer, is_sealed, unseal

MANIFEST: Final = "manifest.json"
DATABASE: Final = "openhall.sqlite3"
FORM: Final = 1
SUFFIX: Final = ".backup"
UNFINISHED: Final = ".unfinished"
OWNER_ONLY: Final = 0o600
_READ: Final = 1 << 20
_COMPRESSION: Final = 1
"""Of zlib: level 6 takes three times as long for a tenth less."""


class End(msgspec.Struct, frozen=True):
    """Where a log ended: number and hash of its last event, and when that was recorded (UTC)."""

    seq: int
    hash: str
    at: str


def place(end: End) -> Head:
    """As the store names it."""
    return Head(end.seq, end.hash)


class Content(msgspec.Struct, frozen=True):
    size: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What stands in a back-up. `lists_left_out`: rating lists of the hall that are not in it.

    `settings`: variables of the environment that held when it was made, without secret ones.
    """

    form: int
    program: str
    made_at: str
    ends: dict[str, End]
    files: dict[str, Content]
    lists_left_out: int = 0
    settings: dict[str, str] = {}


def write(path: Path, files: Mapping[str, Path | bytes], said: Manifest, passphrase: str) -> None:
    """Make the file whole and bring it to the disk. `said.files` is filled in from `files`.

    Raises OSError; what was written then is the caller's to remove.
    """
    with open(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as file:  # noqa: PTH123
        sealer = Sealer(file, passphrase) if passphrase else None
        _pack(cast("IO[bytes]", sealer or file), files, said)
        if sealer:
            sealer.close()
        file.flush()
        os.fsync(file.fileno())
        if hasattr(os, "posix_fadvise"):  # what is read next comes from the disk where it can
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def _pack(file: IO[bytes], files: Mapping[str, Path | bytes], said: Manifest) -> None:
    contents = {}
    with zipfile.ZipFile(
        file, "w", zipfile.ZIP_DEFLATED, compresslevel=_COMPRESSION, strict_timestamps=False
    ) as packed:
        for name, given in sorted(files.items()):
            contents[name] = _add(packed, name, given)
        manifest = msgspec.structs.replace(said, files=contents)
        packed.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))


def _add(packed: zipfile.ZipFile, name: str, given: Path | bytes) -> Content:
    digest, size = hashlib.sha256(), 0
    with packed.open(name, "w", force_zip64=True) as member, _opened(given) as source:
        while piece := source.read(_READ):
            digest.update(piece)
            size += len(piece)
            member.write(piece)
    return Content(size, digest.hexdigest())


@contextlib.contextmanager
def _opened(given: Path | bytes) -> Iterator[IO[bytes]]:
    if isinstance(given, Path):
        with given.open("rb") as file:
            yield file
        return
    with tempfile.SpooledTemporaryFile(max_size=_READ) as file:
        file.write(given)
        file.seek(0)
        yield cast("IO[bytes]", file)


class Archive:
    """A back-up that is read; every piece of it is compared with the manifest."""

    def __init__(self, packed: zipfile.ZipFile, *, whole: bool) -> None:
        self._packed = packed
        self.manifest = _manifest(packed)
        if whole and DATABASE not in self.manifest.files:
            raise BackupRefused("damaged-file", "There is no database in the back-up.")

    def prove(self) -> None:
        """Read everything. Raises BackupRefused where something is not what was written."""
        for name in self.manifest.files:
            self._copy(name, None)

    def unpack(self, folder: Path) -> None:
        """Everything but the manifest, readable by its owner alone. Raises BackupRefused, OSError.

        Rating lists stand below `rating-lists/`, the certificate below `certificate/`.
        """
        for name in self.manifest.files:
            place = folder / name
            place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with open(os.open(place, os.O_WRONLY | os.O_CREAT, OWNER_ONLY), "wb") as file:  # noqa: PTH123
                self._copy(name, file)
                file.flush()
                os.fsync(file.fileno())

    def _copy(self, name: str, into: IO[bytes] | None) -> None:
        digest, size = hashlib.sha256(), 0
        try:
            with self._packed.open(name) as member:
                while piece := member.read(_READ):
                    digest.update(piece)
                    size += len(piece)
                    if into:
                        into.write(piece)
        except _UNREADABLE as error:
            raise BackupRefused("damaged-file", f"{name} in it cannot be read: {error}.") from None
        if Content(size, digest.hexdigest()) != self.manifest.files[name]:
            raise BackupRefused("damaged-file", f"{name} in it is not what was written.")


@contextlib.contextmanager
def opened(path: Path, passphrase: str, scratch: Path, *, whole: bool = True) -> Iterator[Archive]:
    """A back-up to be read; a sealed one is opened in `scratch`, in a file without a name. Not
    `whole`: a packet of something beside a back-up.

    Raises BackupRefused for what is none, for another passphrase, and for what cannot be read.
    """
    try:
        file = path.open("rb")
    except FileNotFoundError:
        raise BackupRefused("no-folder", f"{path} is not there.") from None
    except OSError as error:
        raise of_disk(error, path) from error
    with file, _unsealed(file, passphrase, scratch) as plain:
        try:
            packed = zipfile.ZipFile(plain)
        except (ValueError, *_UNREADABLE):
            text = f"{path} is no back-up, or was cut off."
            raise BackupRefused("damaged-file", text) from None
        with packed:
            yield Archive(packed, whole=whole)


@contextlib.contextmanager
def _unsealed(file: IO[bytes], passphrase: str, scratch: Path) -> Iterator[IO[bytes]]:
    beginning = file.read(len(MAGIC))
    file.seek(0)
    if not is_sealed(beginning):
        yield file
        return
    if not passphrase:
        raise BackupRefused("passphrase", "The back-up is sealed: name the file of its passphrase.")
    with tempfile.TemporaryFile(dir=scratch) as plain:
        unseal(file, plain, passphrase)
        plain.seek(0)
        yield plain


def _manifest(packed: zipfile.ZipFile) -> Manifest:
    try:
        read: Any = msgspec.json.decode(packed.read(MANIFEST))
        form = read.get("form") if isinstance(read, dict) else None
        if isinstance(form, int) and form > FORM:
            raise BackupRefused("newer", "The back-up was made by a newer Openhall.")
        manifest = msgspec.convert(read, Manifest)
    except (ValueError, msgspec.MsgspecError, *_UNREADABLE):
        raise BackupRefused("damaged-file", "The back-up has no manifest that says so.") from None
    for name in manifest.files:
        if not _is_ours(name):
            raise BackupRefused("damaged-file", f"{name!r} has no place in a data folder.")
    return manifest


def _is_ours(name: str) -> bool:
    """Nobody writes elsewhere by a name in an archive."""
    path = PurePosixPath(name)
    plain = "\\" not in name and ":" not in name and str(path) == name and ".." not in path.parts
    return plain and not path.is_absolute() and path.parts[0] in _PLACES


_PLACES: Final = (DATABASE, "secret-key", "push-key", "certificate", "rating-lists")
_UNREADABLE: Final = (
    *(KeyError, zipfile.BadZipFile, EOFError, OverflowError, struct.error, zlib.error),
    RuntimeError,  # it says that it is under a password, or packed as no program does
)
