"""The default of a reading may change; what was recorded under the one before keeps its meaning."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pairing import codec
from pairing.model import Field, Options, RoundPairing, no_progress
from pairing.systems import SYSTEMS
from tournaments.domain.compensation import compensation
from tournaments.domain.drafts.field import PairingInput, pairing_input
from tournaments.domain.rounds.commands import PublishRound
from tournaments.domain.settings.commands import ChangeSettings, SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers, SettingsChanged
from tournaments.domain.settings.readings import in_force, to_record
from tournaments.domain.settings.settings import Settings
from tournaments.selectors.undo_consequences import consequences
from tournaments.words import say

from .hall import SERVER, Hall, enter, p

DUTCH_1992 = Settings(system="dutch-1992", tie_breaks=(), tie_break_edition="2026")
THEN = {"c1": "c14", "c13": "remainder"}
TODAY = {"c1": "moves-on", "c13": "moved-down-too"}
RESULTS = ("1-0", "1/2-1/2", "1/2-1/2", "0-1")


def change(settings: Settings) -> ChangeSettings:
    return ChangeSettings(name="Open", settings=settings)


def hall_of_then() -> Hall:
    """Its log is one that the program wrote before: settings without a word of the readings."""
    hall = Hall()
    hall.append([SettingsChanged(name="Open", settings=DUTCH_1992)])
    return hall


def leader_with_one_opponent(hall: Hall) -> PairingInput:
    """Before round 2: 1 leads with 8 and may only meet 4 and 5, who are last."""
    hall.with_players(8).started().do(
        SetProhibitedPairs(
            groups=tuple(ProhibitedPlayers((p(1), p(other)), 2) for other in (2, 3, 6, 7, 8))
        )
    )
    request = hall.request(1)
    drawn = hall.pairing(1, [(1, 5), (2, 6), (3, 7), (4, 8)])
    hall.do(drawn, by=SERVER)
    hall.do(PublishRound(round=1, request=request))
    for game, result in zip(hall.state.games_of(1), RESULTS, strict=True):
        hall.do(enter(game.id, result))
    return pairing_input(hall.state, 2)


def met(job: PairingInput) -> set[frozenset[int]]:
    pairing = SYSTEMS[job.system].pair(job.field, job.options, no_progress)
    assert isinstance(pairing, RoundPairing)
    return {frozenset(board) for board in pairing.boards}


def paired(field: Field, **named: str) -> set[frozenset[int]]:
    options = Options(tuple(sorted(named.items())))
    return met(PairingInput(field.round_number, "dutch-1992", options, field, ""))


def test_a_round_of_then_is_paired_again_as_it_was() -> None:
    job = leader_with_one_opponent(hall_of_then())
    assert met(job) == paired(job.field, **THEN) != paired(job.field, **TODAY)
    assert job.hash == codec.input_hash(job.field, "dutch-1992", Options())


def test_a_round_of_today_is_paired_by_the_defaults_of_today() -> None:
    job = leader_with_one_opponent(Hall(DUTCH_1992))
    assert met(job) == paired(job.field, **TODAY)


def test_new_settings_name_todays_default() -> None:
    assert Hall(DUTCH_1992).state.settings.system_options == TODAY
    hall = Hall()
    hall.do(change(DUTCH_1992))
    assert hall.state.settings.system_options == TODAY


def test_settings_of_then_keep_their_meaning_when_something_else_changes() -> None:
    hall = hall_of_then()
    hall.do(change(replace(DUTCH_1992, city="Brno")))
    assert dict(in_force(hall.state.settings).values) == THEN
    hall.do(change(replace(DUTCH_1992, system_options={"c10": "lowest-player", "c1": "moves-on"})))
    assert dict(in_force(hall.state.settings).values) == {
        "c1": "moves-on",
        "c10": "lowest-player",
        "c13": "remainder",
    }


@pytest.mark.parametrize(
    "changed",
    [
        Settings(system="dutch-2026"),
        replace(DUTCH_1992, system_options={"c1": "moves-on", "c13": "moved-down-too"}),
        replace(DUTCH_1992, city="Brno"),
    ],
    ids=["another system", "another reading", "something else"],
)
def test_settings_of_then_come_back_with_their_meaning_when_a_change_is_undone(
    changed: Settings,
) -> None:
    hall = hall_of_then()
    hall.do(change(changed))
    seq = hall.state.seq
    back = compensation(hall.state, seq, hall.log[seq - 1][1], hall.past(seq))
    assert back is not None
    hall.do(back, reason="by mistake")
    assert dict(in_force(hall.state.settings).values) == THEN
    assert hall.state.settings == DUTCH_1992


def test_what_an_undo_says_of_settings_of_then_is_what_is_recorded() -> None:
    hall = hall_of_then()
    hall.do(change(replace(DUTCH_1992, city="Brno")))
    seq = hall.state.seq
    back = compensation(hall.state, seq, hall.log[seq - 1][1], hall.past(seq))
    assert back is not None
    assert tuple(map(say, consequences(hall.state, seq, back))) == (
        "City: Brno becomes none again.",
    )


def test_what_they_mean_anyway_is_no_change() -> None:
    hall = hall_of_then()
    standing = hall.state.settings_seq
    assert hall.already(change(replace(DUTCH_1992, system_options=THEN))) == standing
    hall = Hall(DUTCH_1992)
    assert hall.already(change(DUTCH_1992)) == 1


def test_a_value_that_there_is_not_is_refused_as_ever() -> None:
    wrong = replace(DUTCH_1992, system_options={"c1": "guess"})
    assert Hall().refused(change(wrong)).code == "UnknownOption"


@pytest.mark.parametrize("code", SYSTEMS)
def test_what_unnamed_means_is_another_choice_than_the_default(code: str) -> None:
    for reading in SYSTEMS[code].readings:
        if reading.unnamed:
            assert reading.unnamed in reading.choices[1:]
    named = to_record(Settings(system=code))
    assert to_record(named, named) == named
