"""What an entry would mean, to be read before it is recorded (C.04.2 2.4)."""

from __future__ import annotations

from ..domain.deciding import decide, permitted
from ..domain.decisions import Accepted, Context, Decision
from ..domain.entries.commands import EnterPlayer
from ..domain.entries.events import LateEntryAdmitted
from ..domain.entries.odd_entries import EntryForm
from ..domain.ids import PersonId, PlayerId, UserId
from ..domain.numbers.events import PairingNumbersAssigned
from ..domain.refusals import Refused
from ..domain.standings.standings import points_text
from ..domain.tournament.state import Tournament
from .names import Names, ref
from .numbers import names_by_person
from .review import likely_doubles
from .rows.base import PlayerRef, Row, fields
from .rows.numbers import NumberChange

PREVIEWED = PersonId("preview")


class MaybeEntered(PlayerRef, frozen=True, kw_only=True):
    """An entry that may be the same person, with the grounds."""

    grounds: tuple[str, ...]


class EntryPreviewRow(Row, frozen=True, kw_only=True):
    """`tpn`: the number the entry would get, of `numbers`; None before the start.

    `missed` are the rounds without it, worth `points` together; `moved` is whose number it would
    change. Where the entry is not possible `sentences` say why.
    """

    possible: bool
    from_round: int | None
    tpn: int | None
    numbers: int
    missed: tuple[int, ...]
    points: str
    outdates: int | None
    moved: tuple[NumberChange, ...]
    maybe_entered: tuple[MaybeEntered, ...]
    sentences: tuple[str, ...]


def may_enter(state: Tournament, actor: UserId) -> bool:
    return EnterPlayer in permitted(state, actor)


def entry_preview(
    state: Tournament, names: Names, asker: UserId, form: EntryForm
) -> EntryPreviewRow:
    """`form.player` is the number the entry would get in the list of entries."""
    decision = _decided(state, names, asker, form)
    admitted, order = _late_entry(decision)
    tpn = order.index(form.player) + 1 if order else None
    missed = tuple(range(1, admitted.from_round)) if admitted else ()
    points = sum(state.settings_in(number).absent for number in missed)
    outdates = state.next_round if order and state.round(state.next_round).open else None
    moved = _moved(state, names, order)
    said = (
        (names.say(decision),)
        if isinstance(decision, Refused)
        else _sentences(
            state, names, admitted, tpn, len(order), missed, points, len(moved), outdates
        )
    )
    return EntryPreviewRow(
        possible=not isinstance(decision, Refused),
        from_round=admitted.from_round if admitted else None,
        tpn=tpn,
        numbers=len(order),
        missed=missed,
        points=points_text(points),
        outdates=outdates,
        moved=moved,
        maybe_entered=tuple(
            MaybeEntered(**fields(entry), grounds=grounds)
            for entry, grounds in likely_doubles(state, names, form)
        ),
        sentences=said,
    )


class LateEntries(Row, frozen=True, kw_only=True):
    """What every late entry means now; no sentences before the start."""

    possible: bool
    sentences: tuple[str, ...]


def late_entries(state: Tournament, names: Names, asker: UserId) -> LateEntries:
    """For several at once: their numbers follow from each other, so that none is told."""
    if state.phase == "entries":
        return LateEntries(possible=True, sentences=())
    anybody = EntryForm(player=state.next_player, name="")
    decision = _decided(state, names, asker, anybody)
    if isinstance(decision, Refused):
        return LateEntries(possible=False, sentences=(names.say(decision),))
    admitted, _ = _late_entry(decision)
    missed = tuple(range(1, admitted.from_round)) if admitted else ()
    points = sum(state.settings_in(number).absent for number in missed)
    said = _rounds_said(names, admitted.from_round, missed, points) if admitted else []
    said.append(names.speak("LateEntry.numbers"))
    outdated = state.next_round if state.round(state.next_round).open else None
    return LateEntries(possible=True, sentences=(*said, *outdated_said(names, outdated)))


def _decided(state: Tournament, names: Names, asker: UserId, form: EntryForm) -> Decision:
    """`form.rating` is the one that counts, whichever of the two."""
    command = EnterPlayer(
        person=PREVIEWED,
        details="",
        title=form.title,
        federation=form.federation,
        rating=form.rating,
        national_rating=form.rating,
    )
    known = {**names_by_person(state, names), PREVIEWED: form.name}
    return decide(state, command, Context(actor=asker, names=known))


def _late_entry(
    decision: Decision,
) -> tuple[LateEntryAdmitted | None, tuple[PlayerId, ...]]:
    """Nothing, and no order, before the start."""
    events = decision.events if isinstance(decision, Accepted) else ()
    admitted = next((event for event in events if isinstance(event, LateEntryAdmitted)), None)
    numbers = next((event for event in events if isinstance(event, PairingNumbersAssigned)), None)
    return admitted, numbers.order if numbers else ()


def _moved(
    state: Tournament, names: Names, order: tuple[PlayerId, ...]
) -> tuple[NumberChange, ...]:
    return tuple(
        NumberChange(**fields(ref(state, names, player)), new=number)
        for number, player in enumerate(order, 1)
        if player in state.players and state.players[player].tpn != number
    )


def _sentences(
    state: Tournament,
    names: Names,
    admitted: LateEntryAdmitted | None,
    tpn: int | None,
    numbers: int,
    missed: tuple[int, ...],
    points: int,
    moved: int,
    outdates: int | None,
) -> tuple[str, ...]:
    if admitted is None:
        return (names.speak("LateEntry.number-at-the-start"),)
    said = _rounds_said(names, admitted.from_round, missed, points)
    number = number_said(state, names, tpn, numbers, moved)
    return (*said, number, *outdated_said(names, outdates))


def number_said(state: Tournament, names: Names, tpn: int | None, numbers: int, moved: int) -> str:
    facts = {"number": tpn or 0, "numbers": numbers, "moved": moved}
    if not moved:
        return names.speak("LateEntry.nobody-moves", **facts)
    return names.speak("LateEntry.frozen" if state.frozen else "LateEntry.number", **facts)


def _rounds_said(names: Names, first: int, missed: tuple[int, ...], points: int) -> list[str]:
    said = [names.speak("LateEntry.paired-from", round=first)]
    if missed:
        rounds = ", ".join(map(str, missed))
        said.append(
            names.speak("LateEntry.missed", half_points=points, count=len(missed), rounds=rounds)
        )
    return said


def outdated_said(names: Names, outdates: int | None) -> tuple[str, ...]:
    return (names.speak("LateEntry.outdates", round=outdates),) if outdates else ()
