"""The auxiliary rankings of V3.

The source names them without formulas. An opponent is somebody met over the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairing.model import Field, Options
from pairing.ranking.criteria import POINTS, RankCriterion, criterion, read_criterion
from pairing.ranking.fields import table_of_field
from pairing.ranking.order import Ranking, RankLine
from pairing.ranking.placed import Ranked
from pairing.ranking.tie_break import Value
from pairing.vincze.readings import VinczeReadings, chosen_by


def rank(field: Field, options: Options) -> tuple[Ranked, ...]:
    """By points, then by the auxiliary rankings in their order. Raises OptionError."""
    chosen = chosen_by(options)
    listed = [read_criterion(_code(name, chosen)) for name in chosen.tie_breaks]
    ranking = Ranking(table_of_field(field, chosen.seed), (criterion(POINTS), *listed))
    return tuple(
        Ranked(line.rank, line.tpn, line.values[0] or 0, _named(chosen.tie_breaks, listed, line))
        for line in ranking.lines
    )


def _named(
    names: Sequence[str], listed: Sequence[RankCriterion], line: RankLine
) -> tuple[tuple[str, str], ...]:
    return tuple(
        (f"Pairing-TieBreak.{name}", _text(value, criterion.tie_break.unit))
        for name, criterion, value in zip(names, listed, line.values[1:], strict=True)
    )


def _code(name: str, chosen: VinczeReadings) -> str:
    buchholz = "OTHER_BH_ZERO" if chosen.unplayed_as_zero else "OTHER_BH"
    codes = {
        "buchholz": buchholz,
        "median-buchholz": f"{buchholz}/M1",
        "sonneborn-berger": "OTHER_SB",
        "progress": "PS",
        "wins": "OTHER_WINS" if chosen.wins_by_forfeit else "WON",
        "blacks": "BPG",
        "lot": "OTHER_LOT",
    }
    return codes[name]


def _text(value: Value, unit: int) -> str:
    """Without a seed everybody's lot is 0."""
    return str(value or 0) if unit == 1 else f"{(value or 0) / unit:g}"
