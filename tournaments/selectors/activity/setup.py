"""Sentences about set-up."""

from __future__ import annotations

from collections.abc import Mapping

from ...domain.arbiters.events import ArbiterAppointed, ArbiterDismissed
from ...domain.devices.events import DeviceEnrolled, DeviceReviewed, DeviceRevoked
from ...domain.imported.events import ColumnsMapped, ReportLinesImported, ReportTakenBack
from ...domain.settings.events import (
    ProhibitedPairsSet,
    RegulationsChanged,
    SettingsChanged,
    VirtualPointsSet,
)
from ...domain.settings.settings import Settings, under
from ...domain.tournament.events import TournamentCreated
from ..words import checked_again, points_text
from .sentence import sentence
from .settings import name_of, value_text
from .telling import Telling


@sentence.register
def _(event: TournamentCreated, _telling: Telling) -> str:
    return f"Tournament created: {event.name}, {event.settings.rounds} rounds"


@sentence.register
def _(event: SettingsChanged, telling: Telling) -> str:
    before = telling.settings_before.get(telling.seq)
    changes = _changes(before, event.settings, telling) if before else []
    return "Settings changed" + (f": {'; '.join(changes)}" if changes else "")


def _changes(before: Settings, after: Settings, telling: Telling) -> list[str]:
    return [
        f"{name_of(field)} {value_text(field, before, telling.player)} → "
        f"{value_text(field, after, telling.player)}"
        for field in Settings.__struct_fields__
        if getattr(before, field) != getattr(after, field)
    ]


@sentence.register
def _(event: RegulationsChanged, telling: Telling) -> str:
    settings = telling.state.settings
    before, after = under(event.was, settings), under(event.regulations, settings)
    checked = f"; {checked_again(event.checked, event.otherwise)}" if event.checked else ""
    changes = "; ".join(_changes(before, after, telling))
    return f"Regulations changed from round {event.from_round} on: {changes}{checked}"


@sentence.register
def _(event: ProhibitedPairsSet, telling: Telling) -> str:
    since = f" from round {event.from_round} on" if event.from_round else ""
    if not event.groups:
        return f"No pairs are prohibited any more{since}"
    groups = "; ".join(telling.players(group.players) for group in event.groups)
    return f"Prohibited pairs set{since}: {groups}"


@sentence.register
def _(event: ReportLinesImported, _telling: Telling) -> str:
    lines = len(event.lines)
    return f"{lines} ### line{'' if lines == 1 else 's'} of the report file kept"


@sentence.register
def _(event: ColumnsMapped, _telling: Telling) -> str:
    said = ", ".join(
        f"{at} {field.replace('_', ' ')}" for at, field in enumerate(event.columns, 1) if field
    )
    where = f"heading in line {event.line}" if event.line else "no heading line"
    return f"Columns of the list chosen by hand ({where}): {said}"


@sentence.register
def _(_event: ReportTakenBack, _telling: Telling) -> str:
    return "An imported report was taken back with its entries, rounds and results"


@sentence.register
def _(event: VirtualPointsSet, telling: Telling) -> str:
    if not event.lines:
        return "Virtual points are no longer set by hand"
    lines = "; ".join(
        f"{points_text(line.points)} in rounds {line.first} to {line.last} "
        f"for {telling.players(line.players)}"
        for line in event.lines
    )
    return f"Virtual points set: {lines}"


@sentence.register
def _(event: ArbiterAppointed, telling: Telling) -> str:
    sector = ""
    if event.first_board or event.last_board:
        sector = f", boards {max(event.first_board, 1)} to {event.last_board or 'the last'}"
    return f"{telling.names.user(event.user)} appointed {ROLE_NAMES[event.role]}{sector}"


ROLE_NAMES: Mapping[str, str] = {
    "chief": "chief arbiter",
    "deputy": "deputy chief arbiter",
    "pairing-officer": "pairing officer",
    "sector": "sector arbiter",
    "results": "results helper",
    "check-in": "check-in desk",
    "read-only": "reader",
    "system": "server",
    "player": "player",
}


@sentence.register
def _(event: ArbiterDismissed, telling: Telling) -> str:
    return f"{telling.names.user(event.user)} is no longer an arbiter here"


@sentence.register
def _(event: DeviceEnrolled, telling: Telling) -> str:
    return f"{event.device} joined for {telling.names.user(event.user)}"


@sentence.register
def _(event: DeviceRevoked, telling: Telling) -> str:
    device = telling.state.devices.get(event.device)
    whose = f" of {telling.names.user(device.user)}" if device else ""
    return f"{event.device}{whose} revoked"


@sentence.register
def _(event: DeviceReviewed, _telling: Telling) -> str:
    return f"What {event.device} typed is reviewed"
