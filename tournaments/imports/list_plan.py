"""A list held against the entries: who is new, who is known and what differs, who is not on it.

Nothing follows from a plan by itself: an arbiter ticks what is to be done. `ticked` says what the
page ticks beforehand.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal

import msgspec

from tournaments.domain.attendance.commands import ReinstatePlayer, WithdrawPlayer
from tournaments.domain.command import Command
from tournaments.domain.entries.commands import CorrectPlayer, CorrectRating
from tournaments.domain.entries.doubles.proposals import Likeness, proposals
from tournaments.domain.entries.doubles.spelling import plain, spoken
from tournaments.domain.entries.state import Player
from tournaments.domain.ids import PlayerId
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.late_entry import LateEntries
from tournaments.selectors.review import ground_names
from tournaments.services.people import EntryPeople, PersonView
from tournaments.words import speak

from .rows import EntryRow

Field = Literal[
    "name",
    "title",
    "federation",
    "rating",
    "national_rating",
    "fides_k",
    "womens_title",
    "fide_id",
    "birth_date",
    "sex",
    "club",
    "contact",
    "status",
]
Kind = Literal["new", "known", "bad"]
KnownBy = Literal["fide-id", "name-and-year", "name", ""]
May = frozenset[type[Command]]

YEAR: Final = len("1998")
LONGEST: Final = 200
DETAILS: Final[tuple[Field, ...]] = ("name", "fide_id", "birth_date", "sex", "club", "contact")


class FieldChange(msgspec.Struct, frozen=True, kw_only=True):
    """`status` goes from withdrawn to playing. `why_not`: why this arbiter cannot do it."""

    field: Field
    before: str
    after: str
    ticked: bool
    why_not: str = ""


class PlannedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the file. `player` is the entry it is known as, by `known_by`; None: it is new, or
    it is not known what it is.

    `maybe`: entries and lines that look like this person. `another`: known by the name alone, and
    so it may be entered as somebody else.
    """

    line: int
    kind: Kind
    ticked: bool = False
    player: PlayerId | None = None
    entry: str = ""
    known_by: KnownBy = ""
    another: bool = False
    changes: tuple[FieldChange, ...] = ()
    maybe: tuple[str, ...] = ()
    problem: str = ""


class GoneEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry that is not on the list; it may be withdrawn."""

    player: PlayerId
    name: str
    federation: str
    rating: int
    why_not: str = ""


class ListPlan(msgspec.Struct, frozen=True, kw_only=True):
    """`late`: what an entry means now, once the tournament has started (C.04.2 2.4), or why none
    is possible (`enterable`)."""

    lines: tuple[PlannedLine, ...]
    gone: tuple[GoneEntry, ...]
    late: tuple[str, ...]
    enterable: bool

    @property
    def of_line(self) -> Mapping[int, PlannedLine]:
        return {each.line: each for each in self.lines}

    def withdrawal(self, player: PlayerId) -> WithdrawPlayer | None:
        """Of an entry that is not on the list; None: it is not offered."""
        offered = any(gone.player == player and not gone.why_not for gone in self.gone)
        return WithdrawPlayer(player=player) if offered else None


def plan_list(
    rows: Sequence[EntryRow],
    state: Tournament,
    people: EntryPeople,
    may: May,
    late: LateEntries,
) -> ListPlan:
    """`may`: the commands of whoever asks; `late`: what an entry means now."""
    entries = {
        entry.id: (entry, people[entry.id])
        for entry in state.players.values()
        if entry.stands and not people[entry.id].erased
    }
    matches = _Matches(rows, entries)
    alike = _alike([row for row in rows if row.line in matches.new], entries, state)
    lines = tuple(_line(row, matches, entries, alike.get(row.line, ()), may) for row in rows)
    known = {player for players in matches.players.values() for player in players}
    gone = tuple(
        _gone(entry, person, may)
        for entry, person in entries.values()
        if entry.id not in known and entry.active
    )
    return ListPlan(
        lines=lines,
        gone=tuple(sorted(gone, key=_by_rating)),
        late=late.sentences,
        enterable=late.possible,
    )


Entries = Mapping[PlayerId, tuple[Player, PersonView]]


class _Matches:
    """Which entries each line can be: by FIDE id first, then the others by name and year."""

    def __init__(self, rows: Iterable[EntryRow], entries: Entries) -> None:
        self._entries = entries
        self.players: dict[int, tuple[PlayerId, ...]] = {}
        self.by: dict[int, KnownBy] = {}
        self.line_of: dict[PlayerId, int] = {}
        """The first line that is that entry alone."""
        rows = tuple(rows)
        self._match(
            rows, _ids(entries), lambda row: [row.fide_id] if row.fide_id else [], "fide-id"
        )
        names = _by_name(entries)
        self._match(rows, names, lambda row: [plain(row.name)], "name-and-year", _same_year)
        self._match(rows, names, lambda row: [plain(row.name)], "name", _years_agree)
        self.new = {row.line for row in rows if row.line not in self.players}

    def _match(
        self,
        rows: Iterable[EntryRow],
        index: Mapping[object, Sequence[PlayerId]],
        keys: Callable[[EntryRow], Sequence[object]],
        by: KnownBy,
        agrees: Callable[[EntryRow, PersonView], bool] = lambda _row, _person: True,
    ) -> None:
        """An entry that an earlier, surer look gave to a line is nobody else's."""
        taken = set(self.line_of)
        for row in rows:
            if row.line in self.players or not row.name:
                continue
            players = tuple(
                player
                for key in keys(row)
                for player in index.get(key, ())
                if player not in taken and agrees(row, self._entries[player][1])
            )
            if not players:
                continue
            self.players[row.line] = players
            self.by[row.line] = by
            if len(players) == 1:
                self.line_of.setdefault(players[0], row.line)


def _ids(entries: Entries) -> Mapping[object, Sequence[PlayerId]]:
    index: dict[object, list[PlayerId]] = defaultdict(list)
    for player, (_, person) in entries.items():
        if person.fide_id:
            index[person.fide_id].append(player)
    return index


def _by_name(entries: Entries) -> Mapping[object, Sequence[PlayerId]]:
    index: dict[object, list[PlayerId]] = defaultdict(list)
    for player, (_, person) in entries.items():
        index[plain(person.name)].append(player)
    return index


def _same_year(row: EntryRow, person: PersonView) -> bool:
    return bool(row.birth_date) and row.birth_date[:YEAR] == person.birth_year


def _years_agree(row: EntryRow, person: PersonView) -> bool:
    """Where one of the two says no year the name alone is left, unless FIDE ids tell them apart."""
    two_ids = row.fide_id and person.fide_id and row.fide_id != person.fide_id
    return not (row.birth_date and person.birth_date) and not two_ids


# --- what a line says -----------------------------------------------------------------------------


def _line(
    row: EntryRow, matches: _Matches, entries: Entries, maybe: tuple[str, ...], may: May
) -> PlannedLine:
    players = matches.players.get(row.line, ())
    if row.problems:
        return PlannedLine(line=row.line, kind="bad")
    if len(players) > 1:
        named = "; ".join(_named(player, entries) for player in players)
        return PlannedLine(
            line=row.line,
            kind="bad",
            problem=speak("ListPlan.one-of-several", {"entries": named}),
        )
    if not players:
        return PlannedLine(line=row.line, kind="new", ticked=not maybe, maybe=maybe)
    (player,) = players
    if (first := matches.line_of[player]) != row.line:
        return PlannedLine(
            line=row.line,
            kind="bad",
            problem=speak("ListPlan.same-line", {"line": first, "entry": _named(player, entries)}),
        )
    entry, person = entries[player]
    by = matches.by[row.line]
    return PlannedLine(
        line=row.line,
        kind="known",
        player=player,
        entry=_named(player, entries),
        known_by=by,
        another=by != "fide-id",
        changes=_changes(row, entry, person, may),
    )


def _named(player: PlayerId, entries: Entries) -> str:
    return speak("ListPlan.entry", {"name": entries[player][1].name, "entry": player})


def _changes(row: EntryRow, entry: Player, person: PersonView, may: May) -> tuple[FieldChange, ...]:
    """An empty cell says nothing, and a year nothing against a date in it."""
    corrects = "" if CorrectPlayer in may else speak("ListPlan.corrects-nothing")
    rates = "" if CorrectRating in may else speak("ListPlan.office-corrects-ratings")
    back = "" if ReinstatePlayer in may else speak("ListPlan.office-reinstates")
    listed = row.ratings()
    fields: list[tuple[Field, str, str, bool, str]] = [
        ("name", person.name, row.name, _name_differs(person.name, row.name), corrects),
        ("title", entry.title, row.title, True, corrects),
        ("federation", entry.federation, row.federation, True, corrects),
        ("rating", _number(entry.ratings.fides), _number(listed.fides), True, rates),
        ("national_rating", _number(entry.ratings.national), _number(listed.national), True, rates),
        ("fides_k", _number(entry.ratings.fides_k), _number(listed.fides_k), True, rates),
        ("womens_title", entry.womens_title, row.womens_title, True, corrects),
        ("fide_id", person.fide_id, row.fide_id, not person.fide_id, corrects),
        ("birth_date", person.birth_date, _birth(row, person), _fuller(row, person), corrects),
        ("sex", person.sex, row.sex, not person.sex, corrects),
        ("club", person.club, row.club[:LONGEST], True, corrects),
        ("contact", person.contact, row.contact[:LONGEST], True, corrects),
    ]
    if entry.status == "withdrawn":
        fields.append(
            ("status", speak("ListPlan.withdrawn"), speak("ListPlan.playing"), False, back)
        )
    return tuple(
        FieldChange(field=field, before=was, after=now, ticked=ticked and not no, why_not=no)
        for field, was, now, ticked, no in fields
        if now and was != now
    )


def _name_differs(before: str, after: str) -> bool:
    """Accents that a list has lost are no correction, and quite another name is another person."""
    shared = set(spoken(before)) & set(spoken(after))
    return plain(before) != plain(after) and bool(shared)


def _birth(row: EntryRow, person: PersonView) -> str:
    return person.birth_date if person.birth_date.startswith(row.birth_date) else row.birth_date


def _fuller(row: EntryRow, person: PersonView) -> bool:
    return row.birth_date.startswith(person.birth_date)


def _number(rating: int) -> str:
    return str(rating) if rating else ""


def _gone(entry: Player, person: PersonView, may: May) -> GoneEntry:
    return GoneEntry(
        player=entry.id,
        name=person.name,
        federation=entry.federation,
        rating=entry.rating,
        why_not="" if WithdrawPlayer in may else speak("ListPlan.office-withdraws"),
    )


def _by_rating(gone: GoneEntry) -> tuple[int, str]:
    return (-gone.rating, gone.name)


def _alike(
    new: Sequence[EntryRow], entries: Entries, state: Tournament
) -> Mapping[int, tuple[str, ...]]:
    """For each new line whom it resembles, with the grounds: entries, and lines before it."""
    forms = [
        Likeness(
            player=player,
            name=person.name,
            sex=person.sex,
            birth_date=person.birth_date,
            fide_id=person.fide_id,
            federation=entry.federation,
        )
        for player, (entry, person) in entries.items()
    ]
    numbered = {PlayerId(state.next_player + at): row for at, row in enumerate(new)}
    forms += [
        Likeness(
            player=player,
            name=row.name,
            sex=row.sex,
            birth_date=row.birth_date,
            fide_id=row.fide_id,
            federation=row.federation,
        )
        for player, row in numbered.items()
    ]
    alike: dict[int, tuple[str, ...]] = defaultdict(tuple)
    for each in proposals(forms, state.apart):
        if (row := numbered.get(each.other)) is None:
            continue
        other = numbered.get(each.one)
        if other:
            named = speak("ListPlan.line", {"name": other.name, "line": other.line})
        else:
            named = _named(each.one, entries)
        grounds = ", ".join(ground_names(each.grounds))
        alike[row.line] += (speak("ListPlan.alike", {"entry": named, "grounds": grounds}),)
    return alike
