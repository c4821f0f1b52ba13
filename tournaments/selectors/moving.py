"""What a move between two sections would do in both, to be read before it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from ..domain.byes.commands import GrantBye
from ..domain.byes.events import ByeKind
from ..domain.command import Command
from ..domain.deciding import decide
from ..domain.decisions import Accepted, AlreadyRecorded, Conflict, Context, Decision
from ..domain.entries.state import Player
from ..domain.event import Event
from ..domain.folding import fold
from ..domain.ids import PersonId, PlayerId
from ..domain.moving.events import PlayerMovedAway, PlayerMovedHere
from ..domain.refusals import Refused
from ..domain.tournament.state import Tournament
from ..domain.tournament.steps import Stamp
from .late_entry import EntryPreviewRow, MaybeEntered, entry_preview, number_said, outdated_said
from .names import Names
from .numbers import names_by_person
from .review import entry_form
from .rows.base import Row


class SectionRow(Row, frozen=True, kw_only=True):
    """`why` this arbiter cannot move anybody there; empty: he can."""

    slug: str
    name: str
    why: str


class WishRow(Row, frozen=True, kw_only=True):
    """A bye that was granted here for a round to come; `why` it is not granted there, or empty."""

    round: int
    kind: Literal["zero", "half", "full"]
    text: str
    why: str


class MovePreview(Row, frozen=True, kw_only=True):
    """`here` and `there` are what happens in each section, or why it does not.

    `from_round`: the first round there, 0 before the start. `missed`: the rounds missed there,
    worth `missed_points` together by the settings.
    """

    player: int
    name: str
    section: str
    section_name: str
    head: str
    possible: bool
    from_round: int
    here: tuple[str, ...]
    there: tuple[str, ...]
    missed: tuple[int, ...]
    missed_points: str
    byes: tuple[WishRow, ...]
    maybe_entered: tuple[MaybeEntered, ...]


class Half(msgspec.Struct, frozen=True, kw_only=True):
    """One section of the move as it stands, and what is asked of it."""

    state: Tournament
    names: Names
    command: Command
    context: Context


def move_preview(
    here: Half, there: Half, player: PlayerId, head: str, objection: str = ""
) -> MovePreview:
    """`head` is the place of the other log; `objection`: what keeps the player out there."""
    entry = here.state.players[player]
    leaves = decide(here.state, here.command, here.context)
    comes = decide(there.state, there.command, _knowing(here, there, entry.person))
    admitted = _admitted(comes)
    returning = admitted is not None and admitted.player in there.state.players
    form = replace(entry_form(here.names, entry), player=there.state.next_player)
    preview = entry_preview(there.state, there.names, there.context.actor, form)
    late = admitted is not None and admitted.late
    return MovePreview(
        player=player,
        name=here.names.player(player),
        section=there.state.slug,
        section_name=there.state.name,
        head=head,
        possible=isinstance(leaves, Accepted) and admitted is not None and not objection,
        from_round=admitted.from_round if admitted and late else 0,
        here=_leaving(here, leaves, player),
        there=(objection,) if objection else _coming(there, comes, admitted, preview, entry),
        missed=preview.missed if late and not returning else (),
        missed_points=preview.points if late and not returning else "",
        byes=_byes(there, comes, entry),
        maybe_entered=() if returning else preview.maybe_entered,
    )


def closed_preview(player: PlayerId, name: str, there: Tournament, why: str) -> MovePreview:
    """For somebody who has no business in the other section, and learns nothing of it."""
    return MovePreview(
        player=player,
        name=name,
        section=there.slug,
        section_name=there.name,
        head="",
        possible=False,
        from_round=0,
        here=(),
        there=(why,),
        missed=(),
        missed_points="",
        byes=(),
        maybe_entered=(),
    )


def _knowing(here: Half, there: Half, person: PersonId) -> Context:
    known = names_by_person(there.state, there.names)
    coming = names_by_person(here.state, here.names)[person]
    return replace(there.context, names={**known, person: coming})


def _admitted(decision: Decision) -> PlayerMovedHere | None:
    events = decision.events if isinstance(decision, Accepted) else ()
    return next((event for event in events if isinstance(event, PlayerMovedHere)), None)


def _leaving(here: Half, decision: Decision, player: PlayerId) -> tuple[str, ...]:
    state, names = here.state, here.names
    name = names.player(player)
    match decision:
        case Accepted(events=(PlayerMovedAway(from_round=0), *_)):
            said = [names.speak("MovePreview.as-if-never-entered", player=name)]
        case Accepted():
            said = [
                names.speak("MovePreview.withdrawn", player=name, round=state.next_round),
                names.speak("MovePreview.played-stands"),
            ]
        case AlreadyRecorded():
            return (names.speak("MovePreview.moved-already"),)
        case _:
            return (names.say(decision),)
    if any(player in group.players for group in state.prohibited):
        said.append(names.speak("MovePreview.prohibited-pairs", player=name))
    if player in state.settings.fixed_boards:
        board = state.settings.fixed_boards[player]
        said.append(names.speak("MovePreview.fixed-board", player=name, board=board))
    return (*said, *_outdated(names, state))


def _coming(
    there: Half,
    decision: Decision,
    admitted: PlayerMovedHere | None,
    preview: EntryPreviewRow,
    entry: Player,
) -> tuple[str, ...]:
    names = there.names
    if admitted is None:
        return (names.say(decision),) if isinstance(decision, Refused | Conflict) else ("",)
    known = there.state.players.get(admitted.player)
    if known:
        variant = "rated" if known.rating else "unrated"
        said = [
            names.speak(f"MovePreview.stands-again-{variant}", entry=known.id, rating=known.rating)
        ]
    else:
        said = [names.speak("MovePreview.entered", entry=admitted.player)]
    if admitted.late:
        said.append(names.speak("MovePreview.paired-from", round=admitted.from_round))
    if entry.checked_in:
        said.append(names.speak("MovePreview.checked-in"))
    elif admitted.late:
        said.append(names.speak("MovePreview.not-checked-in"))
    if admitted.late and not known:
        said.append(
            number_said(there.state, names, preview.tpn, preview.numbers, len(preview.moved))
        )
    elif not admitted.late:
        said.append(names.speak("LateEntry.number-at-the-start"))
    return (*said, *_outdated(names, there.state))


def _byes(there: Half, decision: Decision, entry: Player) -> tuple[WishRow, ...]:
    """Those that were granted here for rounds that are not published there."""
    admitted = _admitted(decision)
    if admitted is None or not isinstance(decision, Accepted):
        return ()
    state = fold(there.state, _stamped(there, decision.events))
    return tuple(
        WishRow(
            round=number,
            kind=bye.kind,
            text=there.names.speak("MovePreview.bye", round=number, kind=bye.kind),
            why=there.names.say(refused) if isinstance(refused, Refused) else "",
        )
        for number, bye in entry.byes.items()
        if number >= state.next_round
        for refused in [_granted(state, there, admitted.player, number, bye.kind)]
    )


def _granted(
    state: Tournament, there: Half, player: PlayerId, number: int, kind: ByeKind
) -> Decision:
    return decide(state, GrantBye(player=player, round=number, kind=kind), there.context)


def _stamped(half: Half, events: Sequence[Event]) -> list[tuple[Stamp, Event]]:
    return [
        (Stamp(seq, half.context.actor, half.context.now, ""), event)
        for seq, event in enumerate(events, half.state.seq + 1)
    ]


def _outdated(names: Names, state: Tournament) -> tuple[str, ...]:
    return outdated_said(names, state.next_round if state.round(state.next_round).open else None)
