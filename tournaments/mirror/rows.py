"""The mirror of a tournament as its chief arbiter reads it; the secret is nowhere."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from events.messages import utc_text

from ..models import Mirror
from ..public.version import counted
from ..selectors.rows.base import Row
from ..services.users import names
from . import keeping


class MirrorRow(Row, frozen=True, kw_only=True):
    """`version` stands there since `written_at`, `newest` is that of the log; `waiting` files are
    still to be written. `failures` tries in a row have failed; the next is at `next_at`.

    The last problem, also one of before: what, when, at which file, with which status of HTTP.
    """

    kind: str
    address: str
    user: str
    region: str
    host_key: str
    readers_at: str
    has_secret: bool
    languages: tuple[str, ...]
    local: bool
    made_by_name: str
    made_at: str
    state: Literal["stopped", "failing", "leaving", "first", "behind", "current"]
    version: int
    newest: int
    written_at: str
    files: int
    waiting: int
    failures: int
    next_at: str
    problem: str
    problem_at: str
    problem_status: int
    problem_path: str


def mirror_row(mirror: Mirror) -> MirrorRow:
    newest = counted(mirror.stream).latest
    return MirrorRow(
        kind=mirror.kind,
        address=mirror.address,
        user=mirror.user,
        region=mirror.region,
        host_key=mirror.host_key,
        readers_at=mirror.readers_at,
        has_secret=bool(mirror.secret),
        languages=tuple(mirror.languages),
        local=keeping.is_local(mirror),
        made_by_name=names({mirror.made_by})[mirror.made_by],
        made_at=utc_text(mirror.made_at),
        state=_state(mirror, newest),
        version=mirror.version,
        newest=newest,
        written_at=_text(mirror.written_at),
        files=mirror.files.count(),
        waiting=mirror.waiting,
        failures=mirror.failures,
        next_at=_next_try(mirror),
        problem=mirror.problem,
        problem_at=_text(mirror.problem_at),
        problem_status=mirror.problem_status,
        problem_path=mirror.problem_path,
    )


def _state(
    mirror: Mirror, newest: int
) -> Literal["stopped", "failing", "leaving", "first", "behind", "current"]:
    if mirror.stopped:
        return "stopped"
    if mirror.failures:
        return "failing"
    if mirror.takes_away:
        return "leaving"
    if mirror.written_at is None:
        return "first"
    return "behind" if mirror.version != newest or mirror.waiting or mirror.anew else "current"


def _next_try(mirror: Mirror) -> str:
    if mirror.stopped or not mirror.failures or mirror.tried_at is None:
        return ""
    return utc_text(mirror.tried_at + timedelta(seconds=mirror.pause))


def _text(moment: datetime | None) -> str:
    return utc_text(moment) if moment else ""
