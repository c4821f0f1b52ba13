"""Creation, settings, prohibited pairs, arbiters."""

from typing import Any

import pytest
from msgspec.structs import replace

from tournaments.domain.arbiters.commands import AppointArbiter, DismissArbiter
from tournaments.domain.arbiters.events import ArbiterDismissed
from tournaments.domain.attendance.commands import CheckIn
from tournaments.domain.deciding import decide
from tournaments.domain.decisions import Accepted, Conflict, Context
from tournaments.domain.ids import UserId
from tournaments.domain.refusals import Refused
from tournaments.domain.settings.commands import (
    ChangeSettings,
    SetProhibitedPairs,
    SetVirtualPoints,
)
from tournaments.domain.settings.events import (
    ProhibitedPairsSet,
    ProhibitedPlayers,
    SettingsChanged,
    VirtualPoints,
    VirtualPointsSet,
)
from tournaments.domain.settings.settings import RANGES, Settings
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.domain.tournament.state import Tournament
from tournaments.words import say

from .hall import CHIEF, DEPUTY, SERVER, Hall, expect, p


def change(settings: Settings, name: str = "Open") -> ChangeSettings:
    return ChangeSettings(name=name, settings=settings)


def test_the_creator_is_chief_arbiter() -> None:
    hall = Hall()
    assert hall.state.arbiters[CHIEF].role == "chief"
    assert hall.state.slug == "open"


def test_a_tournament_is_created_once() -> None:
    again = CreateTournament(slug="open", name="Open", festival="f", festival_name="F")
    assert Hall().refused(again).code == "TournamentExists"


def test_nothing_can_be_asked_of_a_tournament_that_does_not_exist() -> None:
    decision = decide(Tournament(), CheckIn(player=p(1)), Context(actor=CHIEF))
    assert expect(Refused, decision).code == "NoTournament"


def test_settings_replace_settings() -> None:
    hall = Hall()
    wanted = Settings(rounds=7, city="Brno", tie_breaks=("BH",), tie_break_edition="2026")
    assert hall.do(change(wanted, "Brno Open")) == (
        SettingsChanged(name="Brno Open", settings=wanted),
    )
    assert (hall.state.name, hall.state.settings) == ("Brno Open", wanted)


def test_the_same_settings_again_are_already_recorded() -> None:
    hall = Hall()
    assert hall.already(change(hall.state.settings)) == 1


def test_settings_that_somebody_changed_meanwhile_are_not_overwritten() -> None:
    decision = Hall().ask(change(Settings(rounds=7)), moved=(12,))
    conflict = expect(Conflict, decision)
    assert (conflict.code, conflict.raised) == ("ChangedMeanwhile", ())
    assert conflict.facts == {"seqs": "12"}


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(round_starts=("2026-08-01 10:30", "soon")), "NoDate"),
        (Settings(round_starts=("2026-08-02 10:30", "2026-08-01 16:00")), "DatesOutOfOrder"),
        (Settings(round_starts=("2026-08-01 16:00", "2026-08-01 10:30")), "DatesOutOfOrder"),
        (Settings(round_starts=("2026-08-02", "", "2026-08-01 10:30")), "DatesOutOfOrder"),
        (Settings(start_date="2026-08-02", end_date="2026-08-01"), "DatesOutOfOrder"),
        (Settings(round_starts=("", "2026-08-03 9:00")), "NoDate"),
        (Settings(start_date="1 August"), "NoDate"),
        (Settings(end_date="2026-02-30"), "NoDate"),
        (Settings(start_date="0001-01-02"), "NoDate"),
        (Settings(end_date="9999-12-31"), "NoDate"),
        *(
            (Settings(round_starts=(start,)), "NoDate")
            for start in (
                *("0001-01-01T00:30", "9999-12-31", "1899-12-31", "2200-01-01T10:00"),
                *("20260801", "2026-W31-6T10:00", "2026-08-01T10", "2026-08-01\n"),
            )
        ),
        (Settings(city="Brno\nPraha"), "NotALine"),
        (Settings(chief_arbiter="Ada \u202eLovelace"), "NotALine"),
        (Settings(deputy_arbiters=("Ada", "\u200b\u3164")), "NotALine"),
        (Settings(rounds=0), "RoundsOutOfRange"),
        (Settings(rounds=100), "RoundsOutOfRange"),
        (Settings(win=1, draw=2), "PointsOutOfOrder"),
        (Settings(win=0, draw=0), "PointsOutOfOrder"),
        (Settings(loss=-1), "PointsOutOfOrder"),
        (Settings(win=2, draw=2), "PointsOutOfOrder"),
        (Settings(draw=0), "PointsOutOfOrder"),
        (Settings(win=101), "PointsOutOfOrder"),
        (Settings(pab=3), "PointsOutOfOrder"),
        (Settings(system="dutch-1900"), "UnknownSystem"),
        (Settings(system_options={"speed": "high"}), "UnknownOption"),
        (Settings(system_options={"parity": "even"}), "UnknownOption"),
        (Settings(system="vincze", acceleration="baku"), "NoAcceleration"),
        (Settings(acceleration="baku", win=6, draw=2), "BakuNotUsable"),
        (Settings(acceleration="baku", win=4, draw=2, loss=1), "BakuNotUsable"),
        (Settings(default_time=-1), "SettingOutOfRange"),
        (Settings(board_offset=-1), "SettingOutOfRange"),
        (Settings(fixed_boards={p(1): 0}), "SettingOutOfRange"),
        (Settings(fixed_boards={p(1): 5, p(2): 5}), "FixedBoardTwice"),
        (Settings(fixed_boards={p(9): 5}), "UnknownPlayer"),
        (Settings(live_boards=-1), "SettingOutOfRange"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: Settings, code: str) -> None:
    hall = Hall().with_players(2)
    assert hall.refused(change(settings)).code == code


@pytest.mark.parametrize(
    "settings",
    [
        Settings(start_date="2026-08-01", end_date="2026-08-01", round_starts=("2026-08-01",) * 3),
        Settings(round_starts=("2026-08-01 10:00", "2026-08-01", "2026-08-01 11:00")),
        Settings(round_starts=("2026-08-01 10:00", "", "2026-08-01 10:00")),
        Settings(round_starts=("2026-08-01T10:00+02:00", "2026-08-01 12:00")),
        Settings(end_date="2026-08-01", round_starts=("2026-08-01 23:59",)),
        Settings(start_date="1900-01-01", end_date="2199-12-31", round_starts=("2199-12-31",)),
    ],
)
def test_days_and_starts_in_order_are_taken(settings: Settings) -> None:
    assert Hall().do(change(settings))


@pytest.mark.parametrize("name", [name for name in RANGES if name != "rounds"])
def test_numbers_end_where_the_form_ends(name: str) -> None:
    least, most = RANGES[name]
    for value in (least - 1, most + 1):
        refused = Hall().refused(change(replace(Settings(), **{name: value})))
        assert (refused.code, refused.facts["setting"]) == ("SettingOutOfRange", name)
        assert f"must lie between {least} and {most}, and is {value}." in say(refused)
    assert Hall().do(change(replace(Settings(), **{name: most})))


@pytest.mark.parametrize("name", ["Open\r\n", "\u2067Open", "\u2800", "\u00ad "])
def test_a_name_that_is_no_line_to_be_read_is_refused(name: str) -> None:
    hall = Hall()
    assert hall.refused(change(Settings(), name)).code == "NotALine"
    new = CreateTournament(slug="new", name=name, festival="f", festival_name="F")
    assert expect(Refused, decide(Tournament(), new, Context(actor=CHIEF))).code == "NotALine"


@pytest.mark.parametrize("name", ["פתוח", "Ålesund 1½", "أوبن", "👑", "ノビ", "Ní Dhómhnaill", ""])
def test_names_of_every_script_are_taken(name: str) -> None:
    assert Hall().do(change(Settings(rounds=7, city=name), name or "Open"))


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"rounds": 7}, "the number of rounds"),
        ({"system": "dutch-2017"}, "the pairing system"),
        ({"system_options": {"parity": "tpn"}}, "the readings of the system"),
        ({"pab": 1}, "the points of the pairing-allocated bye"),
        ({"win": 6, "draw": 2, "pab": 6}, "the points of a win, the points of a draw, the points"),
        ({"loss": 0, "absent": 1}, "the points of an absence"),
        ({"acceleration": "baku"}, "the acceleration"),
    ],
)
def test_regulations_are_fixed_after_the_start_whatever_the_reason(
    changed: dict[str, Any], what: str
) -> None:
    hall = Hall().with_players(4).started()
    refused = hall.refused(change(replace(hall.state.settings, **changed)), reason="wrong")
    assert (refused.code, refused.facts["article"]) == ("RegulationsFixed", "C.04.2 1.3")
    assert say(refused).startswith(f"Fixed since the start (C.04.2 1.3): {what}")
    assert "Change the regulations" in say(refused)


def test_after_the_start_other_numbers_of_the_boards_need_a_reason() -> None:
    hall = Hall().with_players(4).started()
    other = replace(hall.state.settings, board_offset=10)
    assert hall.refused(change(other)).code == "ReasonMissing"
    assert hall.do(change(other), reason="another room")


def test_after_the_start_the_city_can_be_changed_without_a_reason() -> None:
    hall = Hall().with_players(4).started()
    assert hall.do(change(replace(hall.state.settings, city="Brno")))


def test_the_boards_stay_as_they_are_while_a_round_is_being_paired() -> None:
    hall = Hall().with_players(4).started()
    hall.request(1)
    refused = hall.refused(change(replace(hall.state.settings, board_offset=5)), reason="wrong")
    assert refused.code == "PairingInHand"


def test_there_cannot_be_fewer_rounds_than_have_been_paired() -> None:
    hall = Hall().with_players(6).started().play_rounds(1, 2)
    fewer = change(replace(hall.state.settings, rounds=1))
    assert hall.refused(fewer, reason="short").code == "RoundsOutOfRange"


def test_prohibited_pairs_name_known_players() -> None:
    hall = Hall().with_players(3)
    group = ProhibitedPlayers((p(1), p(2)))
    assert hall.do(SetProhibitedPairs(groups=(group,))) == (ProhibitedPairsSet(groups=(group,)),)
    assert hall.already(SetProhibitedPairs(groups=(group,))) == hall.state.seq
    unknown = SetProhibitedPairs(groups=(ProhibitedPlayers((p(1), p(9))),))
    assert hall.refused(unknown).facts == {"player": 9}


def apart(*players: int, first: int = 1, last: int = 9) -> ProhibitedPlayers:
    return ProhibitedPlayers(tuple(map(p, players)), first, last)


def test_after_round_1_the_chief_alone_changes_who_does_not_meet_and_from_when() -> None:
    hall = Hall().with_players(8)
    hall.do(SetProhibitedPairs(groups=(apart(1, 8),)), DEPUTY)
    hall.started().play_rounds(1, 2)
    wanted = SetProhibitedPairs(groups=(apart(1, 8), apart(2, 7, first=3)), from_round=3)
    why = "brothers, announced and forgotten"
    assert hall.refused(wanted, DEPUTY, why).code == "PairsAnnounced"
    assert hall.refused(wanted).code == "ReasonMissing"
    assert hall.do(wanted, reason=why) == (ProhibitedPairsSet(groups=wanted.groups, from_round=3),)
    told = hall.state.integrity[-1]
    assert (told.type, told.round, told.paired) == ("ProhibitedPairsSet", 3, 2)


@pytest.mark.parametrize(
    ("groups", "from_round", "changed"),
    [
        ((apart(1, 8), apart(2, 7)), 3, "1, 2"),
        ((), 3, "1, 2"),
        ((apart(1, 8, last=2), apart(2, 7, first=3)), 4, "3"),
        ((apart(1, 8), apart(2, 7, first=3)), 0, ""),
        ((apart(1, 8), apart(2, 7, first=3)), 2, ""),
    ],
)
def test_what_is_published_keeps_its_prohibited_pairs(
    groups: tuple[ProhibitedPlayers, ...], from_round: int, changed: str
) -> None:
    hall = Hall().with_players(8)
    hall.do(SetProhibitedPairs(groups=(apart(1, 8),)))
    hall.started().play_rounds(1, 2)
    asked = SetProhibitedPairs(groups=groups, from_round=from_round)
    refused = hall.refused(asked, reason="r")
    assert (refused.code, refused.facts["rounds"]) == ("RoundsBehindUs", changed)


def test_a_pair_may_meet_again_from_the_next_round_on() -> None:
    hall = Hall().with_players(8)
    hall.do(SetProhibitedPairs(groups=(apart(1, 8, 7),)))
    hall.started().play_rounds(1, 2)
    ended = SetProhibitedPairs(groups=(apart(1, 8, 7, last=2), apart(1, 8, first=3)), from_round=3)
    assert hall.do(ended, reason="7 is no brother")


@pytest.mark.parametrize(
    "group",
    [ProhibitedPlayers((p(1), p(1))), ProhibitedPlayers((p(1), p(2)), first=3, last=2)],
)
def test_a_prohibited_group_without_two_players_or_rounds_is_refused(
    group: ProhibitedPlayers,
) -> None:
    hall = Hall().with_players(3)
    refused = hall.refused(SetProhibitedPairs(groups=(group,)))
    assert refused.code == "ProhibitedGroupEmpty"


def test_an_arbiter_keeps_one_role() -> None:
    hall = Hall()
    hall.do(AppointArbiter(user=DEPUTY, role="sector", first_board=1, last_board=9))
    arbiter = hall.state.arbiters[DEPUTY]
    assert (arbiter.role, arbiter.first_board, arbiter.last_board) == ("sector", 1, 9)
    same = AppointArbiter(user=DEPUTY, role="sector", first_board=1, last_board=9)
    assert hall.already(same) == hall.state.seq


def test_the_last_chief_arbiter_stays() -> None:
    hall = Hall()
    assert hall.refused(DismissArbiter(user=CHIEF)).code == "LastChief"
    assert hall.refused(AppointArbiter(user=CHIEF, role="deputy")).code == "LastChief"
    hall.do(AppointArbiter(user=DEPUTY, role="chief"))
    assert hall.do(DismissArbiter(user=CHIEF)) == (ArbiterDismissed(user=CHIEF),)
    assert CHIEF not in hall.state.arbiters


def test_the_server_is_never_appointed() -> None:
    hall = Hall()
    assert hall.refused(AppointArbiter(user=SERVER, role="chief")).code == "NotAppointable"
    assert hall.refused(AppointArbiter(user=DEPUTY, role="system")).code == "NotAppointable"


def test_a_sector_has_boards() -> None:
    backwards = AppointArbiter(user=DEPUTY, role="sector", first_board=9, last_board=3)
    assert Hall().refused(backwards).code == "SectorEmpty"


def test_who_is_no_arbiter_cannot_be_dismissed() -> None:
    assert Hall().refused(DismissArbiter(user=UserId("user:77"))).code == "UnknownArbiter"


def test_a_new_tournament_with_unsound_settings_is_not_created() -> None:
    command = CreateTournament(
        slug="open", name="Open", festival="f", festival_name="F", settings=Settings(rounds=0)
    )
    decision = decide(Tournament(), command, Context(actor=CHIEF))
    assert not isinstance(decision, Accepted)


def test_virtual_points_replace_the_earlier_lines() -> None:
    hall = Hall().with_players(3)
    lines = (VirtualPoints((p(1), p(2)), 2, 1, 3),)
    assert hall.do(SetVirtualPoints(lines=lines)) == (VirtualPointsSet(lines=lines),)
    assert hall.already(SetVirtualPoints(lines=lines)) == hall.state.seq
    assert hall.do(SetVirtualPoints(lines=()))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (VirtualPoints((), 2, 1, 3), "VirtualPointsOutOfRange"),
        (VirtualPoints((p(1),), -1, 1, 3), "VirtualPointsOutOfRange"),
        (VirtualPoints((p(1),), 2, 3, 1), "VirtualPointsOutOfRange"),
        (VirtualPoints((p(9),), 2, 1, 3), "UnknownPlayer"),
    ],
)
def test_virtual_points_that_make_no_sense_are_refused(line: VirtualPoints, code: str) -> None:
    assert Hall().with_players(2).refused(SetVirtualPoints(lines=(line,))).code == code


def test_virtual_points_are_for_systems_that_know_them() -> None:
    lines = (VirtualPoints(players=(p(1),), points=2, first=1, last=2),)
    hall = Hall(Settings(system="vincze")).with_players(2)
    assert hall.refused(SetVirtualPoints(lines=lines)).code == "NoAcceleration"
    hall = Hall().with_players(2)
    hall.do(SetVirtualPoints(lines=lines))
    assert hall.refused(change(Settings(system="vincze"))).code == "NoAcceleration"
