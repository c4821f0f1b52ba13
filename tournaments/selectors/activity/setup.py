"""Sentences about set-up."""

from __future__ import annotations

from collections.abc import Iterator

from ...domain.arbiters.events import ArbiterAppointed
from ...domain.devices.events import DeviceRevoked
from ...domain.fide_mode.events import FideModeLeft
from ...domain.imported.events import ColumnsMapped, ReportLinesImported
from ...domain.said import Said, said
from ...domain.settings.events import (
    ProhibitedPairsSet,
    RegulationsChanged,
    SettingsChanged,
    VirtualPointsSet,
)
from ...domain.settings.settings import Settings, under
from ...domain.standings.standings import points_text
from ...domain.tournament.events import TournamentCreated
from ...words import READERS, label
from .context import SentenceContext
from .sentence import describe
from .settings import name_of, value_text


@describe.register
def _(event: TournamentCreated, _context: SentenceContext) -> Said:
    return said("Event-TournamentCreated", name=event.name, rounds=event.settings.rounds)


@describe.register
def _(event: SettingsChanged, context: SentenceContext) -> Said:
    before = context.settings_before.get(context.seq)
    changes = context.each(_changes(before, event.settings, context)) if before else ""
    return (
        said("Event-SettingsChanged.to", changes=changes)
        if changes
        else said("Event-SettingsChanged")
    )


def _changes(before: Settings, after: Settings, context: SentenceContext) -> Iterator[Said]:
    language = context.names.language
    for field in Settings.__struct_fields__:
        if getattr(before, field) != getattr(after, field):
            was, now = (
                value_text(field, each, context.player, language) for each in (before, after)
            )
            yield said("SettingChange", name=name_of(field, language), was=was, now=now)


@describe.register
def _(event: RegulationsChanged, context: SentenceContext) -> Said:
    settings = context.state.settings
    before, after = under(event.was, settings), under(event.regulations, settings)
    changes = context.each(_changes(before, after, context))
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
def _(event: ProhibitedPairsSet, context: SentenceContext) -> Said:
    groups = "; ".join(context.players(group.players) for group in event.groups)
    variant = "set" if event.groups else "none"
    return said(f"Event-ProhibitedPairsSet.{variant}", first=event.from_round, groups=groups)


@describe.register
def _(event: FideModeLeft, context: SentenceContext) -> Said:
    return said("Event-FideModeLeft", round=event.first, reasons=context.each(event.reasons))


@describe.register
def _(event: ReportLinesImported, _context: SentenceContext) -> Said:
    return said("Event-ReportLinesImported", count=len(event.lines))


@describe.register
def _(event: ColumnsMapped, _context: SentenceContext) -> Said:
    columns = ", ".join(
        f"{at} {label('ListColumn', field)}" for at, field in enumerate(event.columns, 1) if field
    )
    return said("Event-ColumnsMapped", line=event.line, columns=columns)


@describe.register
def _(event: VirtualPointsSet, context: SentenceContext) -> Said:
    if not event.lines:
        return said("Event-VirtualPointsSet.none")
    lines = (
        said(
            "VirtualPoints",
            points=points_text(line.points),
            first=line.first,
            last=line.last,
            players=context.players(line.players),
        )
        for line in event.lines
    )
    return said("Event-VirtualPointsSet", lines=context.each(lines))


@describe.register
def _(event: ArbiterAppointed, context: SentenceContext) -> Said:
    user, first, last = context.names.user(event.user), event.first_board, event.last_board
    variant = ".sector" if first or last else ""
    return said(
        f"Event-ArbiterAppointed{variant}",
        user=user,
        role=event.role,
        first=max(first, 1),
        last=last,
    )


def role_name(role: str, language: str = READERS) -> str:
    """What is no role stands for itself."""
    return label("Role", role, language)


@describe.register
def _(event: DeviceRevoked, context: SentenceContext) -> Said:
    device = context.state.devices.get(event.device)
    if device is None:
        return said("Event-DeviceRevoked", device=event.device)
    user = context.names.user(device.user)
    return said("Event-DeviceRevoked.of", device=event.device, user=user)
