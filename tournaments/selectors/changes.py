"""Changes to published boards, what could be changed, and the requests that were refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ..domain.changes.commands import NewBoard
from ..domain.changes.decide import changeable
from ..domain.changes.events import Ground, RequestKind
from ..domain.changes.grounds import ANSWERS, GROUNDS
from ..domain.changes.published import PublishedRound
from ..domain.changes.rules import Wanted, notified
from ..domain.changes.smallest import About, ChangeProposal, proposals
from ..domain.changes.state import PairingChange, RefusedRequest
from ..domain.drafts.events import PairedBoard
from ..domain.ids import PlayerId
from ..domain.rounds.state import Round
from ..domain.standings.standings import points_text
from ..domain.tournament.state import Tournament
from ..words import label, speak
from .grounds import article, cited, title
from .names import Names, ref
from .rows.base import PlayerRef, Row


class ChangedBoard(Row, frozen=True, kw_only=True):
    """A board as it stood, or as it stands now."""

    board: int
    white: PlayerRef
    black: PlayerRef


class ChangeRow(Row, frozen=True, kw_only=True):
    """One change of a published round. `version` is that of its boards afterwards.

    `takes_back`: the seq of the change that was a mistake, or 0; `stands`: it can be taken back.
    """

    seq: int
    version: int
    ground: str
    title: str
    article: str
    old: tuple[ChangedBoard, ...]
    new: tuple[ChangedBoard, ...]
    was_pab: PlayerRef | None
    pab: PlayerRef | None
    admitted: tuple[PlayerRef, ...]
    absent: tuple[PlayerRef, ...]
    by: str
    by_name: str
    at: str
    reason: str
    clause: str
    takes_back: int
    stands: bool


class RefusedRequestRow(Row, frozen=True, kw_only=True):
    """What players asked for and did not get; `answer` is what they are told."""

    seq: int
    round: int
    kind: str
    title: str
    article: str
    answer: str
    players: tuple[PlayerRef, ...]
    boards: tuple[int, ...]
    by: str
    by_name: str
    at: str
    reason: str


class GroundRow(Row, frozen=True, kw_only=True):
    """A ground of C.04.2 4.4, or the decision of the chief where the rules are silent."""

    ground: str
    title: str
    article: str
    text: str
    deciders: tuple[str, ...]
    agreed: bool


class ProposalRow(Row, frozen=True, kw_only=True):
    """A legal change with its effect. `command` is that of `change-published-pairings`, but for the
    `agreed`, whom the arbiter has to ask: all `tells` who are not among the `absent`."""

    touched: int
    distance: str
    old: tuple[ChangedBoard, ...]
    new: tuple[ChangedBoard, ...]
    was_pab: PlayerRef | None
    pab: PlayerRef | None
    absent: tuple[PlayerRef, ...]
    tells: tuple[PlayerRef, ...]
    over_the_limit: tuple[PlayerRef, ...]
    command: dict[str, Any]


class AnswerRow(Row, frozen=True, kw_only=True):
    """Why a request of players is refused."""

    kind: RequestKind
    title: str
    article: str


class Proposals(Row, frozen=True, kw_only=True):
    """What can be done on one ground, the smallest change first. `refused` says why nothing can."""

    round: int
    ground: GroundRow
    refused: str
    proposals: tuple[ProposalRow, ...]


def changes(
    state: Tournament, names: Names, number: int, reasons: Mapping[int, str]
) -> tuple[ChangeRow, ...]:
    """Of that round, oldest first; `reasons` by seq."""
    round_ = state.round(number)
    return tuple(
        _change(
            state,
            names,
            change,
            version,
            reasons.get(change.seq, ""),
            stands=change == round_.standing_change,
        )
        for version, change in enumerate(round_.changes, 2)
    )


def refused_requests(
    state: Tournament, names: Names, reasons: Mapping[int, str]
) -> tuple[RefusedRequestRow, ...]:
    """Of the whole tournament, newest first."""
    requests = (refused for round_ in state.rounds.values() for refused in round_.refused)
    newest = sorted(requests, key=lambda refused: -refused.seq)
    return tuple(_refused(state, names, one, reasons.get(one.seq, "")) for one in newest)


def grounds() -> tuple[GroundRow, ...]:
    return tuple(ground_row(ground) for ground in GROUNDS)


def ground_row(ground: Ground) -> GroundRow:
    basis = GROUNDS[ground]
    return GroundRow(
        ground=ground,
        title=title(ground),
        article=article(ground),
        text=label("GroundText", ground),
        deciders=tuple(sorted(basis.deciders)),
        agreed=basis.agreed,
    )


def answers() -> tuple[AnswerRow, ...]:
    """In the order in which a hall needs them."""
    return tuple(
        AnswerRow(kind=kind, title=label("AnswerTitle", kind), article=cites)
        for kind, cites in ANSWERS.items()
    )


def proposed(
    state: Tournament, names: Names, number: int, ground: Ground, about: About
) -> Proposals:
    """The legal changes of a published round on that ground, for what `about` says happened."""
    refused = changeable(state, number)
    rows: tuple[ProposalRow, ...] = ()
    if refused is None:
        before = PublishedRound(state, number)
        rows = tuple(
            _proposal(state, names, before, one) for one in proposals(before, ground, about)
        )
    return Proposals(
        round=number,
        ground=ground_row(ground),
        refused=names.say(refused) if refused else "",
        proposals=rows,
    )


def seqs(rounds: Iterable[Round]) -> tuple[int, ...]:
    """Of the changes and refused requests whose reasons are wanted."""
    return tuple(
        seq
        for round_ in rounds
        for seq in (
            *(change.seq for change in round_.changes),
            *(refused.seq for refused in round_.refused),
        )
    )


# --- rows -----------------------------------------------------------------------------------


def _change(
    state: Tournament,
    names: Names,
    change: PairingChange,
    version: int,
    reason: str,
    *,
    stands: bool,
) -> ChangeRow:
    made = change.made
    return ChangeRow(
        seq=change.seq,
        version=version,
        ground=made.ground,
        title=(
            names.speak("ChangeTakenBack", seq=made.takes_back)
            if made.takes_back
            else title(made.ground)
        ),
        article=cited(made.ground, made.clause),
        old=_boards(state, names, made.old),
        new=_boards(state, names, made.new),
        was_pab=_maybe(state, names, made.was_pab),
        pab=_maybe(state, names, made.pab),
        admitted=_refs(state, names, made.admitted),
        absent=_refs(state, names, made.absent),
        by=change.by,
        by_name=names.user(change.by),
        at=change.at,
        reason=reason,
        clause=made.clause,
        takes_back=made.takes_back,
        stands=stands,
    )


def _refused(
    state: Tournament, names: Names, refused: RefusedRequest, reason: str
) -> RefusedRequestRow:
    made = refused.made
    return RefusedRequestRow(
        seq=refused.seq,
        round=made.round,
        kind=made.kind,
        title=label("AnswerTitle", made.kind),
        article=made.article,
        answer=speak(f"AnswerText.{made.kind}", {"round": made.round}),
        players=_refs(state, names, made.players),
        boards=tuple(sorted(state.games[game].board for game in made.games)),
        by=refused.by,
        by_name=names.user(refused.by),
        at=refused.at,
        reason=reason,
    )


def _proposal(
    state: Tournament, names: Names, before: PublishedRound, one: ChangeProposal
) -> ProposalRow:
    command = one.command
    return ProposalRow(
        touched=one.touched,
        distance=points_text(one.distance),
        old=_boards(state, names, (before.boards[game] for game in command.replaced)),
        new=_boards(state, names, command.boards),
        was_pab=_maybe(state, names, command.expected_pab),
        pab=_maybe(state, names, command.pab),
        absent=_refs(state, names, command.absent),
        tells=_refs(state, names, notified(before, command)),
        over_the_limit=_refs(state, names, one.over_the_limit),
        command=_plain(command),
    )


def _plain(command: Wanted) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(command)
    del plain["type"]
    return plain


def _boards(
    state: Tournament, names: Names, boards: Iterable[PairedBoard | NewBoard]
) -> tuple[ChangedBoard, ...]:
    return tuple(
        ChangedBoard(
            board=board.board,
            white=ref(state, names, board.white),
            black=ref(state, names, board.black),
        )
        for board in boards
    )


def _refs(state: Tournament, names: Names, players: Iterable[PlayerId]) -> tuple[PlayerRef, ...]:
    return tuple(ref(state, names, player) for player in players)


def _maybe(state: Tournament, names: Names, player: PlayerId | None) -> PlayerRef | None:
    return None if player is None else ref(state, names, player)
