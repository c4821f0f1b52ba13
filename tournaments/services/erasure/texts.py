"""Which texts and pictures are about a person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from events import store
from events.messages import Recorded

from ... import log
from ...domain.catalogue import EVENTS
from ...domain.ids import PlayerId
from ...domain.photos.state import Attachment
from ...domain.tournament.state import Tournament
from ...selectors.activity.context import SentenceContext
from ...selectors.activity.sentence import sentence
from ...selectors.erasure import ErasedText
from ...selectors.mentions import Marks
from ...selectors.names import Names
from .. import people, reasons
from ..names import names_of


def offered(stream: str, state: Tournament, player: PlayerId) -> tuple[ErasedText, ...]:
    recorded = store.read(stream, 0, state.seq)
    names = names_of(state, (), recorded)
    marks = Marks(known_of(state, player))
    return tuple(texts_about(state, names, recorded, PersonsMatter(state, player), marks))


def known_of(state: Tournament, player: PlayerId) -> list[people.Details]:
    """All that was ever entered about the person and is still there."""
    persons = {state.players[each].person for each in state.entries_of(player)}
    return people.all_details(persons)


def pictures_of(state: Tournament, player: PlayerId) -> tuple[Attachment, ...]:
    entries = {*state.entries_of(player)}
    return tuple(
        photo
        for photo in state.attachments.values()
        if not photo.erased and not entries.isdisjoint(photo.players)
    )


class Matter(Protocol):
    """What a person is concerned by, whether he is named there or not."""

    def surely(self, event: Recorded) -> bool: ...
    def perhaps(self, event: Recorded) -> bool: ...


def texts_about(
    state: Tournament, names: Names, recorded: Iterable[Recorded], about: Matter, marks: Marks
) -> Iterator[ErasedText]:
    """One for each text, however many events were recorded with it."""
    seen: set[str] = set()
    for event in recorded:
        words = names.reason(event.reason)
        if not words or words == reasons.own_words("erased") or event.reason in seen:
            continue
        sure = marks.surely_in(words) or about.surely(event)
        if sure or marks.perhaps_in(words) or about.perhaps(event):
            seen.add(event.reason)
            yield ErasedText(
                seq=event.seq,
                at=event.recorded_at,
                by_name=names.user(event.actor),
                event=sentence(log.decoded(event), SentenceContext(state, names)),
                words=words,
                sure=sure,
            )


class PersonsMatter:
    """The entries, appeals and games of one person, as scopes of the log."""

    def __init__(self, state: Tournament, player: PlayerId) -> None:
        entries = {*state.entries_of(player)}
        games = [game for game in state.games.values() if entries & {game.white, game.black}]
        self._games = {f"game:{game.id}" for game in games}
        players = {f"player:{each}" for each in entries}
        self._own = players | {
            f"appeal:{appeal.id}"
            for appeal in state.appeals.values()
            if appeal.by in entries or appeal.about in self._games | players
        }

    def surely(self, event: Recorded) -> bool:
        """Words about the entry, of an appeal, of the chief arbiter's decision on a board, or noted
        there."""
        scopes = set(event.scope_names)
        at_a_game = EVENTS[event.type].of_players and not scopes.isdisjoint(self._games)
        return at_a_game or not scopes.isdisjoint(self._own)

    def perhaps(self, event: Recorded) -> bool:
        return not self._games.isdisjoint(event.scope_names)
