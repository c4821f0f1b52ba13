"""A store that speaks S3: the bucket stands in the host or in the path of the address, as the store
has it. An object is there whole or not at all."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

from ...webhooks.calling import Answered
from .place import MISSING, HttpFolder, failed
from .signing import AccessKey, signed
from .target import MirrorFailed, cache_control, content_type

USUAL_REGION: Final = "us-east-1"
"""What stores take that have no regions."""
CODE: Final = re.compile(rb"<Code>(\w+)</Code>")
PROBLEMS: Final = {
    "RequestTimeTooSkewed": "clock",
    "NoSuchBucket": "bucket",
    "AuthorizationHeaderMalformed": "region",
    "PermanentRedirect": "region",
    "TemporaryRedirect": "region",
}
"""By what the store says; all others by the status."""


class S3:
    at_once = 8

    def __init__(self, place: HttpFolder, user: str, secret: str, region: str) -> None:
        self._place = place
        self._key = AccessKey(user, secret)
        self._region = region or USUAL_REGION

    def read(self, path: str) -> bytes | None:
        answered = self._call("GET", path)
        if not answered.problem:
            return answered.body
        failure = _failed(answered, path)
        if answered.status in MISSING and failure.problem != "bucket":
            return None
        raise failure

    def write(self, path: str, body: bytes) -> None:
        headers = {"Content-Type": content_type(path), "Cache-Control": cache_control(path)}
        answered = self._call("PUT", path, body, headers)
        if answered.problem:
            raise _failed(answered, path)

    def remove(self, path: str) -> None:
        answered = self._call("DELETE", path)
        if answered.problem and answered.status not in MISSING:
            raise _failed(answered, path)

    def close(self) -> None:
        pass

    def _call(
        self, method: str, path: str, body: bytes = b"", more: dict[str, str] | None = None
    ) -> Answered:
        target = self._place.target(path)
        headers = {**(more or {}), "Host": self._place.authority}
        now = datetime.now(UTC)
        made = signed(self._key, self._region, method, target, headers, body, now)
        return self._place.call(method, target, made, body)


def _failed(answered: Answered, path: str) -> MirrorFailed:
    code = CODE.search(answered.body)
    problem = PROBLEMS.get(code[1].decode()) if code else None
    if problem:
        return MirrorFailed(problem, path, answered.status)
    return failed(answered, path)
