"""Record 001."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pairing.clauses import Clause, clause
from pairing.model import Colour, HalfPoints
from pairing.trf.columns import Line, column
from pairing.trf.dates import is_birth_date
from pairing.trf.faults import Fault
from pairing.trf.problems import Problem, ReportError
from pairing.trf.report import Code, PlayerRecord, RoundEntry

FIRST_ROUND_COLUMN = 92
ROUND_WIDTH = 10
HIGHEST_RATING: Final = 4000
TITLES: Final = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")

_COLOURS = {"w": Colour.WHITE, "b": Colour.BLACK, "-": None, "": None}
_OF_TRF06 = (Code.WIN, Code.DRAW, Code.LOSS)
"""TRF06 has no letters for byes: an ordinary result against 0000 (see `byes.py`)."""
_FEDERATION = 3


def read_player(line: Line, doubts: list[Problem]) -> PlayerRecord:
    number = line.whole(5, 8, column("starting-number"))
    if not number:
        raise line.fail("no-starting-number", fault=Fault.MISSING)
    player = PlayerRecord(
        number=number,
        name=line.cut(15, 47),
        sex=line.cut(10, 10).lower(),
        title=line.cut(11, 13).upper(),
        rating=_rating(line, number),
        federation=line.cut(54, 56).upper(),
        fide_id=line.cut(58, 68),
        birth_date=line.cut(70, 79),
        points=_points(line, number, doubts),
        rank=_rank(line, number, doubts),
        rounds=_rounds(line, number, doubts),
        line=line.number,
    )
    doubts += (
        Problem(line.number, message, number, Fault.UNREADABLE) for message in _unreadable(player)
    )
    return player


def _rating(line: Line, number: int) -> int:
    rating = line.whole(49, 52, column("rating"), number) or 0
    if rating > HIGHEST_RATING:
        facts = {"rating": rating, "most": HIGHEST_RATING}
        raise line.fail("rating-too-high", number, Fault.OUT_OF_RANGE, **facts)
    return rating


def _points(line: Line, number: int, doubts: list[Problem]) -> HalfPoints | None:
    """Nothing depends on them: the results make the points."""
    try:
        return line.points(81, 84, column("points-of-player"), number)
    except ReportError as error:
        doubts += (replace(problem, fault=Fault.POINTS_DIFFER) for problem in error.problems)
        return None


def _rank(line: Line, number: int, doubts: list[Problem]) -> int | None:
    text = line.cut(86, 89)
    if not text or (text.isascii() and text.isdigit()):
        return int(text) if text else None
    message = clause("Pairing-Fault.no-number", what=column("rank"), text=text)
    doubts.append(Problem(line.number, message, number, Fault.UNREADABLE))
    return None


def _unreadable(player: PlayerRecord) -> Iterator[Clause]:
    """Personal details are kept as they stand, but nobody can use these."""
    if player.sex not in ("", "m", "w"):
        yield clause("Pairing-Doubt.no-sex", text=player.sex)
    if player.title not in ("", *TITLES):
        yield clause("Pairing-Doubt.no-title", text=player.title)
    code = player.federation
    if code and not (len(code) == _FEDERATION and code.isascii() and code.isalpha()):
        yield clause("Pairing-Doubt.no-federation", text=player.federation)
    if player.fide_id and not (player.fide_id.isascii() and player.fide_id.isdigit()):
        yield clause("Pairing-Doubt.no-fide-id", text=player.fide_id)
    if not is_birth_date(player.birth_date):
        yield clause("Pairing-Doubt.no-birth-date", text=player.birth_date)


def _rounds(line: Line, number: int, doubts: list[Problem]) -> tuple[RoundEntry, ...]:
    entries = []
    for round_number, start in enumerate(
        range(FIRST_ROUND_COLUMN, len(line.text) + 1, ROUND_WIDTH), start=1
    ):
        entries.append(_entry(line, number, round_number, start, doubts))
    while entries and entries[-1] == RoundEntry():
        entries.pop()
    return tuple(entries)


def _entry(
    line: Line, number: int, round_number: int, start: int, doubts: list[Problem]
) -> RoundEntry:
    opponent = line.whole(start, start + 3, column("opponent", round=round_number), number)
    colour_text = line.cut(start + 5, start + 5).lower()
    if colour_text not in _COLOURS:
        raise line.fail("no-colour", number, round=round_number, text=colour_text)
    result = line.cut(start + 7, start + 7).upper().replace("½", "=")
    try:
        code = Code(result)
    except ValueError:
        raise line.fail("no-result", number, round=round_number, text=result) from None
    colour = _COLOURS[colour_text]
    if opponent:
        return _against(line, number, round_number, RoundEntry(code, opponent, colour))
    return _alone(line, number, round_number, RoundEntry(code, None, colour), doubts)


def _against(line: Line, number: int, round_number: int, entry: RoundEntry) -> RoundEntry:
    if entry.opponent == number:
        raise line.fail("own-opponent", number, Fault.OWN_OPPONENT, round=round_number)
    if not (entry.code.is_game or entry.code.is_forfeit or entry.pending):
        raise line.fail(
            "bye-with-opponent",
            number,
            Fault.BYE_WITH_OPPONENT,
            round=round_number,
            result=entry.code.value,
            opponent=entry.opponent or 0,
        )
    if entry.colour is None and not entry.code.is_forfeit:
        raise line.fail(
            "game-without-colour", number, Fault.GAME_WITHOUT_COLOUR, round=round_number
        )
    return entry


def _alone(
    line: Line, number: int, round_number: int, entry: RoundEntry, doubts: list[Problem]
) -> RoundEntry:
    """Without an opponent there is no game; in TRF06 a plain result may stand for a bye."""
    if entry.code.is_game and (entry.colour is not None or entry.code not in _OF_TRF06):
        raise line.fail(
            "no-opponent",
            number,
            Fault.RESULT_WITHOUT_OPPONENT,
            round=round_number,
            result=entry.code.value,
        )
    if entry.colour is not None:
        message = clause("Pairing-Doubt.colour-without-opponent", round=round_number)
        doubts.append(Problem(line.number, message, number, Fault.COLOUR_WITHOUT_OPPONENT))
    return RoundEntry(entry.code)
