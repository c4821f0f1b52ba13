"""One seeded run: a scheduler that lets the staff type, the network fail and the server die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from uuid import UUID

from events.messages import Envelope
from tournaments.domain.arbiters.commands import AppointArbiter
from tournaments.domain.attendance.commands import CheckIn
from tournaments.domain.command import Command
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.roles import FLOOR
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.services.handle import handle_all
from tournaments.services.outcomes import Outcome, Recorded
from tournaments.services.tournaments import Entry, entry_command

from . import hands, players
from .console import Console, Typed
from .server import Server
from .staff import CHIEF, STAFF
from .typists import next_command

PLAYERS = 14
COMMANDS = 200
REASON = "the slip says so"


class Hall:
    """`play` makes the staff type so many commands, and delivers all of them in the end.

    `by_hand`: the office pairs drafts by hand as well; `reporting`: the players report by the codes
    of their slips as well.
    """

    def __init__(
        self,
        seed: int,
        *,
        blind: bool = False,
        by_hand: bool = False,
        reporting: bool = False,
        stream: str = "",
    ) -> None:
        self.random = Random(seed)
        self.by_hand = by_hand
        self.stream = stream or f"hall-{seed}"
        self.reporting = reporting
        open_hall(self.stream, reporting=reporting)
        self.server = Server(self.stream, blind=blind)
        self.consoles = [Console(person, self.server.state) for person in STAFF]
        self.moments = [self.server.state]
        self.typed = 0
        self.wanted = 0
        self.strays: list[Typed] = []
        self.reports: list[tuple[Typed, Outcome]] = []
        self.happened: Counter[str] = Counter()

    def play(self, commands: int = COMMANDS) -> None:
        self.wanted = commands
        while self.typed < commands:
            self._step()
        for console in self.consoles:
            console.connected = True
            while console.outbox:
                self._delivered(console)
        for stray in self.strays:
            self.server.handle(stray)
        self._noted()

    @property
    def answers(self) -> list[tuple[Typed, Outcome]]:
        return [answer for console in self.consoles for answer in console.answers]

    @property
    def rounds_by_hand(self) -> int:
        """Published as somebody made them by hand."""
        rounds = self.server.state.rounds.values()
        return sum(round_.published and round_.by_hand is not None for round_ in rounds)

    # -- one step --------------------------------------------------------------------------------

    def _step(self) -> None:
        steps: list[tuple[Callable[[Console], None], int]] = [
            (self._type, 30),
            (self._deliver, 45),
            (self._look, 45),
            (self._cut_or_mend, 5),
            (self._deliver_a_stray, 2),
            (self._restart, 1),
            (self._pair, 6),
        ]
        if self.reporting:
            steps.append((self._report, 20))
        step = self.random.choices([each for each, _ in steps], [weight for _, weight in steps])[0]
        step(self.random.choice(self.consoles))

    def _type(self, console: Console) -> None:
        command = self._next_command(console)
        if command is None or self.typed >= self.wanted or console.has_typed(command):
            return
        self.typed += 1
        envelope = Envelope(
            command_id=UUID(int=self.random.getrandbits(128), version=4),
            actor=console.person.user,
            role="",
            device=f"device of {console.person.user}",
            reason=REASON,
            read_seq=console.view.seq,
        )
        console.outbox.append(Typed(console.person, command, envelope, console.view))

    def _next_command(self, console: Console) -> Command | None:
        person = console.person
        if self.reporting and person.role in FLOOR and self.random.random() < 0.2:
            return players.answer(self.random, console.view, person.first_board, person.last_board)
        moved = self.by_hand and hands.next_move(self.random, console.view, person)
        return moved or next_command(self.random, console.view, person)

    def _report(self, _console: Console) -> None:
        """A player's phone has the server at once, or not at all."""
        typed = players.report(self.random, self.server.state)
        if typed is None:
            return
        if self.random.random() < 0.03:
            self.server.dies_in(typed)
            return
        outcome = self.server.handle(typed)
        self.reports.append((typed, outcome))
        self.happened["reported by a player"] += isinstance(outcome, Recorded)
        self._noted()

    def _deliver(self, console: Console) -> None:
        if console.connected and console.outbox:
            self._delivered(console)

    def _delivered(self, console: Console) -> None:
        typed = console.outbox[0]
        fate = self.random.random()
        if fate < 0.03:
            self.happened["server died before it had written"] += 1
            self.server.dies_in(typed)
            return
        outcome = self.server.handle(typed)
        self._noted()
        if fate < 0.06:
            self.happened["server died before it had answered"] += 1
            self.server.restart()
        elif fate < 0.12:
            self.happened["answer lost on the way"] += 1
        else:
            console.answered(outcome)
            self._perhaps_again(typed)

    def _perhaps_again(self, typed: Typed) -> None:
        """The network may deliver once more what it has delivered, much later too."""
        if self.random.random() < 0.08:
            self.happened["delivered again later"] += 1
            self.strays.append(typed)

    def _deliver_a_stray(self, _console: Console) -> None:
        if self.strays:
            self.server.handle(self.strays.pop(self.random.randrange(len(self.strays))))
            self._noted()

    def _look(self, console: Console) -> None:
        """The console catches up, mostly with everything, sometimes with a part."""
        if not console.connected:
            return
        later = [moment for moment in self.moments if moment.seq > console.view.seq]
        if later:
            all_of_it = self.random.random() < 0.7
            console.view = later[-1] if all_of_it else self.random.choice(later)

    def _cut_or_mend(self, console: Console) -> None:
        console.connected = not console.connected or self.random.random() < 0.6
        self.happened["connection cut"] += not console.connected

    def _restart(self, _console: Console) -> None:
        self.happened["server restarted"] += 1
        self.server.restart()

    def _pair(self, _console: Console) -> None:
        self.server.pair(self._meanwhile)
        self._noted()

    def _meanwhile(self) -> None:
        for _ in range(self.random.randrange(3)):
            console = self.random.choice(self.consoles)
            self.random.choice((self._deliver, self._look))(console)

    def _noted(self) -> None:
        """Keep what the tournament was at each moment somebody may have looked."""
        state = self.server.state
        if state.seq != self.moments[-1].seq:
            self.moments.append(state)


def open_hall(stream: str, *, reporting: bool = False) -> None:
    """A tournament with its staff; two of the players have not come yet."""
    made = [
        entry_command(Entry(name=f"Player {number:02d}", rating=2400 - 20 * number))
        for number in range(1, PLAYERS + 1)
    ]
    commands: list[Command] = [
        CreateTournament(
            slug=stream,
            name="Open",
            festival=stream,
            festival_name="Festival",
            settings=Settings(rounds=9, player_reports=reporting),
        ),
        *(
            AppointArbiter(user=user, role=role, first_board=first, last_board=last)
            for user, role, first, last in STAFF[1:]
        ),
        *(command for command, _ in made),
        *(CheckIn(player=PlayerId(number)) for number in range(1, PLAYERS - 1)),
        StartTournament(seed="a coin"),
    ]
    envelope = Envelope(
        command_id=UUID(int=1), actor=CHIEF.user, role="", device="laptop of the chief"
    )
    outcome = handle_all(stream, commands, envelope, details=[draft for _, draft in made])
    assert isinstance(outcome, Recorded), outcome
