"""Signatures of S3: AWS Signature Version 4 of one request whose body is known.

Written here, for it is one page of hashes (docs.aws.amazon.com, "Authenticating Requests: Using the
Authorization Header"): the libraries that have it bring an HTTP client of their own, which looks
names up itself, so that what was checked could be another machine when it is called.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from datetime import datetime
from typing import Final, NamedTuple

ALGORITHM: Final = "AWS4-HMAC-SHA256"
SERVICE: Final = "s3"


class AccessKey(NamedTuple):
    id: str
    secret: str


def signed(
    key: AccessKey,
    region: str,
    method: str,
    target: str,
    headers: Mapping[str, str],
    body: bytes,
    now: datetime,
) -> dict[str, str]:
    """Those headers and what signs them. `target`: path, percent-encoded, and query, sorted by
    name; `headers` name the host; `now` is UTC."""
    digest = hashlib.sha256(body).hexdigest()
    stamp = now.strftime("%Y%m%dT%H%M%SZ")
    whole = {**headers, "x-amz-content-sha256": digest, "x-amz-date": stamp}
    lines = {name.lower(): " ".join(value.split()) for name, value in whole.items()}
    names = ";".join(sorted(lines))
    path, _, query = target.partition("?")
    canonical = "\n".join(
        (
            method,
            path,
            query,
            *(f"{name}:{lines[name]}" for name in sorted(lines)),
            "",
            names,
            digest,
        )
    )
    scope = f"{stamp[:8]}/{region}/{SERVICE}/aws4_request"
    hashed = hashlib.sha256(canonical.encode()).hexdigest()
    text = "\n".join((ALGORITHM, stamp, scope, hashed))
    signature = hmac.new(_key(key.secret, scope), text.encode(), hashlib.sha256).hexdigest()
    credential = f"{ALGORITHM} Credential={key.id}/{scope}"
    return {
        **whole,
        "Authorization": f"{credential},SignedHeaders={names},Signature={signature}",
    }


def _key(secret: str, scope: str) -> bytes:
    key = f"AWS4{secret}".encode()
    for part in scope.split("/"):
        key = hmac.new(key, part.encode(), hashlib.sha256).digest()
    return key
