"""What B.01 asks of an event: each condition from both sides; all of 1.1 as the article says."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tournaments.ratings.norms.checks import Verdict
from tournaments.ratings.norms.conditions import (
    Condition,
    ConditionCheck,
    EventFacts,
    RoundField,
    conditions,
    round_field,
)
from tournaments.ratings.norms.event import EventPlayer, ForeignField

from .literal.titles import Conditions, conditions_met

NINE_DAYS = tuple(f"2026-07-{day:02}" for day in range(4, 13))
SOUND = EventFacts(
    days_before=30,
    length=9,
    days=NINE_DAYS,
    minutes=120,
    control_said=True,
    chief="IA",
    arbiters_play=False,
    host_known=True,
    foreign=ForeignField(3, 2, 1),
    field=RoundField(40, 2000),
    over=True,
)
BY_HAND = {Condition.LAWS, Condition.PRESENT}


def check(facts: EventFacts, condition: Condition) -> ConditionCheck:
    (found,) = (each for each in conditions(facts) if each.condition is condition)
    return found


def test_an_event_in_order_leaves_to_people_what_only_they_know() -> None:
    administration = [each for each in conditions(SOUND) if not (each.exempts or each.one_norm)]
    left = {each.condition for each in administration if each.verdict is not Verdict.MET}
    assert left == BY_HAND
    assert [each.verdict for each in conditions(SOUND) if each.one_norm] == [Verdict.MET] * 3


@pytest.mark.parametrize(
    ("condition", "change", "verdict", "have"),
    [
        (Condition.REGISTERED, {"days_before": 29}, Verdict.FAILED, 29),
        (Condition.REGISTERED, {"days_before": None}, Verdict.OPEN, None),
        (Condition.ROUNDS_A_DAY, {"days": ("1", "1", "1")}, Verdict.FAILED, 3),
        (Condition.ROUNDS_A_DAY, {"days": ("1", "1", "1", None)}, Verdict.FAILED, 3),
        (Condition.ROUNDS_A_DAY, {"days": ("1", "1", "2")}, Verdict.MET, 2),
        (Condition.ROUNDS_A_DAY, {"days": ("1", None)}, Verdict.OPEN, None),
        (Condition.HOURS_A_DAY, {"days": ("1", "1"), "minutes": 180}, Verdict.MET, 12),
        (Condition.HOURS_A_DAY, {"days": ("1", "1"), "minutes": 181}, Verdict.FAILED, 12),
        (Condition.HOURS_A_DAY, {"minutes": None}, Verdict.OPEN, None),
        (Condition.TIME, {"minutes": 119}, Verdict.FAILED, 119),
        (Condition.TIME, {"minutes": None}, Verdict.OPEN, None),
        (Condition.SAME_CONTROL, {"control_said": False}, Verdict.OPEN, None),
        (Condition.LENGTH, {"length": 30}, Verdict.MET, 30),
        (Condition.LENGTH, {"length": 31}, Verdict.OPEN, 31),
        (Condition.CHIEF, {"chief": "NA"}, Verdict.FAILED, None),
        (Condition.CHIEF, {"chief": "FA"}, Verdict.MET, None),
        (Condition.CHIEF, {"chief": ""}, Verdict.OPEN, None),
        (Condition.ARBITERS_PLAY, {"arbiters_play": True}, Verdict.FAILED, None),
        (Condition.ARBITERS_PLAY, {"arbiters_play": None}, Verdict.OPEN, None),
        (Condition.NATIONAL, {"kind": "national"}, Verdict.MET, None),
        (Condition.ZONAL, {"kind": "zonal"}, Verdict.MET, None),
        (Condition.ZONAL, {"kind": "zonal-qualifier"}, Verdict.MET, None),
        (Condition.ZONAL, {"kind": "national"}, Verdict.FAILED, None),
        (Condition.TEAM, {"kind": "national"}, Verdict.FAILED, None),
        (Condition.FOREIGN, {"foreign": ForeignField(20, 3, 10)}, Verdict.MET, None),
        (
            Condition.FOREIGN,
            {"foreign": ForeignField(20, 3, 10), "over": False},
            Verdict.OPEN,
            None,
        ),
        (
            Condition.FOREIGN,
            {"foreign": ForeignField(19, 3, 10), "over": False},
            Verdict.FAILED,
            None,
        ),
        (Condition.FOREIGN, {"host_known": False}, Verdict.OPEN, None),
        (Condition.SINGLE_DAYS, {"days": ("1", "2", "3", "4", "4")}, Verdict.MET, 3),
        (Condition.SINGLE_DAYS, {"days": ("1", "2", "4", "4")}, Verdict.FAILED, 2),
        (Condition.SINGLE_DAYS, {"days": ("1", "2", "3", None)}, Verdict.OPEN, None),
        (Condition.NORMAL_MIX, {"kind": "zonal"}, Verdict.FAILED, None),
        (Condition.NORMAL_MIX, {"foreign": ForeignField(20, 3, 10)}, Verdict.FAILED, None),
        (Condition.EVENT_TYPE, {"field": RoundField(39, 2400)}, Verdict.FAILED, 39),
        (Condition.EVENT_TYPE, {"field": RoundField(39, 2400), "over": False}, Verdict.FAILED, 39),
        (Condition.EVENT_TYPE, {"field": RoundField(40, 1999)}, Verdict.FAILED, 40),
        (Condition.EVENT_TYPE, {"over": False}, Verdict.OPEN, 40),
        (Condition.EVENT_TYPE, {"field": None}, Verdict.OPEN, None),
        (Condition.EVENT_TYPE, {"field": None, "kind": "qualifier"}, Verdict.MET, None),
        (Condition.EVENT_TYPE, {"field": RoundField(9, 1500), "kind": "zonal"}, Verdict.FAILED, 9),
    ],
)
def test_each_condition_has_its_limit(
    condition: Condition, change: dict[str, Any], verdict: Verdict, have: int | None
) -> None:
    found = check(replace(SOUND, **change), condition)
    assert (found.verdict, found.have) == (verdict, have)


def test_who_misses_two_rounds_is_no_participant_and_who_misses_one_is_where_he_is() -> None:
    players = [EventPlayer(2100) for _ in range(39)]
    assert round_field([*players, EventPlayer(1900)], 3) == RoundField(40, 2095)
    assert round_field([*players, EventPlayer(1900, missed=(2,))], 3) == RoundField(39, 2095)
    assert round_field([*players, EventPlayer(1900, missed=(1, 2))], 3) == RoundField(39, 2100)
    assert round_field([EventPlayer(2000), EventPlayer(0)], 1) == RoundField(2, 1700)
    assert round_field([EventPlayer(2000, missed=(1,))], 1) == RoundField(0, 0)
    assert round_field(players, 0) is None


def test_administration_is_judged_as_the_article_says() -> None:
    verdicts = set()
    for seed in range(2_000):
        random = Random(seed)
        a_day = random.choice([1, 2, 2, 3])
        minutes = random.choice([90, 119, 120, 150, 180, 181])
        event = Conditions(
            days_before=random.choice([0, 29, 30, 31, 90]),
            hours_a_day=-(-2 * minutes * a_day // 60),
            rounds_a_day=a_day,
            minutes_for_60_moves=minutes,
            same_control=True,
            chief=random.choice(["IA", "FA", "FA", "NA"]),
            arbiter_plays=random.random() < 0.1,
        )
        facts = replace(
            SOUND,
            days_before=event["days_before"],
            days=("1",) * a_day,
            minutes=minutes,
            chief=event["chief"],
            arbiters_play=event["arbiter_plays"],
        )
        asked = [each for each in conditions(facts) if not (each.exempts or each.one_norm)]
        failed = [each for each in asked if each.verdict is Verdict.FAILED]
        assert (not failed) is conditions_met(event), (seed, event, failed)
        verdicts.add(not failed)
    assert verdicts == {True, False}
