"""The tournament records of TRF16, TRF26 and the extensions: one function a record code."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from pairing.clauses import clause
from pairing.model import Colour, HalfPoints
from pairing.trf.columns import Line, column, half_points
from pairing.trf.faults import Fault
from pairing.trf.problems import Problem
from pairing.trf.report import (
    ALL_ROUNDS,
    AbnormalPoints,
    ByeRecord,
    Code,
    ProhibitedRecord,
    ReportScoring,
    VirtualPoints,
)


@dataclass(slots=True)
class Draft:
    """What has been read so far; `values` are fields of Report by name."""

    values: dict[str, Any] = field(default_factory=dict)
    deputies: list[str] = field(default_factory=list)
    byes: list[ByeRecord] = field(default_factory=list)
    absent: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    """XXZ: not to be paired in the round after the last one; with the line."""
    virtual: list[VirtualPoints] = field(default_factory=list)
    prohibited: list[ProhibitedRecord] = field(default_factory=list)
    abnormal: list[AbnormalPoints] = field(default_factory=list)
    points: dict[str, HalfPoints] = field(default_factory=dict)
    """Points by field of ReportScoring, as far as stated."""
    points_by: dict[str, str] = field(default_factory=dict)
    """The record that stated them."""
    named: dict[str, HalfPoints] = field(default_factory=dict)
    """Points by their names in XXS."""
    doubts: list[Problem] = field(default_factory=list)

    def state(self, line: Line, name: str, value: int | Colour) -> None:
        """A value that several records can state, but not otherwise."""
        if self.values.setdefault(name, value) != value:
            what = name.replace("_", "-")
            other = str(self.values[name])
            raise line.fail(f"other-{what}", fault=Fault.CONTRADICTION, other=other)

    def score(self, line: Line, names: tuple[str, ...], points: HalfPoints) -> None:
        """Within one kind of record what comes later is the exception to what came before."""
        if points < 0:
            raise line.fail("negative", fault=Fault.OUT_OF_RANGE, points=f"{points / 2:.1f}")
        code = line.code.upper()
        for name in names:
            before = self.points_by.setdefault(name, code)
            if before != code and self.points[name] != points:
                what = name.replace("_", "-")
                raise line.fail(
                    "other-points", fault=Fault.CONTRADICTION, record=before, result=what
                )
            self.points[name] = points

    def scoring(self) -> ReportScoring:
        stated = dict(self.points)
        default = ReportScoring()
        win = stated.get("white_win", default.white_win)
        for name in ("black_win", "forfeit_win", "full_bye", "pab"):
            stated.setdefault(name, win)
        draw = stated.get("white_draw", default.white_draw)
        for name in ("black_draw", "half_bye", "adjourned"):
            stated.setdefault(name, draw)
        return replace(default, **stated)


Reading = Callable[[Line, Draft], None]


def _text(name: str) -> Reading:
    def read(line: Line, draft: Draft) -> None:
        draft.values[name] = line.value

    return read


def _whole(name: str, what: str) -> Reading:
    def read(line: Line, draft: Draft) -> None:
        words = line.value.split()
        if not words:
            return
        if not words[0].isascii() or not words[0].isdigit():
            raise line.fail("no-number", what=column(what), text=words[0])
        if len(words) > 1:
            raise line.fail("followed", fault=Fault.ODD_COLUMNS, what=column(what), text=words[1])
        if not int(words[0]):
            raise line.fail("zero", fault=Fault.OUT_OF_RANGE, what=column(what))
        draft.state(line, name, int(words[0]))

    return read


def _count(name: str, what: str) -> Reading:
    """A number that nothing depends on; some programs write another one behind it."""

    def read(line: Line, draft: Draft) -> None:
        text = line.value
        count = re.match(r"(\d+)(?: +\(\d+\))?", text, re.ASCII)
        if count:
            draft.values[name] = int(count[1])
        if text and (not count or count.end() < len(text)):
            message = clause("Pairing-Fault.no-number", what=column(what), text=text)
            draft.doubts.append(Problem(line.number, message, fault=Fault.UNREADABLE))

    return read


def _codes(name: str) -> Reading:
    def read(line: Line, draft: Draft) -> None:
        draft.values[name] = tuple(code.strip() for code in line.value.split(",") if code.strip())

    return read


def _deputy(line: Line, draft: Draft) -> None:
    if line.value:
        draft.deputies.append(line.value)


def _round_dates(line: Line, draft: Draft) -> None:
    draft.values["round_dates"] = tuple(
        line.cut(start, start + 7) for start in range(92, len(line.text) + 1, 10)
    )


def _initial_colour(line: Line, draft: Draft) -> None:
    colours = {"W": Colour.WHITE, "B": Colour.BLACK}
    if line.value.upper() not in colours:
        raise line.fail("no-initial-colour", text=line.value)
    draft.state(line, "initial_colour", colours[line.value.upper()])


_SCORING_162 = {
    "W": ("white_win", "black_win", "forfeit_win", "full_bye"),
    "D": ("white_draw", "black_draw", "half_bye"),
    "L": ("white_loss", "black_loss"),
    "A": ("zero_bye", "forfeit_loss"),
    "P": ("pab",),
    "X": ("adjourned",),
}
_SCORING_XXS = {
    "WW": ("white_win",),
    "BW": ("black_win",),
    "WD": ("white_draw",),
    "BD": ("black_draw",),
    "WL": ("white_loss",),
    "BL": ("black_loss",),
    "ZPB": ("zero_bye",),
    "HPB": ("half_bye",),
    "FPB": ("full_bye",),
    "PAB": ("pab",),
    "FW": ("forfeit_win",),
    "FL": ("forfeit_loss",),
    "W": ("white_win", "black_win", "forfeit_win", "full_bye"),
    "D": ("white_draw", "black_draw", "half_bye"),
    "L": ("white_loss", "black_loss"),
}
_SCORING_BB = {
    "BBW": ("white_win", "black_win", "forfeit_win", "full_bye"),
    "BBD": ("white_draw", "black_draw", "half_bye"),
    "BBL": ("white_loss", "black_loss"),
    "BBZ": ("zero_bye",),
    "BBF": ("forfeit_loss",),
    "BBU": ("pab",),
}


def _scoring_162(line: Line, draft: Draft) -> None:
    """An adjourned game is a draw unless X says something else."""
    for start in range(6, len(line.text) + 1, 9):
        symbol = line.cut(start, start).upper()
        text = line.cut(start + 1, start + 4)
        if not symbol and not text:
            continue
        if not symbol.isalpha():
            what = "odd-symbol" if symbol else "no-symbol"
            raise line.fail(what, fault=Fault.ODD_COLUMNS, symbol=symbol, column=start)
        if symbol not in _SCORING_162:
            raise line.fail("unknown-symbol", symbol=symbol)
        points = line.points(start + 1, start + 4, column("points-of", symbol=symbol))
        if points is None:
            raise line.fail("symbol-without-points", fault=Fault.MISSING, symbol=symbol)
        if draft.points_by.get(_SCORING_162[symbol][0]) == "162":
            raise line.fail("scored-twice", fault=Fault.GIVEN_TWICE, symbol=symbol)
        draft.score(line, _SCORING_162[symbol], points)
        if symbol == "D":
            draft.points.setdefault("adjourned", points)


def _scoring_xxs(line: Line, draft: Draft) -> None:
    for word in line.words():
        name, equals, text = word.partition("=")
        if not equals or name.upper() not in _SCORING_XXS:
            raise line.fail("unknown-scoring", text=word)
        points = half_points(line, text, column("points-of", symbol=name))
        if draft.named.setdefault(name.upper(), points) != points:
            raise line.fail("scored-twice", fault=Fault.GIVEN_TWICE, symbol=name)
        draft.score(line, _SCORING_XXS[name.upper()], points)


def _scoring_bb(line: Line, draft: Draft) -> None:
    points = half_points(line, line.value, column("points"))
    draft.score(line, _SCORING_BB[line.code.upper()], points)


def _configuration(line: Line, draft: Draft) -> None:
    for word in line.words():
        match word.lower():
            case "white1":
                draft.state(line, "initial_colour", Colour.WHITE)
            case "black1":
                draft.state(line, "initial_colour", Colour.BLACK)
            case "rank":
                draft.values["by_position"] = True
            case _:
                raise line.fail("unknown-configuration", text=word)


def _starting_numbers(line: Line) -> tuple[int, ...]:
    words = line.words()
    if not all(word.isascii() and word.isdigit() for word in words):
        raise line.fail("numbers-expected")
    return tuple(map(int, words))


def _absent(line: Line, draft: Draft) -> None:
    draft.absent.append((line.number, _starting_numbers(line)))


def _forbidden(line: Line, draft: Draft) -> None:
    draft.prohibited.append(ProhibitedRecord(_starting_numbers(line), line=line.number))


def _accelerated(line: Line, draft: Draft) -> None:
    player = line.whole(5, 8, column("starting-number"))
    if player is None:
        raise line.fail("no-starting-number", fault=Fault.MISSING)
    for round_number, start in enumerate(range(10, len(line.text) + 1, 5), start=1):
        what = column("virtual-points-of", round=round_number)
        points = line.points(start, start + 3, what, player)
        if points is not None:
            draft.virtual.append(
                VirtualPoints(points, round_number, round_number, player, player, line=line.number)
            )


def _byes_240(line: Line, draft: Draft) -> None:
    symbol = line.cut(5, 5).upper()
    if symbol not in ("F", "H", "Z"):
        raise line.fail("no-bye", text=symbol)
    round_number = line.whole(7, 9, column("round"))
    if not round_number:
        raise line.fail("no-round", fault=Fault.MISSING)
    draft.byes.append(ByeRecord(Code(symbol), tuple(line.numbers(11)), round_number, line.number))


def _acceleration_250(line: Line, draft: Draft) -> None:
    first_round = line.whole(15, 17, column("first-round"))
    first = line.whole(23, 26, column("first-player"))
    if not first_round or not first:
        raise line.fail("no-beginning", fault=Fault.MISSING)
    last_round = line.whole(19, 21, column("last-round")) or first_round
    last = line.whole(28, 31, column("last-player")) or first
    if last_round < first_round or last < first:
        raise line.fail("range-backwards", fault=Fault.RUNS_BACKWARDS)
    points = line.points(10, 13, column("virtual-points"))
    match_points = line.points(5, 8, column("virtual-match-points"))
    if points is None and match_points is None:
        raise line.fail("no-virtual-points", fault=Fault.MISSING)
    draft.virtual.append(
        VirtualPoints(
            points=points or 0,
            first_round=first_round,
            last_round=last_round,
            first_player=first,
            last_player=last,
            match_points=match_points,
            line=line.number,
        )
    )


def _prohibited_260(line: Line, draft: Draft) -> None:
    stated = line.whole(5, 7, column("first-round")), line.whole(9, 11, column("last-round"))
    first, last = stated[0] or 1, stated[1] or ALL_ROUNDS
    if not all(stated):
        message = clause("Pairing-Doubt.prohibition-without-rounds")
        draft.doubts.append(Problem(line.number, message, fault=Fault.UNREADABLE))
    if last < first:
        raise line.fail("rounds-backwards", fault=Fault.RUNS_BACKWARDS)
    draft.prohibited.append(ProhibitedRecord(tuple(line.numbers(13)), first, last, line.number))


def _abnormal_299(line: Line, draft: Draft) -> None:
    symbol = line.cut(5, 5).upper()
    codes = {"W": Code.WIN, "D": Code.DRAW, "L": Code.LOSS, "": None}
    codes |= {char: Code(char) for char in "FHZ+-"}
    if symbol not in codes:
        raise line.fail("unknown-points", symbol=symbol)
    draft.abnormal.append(
        AbnormalPoints(
            code=codes[symbol],
            points=line.points(14, 17, column("points")) or 0,
            players=tuple(line.numbers(24)),
            round_number=line.whole(20, 22, column("round")) or None,
            match_points=line.points(8, 11, column("match-points")),
            line=line.number,
        )
    )


READINGS: dict[str, Reading] = {
    "012": _text("name"),
    "022": _text("city"),
    "032": _text("federation"),
    "042": _text("start_date"),
    "052": _text("end_date"),
    "062": _count("players_stated", "count-of-players"),
    "072": _count("rated_stated", "count-of-rated"),
    "082": _count("teams_stated", "count-of-teams"),
    "092": _text("type_text"),
    "102": _text("chief_arbiter"),
    "112": _deputy,
    "122": _text("time_control"),
    "132": _round_dates,
    "142": _whole("rounds_total", "count-of-rounds"),
    "152": _initial_colour,
    "162": _scoring_162,
    "172": _text("rank_method"),
    "182": _text("controller"),
    "192": _text("encoded_type"),
    "202": _codes("tie_breaks"),
    "212": _codes("standings_order"),
    "222": _text("encoded_time_control"),
    "240": _byes_240,
    "250": _acceleration_250,
    "260": _prohibited_260,
    "299": _abnormal_299,
    "XXR": _whole("rounds_total", "count-of-rounds"),
    "XXC": _configuration,
    "XXZ": _absent,
    "XXP": _forbidden,
    "XXA": _accelerated,
    "XXS": _scoring_xxs,
    **dict.fromkeys(_SCORING_BB, _scoring_bb),
}
"""What is done with each record but 001; codes not in here are kept as they stand."""

AT_MOST_ONCE: Final = frozenset(READINGS).difference(
    {"112", "240", "250", "260", "299", "XXC", "XXZ", "XXP", "XXA", "XXS"}
) | {"320", "352", "362"}
"""Records of which a second one is an error."""
DECIDING: Final = frozenset({"162", "240", "250", "260", "299", "XXA"})
"""Records whose columns decide points and pairings: text beside them is an error, not a doubt."""
BEHIND: Final = "### TRF26 "
"""What only TRF26 can say stands behind this in a file for older programs (`older`)."""
SAYS_LESS: Final = {"XXA": "250", "XXP": "260", "XXZ": "240"}
"""A line of TRF(x), and the record of TRF26 that says the same and more."""
OF_TRF26: Final = frozenset(
    code for code in READINGS if code.isascii() and code.isdigit() and code > "132"
)
