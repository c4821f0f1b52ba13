"""Fields that come as `multipart/form-data`, read by the same structs as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from rest_framework.request import Request


def fields_of(request: Request, names: Iterable[str]) -> bytes:
    """The fields that came as JSON, `read_seq` as a number; empty ones count as not sent."""
    sent = request._request.POST
    form: dict[str, Any] = {name: str(sent[name]) for name in names if sent.get(name)}
    seq = form.get("read_seq", "")
    if seq.isascii() and seq.isdigit() and len(seq) <= 16:
        form["read_seq"] = int(seq)
    return msgspec.json.encode(form)
