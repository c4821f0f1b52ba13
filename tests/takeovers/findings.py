"""What two logs say after a takeover, held against what was told and what the pages list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from .typists import Acknowledged


class After(NamedTuple):
    """Logs of the machine that was left and of the one that leads (stream, seq, hash, command), the
    events that the page of the first lists as its alone, and the claims that the second has."""

    old: Collection[tuple[Any, ...]]
    new: Collection[tuple[Any, ...]]
    listed: list[int]
    claims: set[str]


def lost(after: After, acknowledged: Iterable[Acknowledged]) -> list[Acknowledged]:
    """What was acknowledged and the log that counts has not."""
    commands = {command for _, _, _, command in after.new}
    return [each for each in acknowledged if each.command_id not in commands]


def findings(after: After, acknowledged: Collection[Acknowledged], *, two_disks: bool) -> list[str]:
    """Empty: nothing acknowledged is lost on two disks; on one, the page names exactly what is
    missing, and each of it is a claim unless it has come by another way."""
    hashes = {hash for _, _, hash, _ in after.new}
    commands = Counter(command for _, _, _, command in after.new)
    alone = [event for event in after.old if event[2] not in hashes]
    missing = lost(after, acknowledged)
    there = {command for *_, command in alone}
    claimed = {hash for _, _, hash, command in alone if command not in commands}
    return [
        *(f"lost: {each.command_id}" for each in missing if two_disks),
        *(f"on neither: {each.command_id}" for each in missing if each.command_id not in there),
        *(f"recorded twice: {typed}" for typed, _ in acknowledged if commands[typed] > 1),
        *_differ("listed", set(after.listed), {seq for _, seq, _, _ in alone}),
        *_differ("claims", {each for each in after.claims if each not in hashes}, claimed),
    ]


def _differ(what: str, said: set[Any], true: set[Any]) -> list[str]:
    return [] if said == true else [f"{what}: {sorted(said)} instead of {sorted(true)}"]
