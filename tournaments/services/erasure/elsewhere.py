"""Where else somebody stands who asks to be erased: each entry and each member is erased there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...domain.ids import PersonId, PlayerId
from ...domain.tournament.state import Tournament
from ...models import TournamentIndex
from ...selectors.erasure import Elsewhere, MemberElsewhere
from ...selectors.mentions import plain
from .. import people, states
from ..permissions import User, may_look


def entries_elsewhere(
    stream: str, known: Sequence[people.Details], asker: User
) -> Iterator[Elsewhere]:
    """Entries with the same name or FIDE id in the tournaments of the asker but that one."""
    ids = {details.fide_id for details in known} - {""}
    whole = _whole_names(known)
    for row, state in _readable(asker):
        if row.stream == stream:
            continue
        for player, person in people.names(state).items():
            if not person.erased and (person.fide_id in ids or plain(person.name) in whole):
                yield Elsewhere(slug=row.slug, tournament=row.name, player=player, name=person.name)


def same_person(stream: str, state: Tournament, player: PlayerId) -> Iterator[tuple[str, PlayerId]]:
    """The entries in other sections that are this very person, moved there or from there, and not
    erased yet; by stream."""
    persons = {state.players[each].person for each in state.entries_of(player)}
    for row in TournamentIndex.objects.exclude(stream=stream):
        there = states.current(row.stream)
        for entry in there.players.values():
            if entry.person in persons and not entry.erased_seq:
                yield row.stream, there.kept_entry(entry.id)


def members_named(
    known: Sequence[people.Details], asker: User, but: PersonId | None = None
) -> Iterator[MemberElsewhere]:
    """Members of committees with the same name, this tournament's too, but that one."""
    whole = _whole_names(known)
    for row, state in _readable(asker):
        for number, named in enumerate(state.named_members, 1):
            details = [] if named.person == but else people.all_details([named.person])
            if names := [each.name for each in details if plain(each.name) in whole]:
                yield MemberElsewhere(
                    slug=row.slug, tournament=row.name, member=number, name=names[-1]
                )


def _whole_names(known: Sequence[people.Details]) -> set[str]:
    return {plain(details.name) for details in known}


def _readable(asker: User) -> Iterator[tuple[TournamentIndex, Tournament]]:
    for row in TournamentIndex.objects.all():
        state = states.current(row.stream)
        if may_look(asker, state):
            yield row, state
