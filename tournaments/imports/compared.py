"""The entries held against a rating list: one tick a player, done as one batch.

A line is an entry, so that its number is the entry's. What the list has otherwise is offered where
an entry list would have it ticked: a name that has lost its accents corrects nothing. Once the
tournament has started the ratings of the list that was valid then stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from events.messages import Envelope
from tournaments.domain.entries.state import Player
from tournaments.domain.ids import PlayerId, UserId
from tournaments.domain.tournament.state import Tournament
from tournaments.domain.values import Title
from tournaments.models import RatingList
from tournaments.rating_lists.listed import Listed
from tournaments.services import people
from tournaments.services.outcomes import Outcome
from tournaments.services.people import EntryPeople, PersonView
from tournaments.services.rating_lists import rows as list_rows
from tournaments.services.rating_lists import stores
from tournaments.words import speak

from .list_plan import FieldChange, KnownBy, ListPlan, PlannedLine
from .rows import EntryRow
from .ticked import Ticks, do_ticked, plan_for


class ComparedEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry that differs from the list, or of which the list says something.

    `changes`: what a tick corrects; `others`: what differs and is left alone. `notes`: sentences.
    """

    player: PlayerId
    entry: str
    known_by: KnownBy
    changes: tuple[FieldChange, ...]
    others: tuple[FieldChange, ...]
    notes: tuple[str, ...]


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """`same`: entries that stand as the list has them; `missing`: those with a FIDE id that it does
    not have; `without_id`: those that have none and that nobody could be found for."""

    entries: tuple[ComparedEntry, ...]
    same: int
    missing: tuple[str, ...]
    without_id: tuple[PlayerId, ...]


class NothingTicked(ValueError):  # noqa: N818 (a noun like the refusals of the domain)
    """None of these entries is offered to be corrected."""


def compare(of: RatingList, kind: str, state: Tournament, asker: UserId) -> Comparison | None:
    """None for who may not enter players: it would tell what the entries say."""
    names = people.names(state)
    listed_as = _listed_as(of, state, names)
    plan = _plan(of, kind, state, asker, listed_as)
    if plan is None:
        return None
    entries = [_compared(line.player, line, state, listed_as) for line in plan.lines if line.player]
    standing = [entry for entry in state.players.values() if _is_compared(entry, names)]
    lost = [entry.id for entry in standing if entry.id not in listed_as]
    shown = tuple(each for each in entries if each.changes or each.others or each.notes)
    return Comparison(
        entries=shown,
        same=len(entries) - len(shown),
        missing=tuple(names[player].name for player in lost if names[player].fide_id),
        without_id=tuple(player for player in lost if not names[player].fide_id),
    )


def correct(
    stream: str,
    state: Tournament,
    of: RatingList,
    kind: str,
    players: Iterable[PlayerId],
    envelope: Envelope,
) -> Outcome:
    """Correct these entries as the list has them: all that a tick corrects, as one batch.

    `state` is what the page showed. Raises NothingTicked, also where one of them is not offered.
    """
    listed_as = _listed_as(of, state, people.names(state))
    asker = UserId(envelope.actor)
    plan = _plan(of, kind, state, asker, listed_as)
    wanted = set(players)
    change = {
        line.line: tuple(each.field for each in line.changes if each.ticked)
        for line in (plan.lines if plan else ())
        if line.player in wanted and any(each.ticked for each in line.changes)
    }
    if plan is None or not change or len(change) < len(wanted):
        raise NothingTicked(speak("NotOffered"))
    rows = _rows(of, kind, listed_as)
    return do_ticked(
        stream,
        state,
        rows,
        plan,
        Ticks(change=change),
        envelope,
        anew=lambda newest: _whole_plan(rows, newest, asker),
    )


ListedAs = dict[PlayerId, Listed]


def _is_compared(entry: Player, names: EntryPeople) -> bool:
    return entry.stands and not names[entry.id].erased


def _listed_as(of: RatingList, state: Tournament, names: EntryPeople) -> ListedAs:
    """By FIDE id; who has none by name and year, if there is but one of that name. The number of
    a national list is no FIDE id, even where somebody has the same digits."""
    standing = [entry for entry in state.players.values() if _is_compared(entry, names)]
    ids = [names[entry.id].fide_id for entry in standing if names[entry.id].fide_id]
    listed = {player.fide_id: player for player in stores.numbered(of, ids) if player.fide_id}
    listed_as: ListedAs = {}
    for entry in standing:
        person = names[entry.id]
        player = listed.get(person.fide_id) if person.fide_id else _namesake(of, entry, person)
        if player:
            listed_as[entry.id] = player
    return listed_as


def _namesake(of: RatingList, entry: Player, person: PersonView) -> Listed | None:
    if not person.birth_year:
        return None
    same = stores.bearing(of, person.name, entry.federation, person.birth_year)
    return same[0] if len(same) == 1 else None


def _plan(
    of: RatingList, kind: str, state: Tournament, asker: UserId, listed_as: ListedAs
) -> ListPlan | None:
    """A line an entry; nobody is entered or withdrawn by a rating list."""
    plan = _whole_plan(_rows(of, kind, listed_as), state, asker)
    if plan is None:
        return None
    own = (line for line in plan.lines if line.kind == "known" and line.player == line.line)
    return replace(plan, lines=tuple(own), gone=())


def _whole_plan(rows: list[EntryRow], state: Tournament, asker: UserId) -> ListPlan | None:
    """Also with the lines whose entry is not known by them; ratings are fixed since the start."""
    plan = plan_for(rows, state, asker)
    if plan is None or state.phase == "entries":
        return plan
    lines = (replace(line, changes=tuple(map(_fixed, line.changes))) for line in plan.lines)
    return replace(plan, lines=tuple(lines))


def _fixed(change: FieldChange) -> FieldChange:
    """After the start the rating of the list valid then stays; its K may still be noted where none
    is."""
    stays = change.field in ("rating", "national_rating")
    if not stays and not (change.field == "fides_k" and change.before):
        return change
    return replace(change, ticked=False, why_not=speak("RatingListNote.rating-stays"))


def _rows(of: RatingList, kind: str, listed_as: ListedAs) -> list[EntryRow]:
    return [_row(player, listed, of, kind) for player, listed in sorted(listed_as.items())]


def _row(player: PlayerId, listed: Listed, of: RatingList, kind: str) -> EntryRow:
    row = list_rows.listed_row(listed, of, list_rows.kind_for(of, kind))
    return EntryRow(
        line=player,
        name=row.name,
        title=msgspec.convert(row.title, Title),
        federation=row.federation,
        rating=row.rating,
        rating_source=row.rating_source,
        national_rating=row.national_rating,
        national_source=row.national_source,
        fides_k=row.fides_k,
        womens_title=msgspec.convert(row.womens_title, Title),
        fide_id=row.fide_id,
        birth_date=row.birth_date,
        sex=row.sex,
    )


def _compared(
    player: PlayerId, line: PlannedLine, state: Tournament, listed_as: ListedAs
) -> ComparedEntry:
    changes = line.changes
    return ComparedEntry(
        player=player,
        entry=line.entry,
        known_by=line.known_by,
        changes=tuple(each for each in changes if each.ticked),
        others=tuple(each for each in changes if not each.ticked),
        notes=tuple(_notes(state.players[player], listed_as[player])),
    )


def _notes(entry: Player, listed: Listed) -> Iterator[str]:
    if listed.inactive:
        yield speak("RatingListNote.inactive")
    if entry.title and not (listed.title or listed.womens_title):
        yield speak("RatingListNote.no-title", {"title": entry.title})
    if entry.rating and not listed.best:
        yield speak("RatingListNote.unrated", {"rating": entry.rating})
