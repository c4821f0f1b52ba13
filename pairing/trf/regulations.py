"""Regulations that were changed while the tournament was under way.

The records of a file state what holds in the end; a comment for each change says what held in the
rounds before it, so that each round can be read by the regulations it was paired and scored by:

    ### Regulations changed by the chief arbiter @ Round 4: bye 1.0 -> 0.5; rounds 9 -> 7
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final
from urllib.parse import quote, unquote

from pairing.clauses import Clause, clause
from pairing.model import EarlierScoring, HalfPoints, Scoring
from pairing.trf.national import RANKING_METHODS, RankingMethod
from pairing.trf.report import Report, ReportScoring

PREFIX: Final = "### Regulations changed by the chief arbiter @ Round "
BAKU: Final = "_BAKU"
_NO_OPTIONS: Final = "none"
NO_TIE_BREAKS: Final = "none"
_POINTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "win": ("white_win", "black_win", "forfeit_win", "full_bye"),
        "draw": ("white_draw", "black_draw", "half_bye", "adjourned"),
        "loss": ("white_loss", "black_loss"),
        "absence": ("forfeit_loss", "zero_bye"),
        "bye": ("pab",),
    }
)
_VALUES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "rounds": r"[1-9]\d?",
        "system": r"[a-z0-9-]+",
        "options": r"[^ ;]+",
        "acceleration": "none|baku",
        "tiebreaks": r"[A-Z0-9_/+,-]+|none",
        "edition": r"\d{4}",
        "ranking": "|".join(RANKING_METHODS),
        **dict.fromkeys(_POINTS, r"\d{1,2}\.[05]"),
    }
)
"""What a comment may name, and how its values look."""

_COMMENT: Final = re.compile(re.escape(PREFIX) + r"(?P<round>\d{1,2}): (?P<parts>.+)", re.ASCII)
_PART: Final = re.compile(r"(?P<name>[a-z]+) (?P<was>\S+) -> (?P<now>\S+)")


@dataclass(frozen=True, slots=True)
class Change:
    """What became other in `round`: values as they stand in the comment, by their names."""

    round: int
    was: Mapping[str, str]
    now: Mapping[str, str]
    place: int = field(default=0, compare=False)
    """Among the comments of the file."""

    @property
    def comment(self) -> str:
        parts = (f"{name} {self.was[name]} -> {self.now[name]}" for name in self.was)
        return f"{PREFIX}{self.round}: {'; '.join(parts)}"


def points_value(points: HalfPoints) -> str:
    return f"{points / 2:.1f}"


def points_of(value: str) -> HalfPoints:
    return round(float(value) * 2)


def options_value(options: Mapping[str, str]) -> str:
    """Readings that are not the default, as one word."""
    parts = (f"{name}={quote(value, safe='')}" for name, value in sorted(options.items()))
    return ",".join(parts) or _NO_OPTIONS


def options_of_value(value: str) -> dict[str, str]:
    if value == _NO_OPTIONS:
        return {}
    pairs = (part.partition("=") for part in value.split(","))
    return {name: unquote(chosen) for name, _, chosen in pairs}


def method_of_value(value: str) -> RankingMethod:
    """OTHER: one that nobody knows."""
    return next((method for method in RANKING_METHODS if method == value), "OTHER")


def tie_breaks_of_value(value: str) -> tuple[str, ...]:
    return () if value == NO_TIE_BREAKS else tuple(value.split(","))


def changes(report: Report) -> tuple[Change, ...]:
    """By round; a comment that cannot be read is none."""
    return changes_in(report.comments)


def values_in(report: Report, round_number: int) -> dict[str, str]:
    """What held in that round and is said otherwise by the records of the file."""
    held: dict[str, str] = {}
    for change in reversed(changes(report)):
        if change.round > round_number:
            held |= change.was
    return held


def scoring_in(report: Report, round_number: int) -> ReportScoring:
    """What results of that round are worth."""
    if not report.comments:
        return report.scoring
    held = values_in(report, round_number)
    worth = {
        column: points_of(held[name])
        for name, fields in _POINTS.items()
        if name in held
        for column in fields
    }
    return replace(report.scoring, **worth) if worth else report.scoring


def pairing_scoring(report: Report, round_number: int) -> Scoring:
    """As the pairing of that round reads the points of all rounds before it."""
    now = scoring_in(report, round_number).for_pairing
    earlier: list[EarlierScoring] = []
    for change in changes(report):
        if 1 < change.round <= round_number and not change.was.keys().isdisjoint(_POINTS):
            before = scoring_in(report, change.round - 1).for_pairing
            earlier.append(EarlierScoring(change.round - 1, before))
    return replace(now, earlier=tuple(earlier))


def rounds_in(report: Report, round_number: int, total: int) -> int:
    """Of how many rounds that round was one; `total` in the end."""
    held = values_in(report, round_number).get("rounds")
    return int(held) if held else total


def accelerated_in(report: Report, round_number: int) -> bool:
    """Whether Baku acceleration is computed for that round (C.04.7)."""
    if report.virtual:
        return False
    held = values_in(report, round_number).get("acceleration")
    return held == "baku" if held else _accelerated(report)


def contradictions(report: Report) -> Iterator[tuple[int, Clause]]:
    """What a comment says that cannot be read, or is not what holds afterwards, with its place
    among the comments."""
    for place, comment in enumerate(report.comments):
        if comment.startswith(PREFIX) and _change(place, comment) is None:
            yield place, clause("Pairing-Doubt.change-unreadable", comment=comment)
    after = _in_the_end(report)
    for change in reversed(changes(report)):
        for name, value in change.now.items():
            if after.get(name, value) != value:
                yield (
                    change.place,
                    clause(
                        "Pairing-Doubt.change-contradicted",
                        round=change.round,
                        name=name,
                        value=value,
                        after=after[name],
                    ),
                )
        after |= change.was


def _in_the_end(report: Report) -> dict[str, str]:
    points = {name: getattr(report.scoring, fields[0]) for name, fields in _POINTS.items()}
    held = {name: points_value(value) for name, value in points.items()}
    if report.rounds_total:
        held["rounds"] = str(report.rounds_total)
    if not report.virtual:
        held["acceleration"] = "baku" if _accelerated(report) else "none"
    return held


def _accelerated(report: Report) -> bool:
    return report.encoded_type.upper().endswith(BAKU)


@lru_cache(maxsize=256)
def changes_in(comments: tuple[str, ...]) -> tuple[Change, ...]:
    read = (_change(at, one) for at, one in enumerate(comments) if one.startswith(PREFIX))
    return tuple(sorted((change for change in read if change), key=lambda change: change.round))


def _change(place: int, comment: str) -> Change | None:
    change = _COMMENT.fullmatch(comment.strip())
    if change is None or int(change["round"]) < 2:
        return None
    parts = [_PART.fullmatch(part) for part in change["parts"].split("; ")]
    was, now = {}, {}
    for part in parts:
        if part is None or not _sound(part["name"], part["was"], part["now"]):
            return None
        was[part["name"]], now[part["name"]] = part["was"], part["now"]
    return Change(int(change["round"]), was, now, place) if len(was) == len(parts) else None


def _sound(name: str, *values: str) -> bool:
    return name in _VALUES and all(re.fullmatch(_VALUES[name], value, re.ASCII) for value in values)
