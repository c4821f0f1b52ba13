"""B.01 1.1, 1.5 and the titles by rating alone: what is asked beside a single result."""

from __future__ import annotations

from datetime import date
from typing import TypedDict

from .shapes import Title

BY_RATING = {"FM": 2300, "CM": 2200, "WFM": 2100, "WCM": 2000}
RATING_NEEDED: dict[Title, int] = {"GM": 2500, "IM": 2400, "WGM": 2300, "WIM": 2200}


class Applied(TypedDict):
    """A norm of an application."""

    ended: date
    counts_as: int
    exempt: bool
    """Made under an exemption of 1.4.3."""
    one_short: bool
    """Made with eight games under 1.4.1c."""
    listed_in_156: bool
    """Of an event of one of the kinds of 1.5.6."""
    one_round_a_day: bool
    """For three days at least (1.1)."""


class Conditions(TypedDict):
    """Of an event, 1.1."""

    days_before: int
    """From registration to the start."""
    hours_a_day: int
    rounds_a_day: int
    minutes_for_60_moves: int
    same_control: bool
    chief: str
    """Title as an arbiter."""
    arbiter_plays: bool


def titles_by_rating(highest: int) -> set[str]:
    return {title for title, rating in BY_RATING.items() if highest >= rating}


def is_earned(title: Title, highest: int, norms: list[Applied]) -> bool:
    """1.5, with 1.1 (GM, WGM), 1.4.1c (once), 1.4.3e and 1.5.6."""
    late = any(norm["ended"] > date(2022, 6, 30) for norm in norms)
    daily = title not in ("GM", "WGM") or any(norm["one_round_a_day"] for norm in norms)
    return (
        highest >= RATING_NEEDED[title]
        and sum(norm["counts_as"] for norm in norms) >= 27
        and sum(norm["one_short"] for norm in norms) <= 1
        and any(not norm["exempt"] for norm in norms)
        and (not late or any(norm["listed_in_156"] for norm in norms))
        and daily
    )


def conditions_met(event: Conditions) -> bool:
    """1.1; who registers later needs an approval."""
    return (
        event["days_before"] >= 30
        and event["hours_a_day"] <= 12
        and event["rounds_a_day"] <= 2
        and event["minutes_for_60_moves"] >= 120
        and event["same_control"]
        and event["chief"] in ("IA", "FA")
        and not event["arbiter_plays"]
    )
