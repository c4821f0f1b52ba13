"""A double entry is merged, and separated again at any depth."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tournaments.domain.attendance.commands import CheckIn, CheckOut
from tournaments.domain.byes.commands import GrantBye, RevokeBye
from tournaments.domain.compensation import compensation
from tournaments.domain.entries import merges
from tournaments.domain.entries.commands import (
    CorrectRating,
    EnterPlayer,
    MergeEntries,
    SeparateEntries,
    TellEntriesApart,
)
from tournaments.domain.entries.events import EntriesMerged, EntriesSeparated, EntriesToldApart
from tournaments.domain.entries.state import Player, TakenOver
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import AssignPairingNumbers
from tournaments.words import say

from .hall import DESK, Hall, p

MERGE = MergeEntries(kept=p(1), dropped=p(2))
SEPARATE = SeparateEntries(kept=p(1), dropped=p(2))
WHY = "two brothers"


def as_entered(hall: Hall, *players: int) -> list[Player]:
    """Without the seqs, which are new after every event."""
    return [
        replace(
            hall.state.players[p(number)],
            checked_seq=0,
            merged_seq=0,
            taken_over=TakenOver(),
        )
        for number in players
    ]


@pytest.fixture
def hall() -> Hall:
    """Entry 2 has arrived and asked for a bye; entry 1 has done neither."""
    hall = Hall().with_players(6, checked_in=False)
    for number in range(2, 7):
        hall.do(CheckIn(player=p(number)))
    hall.do(GrantBye(player=p(2), round=3, kind="half"))
    return hall


@pytest.mark.parametrize("started", [False, True])
def test_a_merge_taken_back_leaves_both_entries_as_they_were(hall: Hall, started: bool) -> None:
    if started:
        hall.started()
    before, order = as_entered(hall, 1, 2), hall.state.order
    hall.do(MERGE)
    assert hall.state.players[p(1)].checked_in
    assert list(hall.state.players[p(1)].byes) == [3]
    hall.do(SEPARATE, reason=WHY)
    assert as_entered(hall, 1, 2) == before
    assert hall.state.order == order


def test_what_the_kept_entry_did_itself_since_stays(hall: Hall) -> None:
    hall.do(MERGE)
    hall.do(CheckOut(player=p(1)))
    hall.do(CheckIn(player=p(1)))
    hall.do(RevokeBye(player=p(1), round=3))
    hall.do(GrantBye(player=p(1), round=3, kind="zero"))
    hall.do(SEPARATE, reason=WHY)
    kept = hall.state.players[p(1)]
    assert kept.checked_in
    assert kept.byes[3].kind == "zero"


def test_games_played_since_stay_with_the_kept_entry_and_the_other_waits_for_its_check_in(
    hall: Hall,
) -> None:
    hall.started()
    hall.do(MERGE)
    hall.play_rounds(1, 2)
    games = dict(hall.state.games)
    said = " ".join(map(say, merges.sentences(hall.state, p(1), p(2))))
    assert "What was played in rounds 1, 2 stays with {player:1}." in said
    assert "{player:2} has nothing for rounds 1, 2 and is paired again only after check-in" in said
    hall.do(SEPARATE, reason=WHY)
    kept, dropped = hall.state.players[p(1)], hall.state.players[p(2)]
    assert hall.state.games == games
    assert kept.checked_in
    assert (dropped.status, dropped.tpn) == ("entered", 2)
    assert list(kept.byes) == []
    assert list(dropped.byes) == [3]


def test_after_round_4_the_entry_comes_back_to_the_number_it_kept() -> None:
    hall = Hall().with_players(10)
    double = hall.enter_player("Player 001", 2400)
    hall.started().play_rounds(1, 2, 3, 4)
    hall.do(MergeEntries(kept=p(1), dropped=double))
    order = hall.state.order
    events = hall.do(SeparateEntries(kept=p(1), dropped=double), reason=WHY)
    assert [type(event) for event in events] == [EntriesSeparated]
    assert hall.state.order == order
    hall.play_rounds(5)


def test_an_entry_merged_before_the_start_gets_its_fitting_number_later(hall: Hall) -> None:
    hall.do(MERGE)
    hall.started().play_rounds(1)
    hall.do(SEPARATE, reason=WHY)
    assert hall.state.order == (p(1), p(2), p(3), p(4), p(5), p(6))


def test_numbers_given_anew_since_put_it_at_its_fitting_place(hall: Hall) -> None:
    hall.started()
    hall.do(MERGE)
    hall.do(CorrectRating(player=p(6), expected=2350, rating=2800))
    hall.do(AssignPairingNumbers())
    hall.do(SEPARATE, reason=WHY)
    assert hall.state.order == (p(6), p(1), p(2), p(3), p(4), p(5))


def test_a_chain_of_merges_is_taken_back_from_its_end(hall: Hall) -> None:
    hall.do(MERGE)
    merged = hall.state.players[p(2)].merged_seq
    hall.do(MergeEntries(kept=p(3), dropped=p(1)))
    refused = hall.refused(SEPARATE, reason=WHY)
    assert (refused.code, refused.facts) == ("KeptEntryMerged", {"kept": 1, "into": 3})
    hall.do(SeparateEntries(kept=p(3), dropped=p(1)), reason=WHY)
    event = EntriesMerged(kept=p(1), dropped=p(2))
    assert compensation(hall.state, merged, event, hall.past(merged)) == SEPARATE
    hall.do(SEPARATE, reason=WHY)
    assert {hall.state.kept_entry(PlayerId(n)) for n in range(1, 7)} == {p(n) for n in range(1, 7)}


def test_a_separation_needs_a_reason_and_a_merge_and_is_recorded_once(hall: Hall) -> None:
    assert hall.refused(SEPARATE, reason=WHY).code == "NotMerged"
    hall.do(MERGE)
    assert hall.refused(SEPARATE).code == "ReasonMissing"
    assert hall.refused(SEPARATE, by=DESK, reason=WHY).code == "NotPermitted"
    elsewhere = SeparateEntries(kept=p(3), dropped=p(2))
    assert hall.refused(elsewhere, reason=WHY).code == "NotMerged"
    hall.do(SEPARATE, reason=WHY)
    separated = hall.state.players[p(2)].merged_seq
    assert hall.already(SEPARATE, reason=WHY) == separated


def test_a_person_who_was_entered_again_meanwhile_does_not_stand_twice(hall: Hall) -> None:
    hall.do(MERGE)
    hall.do(EnterPlayer(person=hall.state.players[p(2)].person, details="d"))
    assert hall.refused(SEPARATE, reason=WHY).code == "PersonEntered"


def test_two_people_are_told_apart_once_whatever_the_order(hall: Hall) -> None:
    told = hall.do(TellEntriesApart(one=p(5), other=p(2)))
    assert told == (EntriesToldApart(one=p(2), other=p(5)),)
    assert hall.already(TellEntriesApart(one=p(2), other=p(5))) == hall.state.seq
    assert hall.refused(TellEntriesApart(one=p(2), other=p(2))).code == "SameEntry"
    assert hall.refused(TellEntriesApart(one=p(2), other=p(99))).code == "UnknownPlayer"
