"""What stands in a folder that no mirror of the console knows: `files.json` there says it.

By it a second run writes what is new and removes what is gone, as a mirror does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from .plan import StandingFile
from .targets.target import Target

PATH: Final = "files.json"


class FilesListed:
    """The notes of one run. Raises MirrorFailed where the list cannot be read or written."""

    def __init__(self, target: Target) -> None:
        self._target = target
        body = target.read(PATH)
        self._files = msgspec.json.decode(body or b"{}", type=dict[str, StandingFile])

    def standing(self) -> dict[str, StandingFile]:
        return dict(self._files)

    def distrust(self) -> None:
        self._files = {path: file._replace(key="") for path, file in self._files.items()}

    def wrote(self, files: Mapping[str, StandingFile]) -> None:
        self._files |= files
        self._save()

    def removed(self, path: str) -> None:
        self._files.pop(path, None)
        self._save()

    def left(self, files: int) -> None:
        pass

    def goes_on(self) -> bool:
        return True

    def _save(self) -> None:
        self._target.write(PATH, msgspec.json.encode(self._files))
