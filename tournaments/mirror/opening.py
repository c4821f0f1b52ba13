"""Opens the place of a mirror, with what the chief entered for it."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from django.conf import settings

from ..models import Mirror
from ..services import sealing
from ..webhooks import addresses
from .targets import host_keys
from .targets.folder import Folder
from .targets.place import HttpFolder
from .targets.s3 import S3
from .targets.target import MirrorFailed, Target
from .targets.webdav import WebDav


def opened(mirror: Mirror, *, local: bool) -> Target:
    """It must be closed; `local`: it may be on this machine or in its network. Raises
    MirrorFailed."""
    if mirror.kind == "folder":
        return Folder(folder(mirror.stream, mirror.address))
    secret = sealing.unseal(mirror.secret, "mirror")
    if secret is None:
        raise MirrorFailed("sealed", "")
    try:
        called = address(mirror.kind, mirror.address, local=local)
    except addresses.NotAnAddress:
        raise MirrorFailed("address", "") from None
    if mirror.kind == "sftp":
        return _sftp(mirror, called, secret, local=local)
    place = HttpFolder(called, local=local)
    if mirror.kind == "webdav":
        return WebDav(place, mirror.user, secret)
    return S3(place, mirror.user, secret, mirror.region)


def _sftp(mirror: Mirror, place: addresses.WebhookAddress, secret: str, *, local: bool) -> Target:
    """The host that was met is the one that it has to be from now on, also where it let nobody in:
    it was told the password."""
    from .targets.sftp import Sftp  # it takes as long to load as a third of the start

    known = host_keys.read(mirror.host_key)
    target = Sftp(place, mirror.user, secret, known, local=local)
    try:
        target.log_in()
    finally:
        if target.host_key != known:
            mirror.host_key = str(target.host_key)
            Mirror.objects.filter(pk=mirror.pk).update(host_key=mirror.host_key)
    return target


def address(kind: str, text: str, *, local: bool) -> addresses.WebhookAddress:
    """Of the folder that the files go to. Raises `addresses.NotAnAddress`."""
    ports = addresses.SFTP if kind == "sftp" else addresses.PORTS
    return addresses.read(text, local=local, ports=ports)


def folder(stream: str, address: str) -> Path:
    """Below that of the tournament. Raises MirrorFailed."""
    root = folders_of(stream)
    if root is None or not is_inside(address):
        raise MirrorFailed("no-folder", address)
    return root / address


def folders_of(stream: str) -> Path | None:
    """Where the chief of a tournament may write, below the folder that whoever runs the server
    allows: no chief writes over another's pages. None: nowhere."""
    return Path(settings.MIRROR_FOLDER) / stream if settings.MIRROR_FOLDER else None


def is_inside(address: str) -> bool:
    """Whether a path names a folder below another one, whatever stands there."""
    path = PurePosixPath(address)
    plain = "\\" not in address and ":" not in address and "\0" not in address
    return plain and bool(path.parts) and not path.is_absolute() and ".." not in path.parts
