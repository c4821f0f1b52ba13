"""Virtual points by hand: before round 1, then by the chief; published rounds keep theirs."""

from __future__ import annotations

from tournaments.domain.drafts.field import field_before
from tournaments.domain.entries.commands import MergeEntries
from tournaments.domain.settings import virtual_points
from tournaments.domain.settings.commands import SetVirtualPoints
from tournaments.domain.settings.events import VirtualPoints
from tournaments.domain.settings.settings import Settings

from .hall import DEPUTY, Hall, p
from .test_undo import undo


def line(points: int, first: int, last: int, *players: int) -> VirtualPoints:
    return VirtualPoints(tuple(p(player) for player in players), points, first, last)


def given(hall: Hall, number: int) -> dict[int, tuple[int, ...]]:
    field = field_before(hall.state, number)
    return {one.tpn: one.virtual for one in field.participants if any(one.virtual)}


def set_to(*lines: VirtualPoints) -> SetVirtualPoints:
    return SetVirtualPoints(lines=lines)


def test_after_round_1_the_chief_alone_changes_them_with_a_reason() -> None:
    hall = Hall().with_players(8).started()
    hall.play_rounds(1)
    wanted = set_to(line(2, 2, 3, 1, 2))
    assert hall.refused(wanted, by=DEPUTY, reason="late").code == "AccelerationAnnounced"
    assert hall.refused(wanted).code == "ReasonMissing"
    hall.do(wanted, reason="announced, and not entered")
    assert given(hall, 2) == {1: (0, 2), 2: (0, 2)}


def test_published_rounds_keep_their_points() -> None:
    hall = Hall().with_players(8).started()
    hall.do(set_to(line(2, 1, 3, 1, 2)))
    hall.play_rounds(1)
    refused = hall.refused(set_to(), reason="by mistake")
    assert (refused.code, refused.facts["rounds"]) == ("RoundsBehindUs", "1")
    assert hall.refused(set_to(line(2, 1, 3, 1)), reason="by mistake").code == "RoundsBehindUs"
    hall.do(set_to(*virtual_points.without(hall.state, hall.state.virtual[0])), reason="enough")
    assert given(hall, 2) == {1: (2, 0), 2: (2, 0)}


def test_a_computed_acceleration_is_spelled_out_and_goes_on_as_lines() -> None:
    hall = Hall(Settings(rounds=7, acceleration="baku")).with_players(8).started()
    hall.play_rounds(1)
    lines = virtual_points.spelled_out(hall.state)
    assert lines == (line(2, 1, 2, 1, 2, 3, 4), line(1, 3, 4, 1, 2, 3, 4))
    before = given(hall, 2)
    hall.do(set_to(*lines, line(1, 2, 2, 5)), reason="his rating came late")
    assert given(hall, 2) == before | {5: (0, 1)}


def test_they_are_taken_back_from_the_next_round_on() -> None:
    hall = Hall(Settings(rounds=7, acceleration="baku")).with_players(8).started()
    hall.play_rounds(1)
    hall.do(set_to(*virtual_points.spelled_out(hall.state), line(1, 2, 5, 5)), reason="late")
    seq = hall.state.seq
    assert undo(hall, seq) == set_to(), "no round was paired with them: it is computed again"
    hall.play_rounds(2)
    back = undo(hall, seq)
    assert back is not None
    hall.do(back, reason="by mistake")
    group_a = dict.fromkeys((1, 2, 3, 4), (2, 2, 1, 1, 0))
    assert {tpn: points[:5] for tpn, points in given(hall, 3).items()} == {
        tpn: points[:3] for tpn, points in group_a.items()
    } | {5: (0, 1, 0)}


def test_an_entry_that_was_merged_brings_its_points() -> None:
    hall = Hall().with_players(4)
    double = hall.enter_player("Player 001", 2400)
    hall.do(set_to(line(2, 1, 1, double)))
    hall.do(MergeEntries(kept=p(1), dropped=double))
    hall.started()
    assert given(hall, 1) == {1: (2,)}


def test_a_change_after_round_1_goes_into_the_report() -> None:
    hall = Hall().with_players(8).started()
    hall.do(set_to(line(2, 1, 1, 1)))
    assert not hall.state.integrity
    hall.play_rounds(1)
    hall.do(set_to(line(2, 1, 1, 1), line(2, 2, 2, 2)), reason="announced")
    (noted,) = hall.state.integrity
    assert (noted.type, noted.round, noted.paired) == ("VirtualPointsSet", 2, 1)
