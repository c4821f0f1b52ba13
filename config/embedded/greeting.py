"""What the start prints once the server answers: addresses, log-ins, the first account."""

from __future__ import annotations

from pathlib import Path

from config.first_account import new_token
from tournaments.demo.accounts import PASSWORD, log_ins
from tournaments.models import TournamentIndex

MOST_PAGES = 5


def greeting(reachable: list[str], data: Path) -> str:
    """The text; `reachable`: URLs without a slash at the end, that of this machine first."""
    lines = ["", "Openhall is ready.", ""]
    lines += _named("Console", [f"{url}/" for url in reachable])
    lines += _named("Public page", _public_pages(reachable[-1]))
    lines += _named("Demo log-ins", _demo_log_ins())
    lines += _named("First account", _first_account(reachable[0]))
    lines += _named("Data", [str(data)])
    return "\n".join([*lines, "", "Ctrl-C stops it."])


def _named(name: str, values: list[str]) -> list[str]:
    names = [name] + [""] * (len(values) - 1)
    return [f"  {first:<14} {value}" for first, value in zip(names, values, strict=False)]


def _public_pages(url: str) -> list[str]:
    slugs = TournamentIndex.objects.order_by("-pk").values_list("slug", flat=True)[:MOST_PAGES]
    return [f"{url}/t/{slug}/" for slug in slugs] or ["comes with the first tournament"]


def _demo_log_ins() -> list[str]:
    names = ", ".join(name for name, _ in log_ins())
    return [f"{names}; password: {PASSWORD}"] if names else []


def _first_account(url: str) -> list[str]:
    if log_ins():
        return []
    token = new_token()
    return [f"{url}/first/{token} (works once)"] if token else []
