"""Folds of settings, regulations, prohibited pairs and virtual points."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..ledger import Ledger, folds
from ..tournament.steps import RegulationsFrom, Stamp
from .events import ProhibitedPairsSet, RegulationsChanged, SettingsChanged, VirtualPointsSet
from .settings import pairing_part, regulations_of, under


@folds(SettingsChanged)
def _settings_changed(ledger: Ledger, stamp: Stamp, event: SettingsChanged) -> None:
    ledger.fields |= {"name": event.name, "settings_seq": stamp.seq}
    if pairing_part(event.settings) != pairing_part(ledger.settings):
        ledger.moves_input(stamp, event, "settings")
    ledger.plays_by(event.settings)
    ledger.goes_by_time()


@folds(RegulationsChanged)
def _regulations_changed(ledger: Ledger, stamp: Stamp, event: RegulationsChanged) -> None:
    ledger.fields["regulations_seq"] = stamp.seq
    standing = ledger.regulations or (RegulationsFrom(1, regulations_of(ledger.settings)),)
    kept = [each for each in standing if each.first < event.from_round]
    if not kept or kept[-1].regulations != event.regulations:
        kept.append(_held_from(event, kept, standing))
    ledger.regulations = tuple(kept) if len(kept) > 1 else ()
    ledger.plays_by(under(event.regulations, ledger.settings))
    ledger.goes_by_round()
    ledger.goes_by_time()
    ledger.moves_input(stamp, event, "settings")


def _held_from(
    event: RegulationsChanged,
    kept: Sequence[RegulationsFrom],
    standing: Sequence[RegulationsFrom],
) -> RegulationsFrom:
    """What was checked for a change of the rounds stays with a later change from the same round."""
    changed = RegulationsFrom(event.from_round, event.regulations, event.checked, event.otherwise)
    if not kept or kept[-1].regulations.rounds == event.regulations.rounds:
        return replace(changed, checked=0, otherwise=0)
    same = [each for each in standing if each.first == event.from_round]
    if event.checked or not same:
        return changed
    return replace(changed, checked=same[0].checked, otherwise=same[0].otherwise)


@folds(ProhibitedPairsSet)
def _prohibited_pairs_set(ledger: Ledger, stamp: Stamp, event: ProhibitedPairsSet) -> None:
    ledger.fields |= {"prohibited": event.groups, "prohibited_seq": stamp.seq}
    if event.from_round:
        ledger.goes_into_report(stamp, event, event.from_round)
    ledger.moves_input(stamp, event, "settings")


@folds(VirtualPointsSet)
def _virtual_points_set(ledger: Ledger, stamp: Stamp, event: VirtualPointsSet) -> None:
    ledger.fields |= {"virtual": event.lines, "virtual_seq": stamp.seq}
    if ledger.last_published:
        ledger.goes_into_report(stamp, event, ledger.last_published + 1)
    ledger.moves_input(stamp, event, "settings")
