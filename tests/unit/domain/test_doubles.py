"""Who may have been entered twice, and who was not."""

from __future__ import annotations

import datetime
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tournaments.demo.entrants import entrants
from tournaments.domain.entries.doubles.proposals import DoubleProposal, Likeness, proposals
from tournaments.domain.entries.doubles.spelling import one_slip, plain, spoken
from tournaments.domain.ids import PlayerId


def entries(*forms: tuple[str, dict[str, Any]] | str) -> list[Likeness]:
    found = [(form, {}) if isinstance(form, str) else form for form in forms]
    return [
        Likeness(player=PlayerId(number), name=name, **fields)
        for number, (name, fields) in enumerate(found, 1)
    ]


def found(*forms: tuple[str, dict[str, Any]] | str) -> tuple[DoubleProposal, ...]:
    return proposals(entries(*forms))


def born(name: str, date: str, **fields: str) -> tuple[str, dict[str, Any]]:
    return name, {"birth_date": date, **fields}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ivanov Alexej", "Alexej Ivanov"),
        ("Ivanov, Alexej", "IVANOV Alexej"),
        ("Řehoř, Jiří", "Rehor Jiri"),
        ("Müller-Łoś, Jürgen", "Muller Los Jurgen"),
        ("O'Brien, Sean", "OBrien, Séan"),
        ("Groß, Jörg", "Gross Jorg"),
    ],
)
def test_order_case_and_accents_do_not_count(one: str, other: str) -> None:
    assert plain(one) == plain(other)
    assert [each.grounds for each in found(one, other)] == [("same-name",)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ivanov, Alexej", "Ivanov, Aleksei"),
        ("Ivanov, Alexey", "Иванов Алексей"),
        ("Müller, Jürgen", "Mueller, Juergen"),
        ("Щербаков, Юрий", "Shcherbakov, Yuri"),
        ("Fyodorov, Dmitriy", "Фёдоров, Дмитрий"),
        ("Чигорин, Михаил", "Tchigorin, Mikhail"),
        ("Шевченко, Юлия", "Szewczenko, Julia"),
        ("Żukowski, Aleksy", "Zhukovsky, Alexi"),
    ],
)
def test_transliterations_are_one_name(one: str, other: str) -> None:
    assert plain(one) != plain(other)
    assert spoken(one) == spoken(other)
    assert [each.grounds for each in found(one, other)] == [("spelling",)]


def test_the_surest_comes_first_and_says_why() -> None:
    listed = found(
        born("Ivanov, Alexej", "1998", federation="CZE"),
        born("Ivanov, Aleksei", "", federation="CZE"),
        born("Novák, Petr", "1990-05-31", fide_id="301"),
        born("Nowak, Piotr", "1990-05-31", fide_id="301"),
        born("Zeman, Jan", "2001-02-03", federation="CZE"),
        born("Jan Zeman", "2001-02-03", federation="CZE"),
    )
    assert [(each.one, each.other, each.grounds) for each in listed] == [
        (3, 4, ("fide-id", "birth-date")),
        (5, 6, ("same-name", "birth-date", "federation")),
        (1, 2, ("spelling", "federation")),
    ]
    assert all(higher.weight >= lower.weight for higher, lower in pairwise(listed))


@pytest.mark.parametrize(
    ("one", "other", "ground"),
    [
        ("Kovařík, Martin", "Kovarik, Matrin", "one-letter"),
        ("Alexander Petrov", "Petrov Aleksandr", "one-letter"),
        ("Petrov, Alexej Ivanovič", "Petrov, Alexej", "more-names"),
        ("Novák, P.", "Novák, Petr", "initial"),
    ],
)
def test_a_slip_counts_with_the_same_year_of_birth_alone(one: str, other: str, ground: str) -> None:
    (proposal,) = found(born(one, "1998"), born(other, "1998-05-31"))
    assert proposal.grounds == (ground, "birth-year")
    assert found(born(one, "1998"), born(other, "1997-05-31")) == ()
    assert found(born(one, "1998"), born(other, "")) == ()


def test_day_and_month_exchanged_are_one_birthday_under_one_name() -> None:
    (proposal,) = found(born("Novák, Petr", "1998-03-05"), born("Novak Petr", "1998-05-03"))
    assert proposal.grounds == ("same-name", "day-and-month")
    assert found(born("Novák, Petr", "1998-03-05"), born("Novák, Petr", "1998-05-04")) == ()


def test_twins_are_two_people() -> None:
    for one, other in (("Anna", "Hana"), ("Petr", "Pavel"), ("Jana", "Jan"), ("Ema", "Eva")):
        twins = [born(f"Novák, {name}", "2010-05-31") for name in (one, other)]
        assert found(*twins) == ()


def test_father_and_son_of_one_name_are_two_people() -> None:
    assert found(born("Novák, Petr", "1970"), born("Novák, Petr", "1999")) == ()
    assert found(born("Novák, Petr", "1970"), born("Novák, Petr", "")) != ()


def test_two_fide_ids_are_two_people_unless_name_and_date_of_birth_are_one() -> None:
    ids = {"fide_id": "301"}, {"fide_id": "302"}
    name = "Sharma, Rahul"
    assert found((name, ids[0]), (name, ids[1])) == ()
    assert found(born(name, "1998", **ids[0]), born(name, "1998", **ids[1])) == ()
    dates = ("1998-05-31", "1999-05-31")
    assert found(born(name, dates[0], **ids[0]), born(name, dates[1], **ids[1])) == ()
    (same,) = found(born(name, dates[0], **ids[0]), born(name, dates[0], **ids[1]))
    assert same.grounds == ("same-name", "birth-date")


def test_another_sex_is_another_person_but_not_under_the_same_fide_id() -> None:
    one, other = ("Kim, Lee", {"sex": "m"}), ("Kim, Lee", {"sex": "w"})
    assert found(one, other) == ()
    with_id = [(name, fields | {"fide_id": "301"}) for name, fields in (one, other)]
    assert [each.weight for each in found(*with_id)] == [100]


def test_who_was_told_apart_is_not_proposed_again() -> None:
    three = entries("Novák, Petr", "Petr Novák", "Novak Petr")
    pairs = [(each.one, each.other) for each in proposals(three)]
    assert pairs == [(1, 2), (1, 3), (2, 3)]
    told = proposals(three, apart=[(PlayerId(1), PlayerId(3))])
    assert [(each.one, each.other) for each in told] == [(1, 2), (2, 3)]


def test_one_word_alone_says_nothing() -> None:
    assert found("Novák", "Novák") == ()


@pytest.mark.parametrize("seed", range(3))
def test_five_hundred_people_of_many_countries_are_hardly_ever_proposed(seed: int) -> None:
    """Even when the forms give the year of birth alone, and no FIDE id."""
    invented = entrants(500, Random(seed), datetime.date(2026, 7, 4))
    forms = [
        born(each.name, each.birth_date[:4], sex=each.sex, federation=each.federation)
        for each in invented
    ]
    assert len(found(*forms)) <= 2
    double = invented[250]
    family, _, given = double.name.partition(", ")
    again = found(*forms, born(f"{given} {family}", double.birth_date, sex=double.sex))
    assert (again[0].one, again[0].other) == (251, 501)


def test_a_list_of_one_name_alone_is_not_squared() -> None:
    assert len(found(*["Novák, Petr"] * 400)) < 400 * 12


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("martin", "matrin", True),
        ("martin", "marti", True),
        ("martin", "marxin", True),
        ("martin", "amrtin", True),
        ("martin", "martin", False),
        ("martin", "matrni", False),
        ("martin", "maxin", False),
        ("a", "", True),
    ],
)
def test_one_slip(one: str, other: str, expected: bool) -> None:
    assert one_slip(one, other) is one_slip(other, one) is expected
