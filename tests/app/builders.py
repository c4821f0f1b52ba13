"""Halls for tests: accounts, a tournament, its rounds, all through the door everybody uses.

```python
hall = open_hall(players=10)          # created, entered, checked in, started; `hall.chief` acts
hall.pair()                            # request and draft, with the engine inside this process
hall.publish()
hall.results(1, "1-0", "1/2-1/2")     # boards 1, 2, … of the newest round
hall.play_round()                      # the three above, with results that follow from the numbers
```
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any
from uuid import UUID, uuid4, uuid5

from django.contrib.auth import get_user_model
from django.test import Client
from PIL import Image

from events.messages import Envelope
from pairing import systems
from pairing.model import Colour, RoundPairing, no_progress
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.attendance.commands import CheckIn
from tournaments.domain.command import Command
from tournaments.domain.drafts.commands import RecordPairing, RequestPairing
from tournaments.domain.drafts.field import pairing_input, players_of, seal
from tournaments.domain.fide_mode.leaving import asks_to_leave, confirmed
from tournaments.domain.games.commands import EnterResult
from tournaments.domain.games.results import Result
from tournaments.domain.games.state import Game
from tournaments.domain.ids import AttachmentId, GameId, PlayerId, RequestId, UserId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.numbers.decide import numbered
from tournaments.domain.roles import Role
from tournaments.domain.rounds.commands import PublishRound
from tournaments.domain.settings.by_table import on_side_a
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.names import Names
from tournaments.services import states
from tournaments.services.handle import handle, handle_all
from tournaments.services.names import names_of
from tournaments.services.outcomes import Outcome, Recorded
from tournaments.services.photos import add_picture
from tournaments.services.tournaments import Entry, entry_command
from tournaments.services.users import user_id

PASSWORD = "correct horse battery"
FAMILY_NAMES = (
    "Čapek",
    "Chalupa",
    "Dvořák",
    "Łoś",
    "Novák",
    "Ńowak",
    "O'Brien",
    "Řehoř",
    "Šimek",
    "Żak",
    "Иванов",
    "Zeman",
)


def account(name: str, *, staff: bool = False, superuser: bool = False) -> Any:
    """An account of that log-in name; made when it does not exist."""
    users = get_user_model()
    found = users.objects.filter(username=name).first()
    if found:
        return found
    return users.objects.create_user(
        name,
        password=PASSWORD,
        first_name=name.capitalize(),
        last_name="Arbiter",
        is_staff=staff or superuser,
        is_superuser=superuser,
    )


def envelope(actor: str, **fields: Any) -> Envelope:
    return Envelope(**{"command_id": uuid4(), "actor": actor, "role": "", **fields})


def entry(number: int, **fields: Any) -> Entry:
    """The player with that number: the higher, the weaker."""
    family = FAMILY_NAMES[(number - 1) % len(FAMILY_NAMES)]
    given = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[(number - 1) // len(FAMILY_NAMES) % 26]
    plain: dict[str, Any] = {
        "name": f"{family}, {given}.",
        "rating": max(2600 - 10 * number, 1000),
        "federation": ("CZE", "POL", "GER", "UKR")[number % 4],
        "birth_date": f"{1950 + number % 60}-04-30",
        "fide_id": str(300000 + number),
        "sex": "mw"[number % 2],
        "club": f"Klub {number % 7}",
        "contact": f"player{number}@example.org",
    }
    return Entry(**plain | fields)


class Hall:
    """One tournament, and whoever acts in it."""

    def __init__(self, slug: str, chief: Any) -> None:
        self.slug = slug
        self.chief = chief

    @property
    def state(self) -> Tournament:
        return states.current(self.slug)

    @property
    def names(self) -> Names:
        return names_of(self.state)

    def send(self, command: Command, by: Any = None, **fields: Any) -> Outcome:
        """Whatever becomes of the command."""
        return handle(self.slug, command, self._envelope(by, fields))

    def do(self, *commands: Command, by: Any = None, **fields: Any) -> Recorded:
        """The commands, recorded under one id."""
        outcome = handle_all(self.slug, commands, self._envelope(by, fields))
        if asks_to_leave(outcome):
            again = [confirmed(command, outcome) for command in commands]
            outcome = handle_all(self.slug, again, self._envelope(by, fields))
        assert isinstance(outcome, Recorded), outcome
        return outcome

    def enter(self, entries: Sequence[Entry], *, check_in: bool = True) -> None:
        made = [entry_command(each) for each in entries]
        first = self.state.next_player
        commands: list[Command] = [command for command, _ in made]
        if check_in:
            commands += [CheckIn(player=PlayerId(first + n)) for n in range(len(made))]
        drafts = [draft for _, draft in made]
        outcome = handle_all(self.slug, commands, self._envelope(None, {}), details=drafts)
        assert isinstance(outcome, Recorded), outcome

    def arbiter(self, name: str, role: Role, first: int = 0, last: int = 0) -> Any:
        """An account with that role in this tournament."""
        user = account(name)
        self.do(AppointArbiter(user=user_id(user), role=role, first_board=first, last_board=last))
        return user

    def start(self) -> None:
        """White begins at board 1; by a table the numbers are drawn as well, with those who were
        entered first on side A."""
        system = systems.SYSTEMS[self.state.settings.system]
        players = numbered(self.state)
        side_a = players[: on_side_a(self.state.settings, len(players))]
        drawn = StartTournament(seed="ten", side_a=side_a)
        self.do(drawn if system.predetermined else StartTournament(colour=Colour.WHITE))

    def request(self, **fields: Any) -> RequestId:
        """Asks for the next round."""
        recorded = self.do(RequestPairing(round=self.state.next_round), **fields)
        return RequestId(recorded.result["request"])

    def pair(self) -> RequestId:
        """Asks for the next round and drafts it, with the engine in this process."""
        request = self.request()
        state = self.state
        job = pairing_input(state, state.next_round)
        system = systems.system(job.system)
        pairing = system.pair(job.field, job.options, no_progress)
        assert isinstance(pairing, RoundPairing), pairing
        pairs, pab = players_of(state, pairing)
        command = RecordPairing(
            round=job.round,
            request=request,
            base=state.seq,
            pairs=pairs,
            pab=pab,
            engine=system.code,
            engine_version=system.version,
            input_hash=job.hash,
            seal=seal(job.hash, pairs, pab),
        )
        answer = Envelope(
            command_id=uuid5(UUID(request), str(state.seq)),
            actor="system:pairing",
            role="system",
            read_seq=state.seq,
        )
        assert isinstance(handle(self.slug, command, answer), Recorded)
        return request

    def publish(self) -> int:
        """Publishes the draft; the round's number."""
        number = self.state.next_round
        self.do(PublishRound(round=number, request=self.state.rounds[number].request))
        return number

    def game(self, board: int, number: int = 0) -> Game:
        """The game at that board of the newest published round, or of that round."""
        found = self.state.game_on(number or self.state.last_published, board)
        assert found is not None
        return found

    def enter_result(self, board: int, result: str, by: Any = None, **fields: Any) -> Outcome:
        wanted = EnterResult(game=self.game(board).id, result=Result(result))
        return self.send(wanted, by, **fields)

    def results(self, first_board: int, *results: str) -> None:
        """Results of consecutive boards of the newest round."""
        self.do(
            *(
                EnterResult(game=self.game(board).id, result=Result(result))
                for board, result in enumerate(results, first_board)
            )
        )

    def finish_round(self) -> None:
        """The missing results: the stronger wins, neighbours draw; of a match both games."""
        state = self.state
        self.do(
            *(
                EnterResult(game=GameId(game.id), result=_expected(state, game))
                for number in state.published_with(state.last_published)
                for game in state.missing(number)
            )
        )

    def play_round(self) -> int:
        """Paired, published and played; its number."""
        self.pair()
        number = self.publish()
        self.finish_round()
        return number

    def picture(self, about: str, by: Any = None, file: bytes = b"", **fields: Any) -> AttachmentId:
        """A photo of that board, appeal or player; its key."""
        sent = self._envelope(by, fields)
        outcome = add_picture(self.slug, about, "slip.png", file or photo(), sent)
        assert isinstance(outcome, Recorded), outcome
        return AttachmentId(sent.command_id.hex)

    def client(self, user: Any = None) -> Client:
        """A browser in which that user (the chief) is logged in."""
        client = Client()
        client.force_login(user or self.chief)
        return client

    def _envelope(self, by: Any, fields: dict[str, Any]) -> Envelope:
        actor: UserId = user_id(by or self.chief)
        return envelope(actor, **fields)


def open_hall(
    players: int = 10,
    *,
    slug: str = "open",
    rounds: int = 9,
    started: bool = True,
    settings: Settings | None = None,
) -> Hall:
    """A tournament whose players have entered and arrived; White begins at board 1."""
    hall = Hall(slug, account("chief", staff=True))
    hall.do(
        CreateTournament(
            slug=slug,
            name="Prague Open",
            festival="prague",
            festival_name="Prague Festival",
            settings=settings or Settings(rounds=rounds),
        )
    )
    if players:
        hall.enter([entry(number) for number in range(1, players + 1)])
    if started:
        hall.start()
    return hall


def photo(width: int = 640, height: int = 480, kind: str = "PNG", **options: Any) -> bytes:
    """A picture file that differs from pixel to pixel."""
    picture = Image.linear_gradient("L").resize((width, height)).convert("RGB")
    file = BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def _expected(state: Tournament, game: Game) -> Result:
    white, black = state.players[game.white].rating, state.players[game.black].rating
    if abs(white - black) < 30:
        return Result.DRAW
    return Result.WHITE_WINS if white > black else Result.BLACK_WINS
