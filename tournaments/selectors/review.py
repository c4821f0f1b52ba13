"""Entries to look over: those that look wrong, and those of one person."""

from __future__ import annotations

import datetime
from collections.abc import Iterable

from ..domain.decisions import Context
from ..domain.entries.commands import MergeEntries
from ..domain.entries.doubles.proposals import Ground, proposals, sure
from ..domain.entries.merging import merge_entries
from ..domain.entries.odd_entries import EntryForm, OddKind, ids_in_use, oddities
from ..domain.entries.state import Player
from ..domain.ids import PlayerId, UserId
from ..domain.refusals import Refused
from ..domain.tournament.state import Tournament
from ..words import READERS, label
from .names import Names, ref
from .players import players
from .rows.base import PlayerRef, Row, fields
from .rows.players import PlayerRow


class OddityRow(Row, frozen=True, kw_only=True):
    kind: OddKind
    text: str


class OddEntry(PlayerRef, frozen=True, kw_only=True):
    """An entry that looks wrong, and why."""

    oddities: tuple[OddityRow, ...]


class DoubleRow(Row, frozen=True, kw_only=True):
    """Two entries that may be one person, for arbiters alone; `weight` up to 100.

    `keep_one`, `keep_other`: why the other entry cannot be merged into that one; empty: it can.
    """

    one: PlayerRow
    other: PlayerRow
    weight: int
    grounds: tuple[str, ...]
    keep_one: str
    keep_other: str
    sure: bool
    """Nothing speaks against it: all such are offered to be merged at once."""


class MergedRow(Row, frozen=True, kw_only=True):
    """`seq`: the event that merged `dropped` into `kept`, to be taken back by it."""

    seq: int
    kept: PlayerRef
    dropped: PlayerRef


class ApartRow(Row, frozen=True, kw_only=True):
    """Two people by decision, with the event that says so."""

    seq: int
    one: PlayerRef
    other: PlayerRef


def odd_entries(state: Tournament, names: Names, today: datetime.date) -> tuple[OddEntry, ...]:
    """In the order of the list of players."""
    forms = [entry_form(names, entry) for entry in _to_look_at(state, names)]
    by_entry = oddities(forms, state.settings.federation, today)
    return tuple(
        OddEntry(
            **fields(ref(state, names, form.player)),
            oddities=tuple(OddityRow(kind=each.kind, text=names.say(each.said)) for each in odd),
        )
        for form, odd in sorted(
            by_entry.items(), key=lambda each: (-each[0].rating, names.player(each[0].player))
        )
    )


def without_fide_id(state: Tournament, names: Names) -> int:
    """How many have none, where so many have none that they are not told one by one; else 0."""
    forms = [entry_form(names, entry) for entry in _to_look_at(state, names)]
    return 0 if ids_in_use(forms) else sum(not form.fide_id for form in forms)


def doubles(state: Tournament, names: Names) -> tuple[DoubleRow, ...]:
    """The surest first."""
    forms = [entry_form(names, entry) for entry in _to_look_at(state, names)]
    likely = proposals(forms, state.apart)
    if not likely:
        return ()
    form_of = {form.player: form for form in forms}
    rows = {PlayerId(row.player): row for row in players(state, names, private=True)}
    return tuple(
        DoubleRow(
            one=rows[each.one],
            other=rows[each.other],
            weight=each.weight,
            grounds=ground_names(each.grounds, names.language),
            keep_one=_why_not(state, names, each.one, each.other),
            keep_other=_why_not(state, names, each.other, each.one),
            sure=sure(form_of[each.one], form_of[each.other]),
        )
        for each in likely
    )


def sure_merges(rows: Iterable[DoubleRow]) -> tuple[tuple[PlayerRow, PlayerRow], ...]:
    """Kept and dropped entry of each sure double; of three entries of one person the first stays.

    The older entry is kept, unless it is the other that was paired.
    """
    merges: list[tuple[PlayerRow, PlayerRow]] = []
    kept_ones, dropped_ones = set[int](), set[int]()
    for row in sorted(rows, key=lambda each: (each.one.player, each.other.player)):
        if not row.sure or (row.keep_one and row.keep_other):
            continue
        kept, dropped = (row.other, row.one) if row.keep_one else (row.one, row.other)
        gone = {kept.player, dropped.player} & dropped_ones
        if gone or dropped.player in kept_ones:
            continue
        kept_ones.add(kept.player)
        dropped_ones.add(dropped.player)
        merges.append((kept, dropped))
    return tuple(merges)


def merged(state: Tournament, names: Names) -> tuple[MergedRow, ...]:
    """The newest first."""
    rows = [
        MergedRow(
            seq=entry.merged_seq,
            kept=ref(state, names, entry.merged_into),
            dropped=ref(state, names, entry.id),
        )
        for entry in state.players.values()
        if entry.merged_into is not None
    ]
    return tuple(sorted(rows, key=lambda row: -row.seq))


def told_apart(state: Tournament, names: Names) -> tuple[ApartRow, ...]:
    """The newest first."""
    newest_first = sorted(state.apart.items(), key=lambda each: -each[1])
    return tuple(
        ApartRow(seq=seq, one=ref(state, names, one), other=ref(state, names, other))
        for (one, other), seq in newest_first
    )


def likely_doubles(
    state: Tournament, names: Names, typed: EntryForm
) -> tuple[tuple[PlayerRef, tuple[str, ...]], ...]:
    """Entries that may be the person of a form that is being typed, with the grounds."""
    forms = [entry_form(names, entry) for entry in _to_look_at(state, names)]
    return tuple(
        (ref(state, names, each.one), ground_names(each.grounds, names.language))
        for each in proposals([*forms, typed])
        if each.other == typed.player
    )


def ground_names(grounds: Iterable[Ground], language: str = READERS) -> tuple[str, ...]:
    """Why two entries may be one person."""
    return tuple(label("DoubleGround", ground, language) for ground in grounds)


def _to_look_at(state: Tournament, names: Names) -> list[Player]:
    """Merged entries stand for nobody; of the erased nothing is known."""
    people = names.people
    return [
        entry
        for entry in state.players.values()
        if entry.stands and entry.id in people and not people[entry.id].erased
    ]


def entry_form(names: Names, entry: Player) -> EntryForm:
    person = names.people[entry.id]
    return EntryForm(
        player=entry.id,
        name=person.name,
        sex=person.sex,
        birth_date=person.birth_date,
        fide_id=person.fide_id,
        federation=entry.federation,
        title=entry.title,
        rating=entry.rating,
    )


def _why_not(state: Tournament, names: Names, kept: PlayerId, dropped: PlayerId) -> str:
    """As the state refuses it, whoever asks."""
    nobody = Context(actor=UserId(""))
    decision = merge_entries(state, MergeEntries(kept=kept, dropped=dropped), nobody)
    return names.say(decision) if isinstance(decision, Refused) else ""
