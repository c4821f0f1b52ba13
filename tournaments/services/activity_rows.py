"""Events of one log as rows for people, with everything their sentences need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from events import store
from events.messages import Recorded

from .. import log
from ..domain.devices.state import Device
from ..domain.discretion import Knows
from ..domain.scopes import SETTINGS
from ..domain.settings.events import RegulationsChanged, SettingsChanged
from ..domain.settings.settings import Settings, regulations_of, under
from ..domain.tournament.events import TournamentCreated
from ..domain.tournament.state import Tournament
from ..selectors.activity.context import SentenceContext
from ..selectors.activity.rows import activity
from ..selectors.names import Names
from ..selectors.rows.log import ActivityRow
from . import reasons
from .names import names_of

MOST: Final = 500
"""Rows in one answer at most."""


def rows_of(
    stream: str, state: Tournament, recorded: Sequence[Recorded], knows: Knows
) -> tuple[ActivityRow, ...]:
    """One row an event, in the order given; `state` is that of the newest of them or later.

    Reasons as far as the asker `knows` them.
    """
    return rows_with(names_of(state, (), recorded, knows), stream, state, recorded)


def rows_with(
    names: Names, stream: str, state: Tournament, recorded: Sequence[Recorded]
) -> tuple[ActivityRow, ...]:
    """The same, with names that are there already: of all that these events name."""
    return activity(SentenceContext(state, names, _settings_before(stream, recorded)), recorded)


def latest(
    stream: str, state: Tournament, before: int, limit: int, scope: str = ""
) -> list[Recorded]:
    """The last `limit` events before the seq `before`, newest first; of one scope if given."""
    if scope:
        moved = store.moved(stream, [scope], 0)
        return [event for event in reversed(moved) if event.seq < before][:limit]
    newest = min(before - 1, state.seq)
    return store.read(stream, max(newest - limit, 0), newest)[::-1]


def typed_on(stream: str, state: Tournament, device: Device) -> list[Recorded]:
    """What that device did in the time that is in doubt, in order."""
    since_joined = store.read(stream, device.enrolled_seq, state.seq)
    return [
        event
        for event in since_joined
        if (event.device, event.actor) == (device.name, device.user)
        and event.recorded_at >= device.since
    ]


def reasons_of(stream: str, seqs: Iterable[int], knows: Knows) -> dict[int, str]:
    """The reasons that were given for these events, by seq, as far as the asker `knows` them."""
    references = {
        seq: event.reason
        for seq in seqs
        for event in store.read(stream, seq - 1, seq)
        if knows.reads(event.actor, event.type)
    }
    texts = reasons.texts(references.values())
    return {seq: texts.get(reference, "") for seq, reference in references.items()}


def _settings_before(stream: str, recorded: Sequence[Recorded]) -> dict[int, Settings]:
    """The settings that stood before each SettingsChanged among these events."""
    wanted = {each.seq for each in recorded if each.type == "SettingsChanged"}
    if not wanted:
        return {}
    before: dict[int, Settings] = {}
    standing, under_way = Settings(), False
    for each in store.moved(stream, [SETTINGS], 0):
        event = log.decoded(each)
        under_way |= isinstance(event, RegulationsChanged)
        if isinstance(event, TournamentCreated | SettingsChanged):
            if under_way:  # since then they are changed by themselves alone, and by the rounds
                standing = under(regulations_of(event.settings), standing)
            if each.seq in wanted:
                before[each.seq] = standing
            standing = event.settings
    return before
