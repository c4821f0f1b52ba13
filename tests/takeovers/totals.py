"""What the takeovers so far have shown: the file by which a run goes on, and its figures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from .runs import Takeover


class OfDisks(msgspec.Struct):
    """Takeovers of halls that wait for two disks, or for one."""

    takeovers: int = 0
    acknowledged: int = 0
    missing: int = 0
    alone: int = 0
    """Events that the old machine alone had."""


class Totals(msgspec.Struct):
    """`done` takeovers; `bad` of them with a finding, `unseen`: losses that the control missed."""

    seed: int
    done: int = 0
    one_disk: OfDisks = msgspec.field(default_factory=OfDisks)
    two_disks: OfDisks = msgspec.field(default_factory=OfDisks)
    bad: int = 0
    unseen: int = 0
    slowest: float = 0.0

    def add(self, one: Takeover) -> None:
        of = self.two_disks if one.two_disks else self.one_disk
        of.takeovers += 1
        of.acknowledged += one.acknowledged
        of.missing += one.lost
        of.alone += one.alone
        self.done += 1
        self.bad += bool(one.findings)
        self.unseen += one.lost > 0 and not one.as_two
        self.slowest = max(self.slowest, one.seconds)


def read(file: Path, seed: int) -> Totals:
    """Of that seed; new ones where there is no file, or one of another seed."""
    if file.exists():
        kept = msgspec.json.decode(file.read_bytes(), type=Totals)
        if kept.seed == seed:
            return kept
    return Totals(seed)


def keep(totals: Totals, file: Path) -> None:
    """Whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(totals), indent=2))
    beside.replace(file)


def figures(totals: Totals) -> Iterator[str]:
    """A line a figure."""
    for name, of in (("two disks", totals.two_disks), ("one disk", totals.one_disk)):
        yield f"{name}: {of.takeovers} takeovers, {of.acknowledged} acknowledged,"
        yield f"  {of.missing} of it missing, {of.alone} events on the old machine alone"
    yield f"slowest: {totals.slowest:.1f} s"
    yield f"bad: {totals.bad}, losses that the control did not see: {totals.unseen}"
