"""A tournament for the tests of live: made and moved by commands, as consoles make and move it."""

from __future__ import annotations

from random import Random
from typing import Any
from uuid import uuid4

import msgspec
from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.auth.models import User
from django.test import Client

from events.messages import Envelope
from pairing import systems
from pairing.model import Colour, RoundPairing, no_progress
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.attendance.commands import CheckIn
from tournaments.domain.command import Command
from tournaments.domain.drafts.commands import RecordPairing, RequestPairing
from tournaments.domain.drafts.field import pairing_input, players_of, seal
from tournaments.domain.entries.commands import EnterPlayer
from tournaments.domain.fide_mode.leaving import asks_to_leave, confirmed
from tournaments.domain.games.commands import (
    ClearResult,
    ConfirmResult,
    CorrectResult,
    EnterResult,
    ResolveConflict,
)
from tournaments.domain.games.results import FORFEITS, Result
from tournaments.domain.ids import GameId, PlayerId, RequestId, UserId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.roles import Role
from tournaments.domain.rounds.commands import PublishRound
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.boards import boards
from tournaments.services import people, states, tokens, users
from tournaments.services.handle import handle
from tournaments.services.names import names_of
from tournaments.services.outcomes import Outcome, Recorded

PLAYED = tuple(result for result in Result if result not in FORFEITS)


class Hall:
    """One tournament, its stream and its chief arbiter."""

    def __init__(
        self, slug: str = "open", players: int = 20, chief: UserId | None = None, **settings_: Any
    ) -> None:
        self.slug = self.stream = slug
        self.chief = chief or account(f"chief-of-{slug}", "Clara", "Chief")
        self.do(
            CreateTournament(
                slug=slug,
                name="The Open",
                festival="festival",
                festival_name="The Festival",
                settings=Settings(**settings_),
            )
        )
        for number in range(1, players + 1):
            self.enter(name=f"Player, No {number:03}", rating=2500 - number)

    @property
    def state(self) -> Tournament:
        return states.current(self.stream)

    def do(self, command: Command, **envelope: Any) -> Recorded:
        """Sends a command that must be recorded; by the chief unless `actor` says otherwise."""
        outcome = self.send(command, **envelope)
        if asks_to_leave(outcome):
            outcome = self.send(confirmed(command, outcome), **envelope)
        assert isinstance(outcome, Recorded), outcome
        return outcome

    def send(
        self, command: Command, *, draft: people.PersonDraft | None = None, **envelope: Any
    ) -> Outcome:
        sent = Envelope(**{"command_id": uuid4(), "actor": self.chief, "role": "", **envelope})
        return handle(self.stream, command, sent, details=draft)

    def enter(self, *, rating: int = 0, **details: Any) -> PlayerId:
        """A player who is in the hall; gives the entry number."""
        draft = people.draft(people.Details(**details))
        entered = EnterPlayer(person=draft.person, details=draft.digest, rating=rating)
        player: PlayerId = self.do(entered, draft=draft).result["player"]
        self.do(CheckIn(player=player))
        return player

    def start(self) -> None:
        self.do(StartTournament(colour=Colour.WHITE))

    def appoint(self, user: UserId, role: Role = "results") -> Recorded:
        return self.do(AppointArbiter(user=user, role=role))

    def draft(self, number: int) -> RequestId:
        """Requests the round and answers as the pairing worker does; gives the request."""
        command_id = uuid4()
        request = RequestId(str(command_id))
        self.do(RequestPairing(round=number), command_id=command_id)
        state = self.state
        job = pairing_input(state, number)
        system = systems.system(job.system)
        answer = system.pair(job.field, job.options, no_progress)
        assert isinstance(answer, RoundPairing), answer
        pairs, pab = players_of(state, answer)
        self.do(
            RecordPairing(
                round=number,
                request=request,
                base=state.seq,
                pairs=pairs,
                pab=pab,
                engine=system.code,
                engine_version=system.version,
                input_hash=job.hash,
                seal=seal(job.hash, pairs, pab),
            ),
            actor="system:pairing",
        )
        return request

    def publish(self, number: int) -> Recorded:
        return self.publish_draft(number, self.draft(number))

    def publish_draft(self, number: int, request: RequestId) -> Recorded:
        return self.do(PublishRound(round=number, request=request))

    def result(self, game: str, result: str = "1-0", **envelope: Any) -> Recorded:
        return self.do(EnterResult(game=GameId(game), result=Result(result)), **envelope)

    def finish(self, number: int) -> None:
        for game in self.state.missing(number):
            self.result(game.id)

    def something(self, random: Random) -> Outcome:
        """Any command that an arbiter may send while a round is being played; some conflict."""
        game = random.choice(list(self.state.games.values()))
        if game.result is None:
            return self.send(EnterResult(game=game.id, result=random.choice(PLAYED)))
        others = [result for result in PLAYED if result != game.result]
        match random.randrange(5):
            case 0:
                cleared = ClearResult(game=game.id, expected=game.result)
                return self.send(cleared, reason="slip")
            case 1:
                return self.send(EnterResult(game=game.id, result=random.choice(others)))
            case 2:
                return self.send(ResolveConflict(game=game.id, result=game.result), reason="asked")
            case 3:
                return self.send(ConfirmResult(game=game.id, result=game.result))
        wanted = CorrectResult(game=game.id, expected=game.result, result=random.choice(others))
        return self.send(wanted, reason="misread")

    def board_rows(self, number: int) -> list[dict[str, object]]:
        """The boards of a round as a fresh read gives them."""
        state = self.state
        names = names_of(state)
        rows: list[dict[str, object]] = msgspec.json.decode(
            msgspec.json.encode(boards(state, names, number))
        )
        return rows


def account(name: str, first: str = "", last: str = "") -> UserId:
    """A new account; gives its actor."""
    user = get_user_model().objects.create_user(name, first_name=first, last_name=last)
    return users.user_id(user)


def _user(actor: UserId) -> User:
    return get_user_model().objects.get(pk=str(users.key_of(actor)))


def cookie(actor: UserId) -> str:
    """The Cookie header of a browser in which that account has logged in."""
    client = Client()
    client.force_login(_user(actor), settings.AUTHENTICATION_BACKENDS[0])
    return f"{settings.SESSION_COOKIE_NAME}={client.cookies[settings.SESSION_COOKIE_NAME].value}"


def token(actor: UserId) -> str:
    """The Authorization header of a program that was given a token of that account."""
    return f"Token {tokens.make(_user(actor), 'a program')[1]}"
