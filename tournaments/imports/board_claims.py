"""What a PGN of the electronic boards says of the games of a round: claims, and never results.

A game is known by its round and board and by its players, who must be those of that board; without
a board by its players alone. What does not fit is a problem of that game, by its line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from events.messages import Envelope
from pairing.model import Colour
from tournaments.domain.arbiters.rights import outside_sector
from tournaments.domain.games.results import Result
from tournaments.domain.games.state import Game
from tournaments.domain.ids import GameId, UserId
from tournaments.domain.player_reports.commands import ReportFromFile
from tournaments.domain.player_reports.decide import file_not_taken
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.formats import result_text
from tournaments.selectors.names import Names
from tournaments.services.handle import handle_all
from tournaments.services.outcomes import Outcome
from tournaments.words import speak

from .board_pgn import LARGEST_FILE, MOST_GAMES, PgnFile, PgnGame, read_pgn
from .board_players import Sitting

Kind = Literal["claim", "same", "open", "problem"]
"""To be claimed; said or standing already; without a result yet; not to be used."""
_RESULTS: Final = {
    "1-0": Result.WHITE_WINS,
    "0-1": Result.BLACK_WINS,
    "1/2-1/2": Result.DRAW,
    "½-½": Result.DRAW,
}
_TURNED: Final = {
    Result.WHITE_WINS: Result.BLACK_WINS,
    Result.BLACK_WINS: Result.WHITE_WINS,
    Result.DRAW: Result.DRAW,
}


class GameOfFile(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the file, and what it is here; `expected` is what a file said of it before."""

    line: int
    kind: Kind
    white: str
    black: str
    in_file: str
    """The result as the file has it."""
    game: GameId | None = None
    round: int = 0
    board: int = 0
    result: Result | None = None
    """By the seats as paired."""
    result_text: str = ""
    stands: str = ""
    """What stands on the board and differs, for people."""
    expected: Result | None = None
    problem: str = ""


class BoardClaims(msgspec.Struct, frozen=True, kw_only=True):
    """`good`: there is something to claim, and no game is a problem."""

    games: tuple[GameOfFile, ...]
    problems: tuple[str, ...] = ()
    good: bool = False


class _Hall(NamedTuple):
    state: Tournament
    names: Names
    actor: UserId
    sitting: Sitting


def claims_of(
    content: bytes, state: Tournament, names: Names, actor: UserId, number: int
) -> BoardClaims:
    """`number`: the round of games that name none."""
    if len(content) > LARGEST_FILE:
        facts = {"bytes": len(content), "most": LARGEST_FILE}
        return BoardClaims(games=(), problems=(speak("BoardFile.too-large", facts),))
    read = read_pgn(content)
    problems = tuple(_problems(read))
    if not read.games:
        return BoardClaims(games=(), problems=problems)
    hall = _Hall(state, names, actor, Sitting(state, names, read.encoding))
    games = tuple(_each_once(_known(one, hall, number) for one in read.games))
    kinds = {game.kind for game in games}
    good = "claim" in kinds and "problem" not in kinds and not problems
    return BoardClaims(games=games, problems=problems, good=good)


def _problems(read: PgnFile) -> Iterator[str]:
    """Of the file as a whole: games of it that nobody would see."""
    if not read.games:
        yield speak("BoardFile.no-games")
    if read.unclosed:
        yield speak("BoardFile.unclosed-comment", {"line": read.unclosed})
    if read.more:
        yield speak("BoardFile.too-many-games", {"most": MOST_GAMES})


def claim(
    stream: str, shown: BoardClaims, lines: Iterable[int] | None, envelope: Envelope
) -> Outcome:
    """Put the claims of these lines on record as one batch; None: all there are. Raises
    `NotClaimable` with the lines that are none."""
    there = {game.line: game for game in shown.games if game.kind == "claim" and game.game}
    wanted = tuple(there) if lines is None else tuple(dict.fromkeys(lines))
    if lines is None and not shown.good:
        raise NotClaimable(tuple(game.line for game in shown.games if game.kind == "problem"))
    if not wanted or (missing := tuple(line for line in wanted if line not in there)):
        raise NotClaimable(missing if wanted else ())
    commands = [
        ReportFromFile(game=one.game, result=one.result, expected=one.expected)
        for line in wanted
        if (one := there[line]).game
    ]
    return handle_all(stream, commands, envelope)


class NotClaimable(ValueError):  # noqa: N818 (a noun like the refusals of the domain)
    """These lines of the file hold nothing that can be claimed."""

    def __init__(self, lines: tuple[int, ...]) -> None:
        self.lines = lines
        super().__init__(speak("BoardFile.not-claimable", {"lines": ", ".join(map(str, lines))}))


def _each_once(games: Iterator[GameOfFile]) -> Iterator[GameOfFile]:
    first: dict[GameId, int] = {}
    for game in games:
        before = game.line
        if game.game and game.kind in ("claim", "same"):
            before = first.setdefault(game.game, game.line)
        yield game if before == game.line else _problem(game, "twice", line=before)


def _known(read: PgnGame, hall: _Hall, number: int) -> GameOfFile:
    game = GameOfFile(
        line=read.line,
        kind="claim",
        white=read.tag("White"),
        black=read.tag("Black"),
        in_file=read.tag("Result") or read.ends,
    )
    if read.unread:
        return _problem(game, "unread", line=read.unread)
    place = hall.sitting.place(read, number)
    if place.game is None:
        return _problem(game, place.problem, round=place.round, board=place.board or 0)
    here = replace(game, game=place.game.id, round=place.round, board=place.game.board)
    return _claimed(read, here, place.game, hall)


def _claimed(read: PgnGame, game: GameOfFile, here: Game, hall: _Hall) -> GameOfFile:
    if read.ends and read.tag("Result") and read.ends != read.tag("Result"):
        return _problem(game, "ends-otherwise", result=game.in_file, ends=read.ends)
    if game.in_file in ("", "*"):
        return replace(game, kind="open")
    result = _RESULTS.get(game.in_file)
    if result is None:
        return _problem(game, "no-result", result=game.in_file)
    white = hall.sitting.seats(read, here)
    if (white is Colour.BLACK) != here.reversed:
        return _problem(game, "colours", board=here.board)
    if white is Colour.BLACK:
        result = _TURNED[result]
    game = replace(game, result=result, result_text=result_text(result))
    refused = outside_sector(hall.state, hall.actor, here.board) or file_not_taken(
        hall.state, here, result
    )
    if refused:
        return replace(game, kind="problem", problem=hall.names.say(refused))
    before = here.file_report.result if here.file_report else None
    if result == before or (before is None and result == here.result):
        return replace(game, kind="same")
    stands = "" if here.result == result else result_text(here.result)
    return replace(game, expected=before, stands=stands)


def _problem(game: GameOfFile, what: str, **facts: object) -> GameOfFile:
    return replace(game, kind="problem", problem=speak(f"BoardFileProblem.{what}", facts))
