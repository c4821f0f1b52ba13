"""The file of a list: sent, or lying on this server already."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from django.core.files.uploadedfile import UploadedFile

from ...rating_lists.listed import ListRefused
from ...rating_lists.room import free_on, require_room
from . import stores

Put = Callable[[Path, Callable[[], object]], Path]
"""Puts a file in that place, calling now and then to say that it is at work; where it lies then."""

PIECE: Final = 1 << 20


def upload(file: UploadedFile[Any]) -> Put:
    """Puts what was uploaded in place. Raises ListRefused where there is no room for it."""
    require_room(int(file.size or 0), free_on(stores.made_folder()))

    def put(path: Path, beat: Callable[[], object]) -> Path:
        with path.open("wb") as kept:
            for piece in file.chunks(PIECE):
                kept.write(piece)
                beat()
        return path

    return put


def waiting_file(name: str) -> Put:
    """A file of the folder `incoming`; it is read where it lies. Raises ListRefused."""
    if name not in waiting_names():
        raise ListRefused("no-such-file", name=name[:100])
    file = stores.waiting_folder() / name
    return lambda _path, _beat: file


def waiting_names() -> list[str]:
    """Files somebody has put into the folder, by their names; without those that no page can
    write."""
    if not stores.waiting_folder().is_dir():
        return []
    files = (each.name for each in stores.waiting_folder().iterdir() if each.is_file())
    return sorted(name for name in files if name.isprintable())
