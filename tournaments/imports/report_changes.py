"""What a report says otherwise than the one before it, in sentences."""

from __future__ import annotations

from pairing.trf import Report
from tournaments.words import speak

from .not_kept import ReportChange, changes
from .report_words import clause_lines

MOST_LISTED = 200


def change_lines(before: Report, after: Report) -> tuple[str, ...]:
    """Which results, players, ratings and dates changed."""
    differing = changes(before, after)
    lines = [change_text(after, each) for each in differing[:MOST_LISTED]]
    if len(differing) > MOST_LISTED:
        lines.append(speak("Print-ReportChange.more", {"count": len(differing) - MOST_LISTED}))
    return tuple(lines)


def change_text(report: Report, change: ReportChange) -> str:
    """With the name that the player has in `report`."""
    facts = {
        "what": clause_lines([change.place.named])[0],
        "was": change.was or "–",
        "now": change.now or "–",
    }
    if change.place.player is None:
        return speak("Print-ReportChange.of-event", facts)
    names = {player.number: player.name for player in report.players}
    name = names.get(change.place.player, "")
    return speak("Print-ReportChange", {**facts, "number": change.place.player, "name": name})
