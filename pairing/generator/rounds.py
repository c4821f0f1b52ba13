"""One round after the other: who is there, the pairing by the rules, the results."""

from __future__ import annotations

from dataclasses import replace

from pairing.generator.axes import Settings
from pairing.generator.entrants import GeneratedPlayer
from pairing.generator.results import chances, with_draws
from pairing.generator.source import Source
from pairing.model import Board, Colour, NoLegalPairing, RoundPairing, no_progress
from pairing.systems import system
from pairing.trf import Code, Report, RoundEntry, field_before

FEWEST = 4
"""So many players are never away at once."""


class DeadEndError(Exception):
    """A round of the tournament has no legal pairing; another one has to be drawn."""


class PlayedSoFar:
    """The tournament so far: players with their rounds, and who has left."""

    def __init__(self, settings: Settings, players: list[GeneratedPlayer], source: Source) -> None:
        self.settings = settings
        self.source = source
        self.players = {entrant.record.number: entrant for entrant in players}
        self.rounds: dict[int, list[RoundEntry]] = {number: [] for number in self.players}
        self.left: set[int] = set()
        self.games = system(settings.system).games

    def play_all(self, report: Report) -> Report:
        """The report with every round of the tournament. Raises DeadEndError."""
        for number in range(1, self.settings.rounds + 1):
            away = self._away(number)
            for player, entry in away.items():
                self.rounds[player].append(entry)
            before = field_before(self._written(report), number, games=self.games)
            outcome = system(self.settings.system).pair(before, self.settings.options, no_progress)
            if isinstance(outcome, NoLegalPairing):
                raise DeadEndError(f"round {number}: {outcome.message}")
            self._play(outcome)
        return self._written(report)

    def _written(self, report: Report) -> Report:
        return replace(
            report,
            players=tuple(
                replace(entrant.record, rounds=tuple(self.rounds[number]))
                for number, entrant in self.players.items()
            ),
        )

    # -- who is there -------------------------------------------------------------------------

    def _away(self, number: int) -> dict[int, RoundEntry]:
        """Those who are not to be paired, each with the entry for it."""
        away: dict[int, RoundEntry] = {}
        if system(self.settings.system).predetermined:
            self._leave()
            return away
        if (number - 1) % self.games:
            return self._still_away()
        for player, entrant in self.players.items():
            code = self._absence(player, entrant, number)
            if code is not None:
                away[player] = RoundEntry(code)
        present = len(self.players) - len(away)
        for player in sorted(away, key=lambda player: (player in self.left, player)):
            if present >= min(FEWEST, len(self.players)):
                break
            del away[player]
            self.left.discard(player)
            present += 1
        return away

    def _still_away(self) -> dict[int, RoundEntry]:
        """In the second game of a match; the PAB is a game won and one drawn (C.04.5 1.4)."""
        return {
            player: RoundEntry(Code.HALF_BYE if past[-1].code is Code.PAB else past[-1].code)
            for player, past in self.rounds.items()
            if past[-1].opponent is None
        }

    def _leave(self) -> None:
        """By a table nobody is away: whoever has left loses by forfeit."""
        for player in self.players:
            if self.source.random() < self.settings.withdrawals:
                self.left.add(player)

    def _absence(self, player: int, entrant: GeneratedPlayer, number: int) -> Code | None:
        """Always the same number of draws, whatever they decide."""
        settings = self.settings
        leaves, zero, half, full = (self.source.random() for _ in range(4))
        if number > 1 and leaves < settings.withdrawals:
            self.left.add(player)
        if number < entrant.enters or player in self.left or zero < settings.zero_byes:
            return Code.ZERO_BYE
        if half < settings.half_byes and number <= settings.rounds - self.games:
            return Code.HALF_BYE
        return Code.FULL_BYE if full < settings.full_byes else None

    # -- results ------------------------------------------------------------------------------

    def _play(self, pairing: RoundPairing) -> None:
        if pairing.pab is not None:
            self.rounds[pairing.pab].append(RoundEntry(Code.PAB))
        for board in pairing.boards:
            white, black = self._result(board)
            self.rounds[board.white].append(RoundEntry(white, board.black, Colour.WHITE))
            self.rounds[board.black].append(RoundEntry(black, board.white, Colour.BLACK))

    def _result(self, board: Board) -> tuple[Code, Code]:
        forfeit = self._forfeit(board)
        if forfeit is not None:
            return forfeit
        model = chances(self.players[board.white].strength, self.players[board.black].strength)
        if self.settings.draws is not None:
            model = with_draws(model, self.settings.draws)
        drawn, odd = self.source.random(), self.source.random() < self.settings.odd_results
        if odd:
            return self.source.choice(_ODD)
        if drawn < model.white_wins:
            return Code.WIN, Code.LOSS
        return (
            (Code.DRAW, Code.DRAW)
            if drawn < model.white_wins + model.draw
            else (Code.LOSS, Code.WIN)
        )

    def _forfeit(self, board: Board) -> tuple[Code, Code] | None:
        """Each side stays away so often that the stated share of games is not played.

        Half of those who stay away do not come again.
        """
        absence = 1 - (1 - self.settings.forfeits) ** 0.5
        absent = [self.source.random() < absence or player in self.left for player in board]
        for player, away in zip(board, absent, strict=True):
            if away and self.source.random() < 0.5:
                self.left.add(player)
        if not any(absent):
            return None
        white, black = (Code.FORFEIT_LOSS if away else Code.FORFEIT_WIN for away in absent)
        return white, black


_ODD = (
    (Code.LOSS, Code.LOSS),
    (Code.DRAW, Code.LOSS),
    (Code.LOSS, Code.DRAW),
    (Code.SHORT_WIN, Code.SHORT_LOSS),
    (Code.SHORT_DRAW, Code.SHORT_DRAW),
    (Code.SHORT_LOSS, Code.SHORT_WIN),
)
"""Results that are rare, but legal: 0-0, ½-0, 0-½, games of less than one move."""
