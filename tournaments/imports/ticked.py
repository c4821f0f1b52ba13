"""What an arbiter ticked in the plan of a list, done as one batch: all of it, or nothing.

The ticks belong to the state that the page showed. When the log has moved since, the plan is made
anew under the lock; what was ticked and reads otherwise now stops everything, and both are told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from events.messages import Envelope
from events.store import Locked
from tournaments.domain.attendance.commands import ReinstatePlayer
from tournaments.domain.command import Command
from tournaments.domain.deciding import permitted
from tournaments.domain.decisions import Conflict
from tournaments.domain.entries.commands import CorrectPlayer
from tournaments.domain.entries.correcting import to_ratings
from tournaments.domain.entries.ratings import BothRatings
from tournaments.domain.entries.state import Player
from tournaments.domain.ids import PlayerId, UserId
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.late_entry import late_entries
from tournaments.services import people, states
from tournaments.services.handle import handle_all
from tournaments.services.names import names_of
from tournaments.services.outcomes import Outcome
from tournaments.words import label, speak

from ..selectors.late_entry import may_enter
from .drafts import drafted, entered
from .list_plan import DETAILS, Field, FieldChange, ListPlan, PlannedLine, plan_list
from .rows import EntryRow

MOST_TOLD: Final = 200
MOST_EVENTS: Final = 20

Planning = Callable[[Tournament], ListPlan | None]
"""Makes the plan of a state, as the one that was shown was made."""
Line = Annotated[int, Meta(ge=1)]


class Ticks(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`enter`: lines; `change`: by line the fields to be corrected; `withdraw`: entries."""

    enter: tuple[Line, ...] = ()
    change: dict[Line, tuple[Field, ...]] = {}
    withdraw: tuple[PlayerId, ...] = ()


class NotOffered(ValueError):  # noqa: N818 (a noun like the refusals of the domain)
    """Something is ticked that the plan does not offer; the text names it."""


class StaleTick(msgspec.Struct, frozen=True, kw_only=True):
    """Something ticked that reads otherwise now: what the page showed, and what stands."""

    what: str
    shown: str
    now: str


def plan_for(rows: Sequence[EntryRow], state: Tournament, asker: UserId) -> ListPlan | None:
    """None for who may not enter players: it would tell what the entries say."""
    may = permitted(state, asker)
    if not may_enter(state, asker):
        return None
    names = names_of(state)
    late = late_entries(state, names, asker)
    return plan_list(rows, state, people.names(state), may, late)


def do_ticked(
    stream: str,
    state: Tournament,
    rows: Sequence[EntryRow],
    plan: ListPlan,
    ticks: Ticks,
    envelope: Envelope,
    beside: Sequence[Command] = (),
    anew: Planning | None = None,
) -> Outcome:
    """`plan` is that of `state`, which the page showed; `beside` is recorded with it. `anew` makes
    the plan under the lock where it is not that of a list alone. Raises `NotOffered`."""
    by_line = {row.line: row for row in rows}
    commands, drafts = _commands(state, by_line, plan, ticks)
    commands += beside

    def unmoved(locked: Locked) -> Conflict | None:
        if locked.head == state.seq:
            return None
        newest = states.of_locked(locked)
        now = anew(newest) if anew else plan_for(rows, newest, UserId(envelope.actor))
        moved = _moved(plan, now, ticks) if now else []
        return _conflict(locked, state.seq, moved) if moved else None

    return handle_all(stream, commands, envelope, details=drafts, unless=unmoved)


# --- commands -------------------------------------------------------------------------------------


def _commands(
    state: Tournament, rows: dict[int, EntryRow], plan: ListPlan, ticks: Ticks
) -> tuple[list[Command], list[people.PersonDraft]]:
    """Corrections first, so that the numbers of late entries follow from them."""
    lines, views = plan.of_line, people.names(state)
    commands: list[Command] = []
    drafts: list[people.PersonDraft] = []
    for number, fields in ticks.change.items():
        planned = _known(lines, number, fields, ticks)
        corrected, changed = _corrections(state, views, rows[number], planned, fields)
        commands += corrected
        drafts += changed
    for player in dict.fromkeys(ticks.withdraw):
        withdrawal = plan.withdrawal(player)
        if withdrawal is None:
            raise NotOffered(speak("NotOffered.withdrawal", {"entry": player}))
        commands.append(withdrawal)
    for number in dict.fromkeys(ticks.enter):
        draft_of = drafted(rows[_enterable(lines, number)])
        commands.append(entered(rows[number], draft_of))
        drafts.append(draft_of)
    if not commands:
        raise NotOffered(speak("NotOffered"))
    return commands, drafts


def _enterable(lines: Mapping[int, PlannedLine], number: int) -> int:
    planned = lines.get(number)
    if planned is None or not (planned.kind == "new" or planned.another):
        raise NotOffered(speak("NotOffered.new-entry", {"line": number}))
    return number


def _known(
    lines: Mapping[int, PlannedLine], number: int, fields: Sequence[Field], ticks: Ticks
) -> PlannedLine:
    planned = lines.get(number)
    offered = {each.field for each in planned.changes if not each.why_not} if planned else set()
    if planned is None or not offered.issuperset(fields):
        facts = {"line": number, "fields": ", ".join(fields)}
        raise NotOffered(speak("NotOffered.change", facts))
    if number in ticks.enter:
        raise NotOffered(speak("NotOffered.entered-anew", {"line": number}))
    return planned


def _corrections(
    state: Tournament,
    views: people.EntryPeople,
    row: EntryRow,
    planned: PlannedLine,
    fields: Sequence[Field],
) -> tuple[list[Command], list[people.PersonDraft]]:
    entry = state.players[planned.player or PlayerId(0)]
    commands: list[Command] = []
    draft = _draft(entry, views[entry.id], row, fields)
    if draft or not {"title", "federation", "womens_title"}.isdisjoint(fields):
        commands.append(
            CorrectPlayer(
                player=entry.id,
                details=draft.digest if draft else entry.details,
                title=row.title if "title" in fields else entry.title,
                federation=row.federation if "federation" in fields else entry.federation,
                womens_title=row.womens_title if "womens_title" in fields else None,
            )
        )
    if not {"rating", "national_rating", "fides_k"}.isdisjoint(fields):
        commands.append(to_ratings(entry, _ratings(entry, row, fields)))
    if "status" in fields:
        commands.append(ReinstatePlayer(player=entry.id))
    return commands, [draft] if draft else []


def _ratings(entry: Player, row: EntryRow, fields: Sequence[Field]) -> BothRatings:
    """Those of the entry, with the ticked ones as the list has them."""
    ratings, listed = entry.ratings, row.ratings()
    if "rating" in fields:
        ratings = ratings.with_one(*listed.of_kind(fides=True))
    if "national_rating" in fields:
        ratings = ratings.with_one(*listed.of_kind(fides=False))
    if "fides_k" in fields:
        ratings = msgspec.structs.replace(ratings, fides_k=listed.fides_k)
    return ratings


def _draft(
    entry: Player, person: people.PersonView, row: EntryRow, fields: Sequence[Field]
) -> people.PersonDraft | None:
    """What stands, with the ticked fields as the list has them."""
    ticked = set(DETAILS).intersection(fields)
    if not ticked:
        return None
    listed = drafted(row).details
    standing = {name: getattr(person, name) for name in (*DETAILS, "records")}
    return people.draft(
        people.Details(**standing | {name: getattr(listed, name) for name in ticked}), entry.person
    )


# --- what has moved since -------------------------------------------------------------------------


def _moved(shown: ListPlan, now: ListPlan, ticks: Ticks) -> list[StaleTick]:
    return [*_lines_moved(shown, now, ticks), *_gone_moved(shown, now, ticks)]


def _lines_moved(shown: ListPlan, now: ListPlan, ticks: Ticks) -> Iterator[StaleTick]:
    before, after = shown.of_line, now.of_line
    for number in dict.fromkeys((*ticks.change, *ticks.enter)):
        fields = ticks.change.get(number, ())
        then, today = _said(before[number], fields), _said(after[number], fields)
        if then != today:
            yield StaleTick(what=speak("ListTick.line", {"line": number}), shown=then, now=today)
    if ticks.enter and shown.late != now.late:
        then, today = " ".join(shown.late), " ".join(now.late)
        yield StaleTick(
            what=speak("ListTick.late-entries"),
            shown=then or speak("ListTick.no-late-entries"),
            now=today,
        )


def _gone_moved(shown: ListPlan, now: ListPlan, ticks: Ticks) -> Iterator[StaleTick]:
    still = {gone.player for gone in now.gone}
    for gone in shown.gone:
        if gone.player in ticks.withdraw and gone.player not in still:
            yield StaleTick(
                what=speak("ListTick.entry", {"entry": gone.player, "name": gone.name}),
                shown=speak("ListTick.not-on-the-list"),
                now=speak("ListTick.gone-or-known"),
            )


def _said(planned: PlannedLine, fields: Sequence[Field]) -> str:
    """A line as far as it was ticked; equal as long as nothing of that has moved."""
    if planned.kind == "bad":
        return planned.problem or speak("ListTick.not-to-be-entered")
    if planned.kind == "new":
        parts = "; ".join((speak("ListTick.new"), *planned.maybe))
        return speak("ListTick.parts", {"parts": parts})
    changed = {each.field: each for each in planned.changes}
    changes = [_change_said(changed.get(field), field) for field in fields]
    return speak("ListTick.parts", {"parts": "; ".join((planned.entry, *changes))})


def _change_said(change: FieldChange | None, field: Field) -> str:
    name = label("ListColumn", field)
    if change is None:
        return speak("ListTick.as-on-the-list", {"field": name})
    if change.why_not:
        return speak("ListTick.not-offered", {"field": name, "why": change.why_not})
    before = change.before or speak("ListTick.nothing")
    return speak("ListTick.change", {"field": name, "before": before, "after": change.after})


def _conflict(locked: Locked, since: int, moved: Sequence[StaleTick]) -> Conflict:
    entries = [
        event.seq
        for event in locked.read(since)
        if any(scope.startswith("player:") for scope in event.scope_names)
    ]
    lines = [msgspec.to_builtins(each) for each in moved[:MOST_TOLD]]
    return Conflict(
        "ListChangedMeanwhile",
        {"moved": lines, "count": len(moved)},
        events=tuple(entries[-MOST_EVENTS:]),
        seq=locked.head,
    )
