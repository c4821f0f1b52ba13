"""Sentences about set-up."""

from __future__ import annotations

from collections.abc import Iterator

from ...domain.arbiters.events import ArbiterAppointed
from ...domain.devices.events import DeviceRevoked
from ...domain.imported.events import ColumnsMapped, ReportLinesImported
from ...domain.said import Said, said
from ...domain.settings.events import (
    ProhibitedPairsSet,
    RegulationsChanged,
    SettingsChanged,
    VirtualPointsSet,
)
from ...domain.settings.settings import Settings, under
from ...domain.tournament.events import TournamentCreated
from ...words import ENGLISH, label
from ..words import points_text
from .sentence import describe
from .settings import name_of, value_text
from .telling import Telling


@describe.register
def _(event: TournamentCreated, _telling: Telling) -> Said:
    return said("Event-TournamentCreated", name=event.name, rounds=event.settings.rounds)


@describe.register
def _(event: SettingsChanged, telling: Telling) -> Said:
    before = telling.settings_before.get(telling.seq)
    changes = telling.each(_changes(before, event.settings, telling)) if before else ""
    return (
        said("Event-SettingsChanged.to", changes=changes)
        if changes
        else said("Event-SettingsChanged")
    )


def _changes(before: Settings, after: Settings, telling: Telling) -> Iterator[Said]:
    language = telling.names.language
    for field in Settings.__struct_fields__:
        if getattr(before, field) != getattr(after, field):
            was, now = (
                value_text(field, each, telling.player, language) for each in (before, after)
            )
            yield said("SettingChange", name=name_of(field, language), was=was, now=now)


@describe.register
def _(event: RegulationsChanged, telling: Telling) -> Said:
    settings = telling.state.settings
    before, after = under(event.was, settings), under(event.regulations, settings)
    changes = telling.each(_changes(before, after, telling))
    if not event.checked:
        return said("Event-RegulationsChanged", round=event.from_round, changes=changes)
    return said(
        "Event-RegulationsChanged.checked",
        round=event.from_round,
        changes=changes,
        checked=event.checked,
        count=event.otherwise,
    )


@describe.register
def _(event: ProhibitedPairsSet, telling: Telling) -> Said:
    groups = "; ".join(telling.players(group.players) for group in event.groups)
    variant = "set" if event.groups else "none"
    return said(f"Event-ProhibitedPairsSet.{variant}", first=event.from_round, groups=groups)


@describe.register
def _(event: ReportLinesImported, _telling: Telling) -> Said:
    return said("Event-ReportLinesImported", count=len(event.lines))


@describe.register
def _(event: ColumnsMapped, _telling: Telling) -> Said:
    columns = ", ".join(
        f"{at} {label('ListColumn', field)}" for at, field in enumerate(event.columns, 1) if field
    )
    return said("Event-ColumnsMapped", line=event.line, columns=columns)


@describe.register
def _(event: VirtualPointsSet, telling: Telling) -> Said:
    if not event.lines:
        return said("Event-VirtualPointsSet.none")
    lines = (
        said(
            "VirtualPoints",
            points=points_text(line.points),
            first=line.first,
            last=line.last,
            players=telling.players(line.players),
        )
        for line in event.lines
    )
    return said("Event-VirtualPointsSet", lines=telling.each(lines))


@describe.register
def _(event: ArbiterAppointed, telling: Telling) -> Said:
    user, first, last = telling.names.user(event.user), event.first_board, event.last_board
    variant = ".sector" if first or last else ""
    return said(
        f"Event-ArbiterAppointed{variant}",
        user=user,
        role=event.role,
        first=max(first, 1),
        last=last,
    )


def role_name(role: str, language: str = ENGLISH) -> str:
    """What is no role stands for itself."""
    return label("Role", role, language)


@describe.register
def _(event: DeviceRevoked, telling: Telling) -> Said:
    device = telling.state.devices.get(event.device)
    if device is None:
        return said("Event-DeviceRevoked", device=event.device)
    user = telling.names.user(device.user)
    return said("Event-DeviceRevoked.of", device=event.device, user=user)
