"""Moving a player between sections of one event: one act on both logs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from events import outages, store
from events.messages import PLACE, Envelope, place_of

from ..domain.arbiters.rights import role_of
from ..domain.attendance.commands import CheckIn, CheckOut
from ..domain.byes.commands import GrantBye
from ..domain.byes.events import ByeKind
from ..domain.command import Command
from ..domain.decisions import Context
from ..domain.entries.state import Player
from ..domain.ids import PlayerId, UserId
from ..domain.moving.commands import AdmitMovedPlayer, FirstRound, MovePlayerAway, TakeBackMove
from ..domain.moving.moves import entry_of
from ..domain.refusals import Refused, refuse
from ..domain.tournament.state import Tournament
from ..domain.values import RoundNumber, Slug
from ..models import TournamentIndex
from ..selectors.moving import Half, MovePreview, SectionRow, closed_preview, move_preview
from ..words import label, say, speak
from . import index, people, states, undo
from .handle import handle
from .names import names_of
from .outcomes import Outcome
from .several_logs import CommandsBySection, NotInAll, digest, handle_together


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a player is to go, and what the late entry is given there.

    `from_round` is the first round there as it was read, 0 before the start: where it is another
    one by now the answer is 409. `missed`: a bye for each round missed there. `byes`: the rounds
    whose bye, granted here, is granted there too. `their_head`: the newest place of the other log
    that was known.
    """

    to: Slug
    from_round: FirstRound | None = None
    missed: ByeKind | None = None
    byes: Annotated[tuple[RoundNumber, ...], Meta(max_length=99)] = ()
    their_head: Annotated[str, Meta(pattern=PLACE)] | None = None


def sections(state: Tournament, actor: UserId) -> tuple[SectionRow, ...]:
    """The other sections of the event, by name, with what keeps this arbiter from moving there."""
    rows = TournamentIndex.objects.filter(festival=state.festival).exclude(slug=state.slug)
    return tuple(
        SectionRow(slug=row.slug, name=row.name, why=_why_not(states.readable(row.stream), actor))
        for row in rows.order_by("name", "slug")
        if state.festival
    )


def preview(state: Tournament, player: PlayerId, to: str, asked: Context) -> MovePreview | Refused:
    """What the move would do in both sections; nothing is written."""
    there = _section(state, to)
    if isinstance(there, Refused):
        return there
    if why := _why_not(there, asked.actor):
        name = people.names(state)[player].name
        return closed_preview(player, name, there, why)
    entry = state.players[player]
    (away,), (admitted, *_) = _halves(state, there, entry, Wish(to=to)).values()
    context = replace(asked, reason="to be given")
    return move_preview(
        Half(state=state, names=names_of(state), command=away, context=context),
        Half(state=there, names=names_of(there), command=admitted, context=context),
        player,
        store.head(there.slug).shown,
        say(double) if (double := _double(state, there, entry)) else "",
    )


def move(stream: str, player: PlayerId, wish: Wish, envelope: Envelope) -> Outcome:
    """The outcome as the section that the player leaves tells it."""
    here = states.current(stream)
    there = _section(here, wish.to)
    if isinstance(there, Refused):
        return there
    # The table of commands keeps this digest: it names the player as it always did.
    asked = replace(envelope, digest=digest(envelope.actor, wish, CheckOut(player=player)))
    theirs = replace(asked, read_seq=None, head=place_of(wish.their_head or ""))

    def halves(locked: Mapping[str, Tournament]) -> CommandsBySection:
        leaving, coming = locked[stream], locked[wish.to]
        if leaving.festival != coming.festival:
            raise NotInAll(_no_section(leaving, wish.to))
        entry = leaving.players.get(player)
        if entry is None:
            unknown = MovePlayerAway(
                player=player, section=wish.to, section_name=coming.name, entry=PlayerId(0)
            )
            return {stream: (unknown,), wish.to: ()}
        admitted = entry.active and not _why_not(coming, envelope.actor)
        if admitted and (double := _double(leaving, coming, entry)):
            raise NotInAll(double)
        return _halves(leaving, coming, entry, wish)

    return handle_together(stream, {stream: asked, wish.to: theirs}, halves)


def take_back(stream: str, command: TakeBackMove, envelope: Envelope) -> Outcome:
    """Both halves, whichever section asks. What takes an event back names it in both logs."""
    here, there = states.current(stream), _known(command.section)
    if there is None or there.slug == here.slug:
        return _no_such_move(here, command, envelope)
    other = TakeBackMove(player=command.entry, section=here.slug, entry=command.player)
    asked = replace(envelope, digest=digest(envelope.actor, command))
    entry = there.players.get(command.entry)
    undone = entry.moved.seq if envelope.causation and entry and entry.moved else None
    theirs = replace(asked, read_seq=None, head=None, causation=undo.cause(undone))
    envelopes = {stream: asked, there.slug: theirs}
    return handle_together(stream, envelopes, lambda _: {stream: (command,), there.slug: (other,)})


def _halves(here: Tournament, there: Tournament, entry: Player, wish: Wish) -> CommandsBySection:
    known = entry_of(there, entry.person)
    number = known.id if known else there.next_player
    away = MovePlayerAway(
        player=entry.id, section=there.slug, section_name=there.name, entry=number
    )
    admitted = AdmitMovedPlayer(
        section=here.slug,
        section_name=here.name,
        entry=entry.id,
        person=entry.person,
        details=entry.details,
        expected=wish.from_round,
        title=entry.title,
        federation=entry.federation,
        ratings=entry.ratings,
        womens_title=entry.womens_title,
    )
    wishes = _wishes(here, there, entry, number, wish)
    return {here.slug: (away,), there.slug: (admitted, *wishes)}


def _wishes(
    here: Tournament, there: Tournament, entry: Player, number: PlayerId, wish: Wish
) -> Iterator[Command]:
    """Byes for rounds missed and for rounds to come, and that the player is here."""
    if wish.missed and there.phase != "entries":
        for missed in range(1, there.next_round):
            yield GrantBye(player=number, round=missed, kind=wish.missed)
    for wanted in dict.fromkeys(wish.byes):
        bye = entry.byes.get(wanted)
        if bye is None:
            name = people.names(here)[entry.id].name
            refused = refuse("NoBye.to-take-along", name=name, round=wanted)
            raise NotInAll(replace(refused, seq=here.seq))
        yield GrantBye(player=number, round=wanted, kind=bye.kind)
    if entry.checked_in:
        yield CheckIn(player=number)


def _section(here: Tournament, to: str) -> Tournament | Refused:
    there = _known(to)
    if there is None or to == here.slug or not here.festival:
        return _no_section(here, to)
    return there if there.festival == here.festival else _no_section(here, to)


def _known(slug: str) -> Tournament | None:
    try:
        return states.current(index.stream_of(slug))
    except (index.TournamentNotFound, store.StreamNotFound):
        return None


def _no_such_move(here: Tournament, command: TakeBackMove, envelope: Envelope) -> Outcome:
    """Never one half alone: a move that this log knows is not taken back without the other log."""
    entry = here.players.get(command.player)
    if entry and entry.moved and entry.moved.section == command.section:
        return _no_section(here, command.section)
    return handle(here.slug, command, envelope)


def _no_section(here: Tournament, to: str) -> Refused:
    refused = refuse("NoSuchSection", section=to, event=here.festival_name or here.name)
    return replace(refused, seq=here.seq)


def _why_not(there: Tournament | None, actor: str) -> str:
    """Empty: this arbiter may admit a player there. None is a section that cannot be read here."""
    if there is None:
        return label("Outage", outages.NEWER_EVENT.code)
    role = role_of(there, UserId(actor))
    if role in AdmitMovedPlayer.roles:
        return ""
    facts = {"section": there.name, "role": role or ""}
    return speak("MovePreview.not-yours" if role else "MovePreview.no-arbiter", facts)


def _double(here: Tournament, there: Tournament, entry: Player) -> Refused | None:
    """The player is there already: somebody else's entry has the same FIDE id."""
    fide_id = people.names(here)[entry.id].fide_id
    for player, person in people.names(there).items() if fide_id else ():
        other = there.players[player]
        if other.active and other.person != entry.person and person.fide_id == fide_id:
            refused = refuse(
                "PersonEntered.same-fide-id",
                section_name=there.name,
                name=person.name,
                entry=player,
                fide_id=fide_id,
            )
            return replace(refused, seq=here.seq)
    return None
