"""What the start prints once the server answers: addresses, log-ins, the first account."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import segno
from django.conf import settings

from config.first_account import new_token
from events import damage, leadership, newer
from tournaments.demo.accounts import PASSWORD, log_ins
from tournaments.models import TournamentIndex

from . import addresses

if TYPE_CHECKING:
    from .https import SecureHall

MOST_PAGES = 5
_UNTIL_MENDED = (
    "                 Nothing is recorded there until that is mended: put a back-up back, or see",
    "                 what `manage.py verify` says.",
)
CERTIFICATE_PAGE = "/certificate/"


def greeting(
    reachable: list[str], data: Path, secure: SecureHall | None = None, *, alone: bool = False
) -> str:
    """The text; `reachable`: URLs without a slash at the end, that of this machine first.

    `alone`: the server listens on this machine alone.
    """
    lines = ["", "Openhall is ready.", ""]
    lines += _named("Console", [f"{url}/" for url in reachable])
    if alone:
        lines += _named(
            "Network", [f"this machine alone; “{addresses.OPENS}” opens the hall to it"]
        )
    lines += _named("Follows", _followed())
    lines += _named("Public page", _public_pages(reachable[-1]))
    lines += _named("Demo log-ins", _demo_log_ins())
    lines += _named("First account", _first_account(reachable[0]))
    lines += _named("Data", [str(data)])
    lines += _named("Back-ups", _backups())
    lines += _damaged_logs()
    lines += _newer_logs()
    if secure is not None:
        lines += _secure(f"{reachable[-1]}{CERTIFICATE_PAGE}", secure, for_phones=not alone)
    return "\n".join([*lines, "", "Ctrl-C stops it."])


def _named(name: str, values: list[str]) -> list[str]:
    names = [name] + [""] * (len(values) - 1)
    return [f"  {first:<14} {value}" for first, value in zip(names, values, strict=False)]


def _secure(page: str, secure: SecureHall, *, for_phones: bool) -> list[str]:
    lines = _named("HTTPS", [f"{url}/" for url in secure.reachable])
    lines += _named("Certificate", [page])
    lines += _named("SHA-256", [secure.fingerprint])
    if not for_phones or (sys.stdout.encoding or "").lower().replace("-", "") != "utf8":
        return lines  # the code is drawn with half blocks
    drawn = io.StringIO()
    segno.make(page, error="m").terminal(drawn, border=2, compact=True)
    return [*lines, "", *drawn.getvalue().rstrip("\n").split("\n")]


def _damaged_logs() -> list[str]:
    """Whoever starts the server learns here what every arbiter would learn at the next result."""
    lines = []
    for stream, damaged in damage.of_all().items():
        lines += ["", f"  DAMAGED LOG    {stream}: {damaged}.", *_UNTIL_MENDED]
    return lines


def _newer_logs() -> list[str]:
    """Tables may be the same where events are not."""
    lines = []
    for stream, kind in newer.logs().items():
        lines += ["", f"  NEWER LOG      {stream}: holds {kind}, which this program does not know."]
        lines += ["                 Start the newer Openhall to go on there; all else is served."]
    return lines


def _public_pages(url: str) -> list[str]:
    slugs = TournamentIndex.objects.order_by("-pk").values_list("slug", flat=True)[:MOST_PAGES]
    return [f"{url}/t/{slug}/" for slug in slugs] or ["comes with the first tournament"]


def _backups() -> list[str]:
    folder = settings.BACKUP_FOLDER
    if not folder:
        return []
    missing = "" if Path(folder).is_dir() else " (not there now; it is tried again)"
    return [f"{folder}{missing}"]


def _demo_log_ins() -> list[str]:
    names = ", ".join(name for name, _ in log_ins())
    return [f"{names}; password: {PASSWORD}"] if names else []


def _followed() -> list[str]:
    now = leadership.current()
    return [f"{now.other[0]} (records nothing itself)"] if now.role == "following" else []


def _first_account(url: str) -> list[str]:
    if log_ins() or not leadership.may_write():
        return []
    token = new_token()
    return [f"{url}/first/{token} (works once)"] if token else []
