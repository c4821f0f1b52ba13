"""A hall to write sentences in: given what happened, when somebody asks, then this follows.

    hall = Hall().with_players(4).started()
    hall.pair_and_publish(1)
    decision = hall.ask(enter("1.1.1", "1-0"), by=ANNA)

Names are "Player 001" and so on; ratings fall by ten from 2400, so that entry number n has TPN n.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self, TypeVar

from pairing.model import TPN, Board, Colour, Field, RoundPairing
from pairing.scores import may_get_pab
from pairing.systems import SYSTEMS
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.attendance.commands import CheckIn
from tournaments.domain.command import Command
from tournaments.domain.compensation import Past
from tournaments.domain.deciding import decide
from tournaments.domain.decisions import Accepted, AlreadyRecorded, Conflict, Context, Decision
from tournaments.domain.drafts.commands import RecordPairing, RequestPairing
from tournaments.domain.drafts.field import pairing_input, players_of, seal
from tournaments.domain.entries.commands import EnterPlayer
from tournaments.domain.event import Event
from tournaments.domain.fide_mode.leaving import asks_to_leave, confirmed
from tournaments.domain.folding import fold
from tournaments.domain.games.commands import (
    AdjournGame,
    ClearResult,
    ConfirmResult,
    CorrectResult,
    EnterResult,
    ResolveConflict,
)
from tournaments.domain.games.results import Result
from tournaments.domain.games.state import Game
from tournaments.domain.ids import GameId, PersonId, PlayerId, RequestId, UserId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.numbers.decide import numbered
from tournaments.domain.refusals import Refused
from tournaments.domain.roles import Role
from tournaments.domain.rounds.commands import PublishRound
from tournaments.domain.rounds.state import Round
from tournaments.domain.settings.by_table import on_side_a
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.domain.tournament.state import Tournament
from tournaments.domain.tournament.steps import Stamp

CHIEF = UserId("user:1")
DEPUTY = UserId("user:2")
OFFICER = UserId("user:3")
ANNA = UserId("user:4")
"""Sector arbiter of the boards 1 to 2."""
BERT = UserId("user:5")
"""Sector arbiter of all boards."""
HELPER = UserId("user:6")
DESK = UserId("user:7")
READER = UserId("user:8")
STRANGER = UserId("user:99")
SERVER = UserId("system:pairing")

STAFF: tuple[tuple[UserId, Role, int, int], ...] = (
    (DEPUTY, "deputy", 0, 0),
    (OFFICER, "pairing-officer", 0, 0),
    (ANNA, "sector", 1, 2),
    (BERT, "sector", 0, 0),
    (HELPER, "results", 0, 0),
    (DESK, "check-in", 0, 0),
    (READER, "read-only", 0, 0),
)

Log = list[tuple[Stamp, Event]]
D = TypeVar("D", Accepted, AlreadyRecorded, Conflict, Refused)


def p(number: int) -> PlayerId:
    return PlayerId(number)


def enter(game: str, result: str, expected: str | None = None) -> EnterResult:
    return EnterResult(
        game=GameId(game),
        result=Result(result),
        expected=None if expected is None else Result(expected),
    )


def correct(game: str, expected: str, result: str) -> CorrectResult:
    return CorrectResult(game=GameId(game), expected=Result(expected), result=Result(result))


def confirm(game: str, result: str) -> ConfirmResult:
    return ConfirmResult(game=GameId(game), result=Result(result))


def clear(game: str, expected: str) -> ClearResult:
    return ClearResult(game=GameId(game), expected=Result(expected))


def adjourn(game: str) -> AdjournGame:
    return AdjournGame(game=GameId(game))


def resolve(game: str, result: str) -> ResolveConflict:
    return ResolveConflict(game=GameId(game), result=Result(result))


@dataclass
class Hall:
    """One tournament, its log, and who works there."""

    settings: Settings = field(default_factory=Settings)
    state: Tournament = field(default_factory=Tournament)
    log: Log = field(default_factory=list)
    names: dict[PersonId, str] = field(default_factory=dict)
    commands: int = 0
    clock: str = ""
    """The time at which everything happens; empty: a second later each time."""

    def __post_init__(self) -> None:
        self.do(
            CreateTournament(
                slug="open",
                name="Open",
                festival="open",
                festival_name="Open",
                settings=self.settings,
            )
        )
        for user, role, first, last in STAFF:
            self.do(AppointArbiter(user=user, role=role, first_board=first, last_board=last))

    # --- given ----------------------------------------------------------------------------

    def with_players(self, number: int, *, checked_in: bool = True) -> Self:
        for _ in range(number):
            player = self.state.next_player
            self.enter_player(f"Player {player:03}", 2410 - 10 * player)
            if checked_in:
                self.do(CheckIn(player=player))
        return self

    def enter_player(
        self, name: str, rating: int = 0, title: str = "", federation: str = ""
    ) -> PlayerId:
        """Answers the entry number."""
        player = self.state.next_player
        person = PersonId(f"person-{player}")
        self.names[person] = name
        self.do(
            EnterPlayer(
                person=person,
                details=f"digest-{player}",
                title=title,
                federation=federation,
                rating=rating,
            )
        )
        return player

    def started(self) -> Self:
        lots = SYSTEMS[self.state.settings.system].predetermined
        players = numbered(self.state)
        side_a = players[: on_side_a(self.state.settings, len(players))]
        drawn = StartTournament(seed="ten", side_a=side_a)
        self.do(drawn if lots else StartTournament(colour=Colour.WHITE))
        return self

    def request(self, number: int) -> RequestId:
        self.do(RequestPairing(round=number))
        return self.state.round(number).request

    def draft(self, number: int) -> RequestId:
        request = self.request(number)
        self.do(self.pairing(number), by=SERVER)
        return request

    def pair_and_publish(self, number: int) -> tuple[Game, ...]:
        request = self.draft(number)
        self.do(PublishRound(round=number, request=request))
        return self.state.games_of(number)

    def play(self, number: int, *results: str) -> Self:
        """Pair, publish and enter results in board order; the last one goes on for the rest."""
        for index, game in enumerate(self.pair_and_publish(number)):
            self.do(enter(game.id, results[min(index, len(results) - 1)]))
        return self

    def play_rounds(self, *numbers: int, result: str = "1/2-1/2") -> Self:
        for number in numbers:
            self.play(number, result)
        return self

    def pairing(self, number: int, pairs: Sequence[tuple[int, int]] = ()) -> RecordPairing:
        """The worker's answer for the state as it is now."""
        job = pairing_input(self.state, number)
        named, pab = players_of(self.state, simple_pairing(job.field))
        if pairs:
            named, pab = tuple((p(white), p(black)) for white, black in pairs), None
        return RecordPairing(
            round=number,
            request=self.state.round(number).request,
            base=self.state.seq,
            pairs=named,
            pab=pab,
            engine="simple",
            engine_version="1",
            input_hash=job.hash,
            seal=seal(job.hash, named, pab),
        )

    # --- when -----------------------------------------------------------------------------

    def ask(
        self,
        command: Command,
        by: UserId = CHIEF,
        reason: str = "",
        moved: tuple[int, ...] = (),
        read: int | None = None,
    ) -> Decision:
        """The decision alone; nothing happens yet. `read`: by a page of that seq."""
        since = [] if read is None else self.moved_since(read, command)
        self.commands += 1
        context = Context(
            actor=by,
            now=self.clock or f"2026-07-04T10:00:{self.commands % 60:02}Z",
            device="desk",
            command_id=f"command-{self.commands}",
            reason=reason,
            moved=moved or tuple(stamp.seq for stamp, _ in since),
            others=tuple(event for stamp, event in since if stamp.actor != by),
            names=self.names,
        )
        return decide(self.state, command, context)

    def moved_since(self, read: int, command: Command) -> Log:
        """What the store would find in the scopes of the command."""
        wanted = set(command.scopes())
        return [
            (stamp, event)
            for stamp, event in self.log
            if stamp.seq > read and wanted.intersection(event.scopes())
        ]

    def tell(self, command: Command, by: UserId = CHIEF, reason: str = "") -> Decision:
        """The decision, with its events appended as the service would."""
        decision = self.ask(command, by, reason)
        match decision:
            case Accepted(events=events) | Conflict(raised=events):
                self.append(events, by)
        return decision

    def do(self, command: Command, by: UserId = CHIEF, reason: str = "") -> tuple[Event, ...]:
        """As `tell`, for commands that must be accepted; answers the events."""
        decision = self.tell(command, by, reason)
        if asks_to_leave(decision):
            decision = self.tell(confirmed(command, decision), by, reason)
        assert isinstance(decision, Accepted), decision
        return decision.events

    def append(self, events: Sequence[Event], by: UserId = CHIEF) -> None:
        stamped = [
            (Stamp(seq, by, self.clock or f"T{seq}", "desk"), event)
            for seq, event in enumerate(events, self.state.seq + 1)
        ]
        self.log += stamped
        self.state = fold(self.state, stamped)

    def past(self, seq: int) -> Past:
        """What the log says beside the event `seq`."""
        return Past(
            before=lambda: fold(Tournament(), self.log[: seq - 1]),
            later=lambda: [(stamp.seq, event) for stamp, event in self.log[seq:]],
        )

    # --- then -----------------------------------------------------------------------------

    def refused(self, command: Command, by: UserId = CHIEF, reason: str = "") -> Refused:
        return expect(Refused, self.ask(command, by, reason))

    def already(self, command: Command, by: UserId = CHIEF, reason: str = "") -> int:
        return expect(AlreadyRecorded, self.ask(command, by, reason)).standing_seq

    def game(self, game: str) -> Game:
        return self.state.games[GameId(game)]

    def round(self, number: int) -> Round:
        return self.state.round(number)


def expect(kind: type[D], decision: Decision) -> D:
    assert isinstance(decision, kind), decision
    return decision


def simple_pairing(field: Field) -> RoundPairing:
    """A legal pairing by trying, in TPN order: good enough wherever no system is tested."""
    players = {player.tpn: player for player in field.participants}
    waiting = [tpn for tpn in sorted(players) if tpn not in field.away]
    met = {
        tpn: {past.opponent for past in player.rounds if past.played and past.opponent}
        for tpn, player in players.items()
    }
    for group in field.prohibited:
        if group.first <= field.round_number <= group.last:
            for member in group.members:
                met[member] |= group.members - {member}

    def boards(left: list[TPN]) -> list[Board] | None:
        if not left:
            return []
        first, rest = left[0], left[1:]
        for second in rest:
            if second not in met[first]:
                found = boards([tpn for tpn in rest if tpn != second])
                if found is not None:
                    return [Board(first, second), *found]
        return None

    byes = [None] if len(waiting) % 2 == 0 else list(reversed(waiting))
    for pab in byes:
        if pab is not None and not may_get_pab(players[pab], field.scoring):
            continue
        found = boards([tpn for tpn in waiting if tpn != pab])
        if found is not None:
            return RoundPairing(tuple(found), pab)
    raise NoSimplePairing(field.round_number)


class NoSimplePairing(LookupError):  # noqa: N818
    """These players have no legal pairing any more."""
