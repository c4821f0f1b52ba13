"""Appeals with the words that were given, which stand beside the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from events import store
from events.messages import Recorded

from .. import log
from ..domain.discretion import Knows
from ..domain.tournament.state import Tournament
from ..selectors import appeals
from ..selectors.activity.context import SentenceContext
from ..selectors.activity.sentence import sentence
from ..selectors.names import Names
from .names import names_of


def appeal_rows(stream: str, state: Tournament, knows: Knows) -> tuple[appeals.AppealRow, ...]:
    """All appeals of the state, the open ones first; words and photos for who `knows` them."""
    recorded = _recorded(stream, state)
    names = dispute_names(state, recorded)
    words = {
        event.seq: names.reason(event.reason)
        for event in recorded
        if knows.reads(event.actor, event.type)
    }
    rows = appeals.appeals(state, names, words, _remedies(state, names, recorded))
    return rows if knows.appeals else tuple(replace(row, photos=()) for row in rows)


def dispute_names(state: Tournament, recorded: Iterable[Recorded] = ()) -> Names:
    """Those of a state, of its committees and of those who filed and decided."""
    members = {member.user for member in state.committee}
    members |= {member.user for appeal in state.appeals.values() for member in appeal.sat}
    acted = {who for a in state.appeals.values() for who in (a.recorded_by, a.decided_by)}
    return names_of(state, {*members, *acted} - {""}, recorded)


def _recorded(stream: str, state: Tournament) -> list[Recorded]:
    """Filings, decisions, and what was recorded in one breath with a decision."""
    by_seq: dict[int, Recorded] = {}
    scopes = [f"appeal:{appeal}" for appeal in state.appeals]
    for event in store.moved(stream, scopes, 0) if scopes else []:
        if event.seq <= state.seq:
            by_seq[event.seq] = event
    for appeal in state.appeals.values():
        if appeal.decided_seq:
            by_seq |= _with_it(stream, by_seq[appeal.decided_seq])
    return [by_seq[seq] for seq in sorted(by_seq)]


def _with_it(stream: str, decided: Recorded) -> dict[int, Recorded]:
    following = store.read(stream, decided.seq, decided.seq + 2)
    return {event.seq: event for event in following if event.command_id == decided.command_id}


def _remedies(
    state: Tournament, names: Names, recorded: Iterable[Recorded]
) -> Mapping[int, tuple[str, ...]]:
    """What each decision changed, by the seq of the decision."""
    remedies: dict[int, tuple[str, ...]] = {}
    decisions: dict[str, int] = {}
    for event in recorded:
        if event.type == "AppealDecided":
            decisions[event.command_id] = event.seq
        elif event.command_id in decisions:
            of = decisions[event.command_id]
            remedies[of] = (
                *remedies.get(of, ()),
                sentence(log.decoded(event), SentenceContext(state, names)),
            )
    return remedies
