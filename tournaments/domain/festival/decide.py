"""The event that a tournament is a section of: name, place, days, and the order of its sections."""

from __future__ import annotations

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..plain_line import fault_of_line
from ..refusals import Refused, refuse, with_all_faults
from ..settings.dates import day
from ..tournament.state import Tournament
from .commands import SetFestival
from .events import FestivalSet


@decides(SetFestival)
def set_festival(state: Tournament, command: SetFestival, context: Context) -> Decision:
    """At any time, after the end too: it changes nothing that was played."""
    wanted = FestivalSet(
        festival=command.festival,
        name=command.name,
        place=command.place,
        first_day=command.first_day,
        last_day=command.last_day,
        order=command.order,
    )
    if wanted == standing(state):
        return AlreadyRecorded(state.festival_more.seq or 1)
    return guards.unmoved(context, "event") or _sound(command) or Accepted((wanted,))


def standing(state: Tournament) -> FestivalSet:
    """What the section says of its event now."""
    more = state.festival_more
    return FestivalSet(
        festival=state.festival,
        name=state.festival_name,
        place=more.place,
        first_day=more.first_day,
        last_day=more.last_day,
        order=more.order,
    )


def _sound(command: SetFestival) -> Refused | None:
    return with_all_faults(
        _line("name", "festival_name", command.name),
        _line("place", "place", command.place) if command.place else None,
        _day("first", command.first_day),
        _day("last", command.last_day),
        _in_order(command),
    )


def _line(field: str, setting: str, text: str) -> Refused | None:
    if not text.strip():
        return refuse("NotALine.needed", field=field, setting=setting)
    fault = fault_of_line(text)
    if fault is None:
        return None
    return refuse(f"NotALine.{fault.code}", field=field, setting=setting, sign=fault.sign)


def _day(which: str, text: str) -> Refused | None:
    if not text or day(text) is not None:
        return None
    return refuse(f"NoDate.{which}-day", field=f"{which}_day", given=text[:40])


def _in_order(command: SetFestival) -> Refused | None:
    first, last = day(command.first_day), day(command.last_day)
    if first is None or last is None or first <= last:
        return None
    return refuse("DatesOutOfOrder", field="last_day", last=str(last), first=str(first))
