"""A folder behind an address of HTTP, called as webhooks are: looked up, checked, cut in time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import quote

from ...webhooks import calling
from ...webhooks.addresses import WebhookAddress
from ...webhooks.calling import Answered
from .target import LARGEST, MirrorFailed

WITHIN: Final = 30.0
"""Seconds for a file."""
MISSING: Final = frozenset({404, 410})
PROBLEMS: Final = {401: "denied", 403: "denied", 413: "full", 507: "full"}
"""By the status of an answer; all others are "status"."""


class HttpFolder:
    """`folder` is the address without a slash at the end; of its query nothing is kept."""

    def __init__(self, folder: WebhookAddress, *, local: bool) -> None:
        self._folder = folder
        self._local = local

    @property
    def authority(self) -> str:
        return self._folder.authority

    def target(self, path: str) -> str:
        """The path of HTTP of a file."""
        base = self._folder.target.partition("?")[0].rstrip("/")
        return f"{base}/{quote(path)}"

    def address(self, path: str) -> str:
        """The whole of it."""
        return f"{self._folder.scheme}://{self.authority}{self.target(path)}"

    def call(self, method: str, target: str, headers: Mapping[str, str], body: bytes) -> Answered:
        address = self._folder._replace(target=target)
        return calling.call(
            method, address, headers, body, local=self._local, within=WITHIN, read=LARGEST
        )


def failed(answered: Answered, path: str) -> MirrorFailed:
    problem = PROBLEMS.get(answered.status, answered.problem or "status")
    return MirrorFailed(problem, path, answered.status, answered.wait)
