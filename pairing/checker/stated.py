"""What a report is checked by: what was asked for, else what it states, else a default."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.model import Options
from pairing.reported import stated
from pairing.trf import Report

DEFAULT = "dutch-2026"


@dataclass(frozen=True, slots=True)
class Rules:
    """The system, its options and the number of rounds; `notes` say what was assumed."""

    system: str
    options: Options
    rounds_total: int
    notes: tuple[str, ...] = ()


def rules_of(
    report: Report, system: str | None, options: Options, rounds_total: int | None
) -> Rules:
    """Options that were asked for go before those of the file, one by one."""
    notes = []
    said = stated(report)
    chosen = system or said.system
    if chosen is None:
        chosen = DEFAULT
        notes.append(f"The file does not name a system (record 192); {DEFAULT} is taken.")
    rounds = rounds_total or report.rounds_total
    if rounds is None:
        rounds = max((len(player.rounds) for player in report.players), default=0)
        notes.append(
            f"The file does not say how many rounds there are (142, XXR); {rounds} are taken."
        )
    filed = dict(said.options.values) if chosen == said.system else {}
    merged = Options(tuple(sorted({**filed, **dict(options.values)}.items())))
    return Rules(chosen, merged, rounds, tuple(notes))
