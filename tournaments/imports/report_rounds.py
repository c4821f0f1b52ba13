"""The rounds of a report: who met whom, with which result, and who had a bye."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from pairing.boards import in_board_order
from pairing.clauses import clause
from pairing.model import TPN, Board, Colour
from pairing.trf import (
    Code,
    Problem,
    Report,
    ReportError,
    RoundEntry,
    entry_of,
    field_before,
    points_before,
)
from pairing.trf.matches import check_matches
from tournaments.domain.byes.events import ByeKind
from tournaments.domain.drafts.events import PairedBoard
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId, game_id
from tournaments.domain.rounds.matches import second_board
from tournaments.domain.tournament.state import Tournament

from .report_settings import by_number

_BYES: dict[Code, ByeKind] = {
    Code.FULL_BYE: "full",
    Code.HALF_BYE: "half",
    Code.ZERO_BYE: "zero",
}
RESULTS: dict[tuple[Code, Code], Result] = {
    (Code.WIN, Code.LOSS): Result.WHITE_WINS,
    (Code.DRAW, Code.DRAW): Result.DRAW,
    (Code.LOSS, Code.WIN): Result.BLACK_WINS,
    (Code.LOSS, Code.LOSS): Result.BOTH_LOSE,
    (Code.DRAW, Code.LOSS): Result.WHITE_HALF,
    (Code.LOSS, Code.DRAW): Result.BLACK_HALF,
    (Code.SHORT_WIN, Code.SHORT_LOSS): Result.WHITE_WINS_UNRATED,
    (Code.SHORT_DRAW, Code.SHORT_DRAW): Result.DRAW_UNRATED,
    (Code.SHORT_LOSS, Code.SHORT_WIN): Result.BLACK_WINS_UNRATED,
    (Code.FORFEIT_WIN, Code.FORFEIT_LOSS): Result.WHITE_FORFEIT_WIN,
    (Code.FORFEIT_LOSS, Code.FORFEIT_WIN): Result.BLACK_FORFEIT_WIN,
    (Code.FORFEIT_LOSS, Code.FORFEIT_LOSS): Result.DOUBLE_FORFEIT,
}
_PLAIN_TO_SHORT = {
    Code.WIN: Code.SHORT_WIN,
    Code.DRAW: Code.SHORT_DRAW,
    Code.LOSS: Code.SHORT_LOSS,
}
_SHORT = {short: plain for plain, short in _PLAIN_TO_SHORT.items()}


class PlannedGame(msgspec.Struct, frozen=True):
    paired: PairedBoard
    result: Result | None
    adjourned: bool


class PlannedBye(msgspec.Struct, frozen=True, kw_only=True):
    """Of a round to come."""

    player: PlayerId
    round: int
    kind: ByeKind


class PlannedRound(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    games: tuple[PlannedGame, ...]
    pab: PlayerId | None
    byes: tuple[tuple[PlayerId, ByeKind], ...]
    follows: bool = False
    """The second game of a match: its boards came with the first one's."""

    @property
    def finished(self) -> bool:
        return all(game.result or game.adjourned for game in self.games)


def planned_rounds(
    report: Report, ids: dict[int, PlayerId], into: Tournament, games: int = 1
) -> Iterator[PlannedRound]:
    """`into`: the tournament that they come into; a round may have been there before. `games`: so
    many rounds are a match."""
    for planned in _each_round(report, ids, into):
        if (planned.number - 1) % games == 0:
            first = planned
            yield planned
        else:
            yield _following(first, planned)


def _following(first: PlannedRound, second: PlannedRound) -> PlannedRound:
    """With the boards that came with the first games."""
    game_of = {(game.paired.white, game.paired.black): game for game in second.games}
    boards = (second_board(game.paired) for game in first.games)
    return msgspec.structs.replace(
        second,
        games=tuple(
            msgspec.structs.replace(game, paired=board)
            for board in boards
            if (game := game_of.get((board.white, board.black)))
        ),
        follows=True,
    )


def no_matches(report: Report, games: int) -> Iterator[Problem]:
    """Rounds that are not the games of matches, where the system plays such."""
    if games == 1 or not report.rounds_total:
        return
    try:
        check_matches(report, report.rounds_paired + 1, report.rounds_total)
    except ReportError as error:
        yield from error.problems


def _each_round(
    report: Report, ids: dict[int, PlayerId], into: Tournament
) -> Iterator[PlannedRound]:
    for number in range(1, report.rounds_paired + 1):
        entries = {player.number: entry_of(report, player, number) for player in report.players}
        yield PlannedRound(
            number=number,
            games=tuple(_games(report, number, entries, ids, into.round(number).drafts + 1)),
            pab=next((ids[n] for n, entry in entries.items() if entry.code is Code.PAB), None),
            byes=tuple(
                (ids[n], _BYES[entry.code])
                for n, entry in sorted(entries.items())
                if entry.code in _BYES and entry.opponent is None
            ),
        )


def _games(
    report: Report,
    number: int,
    entries: dict[int, RoundEntry],
    ids: dict[int, PlayerId],
    draft: int,
) -> Iterator[PlannedGame]:
    """In the order of C.04.2 3.6; the file knows no board numbers."""
    boards = [
        Board(TPN(number), TPN(entry.opponent))
        for number, entry in entries.items()
        if entry.opponent is not None and _has_white(number, entry, entries[entry.opponent])
    ]
    for at, board in enumerate(in_board_order(boards, _pairing_scores(report, number)), start=1):
        white, black = entries[board.white], entries[board.black]
        yield PlannedGame(
            PairedBoard(game_id(number, draft, at), at, ids[board.white], ids[board.black]),
            result_of(white.code, black.code),
            adjourned=white.code is Code.ADJOURNED,
        )


def _pairing_scores(report: Report, number: int) -> dict[TPN, int]:
    """Standings points and virtual points before the round."""
    virtual: dict[TPN, int] = {}
    if report.rounds_total:
        field = field_before(report, number)
        virtual = {p.tpn: p.virtual[number - 1] for p in field.participants if p.virtual}
    return {
        TPN(player.number): points_before(report, player, number)
        + virtual.get(TPN(player.number), 0)
        for player in report.players
    }


def _has_white(number: int, entry: RoundEntry, other: RoundEntry) -> bool:
    """A forfeit may stand without colours: the lower number has White then."""
    if entry.colour is None and other.colour is None:
        return entry.opponent is not None and number < entry.opponent
    return entry.colour is Colour.WHITE or other.colour is Colour.BLACK


def result_of(white: Code, black: Code) -> Result | None:
    """Where only one of the two is said to have played less than a move, both have."""
    if _SHORT.get(white, white) is white and _SHORT.get(black, black) is black:
        return RESULTS.get((white, black))
    return RESULTS.get((_PLAIN_TO_SHORT.get(white, white), _PLAIN_TO_SHORT.get(black, black)))


def results_not_kept(report: Report) -> Iterator[Problem]:
    """Results that a game of ours cannot have."""
    players = {player.number: player for player in report.players}
    for player in report.players:
        for number, entry in enumerate(player.rounds, start=1):
            if entry.opponent is None or entry.opponent < player.number:
                continue
            theirs = players[entry.opponent].entry(number)
            if entry.pending or entry.code is Code.ADJOURNED:
                continue
            if result_of(entry.code, theirs.code) is None:
                message = clause(
                    "ReportProblem.result",
                    round=number,
                    result=entry.code.value,
                    theirs=theirs.code.value,
                    opponent=entry.opponent,
                )
                yield Problem(player.line, message, player.number, record="001")


def upcoming_byes(report: Report, ids: dict[int, PlayerId]) -> Iterator[PlannedBye]:
    """Of the next round and of all later ones."""
    for number in range(report.rounds_paired + 1, (report.rounds_total or 0) + 1):
        for player in by_number(report):
            kind = _BYES.get(entry_of(report, player, number).code)
            if kind:
                yield PlannedBye(player=ids[player.number], round=number, kind=kind)
