"""A long log of one tournament, written in few transactions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from uuid import uuid4

from events import codec, store
from events.messages import Envelope, Outcome
from pairing.model import Colour
from tournaments.domain.attendance.events import PlayerCheckedIn
from tournaments.domain.drafts.events import PairedBoard, PairingRequested, RoundPaired
from tournaments.domain.entries.events import PlayerEntered
from tournaments.domain.entries.ratings import BothRatings
from tournaments.domain.event import Event
from tournaments.domain.games.events import ResultConfirmed, ResultCorrected, ResultEntered
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, PersonId, PlayerId, RequestId, UserId
from tournaments.domain.numbers.events import InitialColourDrawn, PairingNumbersAssigned
from tournaments.domain.rounds.events import RoundClosed, RoundPublished
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.events import TournamentCreated

PLAYERS = 400
DIGEST = "0" * 64
"""Of everybody's details."""


def write(stream: str, number: int, at_once: int | None = None) -> None:
    """`number` events: entries, check-ins, and rounds whose results are typed, confirmed, and now
    and then corrected. By one command, or so many events by each."""
    events = [codec.new_event(event) for event in islice(happenings(), number)]
    step = at_once or number
    for first in range(0, number, step):
        envelope = Envelope(command_id=uuid4(), actor="user:1", role="chief", device="desk")
        outcome = Outcome(events[first : first + step])
        store.execute(stream, envelope, partial(_decided, outcome), create=first == 0)


def name_everybody() -> None:
    """Names for all who play in it."""
    from tournaments.models import PersonDetails  # once Django is set up

    names = {f"person-{number}": f"Player, {number}" for number in range(1, PLAYERS + 1)}
    PersonDetails.objects.bulk_create(
        PersonDetails(person=person, digest=DIGEST, salt="x", details={"name": name})
        for person, name in names.items()
    )


def _decided(outcome: Outcome, _: store.Locked) -> Outcome:
    return outcome


def happenings() -> Iterator[Event]:
    """Without end."""
    players = [PlayerId(number) for number in range(1, PLAYERS + 1)]
    yield TournamentCreated(
        slug="open",
        name="The Open",
        festival="open",
        festival_name="The Open",
        settings=Settings(rounds=99),
        creator=UserId("user:1"),
    )
    for player in players:
        yield PlayerEntered(
            player=player,
            person=PersonId(f"person-{player}"),
            details=DIGEST,
            ratings=BothRatings(fides=2600 - player),
        )
    for player in players:
        yield PlayerCheckedIn(player=player)
    yield InitialColourDrawn(colour=Colour.WHITE, seed="lot")
    yield PairingNumbersAssigned(order=tuple(players), collation="tests", cause="start")
    number = 0
    while True:
        number += 1
        yield from _round(number)


def _round(number: int) -> Iterator[Event]:
    half = PLAYERS // 2
    request = RequestId(f"request-{number}")
    boards = tuple(
        PairedBoard(
            game=GameId(f"{number}.1.{index + 1}"),
            board=index + 1,
            white=PlayerId(index + 1),
            black=PlayerId(half + 1 + (index + number) % half),
        )
        for index in range(half)
    )
    yield PairingRequested(round=number, request=request, system="dutch-2026")
    yield RoundPaired(
        round=number,
        request=request,
        base=0,
        boards=boards,
        engine="dutch-2026",
        engine_version="1",
        input_hash="",
        seal="",
    )
    yield RoundPublished(round=number, request=request, seal="")
    results = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
    for index, board in enumerate(boards):
        result = results[(index + number) % 3]
        yield ResultEntered(game=board.game, result=result)
        if index % 10 == 0:
            other = results[(index + number + 1) % 3]
            yield ResultCorrected(game=board.game, was=result, result=other, of=0)
            result = other
        yield ResultConfirmed(game=board.game, result=result, of=0)
    yield RoundClosed(round=number)
