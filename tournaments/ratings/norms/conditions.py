"""What B.01 asks of an event so that norms can be made in it, whoever plays: the conditions of 1.1,
the exemptions of 1.4.3, and what at least one norm of an application has to be (1.1.3a, 1.5.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final, Literal

from ..rounding import half_up
from .checks import Verdict
from .event import MISSED_AT_MOST, EventPlayer, ForeignField
from .levels import UNRATED

DAYS_BEFORE: Final = 30
HOURS_A_DAY: Final = 12
ROUNDS_A_DAY: Final = 2
MINUTES: Final = 120
SINGLE_DAYS: Final = 3
LONGEST: Final = 30
"""Days of an event in which one list of ratings and titles holds throughout (1.1.4)."""
CHIEFS: Final = frozenset({"IA", "FA"})
PARTICIPANTS: Final = 40
AVERAGE: Final = 2000
"""Of the participants of each round of a Swiss by which 1.5.6 is met."""

EventKind = Literal["none", "national", "zonal", "qualifier", "zonal-qualifier", "eve"]
WAIVES: Final = {"national": "1.4.3a", "zonal": "1.4.3c", "zonal-qualifier": "1.4.3c"}
"""Kinds of events that waive the mix of federations, with the article."""
OF_1_5_6: Final = frozenset({"national", "qualifier", "zonal-qualifier", "eve"})


class Condition(StrEnum):
    REGISTERED = "registered"
    LAWS = "laws"
    HOURS_A_DAY = "hours-a-day"
    ROUNDS_A_DAY = "rounds-a-day"
    TIME = "time"
    SINGLE_DAYS = "single-days"
    SAME_CONTROL = "same-control"
    LENGTH = "length"
    CHIEF = "chief"
    PRESENT = "present"
    ARBITERS_PLAY = "arbiters-play"
    NATIONAL = "national"
    TEAM = "team"
    ZONAL = "zonal"
    FOREIGN = "foreign"
    NORMAL_MIX = "normal-mix"
    EVENT_TYPE = "event-type"


@dataclass(frozen=True, slots=True)
class ConditionCheck:
    """`have` of `need`, None: no number. `exempts`: an exemption, that nothing asks for.
    `one_norm`: asked of one norm of an application, not of this one. `case` tells its words
    apart."""

    condition: Condition
    article: str
    verdict: Verdict
    have: int | None = None
    need: int = 0
    exempts: bool = False
    one_norm: bool = False
    case: str = ""


@dataclass(frozen=True, slots=True)
class RoundField:
    """Who takes part in the round with the fewest (1.5.6). `average`: the lowest of any round."""

    players: int
    average: int


@dataclass(frozen=True, slots=True)
class EventFacts:
    """What is known of the event; None: not known.

    - `days_before`: from the registration with FIDE to the first day; `length` in days.
    - `days`: of each round, None where it has none; `minutes` a player for 60 moves.
    - `chief`: his title as an arbiter, empty: not said; `arbiters_play`: one of them is entered.
    - `field` and `foreign` of the rounds so far, `over`: no round is to come.
    """

    kind: EventKind = "none"
    days_before: int | None = None
    length: int | None = None
    days: tuple[str | None, ...] = ()
    minutes: int | None = None
    control_said: bool = False
    chief: str = ""
    arbiters_play: bool | None = None
    host_known: bool = False
    foreign: ForeignField | None = None
    field: RoundField | None = None
    over: bool = False


def conditions(of: EventFacts) -> tuple[ConditionCheck, ...]:
    """In the order of the articles."""
    return (*_administration(of), *_exemptions(of), *_of_application(of))


def round_field(players: Iterable[EventPlayer], rounds: int) -> RoundField | None:
    """Who misses at most one round counts, in the rounds in which he is there; the unrated count
    1400. None: no round."""
    counted = [each for each in players if len(each.missed) <= MISSED_AT_MOST]
    there = [
        [each.rating or UNRATED for each in counted if number not in each.missed]
        for number in range(1, rounds + 1)
    ]
    if not there:
        return None
    return RoundField(
        players=min(map(len, there)),
        average=min(half_up(Fraction(sum(each), len(each))) if each else 0 for each in there),
    )


def _administration(of: EventFacts) -> Iterator[ConditionCheck]:
    yield ConditionCheck(Condition.LAWS, "1.1.1", Verdict.OPEN)
    yield _at_least(Condition.REGISTERED, "1.1.1", of.days_before, DAYS_BEFORE)
    a_day = most_a_day(of.days)
    hours = half_up(Fraction(2 * of.minutes * a_day, 60)) if a_day and of.minutes else None
    over = bool(a_day and of.minutes and 2 * of.minutes * a_day > 60 * HOURS_A_DAY)
    yield _at_most(Condition.HOURS_A_DAY, "1.1.2", hours, HOURS_A_DAY, over=over)
    yield _at_most(Condition.ROUNDS_A_DAY, "1.1.3", a_day, ROUNDS_A_DAY)
    yield _at_least(Condition.TIME, "1.1.3", of.minutes, MINUTES)
    same = Verdict.MET if of.control_said else Verdict.OPEN
    yield ConditionCheck(Condition.SAME_CONTROL, "1.1.3b", same)
    yield _length(of)
    yield _chief(of)
    yield ConditionCheck(Condition.PRESENT, "1.1.5", Verdict.OPEN)
    plays = {None: Verdict.OPEN, True: Verdict.FAILED, False: Verdict.MET}[of.arbiters_play]
    yield ConditionCheck(Condition.ARBITERS_PLAY, "1.1.6", plays)


def most_a_day(days: Sequence[str | None]) -> int | None:
    """The most rounds of a day; None while the day of one is not known, unless that is too many."""
    held = Counter(day for day in days if day)
    most = max(held.values(), default=0)
    return most if most > ROUNDS_A_DAY or (days and None not in days) else None


def _length(of: EventFacts) -> ConditionCheck:
    """A longer event is no fault; its opponents count as they were when each game was played."""
    long = of.length is not None and of.length > LONGEST
    verdict = Verdict.OPEN if of.length is None or long else Verdict.MET
    case = "long" if long else ""
    return ConditionCheck(Condition.LENGTH, "1.1.4", verdict, of.length, LONGEST, case=case)


def _chief(of: EventFacts) -> ConditionCheck:
    if not of.chief:
        return ConditionCheck(Condition.CHIEF, "1.1.5", Verdict.OPEN)
    verdict = Verdict.MET if of.chief in CHIEFS else Verdict.FAILED
    return ConditionCheck(Condition.CHIEF, "1.1.5", verdict)


def _exemptions(of: EventFacts) -> Iterator[ConditionCheck]:
    """Any one of them waives the mix; a team event is none of individuals."""
    waives = WAIVES.get(of.kind)
    for condition, article in ((Condition.NATIONAL, "1.4.3a"), (Condition.ZONAL, "1.4.3c")):
        verdict = Verdict.MET if waives == article else Verdict.FAILED
        yield ConditionCheck(condition, article, verdict, exempts=True)
        if condition is Condition.NATIONAL:
            yield ConditionCheck(Condition.TEAM, "1.4.3b", Verdict.FAILED, exempts=True)
    yield ConditionCheck(Condition.FOREIGN, "1.4.3d", _foreign(of), exempts=True)


def _foreign(of: EventFacts) -> Verdict:
    """Fewer than are needed in one round stay fewer."""
    if not of.host_known or of.foreign is None:
        return Verdict.OPEN
    if not of.foreign.waives:
        return Verdict.FAILED
    return Verdict.MET if of.over else Verdict.OPEN


def _of_application(of: EventFacts) -> Iterator[ConditionCheck]:
    single = sum(held == 1 for held in Counter(day for day in of.days if day).values())
    enough, known = single >= SINGLE_DAYS, bool(of.days) and None not in of.days
    verdict = Verdict.MET if enough and known else Verdict.FAILED if known else Verdict.OPEN
    yield ConditionCheck(
        Condition.SINGLE_DAYS,
        "1.1.3a",
        verdict,
        single if known else None,
        SINGLE_DAYS,
        one_norm=True,
    )
    waived = of.kind in WAIVES or (of.foreign is not None and of.foreign.waives)
    mix = Verdict.FAILED if waived else Verdict.MET
    yield ConditionCheck(Condition.NORMAL_MIX, "1.4.3e", mix, one_norm=True)
    yield _event_type(of)


def _event_type(of: EventFacts) -> ConditionCheck:
    if of.kind in OF_1_5_6:
        return ConditionCheck(
            Condition.EVENT_TYPE, "1.5.6", Verdict.MET, one_norm=True, case="named"
        )
    field = of.field
    if field is None:
        return ConditionCheck(Condition.EVENT_TYPE, "1.5.6", Verdict.OPEN, one_norm=True)
    suffices = field.players >= PARTICIPANTS and field.average >= AVERAGE
    ended = Verdict.MET if suffices else Verdict.FAILED
    lost = field.players < PARTICIPANTS
    verdict = ended if of.over or lost else Verdict.OPEN
    return ConditionCheck(
        Condition.EVENT_TYPE,
        "1.5.6",
        verdict,
        field.players,
        PARTICIPANTS,
        one_norm=True,
        case="swiss",
    )


def _at_least(condition: Condition, article: str, have: int | None, need: int) -> ConditionCheck:
    verdict = Verdict.OPEN
    if have is not None:
        verdict = Verdict.MET if have >= need else Verdict.FAILED
    return ConditionCheck(condition, article, verdict, have, need)


def _at_most(
    condition: Condition, article: str, have: int | None, most: int, *, over: bool | None = None
) -> ConditionCheck:
    verdict = Verdict.OPEN
    if have is not None:
        too_many = have > most if over is None else over
        verdict = Verdict.FAILED if too_many else Verdict.MET
    return ConditionCheck(condition, article, verdict, have, most)
