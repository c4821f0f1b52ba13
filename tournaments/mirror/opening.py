"""Opens the place of a mirror, with what the chief entered for it."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from django.conf import settings

from ..models import Mirror
from ..webhooks import addresses
from . import sealing
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
    secret = sealing.unseal(mirror.secret)
    if secret is None:
        raise MirrorFailed("sealed", "")
    try:
        place = HttpFolder(address(mirror.address, local=local), local=local)
    except addresses.NotAnAddress:
        raise MirrorFailed("address", "") from None
    if mirror.kind == "webdav":
        return WebDav(place, mirror.user, secret)
    return S3(place, mirror.user, secret, mirror.region)


def address(text: str, *, local: bool) -> addresses.WebhookAddress:
    """Of the folder that the files go to. Raises `addresses.NotAnAddress`."""
    return addresses.read(text, local=local)


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
