"""Erasing a person: what would go, and the command that takes away what was read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from msgspec.structs import replace

from events import store
from events.messages import Envelope, Recorded

from .. import log
from ..domain import commands as c
from ..domain.events import BoardDecided, BoardNoted, ErasureGround
from ..domain.ids import PlayerId
from ..domain.refusals import refuse
from ..domain.state import Attachment, Tournament
from ..permissions import User
from ..selectors.activity import Telling, sentence
from ..selectors.erasures import ErasedPicture, ErasedText, ErasurePlan
from ..selectors.names import Names
from ..selectors.naming import Marks, plain
from . import other_log, people, reasons, states
from .erased_elsewhere import entries_elsewhere, erased_together, members_named, same_person
from .handle import handle
from .known_names import names_of
from .outcomes import Conflict, Outcome, Refused
from .together import Halves, digest, handle_together
from .tournaments import UnknownPlayer

NOT_CHOSEN = "TextsNotChosen"
_TOLD = frozenset({BoardDecided.__name__, BoardNoted.__name__})
"""Events of a board that tell of its players."""
_LABELS = {
    "name": "Name",
    "sex": "Sex",
    "birth_date": "Birth date",
    "fide_id": "FIDE id",
    "club": "Club",
    "contact": "Contact",
}


def plan(stream: str, state: Tournament, player: PlayerId, asker: User) -> ErasurePlan:
    """What stands beside the log about that person. Raises `UnknownPlayer`."""
    entry = state.players.get(player)
    if entry is None:
        raise UnknownPlayer(f"There is no entry {player}.")
    recorded = store.read(stream, 0, state.seq)
    names = names_of(state, (), recorded)
    known = _known(state, player)
    together = tuple(erased_together(stream, state, player))
    return ErasurePlan(
        player=player,
        name=names.player(player),
        erased_seq=entry.erased_seq,
        still_playing=state.phase != "closed" and entry.active,
        entries=state.entries_of(player),
        details=tuple(dict.fromkeys(_values(known))),
        texts=tuple(texts_about(state, names, recorded, _Matter(state, player), Marks(known))),
        pictures=tuple(
            _picture(state, names, recorded[found.seq - 1], found)
            for found in _pictures(state, player)
        ),
        together=together,
        elsewhere=tuple(
            each
            for each in entries_elsewhere(stream, known, asker)
            if (each.slug, each.player) not in {(one.slug, one.player) for one in together}
        ),
        members=tuple(members_named(known, asker)),
    )


def erase_person(
    stream: str,
    player: PlayerId,
    typed_name: str,
    ground: ErasureGround,
    chosen: Sequence[int] | None,
    envelope: Envelope,
) -> Outcome:
    """Erases the details, the pictures and the `chosen` texts (seqs), if they are what was read;
    None: nobody chose, which is refused where there are any.

    `typed_name` confirms who is meant and goes nowhere. Raises `UnknownPlayer`.
    """
    if conflict := other_log.met(stream, envelope):
        return conflict
    state = states.current(stream)
    if player not in state.players:
        raise UnknownPlayer(f"There is no entry {player}.")
    name = people.names(state)[player].name
    if plain(typed_name).split() != plain(name).split():
        return name_not_typed(state, name)
    texts = _offered(stream, state, player)
    plays = state.phase != "closed" and state.players[player].active
    if chosen is None and texts and not plays:
        return to_choose(state, name, texts, player=player)
    chosen = chosen or ()
    found = {text.seq for text in texts} | {each.seq for each in _pictures(state, player)}
    if beyond := sorted(set(chosen) - found):
        return not_his(state, beyond[0])
    since = envelope.read_seq if envelope.read_seq is not None else state.seq
    if late := sorted(seq for seq in found if seq > since):
        return changed_meanwhile(state, late)
    command = c.ErasePerson(
        player=player,
        ground=ground,
        reasons=tuple(sorted(set(chosen))),
        attachments=tuple(each.id for each in _pictures(state, player)),
    )
    return _erase(stream, state, command, replace(envelope, reason=""))


def _erase(stream: str, state: Tournament, command: c.ErasePerson, envelope: Envelope) -> Outcome:
    """Who was moved between sections is one person in each of them: all of them erase, or none."""
    others = dict(same_person(stream, state, command.player))
    if not others:
        return handle(stream, command, envelope)
    asked = replace(envelope, digest=digest(envelope.actor, command))
    theirs = replace(asked, read_seq=None, head=None)

    def halves(_locked: Mapping[str, Tournament]) -> Halves:
        found = {
            other: (_erasure_there(stream, other, entry, command),)
            for other, entry in others.items()
        }
        return {stream: (command,), **found}

    return handle_together(stream, {stream: asked, **dict.fromkeys(others, theirs)}, halves)


def _erasure_there(
    stream: str, other: str, player: PlayerId, command: c.ErasePerson
) -> c.ErasePerson:
    """With the pictures and the texts that are surely about the person, and with the reasons of
    acts on both logs, which are one text."""
    there, recorded = states.current(other), store.read(other)
    names = names_of(there, (), recorded)
    texts = texts_about(
        there, names, recorded, _Matter(there, player), Marks(_known(there, player))
    )
    sure = {text.seq for text in texts if text.sure}
    shared = {store.read(stream, seq - 1, seq)[0].reason for seq in command.reasons}
    sure |= {event.seq for event in recorded if event.reason and event.reason in shared}
    return c.ErasePerson(
        player=player,
        ground=command.ground,
        reasons=tuple(sorted(sure)),
        attachments=tuple(each.id for each in _pictures(there, player)),
    )


def _offered(stream: str, state: Tournament, player: PlayerId) -> tuple[ErasedText, ...]:
    recorded = store.read(stream, 0, state.seq)
    names = names_of(state, (), recorded)
    marks = Marks(_known(state, player))
    return tuple(texts_about(state, names, recorded, _Matter(state, player), marks))


def name_not_typed(state: Tournament, name: str) -> Refused:
    other = refuse("NameNotTyped", field="name", name=name)
    return Refused(seq=state.seq, says=other.says, facts=dict(other.facts), errors=other.errors)


def not_his(state: Tournament, seq: int) -> Refused:
    return Refused(seq=state.seq, says="UnknownPapers.not-his", facts={"event": seq})


def to_choose(state: Tournament, name: str, texts: Sequence[ErasedText], **facts: int) -> Refused:
    """Which texts are about a person is read and never guessed."""
    return Refused(
        seq=state.seq,
        says="TextsNotChosen.one" if len(texts) == 1 else NOT_CHOSEN,
        facts={**facts, "texts": len(texts), "name": name, "seq": state.seq},
    )


def changed_meanwhile(state: Tournament, seqs: Sequence[int]) -> Conflict:
    return Conflict(
        seq=state.seq,
        says="ChangedMeanwhile.papers",
        claims=(),
        events=tuple(seqs),
    )


def _known(state: Tournament, player: PlayerId) -> list[people.Details]:
    """All that was ever entered about the person and is still there."""
    persons = {state.players[each].person for each in state.entries_of(player)}
    return people.all_details(persons)


def _values(known: Iterable[people.Details]) -> Iterator[tuple[str, str]]:
    for details in known:
        for field, label in _LABELS.items():
            if value := getattr(details, field):
                yield label, value


def _pictures(state: Tournament, player: PlayerId) -> tuple[Attachment, ...]:
    entries = {*state.entries_of(player)}
    return tuple(
        found
        for found in state.attachments.values()
        if not found.erased and not entries.isdisjoint(found.players)
    )


def _picture(
    state: Tournament, names: Names, recorded: Recorded, found: Attachment
) -> ErasedPicture:
    return ErasedPicture(
        attachment=found.id,
        seq=found.seq,
        at=found.at,
        by_name=names.user(found.by),
        event=sentence(log.decoded(recorded), Telling(state, names)),
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
        if not words or words == reasons.ERASED or event.reason in seen:
            continue
        sure = marks.surely_in(words) or about.surely(event)
        if sure or marks.perhaps_in(words) or about.perhaps(event):
            seen.add(event.reason)
            yield ErasedText(
                seq=event.seq,
                at=event.recorded_at,
                by_name=names.user(event.actor),
                event=sentence(log.decoded(event), Telling(state, names)),
                words=words,
                sure=sure,
            )


class _Matter:
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
        told = event.type in _TOLD and not scopes.isdisjoint(self._games)
        return told or not scopes.isdisjoint(self._own)

    def perhaps(self, event: Recorded) -> bool:
        return not self._games.isdisjoint(event.scope_names)
