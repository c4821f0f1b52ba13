"""Record 001."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from pairing.model import Colour
from pairing.trf.columns import Line
from pairing.trf.report import Code, PlayerRecord, RoundEntry

FIRST_ROUND_COLUMN = 92
ROUND_WIDTH = 10

_LETTERS_OF_BYES = (Code.PAB, Code.FULL_BYE)
_COLOURS = {"w": Colour.WHITE, "b": Colour.BLACK, "-": None, "": None}
_WITHOUT_OPPONENT = {
    Code.WIN: Code.FORFEIT_WIN,
    Code.SHORT_WIN: Code.FORFEIT_WIN,
    Code.DRAW: Code.HALF_BYE,
    Code.SHORT_DRAW: Code.HALF_BYE,
    Code.LOSS: Code.ZERO_BYE,
    Code.SHORT_LOSS: Code.ZERO_BYE,
    Code.FORFEIT_LOSS: Code.ZERO_BYE,
    Code.ADJOURNED: Code.ZERO_BYE,
}
"""TRF06 has no letters for byes: an ordinary result against 0000 (see `with_named_byes`)."""


def read_player(line: Line) -> PlayerRecord:
    number = line.whole(5, 8, "the starting number")
    if number is None or number < 1:
        raise line.fail("the starting number (columns 5-8) is missing")
    return PlayerRecord(
        number=number,
        name=line.cut(15, 47),
        sex=line.cut(10, 10).lower(),
        title=line.cut(11, 13).upper(),
        rating=line.whole(49, 52, "the rating", number) or 0,
        federation=line.cut(54, 56).upper(),
        fide_id=line.cut(58, 68),
        birth_date=line.cut(70, 79),
        points=line.points(81, 84, "the points (columns 81-84)", number),
        rank=line.whole(86, 89, "the rank (columns 86-89)", number),
        rounds=_rounds(line, number),
        line=line.number,
    )


def _rounds(line: Line, number: int) -> tuple[RoundEntry, ...]:
    entries = []
    for round_number, column in enumerate(
        range(FIRST_ROUND_COLUMN, len(line.text) + 1, ROUND_WIDTH), start=1
    ):
        entries.append(_entry(line, number, round_number, column))
    while entries and entries[-1] == RoundEntry():
        entries.pop()
    return tuple(entries)


def _entry(line: Line, number: int, round_number: int, column: int) -> RoundEntry:
    opponent = line.whole(column, column + 3, f"the opponent of round {round_number}", number)
    colour_text = line.cut(column + 5, column + 5).lower()
    if colour_text not in _COLOURS:
        raise line.fail(f"round {round_number}: colour {colour_text!r} is not w, b or -", number)
    result = line.cut(column + 7, column + 7).upper().replace("½", "=")
    try:
        code = Code(result)
    except ValueError:
        raise line.fail(f"round {round_number}: unknown result {result!r}", number) from None
    if opponent:
        return _against(
            line, number, round_number, RoundEntry(code, opponent, _COLOURS[colour_text])
        )
    return RoundEntry(_WITHOUT_OPPONENT.get(code, code), None, None)


def _against(line: Line, number: int, round_number: int, entry: RoundEntry) -> RoundEntry:
    if entry.opponent == number:
        raise line.fail(f"round {round_number}: the player is his own opponent", number)
    if not (entry.code.is_game or entry.code.is_forfeit or entry.pending):
        raise line.fail(
            f"round {round_number}: {entry.code.value} cannot have an opponent ({entry.opponent})",
            number,
        )
    if entry.colour is None and not entry.code.is_forfeit:
        raise line.fail(f"round {round_number}: a game needs a colour", number)
    return entry


def with_named_byes(players: list[PlayerRecord]) -> tuple[PlayerRecord, ...]:
    """A win without opponent is the PAB in a TRF06 file that has one a round, else a full bye."""
    named = any(entry.code in _LETTERS_OF_BYES for player in players for entry in player.rounds)
    wins = Counter(
        round_number
        for player in players
        for round_number, entry in enumerate(player.rounds, start=1)
        if _is_win_without_opponent(entry)
    )
    if not wins:
        return tuple(players)
    byes = {
        round_number: Code.PAB if number == 1 and not named else Code.FULL_BYE
        for round_number, number in wins.items()
    }
    return tuple(
        replace(
            player,
            rounds=tuple(
                RoundEntry(byes[round_number]) if _is_win_without_opponent(entry) else entry
                for round_number, entry in enumerate(player.rounds, start=1)
            ),
        )
        for player in players
    )


def _is_win_without_opponent(entry: RoundEntry) -> bool:
    return entry.code is Code.FORFEIT_WIN and entry.opponent is None
