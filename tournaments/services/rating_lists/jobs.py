"""A list from its file to its place: all of it, or nothing.

The work is done by a child process, which a thread watches: it writes down how far the child is,
and ends it when somebody cancels. Nobody sees the list before `_take`, which is one row changed. A
row whose process is gone is found by its beat, which does not move any more.
"""

from __future__ import annotations

import logging
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
from django.conf import settings
from django.db import DatabaseError, IntegrityError, close_old_connections, transaction
from django.db.models import F, QuerySet
from django.utils import timezone

from ...domain.ids import UserId
from ...giving_way import WAITING
from ...models import RatingList
from ...rating_lists.build import Job, ListNotMade, Made, Progress
from ...rating_lists.listed import FIDE, KINDS, ListKind, ListRefused, Period
from . import children, mappings, stores
from .sent import Put

State = RatingList.State

LEAST: Final = 100_000
"""Rows below which FIDE's list is not whole."""
SHARE: Final = 90
"""Percent of the present list below which a new one asks first."""
NOTED_EVERY: Final = 1.5
"""Seconds between two notes of how far it is."""
QUIET_FOR: Final = 30.0
"""Seconds without a beat after which the process at work is taken for gone."""
KEPT: Final = 2
"""Lists of a source and kind: the present one and the one before."""
NAMES_KEPT: Final = 20
"""Imports that led to nothing, of which the page still tells."""

FRUITLESS: Final = (State.REFUSED, State.CANCELLED)
DRY_RUN: Final = "dry_run"
"""Among the findings, from the beginning."""
MADE: Final = ("kind", "period", "rows", "rated", "percent", "findings")
"""What is known of a list once it is read."""

logger = logging.getLogger(__name__)


def start(
    put: Put,
    *,
    name: str,
    kind: ListKind | None,
    period: Period | None,
    country: str,
    by: UserId,
    dry_run: bool = False,
) -> RatingList:
    """Begin to read the file that `put` puts in place; it came as `name`.

    `country`: whose national list, empty: FIDE's. `dry_run`: once it is read it asks before it is
    taken, whatever it is like. Raises ListRefused while another one is read, and
    where its mapping file is none.
    """
    if running():
        raise ListRefused("busy")
    if country:
        mappings.named(country)
    stores.made_folder()
    _sweep()
    row = _begun(
        source=country or FIDE,
        kind=kind or "",
        period=str(period or ""),
        file_name=name[-200:],
        by=by,
        made_at=timezone.now(),
        store=stores.new_store(),
        findings={DRY_RUN: True} if dry_run else {},
    )
    try:
        file = put(stores.upload_of(row.store), _Beats(row.pk))
        threading.Thread(
            target=_work, args=(row.pk, file), name=f"rating-list-{row.pk}", daemon=True
        ).start()
    except BaseException:
        _ended(row, State.REFUSED, {"code": "not-kept", "facts": {}})
        raise
    return row


def running() -> RatingList | None:
    """The list that is being read; one whose process is gone is not."""
    for row in RatingList.objects.filter(state=State.RUNNING):
        if _alive.is_alive(row):
            return row
        _ended(row, State.REFUSED, {"code": "broken-off", "facts": {}})
    return None


def cancel(row: RatingList) -> None:
    """End the work on it, or answer its question by no."""
    at_work = RatingList.objects.filter(pk=row.pk, state=State.RUNNING)
    if not at_work.update(wanted=False):
        _ended(row, State.CANCELLED, row.findings, before=State.ASKS)


def confirm(row: RatingList) -> None:
    """Take it although it asked."""
    if stores.holds(row.store):
        _take(row, before=State.ASKS)
    else:
        _ended(row, State.REFUSED, {"code": "lost", "facts": {}}, before=State.ASKS)


def remove(row: RatingList) -> None:
    """It is no list any more; the one before it is the present one again."""
    if _moved(row, State.READY, state=State.REPLACED):
        _drop(row)


def ready() -> QuerySet[RatingList]:
    """The lists whose players are here, the one that was taken last first."""
    rows = RatingList.objects.filter(state=State.READY)
    gone = [row.pk for row in rows if not stores.holds(row.store)]
    return rows.exclude(pk__in=gone).order_by("-taken_at", "-pk")


def present(source: str = FIDE, kind: str = "") -> RatingList | None:
    """The list that is looked up: of that kind, or where none is said the combined one first."""
    here = ready().filter(source=source)
    if kind:
        return here.filter(kind=kind).first()
    newest = {each.kind: each for each in reversed(here)}
    return next((newest[each] for each in KINDS if each in newest), None)


# --- in the thread --------------------------------------------------------------------------------


def _work(number: int, file: Path) -> None:
    row = None
    try:
        row = RatingList.objects.get(pk=number)
        _watched(row, file)
    except Exception:
        logger.exception("rating list %s was not made", number)
        if row is not None:
            _ended(row, State.REFUSED, {"code": "failed", "facts": {}})
    finally:
        if row is not None:
            _tidied(row)
        close_old_connections()


def _tidied(row: RatingList) -> None:
    """What was sent goes; and what was made, where somebody else has ended the work meanwhile."""
    live = RatingList.objects.filter(pk=row.pk, state__in=(State.ASKS, State.READY))
    if live.exists():
        stores.upload_of(row.store).unlink(missing_ok=True)
    else:
        _drop(row)


def _watched(row: RatingList, file: Path) -> None:
    store, conninfo = stores.target(row.store)
    job = Job(
        file=str(file),
        name=row.file_name,
        kind=row.kind or None,  # type: ignore[arg-type]
        period=row.period,
        mapping=None if row.source == FIDE else mappings.named(row.source),
        store=store,
        conninfo=conninfo,
        waiting=WAITING.path(),
    )
    beats = _Beats(row.pk)
    with closing(children.heard(job)) as frames:  # type: ignore[type-var]
        for frame in frames:
            match frame:
                case Made():
                    if _made(row, frame):
                        return
                    break
                case ListNotMade():
                    facts = {"code": frame.code, "facts": frame.facts, "broken": frame.broken}
                    _ended(row, State.REFUSED, _plain(facts))
                    return
            if not beats(frame):
                break
    _ended(row, State.CANCELLED, {})


class _Beats:
    """Notes now and then that somebody is at work, and how far; says whether it is still wanted."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._noted = 0.0

    def __call__(self, progress: Progress | None = None) -> bool:
        if time.monotonic() - self._noted <= NOTED_EVERY:
            return True
        self._noted = time.monotonic()
        return _noted(self._number, progress)


def _noted(number: int, progress: Progress | None) -> bool:
    """Whether it is still wanted."""
    changes: dict[str, Any] = {"beat": F("beat") + 1}
    if progress is not None:
        changes |= {"percent": progress.percent, "rows": progress.rows}
    at_work = RatingList.objects.filter(pk=number, state=State.RUNNING, wanted=True)
    return bool(at_work.update(**changes))


def _made(row: RatingList, made: Made) -> bool:
    """False: nobody wants it any more."""
    row.kind, row.rows, row.rated, row.percent = made.kind, made.rows, made.rated, 100
    row.period = made.period or row.period
    row.findings = _plain(
        {
            "broken": made.broken,
            "doubles": list(made.doubles),
            "unknown": list(made.unknown),
            "doubts": doubts(row),
        }
    )
    changes = {name: getattr(row, name) for name in MADE}
    if row.findings["doubts"]:
        return _moved(row, State.RUNNING, wanted=True, state=State.ASKS, **changes)
    return _take(row, before=State.RUNNING, **changes)


def doubts(row: RatingList) -> list[dict[str, Any]]:
    """What speaks against taking it at once, each a code with its facts."""
    usual = LEAST if row.source == FIDE else mappings.named(row.source).least
    least = usual if settings.RATING_LIST_LEAST is None else settings.RATING_LIST_LEAST
    doubted: list[dict[str, Any]] = []
    if row.findings.get(DRY_RUN):
        doubted.append({"code": "dry-run", "facts": {"rows": row.rows, "rated": row.rated}})
    if row.rows < least:
        doubted.append({"code": "few-rows", "facts": {"rows": row.rows, "least": least}})
    before = present(row.source, row.kind)
    if before is None:
        return doubted
    if row.rows * 100 < before.rows * SHARE:
        facts: dict[str, Any] = {"rows": row.rows, "before": before.rows}
        doubted.append({"code": "fewer-rows", "facts": facts})
    if row.period < before.period:
        facts = {"period": row.period, "present": before.period}
        doubted.append({"code": "older", "facts": facts})
    return doubted


# --- from one state into another ------------------------------------------------------------------


def _moved(row: RatingList, before: State, *, wanted: bool | None = None, **changes: Any) -> bool:
    """Whether it was still as it was taken for: two people and a thread may decide at once."""
    still = RatingList.objects.filter(pk=row.pk, state=before)
    if wanted is not None:
        still = still.filter(wanted=wanted)
    if not still.update(**changes):
        return False
    for name, value in changes.items():
        setattr(row, name, value)
    return True


def _take(row: RatingList, *, before: State, **changes: Any) -> bool:
    """It is the present list from now on; the third-newest goes, and so do older questions."""
    changes |= {"state": State.READY, "taken_at": timezone.now()}
    alike = RatingList.objects.filter(source=row.source, kind=row.kind)
    with transaction.atomic():
        if not _moved(row, before, wanted=True, **changes):
            return False
        kept = ready().filter(source=row.source, kind=row.kind).values_list("pk", flat=True)
        out = list(alike.filter(state=State.READY).exclude(pk__in=list(kept[:KEPT])))
        unanswered = list(alike.filter(state=State.ASKS, pk__lt=row.pk))
        gone = [each for each in out if _moved(each, State.READY, state=State.REPLACED)]
        gone += [each for each in unanswered if _moved(each, State.ASKS, state=State.CANCELLED)]
    for each in gone:
        _drop(each)
    return True


def _ended(
    row: RatingList, state: State, findings: dict[str, Any], *, before: State = State.RUNNING
) -> None:
    """Nothing came of it: what was made so far goes."""
    if not _moved(row, before, state=state, findings=findings):
        return
    _drop(row)
    fruitless = RatingList.objects.filter(state__in=FRUITLESS, store="")
    old = fruitless.values_list("pk", flat=True)[NAMES_KEPT:]
    RatingList.objects.filter(pk__in=list(old)).delete()


def _drop(row: RatingList) -> None:
    """The players of a list that is none any more. What is held is tried again by `_sweep`."""
    try:
        stores.drop(row.store)
    except (OSError, DatabaseError):
        logger.exception("rating list %s was not deleted", row.pk)
        return
    RatingList.objects.filter(pk=row.pk, state__in=(*FRUITLESS, State.REPLACED)).update(store="")


def _sweep() -> None:
    """What is left of lists that are none any more goes."""
    for row in RatingList.objects.filter(state__in=(*FRUITLESS, State.REPLACED)).exclude(store=""):
        _drop(row)
    running = RatingList.objects.filter(state=State.RUNNING)
    try:
        stores.sweep(lambda: set(running.values_list("store", flat=True)))
    except OSError:
        logger.exception("uploads were not deleted")


def _begun(**fields: Any) -> RatingList:
    """The row of an import. Raises ListRefused where another one has begun meanwhile."""
    try:
        with transaction.atomic():
            return RatingList.objects.create(**fields)
    except IntegrityError:
        raise ListRefused("busy") from None


def _plain(findings: Any) -> Any:
    """As JSON; PostgreSQL keeps no sign 0 there."""
    match msgspec.to_builtins(findings):
        case str() as text:
            return text.replace("\0", "")
        case dict() as facts:
            return {name: _plain(fact) for name, fact in facts.items()}
        case list() | tuple() as several:
            return [_plain(each) for each in several]
        case plain:
            return plain


class _Alive:
    """Since when this process has seen each row at the same beat."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._glimpses: dict[int, tuple[int, float]] = {}

    def is_alive(self, row: RatingList) -> bool:
        """At the first look it is."""
        now = time.monotonic()
        with self._lock:
            beat, since = self._glimpses.get(row.pk, (-1, now))
            if beat != row.beat:
                since = now
            self._glimpses[row.pk] = (row.beat, since)
        return now - since < QUIET_FOR


_alive = _Alive()
