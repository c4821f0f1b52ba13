"""What is fixed since the start, and its change from a round on."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from pairing.baku import virtual_points_by_round
from pairing.model import EarlierScoring, Scoring
from pairing.scores import ByeBar, may_get_bye
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.command import Command
from tournaments.domain.compensation import compensation
from tournaments.domain.drafts.commands import RequestPairing
from tournaments.domain.drafts.events import PairingFailed
from tournaments.domain.drafts.field import field_before
from tournaments.domain.folding import fold
from tournaments.domain.rounds.commands import PublishRound
from tournaments.domain.settings.commands import ChangeRegulations, ChangeSettings
from tournaments.domain.settings.events import RegulationsChanged, SettingsChanged
from tournaments.domain.settings.settings import RANGES, Settings, regulations_of
from tournaments.domain.standings.record import records
from tournaments.domain.standings.standings import standings, total
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.domain.tournament.state import Tournament
from tournaments.words import say

from .hall import CHIEF, DEPUTY, SERVER, Hall, p


def changing(hall: Hall, from_round: int, again: int = 0, **changed: Any) -> ChangeRegulations:
    standing = regulations_of(hall.state.settings_in(from_round))
    return ChangeRegulations(
        from_round=from_round,
        regulations=replace(standing, **changed),
        confirmed_rounds=again,
    )


def changed(hall: Hall, from_round: int, again: int = 0, **fields: Any) -> RegulationsChanged:
    (*_, event) = hall.do(changing(hall, from_round, again, **fields), reason="announced wrongly")
    assert isinstance(event, RegulationsChanged)
    return event


def seven(*rounds: int, **fields: Any) -> Hall:
    """Seven players, so that somebody has the bye in each round."""
    return Hall(Settings(rounds=7, **fields)).with_players(7).started().play_rounds(*rounds)


def test_before_the_start_the_settings_are_changed_instead() -> None:
    hall = Hall().with_players(4)
    assert hall.refused(changing(hall, 1, pab=1), reason="r").code == "TournamentNotStarted"


def test_a_number_with_a_range_keeps_it_as_a_setting_and_as_a_regulation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(RANGES, "pab", (0, 1))
    started, new = seven(1, pab=1), Hall(Settings(pab=1))
    again = started.refused(changing(started, 2, pab=2), reason="r")
    first = new.refused(ChangeSettings(name="Open", settings=Settings(pab=2)))
    for refused in (again, first):
        assert (refused.code, refused.facts["setting"]) == ("SettingOutOfRange", "pab")


def test_the_chief_alone_and_with_a_reason() -> None:
    hall = seven(1)
    assert hall.refused(changing(hall, 2, pab=1), by=DEPUTY, reason="r").code == "NotPermitted"
    assert hall.refused(changing(hall, 2, pab=1)).code == "ReasonMissing"
    assert hall.do(changing(hall, 2, pab=1), by=CHIEF, reason="r")
    assert hall.already(changing(hall, 2, pab=1), reason="r") == hall.state.seq


def test_published_rounds_keep_theirs() -> None:
    hall = seven(1, 2)
    refused = hall.refused(changing(hall, 2, pab=1), reason="r")
    assert (refused.code, refused.facts["first"]) == ("RoundsBehindUs", 3)
    assert "from round 3 on" in say(refused)


def test_results_of_earlier_rounds_stay_worth_what_they_were() -> None:
    hall = seven(1, 2, 3)
    before = standings(hall.state)
    changed(hall, 4, win=6, draw=2, pab=2)
    assert standings(hall.state) == before
    hall.play_rounds(4)
    won = {cell.points for row in records(hall.state).values() for cell in row if cell.result}
    assert {cell.points for row in records(hall.state).values() for cell in row[:3]} <= {0, 1, 2}
    assert 6 in won or 2 in won
    assert {total(row[:3]) for row in records(hall.state).values()} == {
        line.points for line in before
    }


def test_whether_a_bye_was_worth_a_win_goes_by_the_round_it_was_in() -> None:
    hall = seven()
    hall.do(GrantBye(player=p(7), round=1, kind="full"), reason="agreed")
    hall.play_rounds(1)
    changed(hall, 2, win=6, draw=2, pab=6)
    field = field_before(hall.state, 2)
    assert field.scoring == Scoring(6, 2, 0, 0, 6, (EarlierScoring(1, Scoring()),))
    assert field.scoring.possible(2) == 2 + 6
    barred = {
        player.tpn
        for player in field.participants
        if not may_get_bye(player, field.scoring, ByeBar.UNPLAYED_WIN)
    }
    assert 7 in barred, "a full-point bye of round 1 was a win then, though three points are now"


def test_an_acceleration_that_ends_stays_in_the_rounds_behind() -> None:
    hall = seven(1, 2, acceleration="baku")
    changed(hall, 3, acceleration="none")
    first = field_before(hall.state, 3).participants[0]
    assert first.virtual == virtual_points_by_round(7, Scoring())[:2] == (2, 2)
    hall.play_rounds(3, 4)
    assert field_before(hall.state, 5).participants[0].virtual == (2, 2)


def test_a_change_for_a_later_round_comes_with_that_round() -> None:
    hall = seven(1)
    changed(hall, 3, system="dutch-2017", pab=1)
    assert hall.state.settings.system == "dutch-2026"
    hall.play_rounds(2)
    assert hall.state.settings.system == "dutch-2017"
    assert [hall.state.settings_in(number).pab for number in (1, 2, 3, 7)] == [2, 2, 1, 1]
    assert hall.refused(changing(hall, 2, pab=1), reason="r").code == "RoundsBehindUs"


def test_before_a_change_that_is_planned_another_is_refused() -> None:
    hall = seven(1)
    changed(hall, 5, pab=1)
    refused = hall.refused(changing(hall, 3, absent=1), reason="r")
    assert (refused.code, refused.facts["planned"]) == ("LaterChangePlanned", 5)


def test_a_draft_is_outdated_by_it_and_valid_again_when_it_is_taken_back() -> None:
    hall = seven(1)
    request = hall.draft(2)
    changed(hall, 2, acceleration="baku")
    refused = hall.refused(PublishRound(round=2, request=request))
    assert refused.code == "DraftOutdated"
    assert "the regulations changed" in say(refused)
    changed(hall, 2, acceleration="none")
    assert hall.state.regulations == ()
    assert hall.do(PublishRound(round=2, request=request))


def test_a_change_for_a_later_round_leaves_the_draft_valid() -> None:
    hall = seven(1)
    request = hall.draft(2)
    changed(hall, 4, pab=1)
    assert hall.do(PublishRound(round=2, request=request))


def test_a_pairing_on_its_way_ends_as_stale() -> None:
    hall = seven(1)
    hall.request(2)
    command = hall.pairing(2)
    changed(hall, 2, pab=1)
    (ended,) = hall.do(command, by=SERVER)
    assert isinstance(ended, PairingFailed)
    assert ended.code == "PairingInputMoved"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"win": 1}, "PointsOutOfOrder"),
        ({"pab": 3}, "PointsOutOfOrder"),
        ({"system": "dutch-1900"}, "UnknownSystem"),
        ({"system_options": {"speed": "high"}}, "UnknownOption"),
        ({"system": "vincze", "acceleration": "baku"}, "NoAcceleration"),
        ({"rounds": 1}, "RoundsOutOfRange"),
        ({"rounds": 100}, "RoundsOutOfRange"),
    ],
)
def test_regulations_that_make_no_sense_are_refused(fields: dict[str, Any], code: str) -> None:
    hall = seven(1, 2)
    assert hall.refused(changing(hall, 3, **fields), reason="r").code == code


# --- the number of rounds -----------------------------------------------------------------------


def test_another_number_of_rounds_is_confirmed_twice() -> None:
    hall = seven(1, 2)
    refused = hall.refused(changing(hall, 3, rounds=5), reason="hall closes")
    assert (refused.code, refused.facts["was"], refused.facts["rounds"]) == ("ConfirmRounds", 7, 5)
    assert hall.refused(changing(hall, 3, again=7, rounds=5), reason="r").code == "ConfirmRounds"
    event = changed(hall, 3, 5, rounds=5)
    assert event.checked == 2
    assert hall.state.settings.rounds == 5
    assert hall.state.regulations[-1].otherwise == event.otherwise


def test_the_round_that_was_played_can_be_the_last() -> None:
    hall = seven(1, 2, 3)
    changed(hall, 4, 3, rounds=3)
    assert hall.refused(RequestPairing(round=4)).code == "NoRoundLeft"
    assert hall.do(CloseTournament())


# --- taking back --------------------------------------------------------------------------------


def undo(hall: Hall, seq: int) -> Command | None:
    event = hall.log[seq - 1][1]
    return compensation(hall.state, seq, event, hall.past(seq))


def test_it_is_taken_back_and_nothing_is_left_of_it() -> None:
    hall = seven(1, 2)
    before = hall.state
    changed(hall, 3, 5, rounds=5, pab=1)
    back = undo(hall, hall.state.seq)
    assert back is not None
    hall.do(back, reason="by mistake")
    assert hall.state.regulations == ()
    assert hall.state.settings == before.settings


def test_after_a_publication_it_is_taken_back_from_the_next_round_on() -> None:
    hall = seven(1)
    changed(hall, 2, pab=1)
    seq = hall.state.seq
    hall.play_rounds(2)
    back = undo(hall, seq)
    assert back is not None
    hall.do(back, reason="by mistake")
    assert [hall.state.settings_in(number).pab for number in (1, 2, 3)] == [2, 1, 2]
    assert undo(hall, seq) is None


# --- logs of before -----------------------------------------------------------------------------


def test_a_log_whose_settings_were_changed_after_the_start_means_what_it_meant() -> None:
    hall = seven(1, 2)
    other = replace(hall.state.settings, pab=1, rounds=9)
    hall.append([SettingsChanged(name="Open", settings=other)])
    assert hall.state.regulations == ()
    assert {hall.state.settings_in(number).pab for number in range(1, 10)} == {1}
    byes = [cell.points for row in records(hall.state).values() for cell in row if not cell.board]
    assert byes == [1, 1], "for all rounds, as then"
    assert fold(Tournament(), hall.log) == hall.state
