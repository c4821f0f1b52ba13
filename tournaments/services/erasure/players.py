"""Erasing a person: what would go, and the command that takes away what was read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from events import store
from events.messages import Envelope, Recorded

from ... import log
from ...domain.decisions import AlreadyRecorded, Conflict
from ...domain.erasure.commands import ErasePerson
from ...domain.erasure.events import ErasureGround
from ...domain.ids import PlayerId
from ...domain.photos.state import Attachment
from ...domain.refusals import Refused, refuse
from ...domain.tournament.state import Tournament
from ...selectors.activity.context import SentenceContext
from ...selectors.activity.sentence import sentence
from ...selectors.erasure import ErasedPicture, ErasedText, ErasedTogether, ErasurePlan
from ...selectors.mentions import Marks, plain
from ...selectors.names import Names
from ...words import label, speak
from .. import other_log, people, states
from ..names import names_of
from ..outcomes import Outcome
from ..permissions import User
from ..tournaments import UnknownPlayer
from ..users import user_id
from .elsewhere import entries_elsewhere, members_named
from .sections import SectionTexts, erase_in_all, erased_together, not_as_read, unchosen
from .texts import PersonsMatter, known_of, offered, pictures_of, texts_about

NOT_CHOSEN = "TextsNotChosen"
_KNOWN = ("name", "sex", "birth_date", "fide_id", "club", "contact")


def plan(stream: str, state: Tournament, player: PlayerId, asker: User) -> ErasurePlan:
    """What stands beside the log about that person. Raises `UnknownPlayer`."""
    entry = state.players.get(player)
    if entry is None:
        raise UnknownPlayer(speak("NoSuch.entry", {"entry": player}))
    recorded = store.read(stream, 0, state.seq)
    names = names_of(state, (), recorded)
    known = known_of(state, player)
    together = tuple(erased_together(stream, state, player, user_id(asker)))
    return ErasurePlan(
        player=player,
        name=names.player(player),
        erased_seq=entry.erased_seq,
        still_playing=state.phase != "closed" and entry.active,
        entries=state.entries_of(player),
        details=tuple(dict.fromkeys(_values(known))),
        texts=tuple(
            texts_about(state, names, recorded, PersonsMatter(state, player), Marks(known))
        ),
        pictures=tuple(
            _picture(state, names, recorded[photo.seq - 1], photo)
            for photo in pictures_of(state, player)
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
    sections: Sequence[SectionTexts] = (),
) -> Outcome:
    """Erases the details, the pictures and the `chosen` texts (seqs), if they are what was read;
    None: nobody chose, which is refused where there are any. `sections`: those of the other
    sections between which the player was moved.

    `typed_name` confirms who is meant and goes nowhere. Raises `UnknownPlayer`.
    """
    if conflict := other_log.met(stream, envelope):
        return conflict
    state = states.current(stream)
    if player not in state.players:
        raise UnknownPlayer(speak("NoSuch.entry", {"entry": player}))
    if again := sent_again(stream, state, state.players[player].erased_seq, envelope):
        return again
    name = people.names(state)[player].name
    if refused := name_not_typed(state, name, typed_name):
        return refused
    texts = offered(stream, state, player)
    plays = state.phase != "closed" and state.players[player].active
    others = tuple(erased_together(stream, state, player, envelope.actor))
    asked = texts if chosen is None else ()
    unasked = unchosen(others, sections)
    if (asked or unasked) and not plays:
        return to_choose(state, name, asked, unasked, player=player)
    if conflict := not_as_read(state, others, sections):
        return conflict
    chosen = chosen or ()
    listed = {text.seq for text in texts} | {each.seq for each in pictures_of(state, player)}
    if objected := not_as_chosen(state, listed, chosen, envelope):
        return objected
    command = ErasePerson(
        player=player,
        ground=ground,
        reasons=tuple(sorted(set(chosen))),
        attachments=tuple(each.id for each in pictures_of(state, player)),
    )
    return erase_in_all(stream, state, command, sections, replace(envelope, reason=""))


def sent_again(
    stream: str, state: Tournament, seq: int | None, envelope: Envelope
) -> AlreadyRecorded | None:
    """By then, erased with the event `seq`, there is no name that could be typed."""
    if not seq:
        return None
    event = store.read(stream, seq - 1, seq)[0]
    if (event.actor, event.command_id) != (
        envelope.actor,
        str(envelope.command_id),
    ):
        return None
    return AlreadyRecorded(seq, event.actor, event.recorded_at, state.seq)


def name_not_typed(state: Tournament, name: str, typed: str) -> Refused | None:
    if plain(typed).split() == plain(name).split():
        return None
    return replace(refuse("NameNotTyped", field="name", name=name), seq=state.seq)


def not_as_chosen(
    state: Tournament, listed: set[int], chosen: Sequence[int], envelope: Envelope
) -> Refused | Conflict | None:
    """Texts are `chosen` that are about somebody else, or some of those `listed` came after they
    were read."""
    if beyond := sorted(set(chosen) - listed):
        return replace(refuse("UnknownPapers.not-his", event=beyond[0]), seq=state.seq)
    since = envelope.read_seq if envelope.read_seq is not None else state.seq
    if late := sorted(seq for seq in listed if seq > since):
        return Conflict("ChangedMeanwhile.papers", events=tuple(late), seq=state.seq)
    return None


def _asking(number: int, *, there: bool) -> str:
    if there:
        return "TextsNotChosen.sections-one" if number == 1 else "TextsNotChosen.sections"
    return "TextsNotChosen.one" if number == 1 else NOT_CHOSEN


def to_choose(
    state: Tournament,
    name: str,
    texts: Sequence[ErasedText],
    sections: Sequence[ErasedTogether] = (),
    **facts: int,
) -> Refused:
    """Which texts are about a person is read and never guessed."""
    number = len(texts) + sum(len(each.texts) for each in sections)
    there = {"there": ", ".join(each.tournament for each in sections)} if sections else {}
    return Refused(
        seq=state.seq,
        says=_asking(number, there=bool(sections)),
        facts={**facts, **there, "texts": number, "name": name, "seq": state.seq},
    )


def _values(known: Iterable[people.Details]) -> Iterator[tuple[str, str]]:
    for details in known:
        for field in _KNOWN:
            if value := getattr(details, field):
                yield label("PersonalDetail", field), value
        for record in details.records:
            yield label("PersonalDetail", "records"), record


def _picture(
    state: Tournament, names: Names, recorded: Recorded, photo: Attachment
) -> ErasedPicture:
    return ErasedPicture(
        attachment=photo.id,
        seq=photo.seq,
        at=photo.at,
        by_name=names.user(photo.by),
        event=sentence(log.decoded(recorded), SentenceContext(state, names)),
    )
