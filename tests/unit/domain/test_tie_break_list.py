"""The list of tie-breaks: what is recorded of it, what is refused, and what it ranks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pairing.model import Options
from pairing.ranking.templates import TEMPLATES, USUAL
from pairing.systems import SYSTEMS
from tournaments.domain.lots.commands import DrawLots
from tournaments.domain.settings.commands import ChangeRegulations, ChangeSettings
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.settings.tie_breaks import criteria_of, list_of
from tournaments.domain.standings.ranked import standings_ranking
from tournaments.domain.standings.standings import Standing, standings
from tournaments.words import say

from .hall import DEPUTY, Hall, correct, enter

OWN = [code for code, system in SYSTEMS.items() if system.ranks_by]


def change(settings: Settings) -> ChangeSettings:
    return ChangeSettings(name="Open", settings=settings)


def listing(*codes: str, edition: str = "") -> Settings:
    return Settings(tie_breaks=codes, tie_break_edition=edition)


def ranks(hall: Hall, upto: int | None = None) -> list[tuple[int, int]]:
    return [(line.rank, line.tpn) for line in standings(hall.state, upto)]


def values(line: Standing) -> dict[str, str]:
    return dict(line.values)


def played(settings: Settings) -> Hall:
    """Of the two with one point, 6 beat 2 and 1 beat 5; 3 and 4 drew."""
    return Hall(settings).with_players(6).started().play(1, "1-0", "1/2-1/2", "0-1")


# --- what is recorded ----------------------------------------------------------------------------


def test_who_says_nothing_gets_the_usual_list_of_the_newest_edition() -> None:
    settings = Hall().state.settings
    assert (settings.tie_breaks, settings.tie_break_edition) == (USUAL, "2026")


@pytest.mark.parametrize("code", OWN)
def test_a_system_ranks_by_the_list_of_its_text_unless_another_is_stated(code: str) -> None:
    own = SYSTEMS[code].own_list(Options()).codes
    for said in (None, (), own):
        settings = Hall(Settings(system=code, tie_breaks=said)).state.settings
        assert settings.tie_breaks == ()
        assert list_of(settings) == own
    hall = played(Settings(system=code))
    ranking = standings_ranking(hall.state)
    assert ranking is not None
    assert tuple(each.code for each in ranking.criteria) == ("PTS", *own)
    assert tuple(values(standings(hall.state)[0])) == own
    assert Hall(Settings(system=code, tie_breaks=("WIN",))).state.settings.tie_breaks == ("WIN",)


def test_who_took_the_usual_list_takes_that_of_another_system() -> None:
    hall = Hall()
    hall.do(change(Settings(system="vincze")))
    assert hall.state.settings.tie_breaks == ()
    hall.do(change(Settings()))
    assert hall.state.settings.tie_breaks == USUAL


def test_the_list_of_a_text_follows_its_readings() -> None:
    hall = Hall(Settings(system="vincze"))
    others = {"wins": "with-forfeits", "tie-breaks": "wins, blacks"}
    before = list_of(hall.state.settings)
    hall.do(change(Settings(system="vincze", system_options=others, tie_breaks=before)))
    assert list_of(hall.state.settings) == ("OTHER_WINS", "BPG")
    hall.do(change(Settings(system="vincze", system_options=others, tie_breaks=before)))
    assert list_of(hall.state.settings) == before
    begun = Hall(Settings(system="vincze", system_options=others, tie_breaks=before))
    assert list_of(begun.state.settings) == ("OTHER_WINS", "BPG")


def test_the_chief_changes_a_reading_and_the_list_of_the_text_follows_from_that_round_on() -> None:
    hall = played(Settings(system="lim-1999"))
    standing = regulations_of(hall.state.settings)
    wanted = replace(standing, system_options={"ties": "b"})
    hall.do(ChangeRegulations(from_round=2, regulations=wanted), reason="announced so")
    hall.play(2, "1/2-1/2")
    assert list(values(standings(hall.state, 1)[0])) == [
        "OTHER_RATINGS_CUTS",
        "OTHER_PS_CUTS_UNRATED",
    ]
    assert list(values(standings(hall.state, 2)[0])) == ["OTHER_PS_CUTS"]


def test_a_reading_that_there_is_not_is_refused_and_breaks_no_list() -> None:
    wrong = Settings(system="vincze", system_options={"tie-breaks": "elo"})
    assert Hall().refused(change(wrong)).code == "UnknownOption"


def test_a_list_that_is_not_mentioned_stays() -> None:
    hall = Hall(listing("SB", edition="2024"))
    hall.do(change(Settings(city="Brno")))
    settings = hall.state.settings
    assert (settings.tie_breaks, settings.tie_break_edition) == (("SB",), "2024")


def test_codes_are_recorded_as_files_write_them_and_points_go_without_saying() -> None:
    assert Hall(listing("pts", "bh/c1", "ge")).state.settings.tie_breaks == ("BH/C1", "REP")


@pytest.mark.parametrize("code", TEMPLATES)
def test_a_recommended_list_can_be_used_as_it_is(code: str) -> None:
    settings = Hall(listing(*TEMPLATES[code])).state.settings
    assert tuple(each.code for each in criteria_of(settings)) == ("PTS", *TEMPLATES[code])


@pytest.mark.parametrize(
    ("settings", "code", "words"),
    [
        (listing("XY"), "WrongTieBreak", "there is no tie-break XY"),
        (listing("BH", "EDE"), "WrongTieBreak", "EDE is a tie-break of teams"),
        (listing("BH/C1", "bh/c1"), "WrongTieBreak", "BH/C1 stands twice in the list"),
        (listing("BH", "PTS"), "WrongTieBreak", "points come first by themselves"),
        (listing("DE/C1"), "WrongTieBreak", "DE/C1: C1 is not for this tie-break"),
        (listing("STD", edition="2024"), "WrongTieBreak", "STD is not in the edition 2024"),
        (listing("BH", edition="1999"), "UnknownTieBreakEdition", "edition 1999"),
        (listing(*["DE"] * 17), "TooManyTieBreaks", "16"),
    ],
)
def test_what_cannot_stand_in_a_list_is_named(settings: Settings, code: str, words: str) -> None:
    refused = Hall().refused(change(settings))
    assert refused.code == code
    assert words in say(refused)


# --- fixed since the start ----------------------------------------------------------------------


def test_the_list_is_fixed_since_the_start() -> None:
    hall = played(listing("BH"))
    refused = hall.refused(change(listing("SB")))
    assert refused.code == "RegulationsFixed"
    assert "the list of tie-breaks" in say(refused)
    assert hall.already(change(hall.state.settings))


def test_the_chief_changes_it_from_a_round_on_and_what_was_published_keeps_its_own() -> None:
    hall = played(listing("TPN"))
    after_one = standings(hall.state, 1)
    standing = regulations_of(hall.state.settings)
    wanted = ChangeRegulations(from_round=2, regulations=replace(standing, tie_breaks=("TPN/R",)))
    assert hall.refused(wanted).code == "ReasonMissing"
    assert hall.refused(wanted, by=DEPUTY, reason="r").code == "NotPermitted"
    hall.do(wanted, reason="announced wrongly")
    assert standings(hall.state, 1) == after_one
    hall.play(2, "1/2-1/2")
    first, second, *_ = standings(hall.state, 2)
    assert values(first).keys() == {"TPN/R"}
    assert first.points == second.points
    assert first.tpn > second.tpn


def test_regulations_without_a_word_of_the_list_leave_it() -> None:
    hall = played(listing("SB"))
    standing = replace(regulations_of(hall.state.settings), pab=1)
    silent = replace(standing, tie_breaks=None, tie_break_edition="")
    hall.do(ChangeRegulations(from_round=2, regulations=silent), reason="r")
    assert hall.state.settings.tie_breaks == ("SB",)


def test_a_wrong_list_is_refused_there_too() -> None:
    hall = played(listing("SB"))
    wrong = replace(regulations_of(hall.state.settings), tie_breaks=("XY",))
    refused = hall.refused(ChangeRegulations(from_round=2, regulations=wrong), reason="r")
    assert refused.code == "WrongTieBreak"


# --- what it ranks ------------------------------------------------------------------------------


def test_without_a_list_equal_points_share_a_rank() -> None:
    hall = played(Settings(tie_breaks=()))
    assert standings_ranking(hall.state) is None
    assert ranks(hall) == [(1, 1), (1, 6), (3, 3), (3, 4), (5, 2), (5, 5)]


def test_a_list_ranks_in_its_order_and_its_values_stand_in_the_standings() -> None:
    hall = played(listing("BWG", "TPN"))
    assert ranks(hall) == [(1, 6), (2, 1), (3, 3), (4, 4), (5, 2), (6, 5)]
    first, second, *_ = standings(hall.state)
    assert first.values == (("BWG", "1"), ("TPN", "6"))
    assert second.values == (("BWG", "0"), ("TPN", "1"))


def test_games_without_a_result_give_nothing_yet() -> None:
    hall = Hall(listing("BH")).with_players(4).started()
    one, _ = hall.pair_and_publish(1)
    assert {line.points for line in standings(hall.state)} == {0}
    hall.do(enter(one.id, "1-0"))
    assert standings(hall.state)[0].points == 2


def test_before_round_1_everybody_is_first() -> None:
    hall = Hall(listing("RTNG")).with_players(3).started()
    assert {rank for rank, _ in ranks(hall)} == {1}


def test_a_corrected_result_ranks_anew() -> None:
    hall = played(listing("TPN"))
    game = hall.state.games_of(1)[0]
    before = ranks(hall)
    hall.do(correct(game.id, "1-0", "0-1"), reason="typed wrongly")
    assert ranks(hall) != before


# --- lots ---------------------------------------------------------------------------------------


def test_lots_are_drawn_by_the_chief_once_and_rank_from_that_round_on() -> None:
    hall = played(listing("OTHER_LOT"))
    shared = ranks(hall)
    assert shared[0][0] == shared[1][0] == 1
    assert hall.refused(DrawLots(seed="x"), by=DEPUTY).code == "NotPermitted"
    assert hall.refused(DrawLots()).code == "LotMissing"
    hall.play(2, "1/2-1/2")
    hall.do(DrawLots(seed="8 of spades"))
    assert len({rank for rank, _ in ranks(hall)}) == 6
    assert ranks(hall, 1) == shared
    assert hall.already(DrawLots(seed="8 of spades"))
    assert hall.refused(DrawLots(seed="9 of spades")).code == "LotsDrawnAlready"


@pytest.mark.parametrize("system", ["vincze", "dutch-1992"])
def test_lots_of_a_text_are_drawn_in_the_hall(system: str) -> None:
    hall = Hall(Settings(system=system)).with_players(3).started()
    hall.play(1, "1/2-1/2")
    hall.do(DrawLots(seed="8 of spades"))
    drawn = standings_ranking(hall.state)
    assert drawn is not None
    assert drawn.scores.table.seed == "8 of spades"
    assert len({rank for rank, _ in ranks(hall)}) == 3


def test_a_seed_among_the_readings_has_drawn_the_lots_of_that_text_alone() -> None:
    seeded = {"tie-breaks": "lot", "seed": "8 of spades"}
    hall = played(Settings(system="vincze", system_options=seeded))
    assert len({rank for rank, _ in ranks(hall)}) == 6
    refused = hall.refused(DrawLots(seed="9 of spades"))
    assert (refused.code, "8 of spades" in say(refused)) == ("LotsDrawnAlready", True)
    other = played(Settings(system="vincze", system_options=seeded, tie_breaks=("BH", "OTHER_LOT")))
    assert len({rank for rank, _ in ranks(other)}) < 6
    other.do(DrawLots(seed="9 of spades"))


def test_no_lots_are_drawn_that_nothing_asks_for() -> None:
    assert played(listing("BH")).refused(DrawLots(seed="x")).code == "NoLotsToDraw"
