"""Which rating list a tournament plays by."""

from __future__ import annotations

import pytest

from tournaments.domain.imported.commands import UseRatingList
from tournaments.domain.imported.rating_list import UsedList

from .hall import Hall

OCTOBER = UseRatingList(source="fide", kind="rapid", period="2026-10")


@pytest.fixture
def hall() -> Hall:
    return Hall(clock="2026-10-31T10:00:00Z").with_players(2)


def test_a_tournament_remembers_the_list_it_plays_by(hall: Hall) -> None:
    assert hall.state.rating_list is None
    hall.do(OCTOBER)
    used = UsedList(source="fide", kind="rapid", period="2026-10", seq=hall.state.seq)
    assert hall.state.rating_list == used
    assert hall.already(OCTOBER) == used.seq
    hall.do(UseRatingList(source="CZE", kind="national", period="2026-11"))
    assert hall.state.rating_list
    assert hall.state.rating_list.source == "CZE"


def test_a_list_that_cannot_be_out_yet_is_refused(hall: Hall) -> None:
    later = UseRatingList(source="fide", kind="rapid", period="2026-12")
    assert hall.refused(later).code == "NoSuchListYet"
