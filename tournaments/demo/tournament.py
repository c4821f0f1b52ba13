"""The demo open, step by step as its arbiters would take them."""

from __future__ import annotations

import datetime
import time
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import TypeVar
from uuid import uuid4

from events.messages import Envelope

from .. import pairing_job
from ..domain.attendance.commands import CheckIn, WithdrawPlayer
from ..domain.byes.commands import GrantBye
from ..domain.command import Command, name_of
from ..domain.drafts.commands import RequestPairing
from ..domain.games.commands import EnterResult
from ..domain.games.state import Game
from ..domain.ids import PlayerId, RequestId
from ..domain.numbers.commands import StartTournament
from ..domain.rounds.commands import CloseRound, PublishRound
from ..domain.settings.settings import Settings
from ..domain.tournament.commands import CreateTournament
from ..domain.tournament.state import Tournament
from ..models import TournamentIndex
from ..services import people, states
from ..services.handle import handle_all
from ..services.outcomes import Recorded
from ..services.tournaments import Entry, entry_command
from .accounts import SECTORS, STAFF, Staff, appointments, staff
from .entrants import Entrant, entrants
from .play import outcome

ROUNDS = 9
FINISHED = 4
"""Rounds that are over; the next one is being played."""

FEW_PLAYERS = 12
"""Fields up to this size have no byes, withdrawals and late entries."""

DECIDED_ALREADY = 0.35
"""Share of the games of the current round that have a result."""

SLUG = "demo-open"
BATCH = 250
"""Commands under one command id, so that a large field does not cost a disk write a player."""

PATIENCE = 60.0
"""Seconds until a round of the demo must have been paired."""

T = TypeVar("T")


class DemoRefused(RuntimeError):  # noqa: N818
    """A step of the demo was not accepted: a defect of the demo."""


def make_demo(players: int, *, seed: str = "openhall", today: datetime.date | None = None) -> str:
    """Make a demo open of so many players (2 or more) that runs on `today`; its slug.

    The same players, seed and code give the same players, numbers and results.
    """
    day = today or datetime.date.today()  # noqa: DTZ011 (the day on the wall of the hall)
    demo = _Demo(_free_slug(), staff(), Random(f"{seed} {players}"), day)  # noqa: S311
    demo.create(players)
    demo.enter(players)
    demo.start()
    for number in range(1, demo.finished + 1):
        demo.play_round(number)
        demo.between_rounds(number)
    demo.play_round(demo.finished + 1, share=DECIDED_ALREADY, close=False)
    return demo.slug


class _Demo:
    """One tournament, its arbiters, and the chance that its games are played with."""

    def __init__(self, slug: str, actors: Staff, random: Random, today: datetime.date) -> None:
        self.slug = slug
        self.actors = actors
        self.random = random
        self.today = today
        self.finished = 0
        self.latecomer: Entrant | None = None

    def create(self, players: int) -> None:
        rounds = min(ROUNDS, max(1, players // 2))
        self.finished = min(FINISHED, rounds // 2)
        name = "Demo Open" + self.slug.removeprefix(SLUG).replace("-", " ")
        create = CreateTournament(
            slug=self.slug,
            name=name,
            festival=self.slug,
            festival_name=name,
            settings=self._settings(rounds),
        )
        self._do("chief", [create, *appointments(self.actors, players // 2)])

    def enter(self, players: int) -> None:
        """The entry list, everybody checked in; one of a larger field comes a round late."""
        listed = entrants(players, self.random, self.today)
        if players > FEW_PLAYERS:
            self.latecomer = listed.pop()
        for part in _batches(listed):
            self._enter(part)
        numbers = range(1, len(listed) + 1)
        for some in _batches(numbers):
            self._do("desk", [CheckIn(player=PlayerId(each)) for each in some])

    def start(self) -> None:
        """The lot is drawn, and two players of a larger field have asked for byes."""
        self._do("chief", [StartTournament(seed=f"{self.random.getrandbits(64):016x}")])
        if self.latecomer:
            half, zero = self.random.sample(sorted(self.state.players), 2)
            self._do("chief", [GrantBye(player=half, round=3, kind="half")])
            self._do("chief", [GrantBye(player=zero, round=self.finished + 1, kind="zero")])

    def play_round(self, number: int, share: float = 1.0, close: bool = True) -> None:
        """Paired, published, and as large a share of the results typed by the sector arbiters."""
        request = self._do("pairing", [RequestPairing(round=number)]).result["request"]
        self._wait_for_draft(number, RequestId(request))
        self._do("pairing", [PublishRound(round=number, request=RequestId(request))])
        state = self.state
        ended = [game for game in state.games_of(number) if self.random.random() < share]
        for arbiter in SECTORS:
            theirs = state.arbiters[self.actors[arbiter]]
            typed = [game for game in ended if theirs.looks_after(game.board)]
            self._do(arbiter, [self._result(state, game) for game in typed])
        if close:
            self._do("pairing", [CloseRound(round=number)])

    def between_rounds(self, number: int) -> None:
        """After the first round the latecomer arrives; after the second somebody leaves."""
        if self.latecomer and number == 1:
            self._enter([self.latecomer])
            self._do("desk", [CheckIn(player=max(self.state.players))])
        if self.latecomer and number == 2:
            leaving = self.random.choice(sorted(self.state.players))
            self._do("pairing", [WithdrawPlayer(player=leaving)], reason="ill")

    @property
    def state(self) -> Tournament:
        return states.current(self.slug)

    def _wait_for_draft(self, number: int, request: RequestId) -> None:
        """Pair at once, or wait for the worker that was quicker. Raises TimeoutError."""
        give_up = time.monotonic() + PATIENCE
        pairing_job.run(self.slug, request)
        while self.state.round(number).status == "requested":
            if time.monotonic() > give_up:
                raise TimeoutError(f"round {number} of the demo was not paired")
            time.sleep(0.1)

    def _result(self, state: Tournament, game: Game) -> EnterResult:
        white, black = state.players[game.white], state.players[game.black]
        return EnterResult(game=game.id, result=outcome(white.rating, black.rating, self.random))

    def _enter(self, listed: Sequence[Entrant]) -> None:
        entries = [entry_command(Entry(**entrant._asdict())) for entrant in listed]
        self._do("desk", [command for command, _ in entries], details=[kept for _, kept in entries])

    def _settings(self, rounds: int) -> Settings:
        first = self.today - datetime.timedelta(days=self.finished)
        days = [first + datetime.timedelta(days=each) for each in range(rounds)]
        full_names = {name: f"{given} {family}" for name, given, family, _ in STAFF}
        return Settings(
            rounds=rounds,
            city="Hranice",
            federation="CZE",
            start_date=days[0].isoformat(),
            end_date=days[-1].isoformat(),
            round_starts=tuple(f"{day.isoformat()}T15:00" for day in days),
            time_control="90 minutes + 30 seconds a move",
            chief_arbiter=full_names["chief"],
            deputy_arbiters=(full_names["deputy"],),
        )

    def _do(
        self,
        who: str,
        commands: Sequence[Command],
        reason: str = "",
        details: Sequence[people.PersonDraft] = (),
    ) -> Recorded:
        if not commands:
            return Recorded(seq=0, first_seq=0, last_seq=0)
        envelope = Envelope(
            command_id=uuid4(), actor=self.actors[who], role="", device="demo", reason=reason
        )
        done = handle_all(self.slug, commands, envelope, details=details)
        if not isinstance(done, Recorded):
            raise DemoRefused(f"{who}, {name_of(commands[0])}: {done}")
        return done


def _free_slug() -> str:
    taken = set(TournamentIndex.objects.values_list("slug", flat=True))
    names = (SLUG if number == 1 else f"{SLUG}-{number}" for number in count(1))
    return next(name for name in names if name not in taken)


def _batches(listed: Sequence[T]) -> Iterator[Sequence[T]]:
    return (listed[start : start + BATCH] for start in range(0, len(listed), BATCH))
