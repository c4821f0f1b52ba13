"""A change of settings."""

from __future__ import annotations

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import Refused
from ..tournament.state import Tournament
from . import fixed
from .by_table import table_to_record
from .commands import ChangeSettings
from .events import SettingsChanged
from .hall_plan import plan_to_record
from .readings import to_record
from .settings import Settings, pairing_part
from .sound import lines_sound, sound
from .tie_breaks import tie_breaks_to_record


@decides(ChangeSettings)
def change_settings(state: Tournament, command: ChangeSettings, context: Context) -> Decision:
    settings = tie_breaks_to_record(to_record(command.settings, state.settings), state.settings)
    settings = plan_to_record(table_to_record(settings))
    if (command.name, settings) == (state.name, state.settings):
        return AlreadyRecorded(state.settings_seq)
    return (
        guards.not_closed(state)
        or guards.unmoved(context, "settings")
        or lines_sound({"name": command.name})
        or sound(state, settings)
        or _regulations_kept(state, settings, context)
        or Accepted((SettingsChanged(name=command.name, settings=settings),))
    )


def _regulations_kept(state: Tournament, settings: Settings, context: Context) -> Refused | None:
    """System, points and the like are announced before the start (C.04.2 1.3, C.04.1 1); the
    numbers of boards may still be others, for a reason."""
    if refused := fixed.regulations_fixed(state, settings):
        return refused
    if pairing_part(settings) == pairing_part(state.settings):
        return None
    if refused := guards.no_pairing_in_hand(state, "changing-the-numbers-of-the-boards"):
        return refused
    if state.phase == "entries":
        return None
    return guards.reason_given(context, "change-of-the-numbers-of-the-boards-after-the-start")
