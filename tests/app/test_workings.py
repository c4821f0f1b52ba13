"""How the numbers of the standings came about: for arbiters, everybody, programs, and on paper."""

from __future__ import annotations

import re
from copy import copy
from html import unescape
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from frontend.public.pages import render
from pairing.model import Options
from pairing.ranking import order
from pairing.ranking.scores import Scores
from pairing.ranking.table import Table
from pairing.systems import SYSTEMS
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.standings import standings
from tournaments.public.kept_views import newest_view
from tournaments.public.projection import Moment, PublicView
from tournaments.selectors import workings
from tournaments.selectors.figures import standing_lines
from tournaments.selectors.rows.workings import (
    CriterionWorking,
    PlayerWorking,
    WorkingComparison,
)
from tournaments.selectors.tie_breaks import full_name

from .api import Api
from .builders import Hall, entry, open_hall
from .worked_hall import LIST, ROUNDS, worked_hall

pytestmark = pytest.mark.django_db

WITH_BYES = 11
"""The entry with byes, a forfeit and a withdrawal."""


@pytest.fixture
def hall() -> Hall:
    return worked_hall()


def working_of(hall: Hall, player: int, upto: int = ROUNDS) -> PlayerWorking:
    state, names = hall.state, hall.names
    made = workings.working(state, upto, PlayerId(player), names.player, "en")
    assert made is not None
    return made


def compared(hall: Hall, one: int, other: int, upto: int = ROUNDS) -> WorkingComparison:
    state, names = hall.state, hall.names
    players = (PlayerId(one), PlayerId(other))
    made = workings.comparison(state, upto, *players, names.player, "en")
    assert made is not None
    return made


def as_sent(row: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(row))


def criterion(working: PlayerWorking, code: str) -> CriterionWorking:
    return next(each for each in working.criteria if each.code == code)


# --- the selector --------------------------------------------------------------------------------


def test_every_criterion_stands_with_the_value_of_the_standings(hall: Hall) -> None:
    for upto in range(1, ROUNDS + 1):
        for line in standing_lines(hall.state, upto):
            working = working_of(hall, line.player, upto)
            assert working.rank == line.rank
            assert [each.code for each in working.criteria] == ["PTS", *LIST]
            values = [each.value for each in working.criteria[1:]]
            assert values == [value for _, value in line.values]


def test_what_is_not_cut_adds_up_to_the_value(hall: Hall) -> None:
    for player in hall.state.players:
        for code in ("BH/C1", "BH", "SB"):
            shown = criterion(working_of(hall, player), code)
            assert len(shown.lines) == ROUNDS
            kept = [float(line.adds) for line in shown.lines if not line.cut]
            assert sum(kept) == float(shown.value)
            assert len(kept) == ROUNDS - (code == "BH/C1")


def test_a_line_names_the_opponent_his_score_and_the_points(hall: Hall) -> None:
    state = hall.state
    first = criterion(working_of(hall, 1), "SB").lines[0]
    game = next(game for game in state.games_of(1) if 1 in (game.white, game.black))
    other = game.black if game.white == 1 else game.white
    assert first.opponent is not None
    assert (first.opponent.player, first.opponent.tpn) == (other, state.players[other].tpn)
    assert first.opponent.name == hall.names.player(other)
    theirs = next(line for line in standing_lines(state, ROUNDS) if line.player == other)
    assert first.score == working_of(hall, other).criteria[0].value
    assert theirs.points / 2 * {"½": 0.5, "1": 1, "0": 0}[first.points] == float(first.adds)


def notes(criterion: CriterionWorking) -> list[list[tuple[str, str]]]:
    return [[(note.sentence, note.article) for note in line.notes] for line in criterion.lines]


def test_cuts_and_dummies_say_why_with_their_article(hall: Hall) -> None:
    shown = criterion(working_of(hall, WITH_BYES), "BH/C1")
    dummy = "counts as a dummy opponent with the own score."
    assert notes(shown) == [
        [(f"Bye: {dummy}", "16.4")],
        [
            (f"Requested bye at the end: {dummy}", "16.4"),
            ("Left out first, as a round not played by choice.", "16.5"),
        ],
        [(f"Forfeit loss: {dummy}", "16.4")],
        [(f"Requested bye at the end: {dummy}", "16.4")],
    ]
    assert [line.cut for line in shown.lines] == ["", "voluntary", "", ""]


def test_a_plain_cut_names_its_article(hall: Hall) -> None:
    shown = criterion(working_of(hall, 1), "BH/C1")
    cut = [line for line in shown.lines if line.cut]
    assert [line.cut for line in cut] == ["lowest"]
    assert [(note.sentence, note.article) for note in cut[0].notes][-1] == (
        "Left out as the lowest.",
        "14.1",
    )
    assert float(cut[0].adds) == min(float(line.adds) for line in shown.lines)


@pytest.mark.parametrize(
    ("code", "articles"),
    [("BH/C2", ["14.2", "14.2"]), ("BH/M1", ["14.3", "14.3"]), ("BH/M2", ["14.4"] * 4)],
)
def test_each_cut_has_the_article_of_its_kind(code: str, articles: list[str]) -> None:
    hall = open_hall(players=12, settings=Settings(rounds=5, tie_breaks=(code,)))
    for _ in range(ROUNDS):
        hall.play_round()
    shown = criterion(working_of(hall, 1), code)
    found = [line.notes[-1].article for line in shown.lines if line.cut]
    assert found == articles


def test_a_capped_dummy_says_what_it_would_have_been() -> None:
    hall = open_hall(players=9, settings=Settings(rounds=5, tie_breaks=("BH",)))
    hall.do(GrantBye(player=PlayerId(1), round=1, kind="half"))
    for _ in range(3):
        hall.play_round()
    working = working_of(hall, 1, 3)
    assert working.criteria[0].value == "2½"
    line = criterion(working, "BH").lines[0]
    assert (line.score, line.adds) == ("1½", "1.5")
    capped = "counts as a dummy opponent with the own score 2.5, but at most 1.5."
    assert [(note.sentence, note.article) for note in line.notes] == [
        (f"Requested bye: {capped}", "16.4.2")
    ]


def test_a_direct_encounter_is_the_small_table_of_who_is_tied() -> None:
    hall = open_hall(players=4, settings=Settings(rounds=3, tie_breaks=("DE",)))
    for results in (("1-0", "1/2-1/2"), ("1/2-1/2", "1/2-1/2"), ("1/2-1/2", "1/2-1/2")):
        hall.pair()
        hall.publish()
        hall.results(1, *results)
    tied = [working_of(hall, player, 3) for player in hall.state.players]
    tables = {working.player.player: criterion(working, "DE") for working in tied}
    groups: dict[str, set[int]] = {}
    for working in tied:
        groups.setdefault(working.criteria[0].value, set()).add(working.player.player)
    for working in tied:
        table = tables[working.player.player]
        group = groups[working.criteria[0].value]
        assert table.tied == len(group) - 1
        if len(group) == 1:
            assert (table.encounters, table.value) == ((), "")
            continue
        assert {line.player.player for line in table.encounters} == group
        for at, line in enumerate(table.encounters):
            assert line.points[at] == ""
            assert line.least == line.most
        own = next(line for line in table.encounters if line.player == working.player)
        assert str(own.rank) == table.value
    assert max(map(len, groups.values())) > 1


def test_of_many_tied_only_those_are_shown_whom_the_player_has_met() -> None:
    hall = open_hall(players=40, settings=Settings(rounds=3, tie_breaks=("DE",)))
    hall.pair()
    hall.publish()
    hall.results(1, *["1/2-1/2"] * 20)
    shown = criterion(working_of(hall, 1, 1), "DE")
    assert shown.tied == 39
    assert shown.encounters[0].player.player == 1
    assert len(shown.encounters) == 2
    assert shown.left_out == 38
    assert [line.points for line in shown.encounters] == [("", "½"), ("½", "")]
    assert (shown.encounters[0].least, shown.encounters[0].most) == ("½", "38½")


def test_it_says_with_how_many_a_player_was_still_tied(hall: Hall) -> None:
    working = working_of(hall, WITH_BYES)
    assert [each.tied for each in working.criteria][:2] == [11, 2]
    assert [each.tied for each in working.criteria] == sorted(
        (each.tied for each in working.criteria), reverse=True
    )


def test_where_nothing_is_defined_it_says_why() -> None:
    codes = ("ARO", "ARO/U1400")
    hall = open_hall(players=6, settings=Settings(rounds=3, tie_breaks=codes))
    hall.enter([entry(7, rating=0)])
    hall.play_round()
    plain, with_rating = (criterion(working_of(hall, 1, 1), code) for code in codes)
    assert (plain.value, [note.sentence for note in plain.notes]) == (
        "",
        [
            "Not defined: not everybody is rated, and the regulations do not say how the unrated"
            " count."
        ],
    )
    assert with_rating.value
    assert with_rating.notes == ()
    without_game = criterion(working_of(hall, 7, 1), "ARO/U1400")
    assert (without_game.value, [note.sentence for note in without_game.notes]) == (
        "",
        ["Not defined."],
    )


def test_neighbours_are_those_next_in_the_standings(hall: Hall) -> None:
    order = [line.player for line in standing_lines(hall.state, ROUNDS)]
    first, middle, last = order[0], order[5], order[-1]
    near = [[each.player for each in working_of(hall, p).near] for p in (first, middle, last)]
    assert near == [order[1:3], [*order[3:5], *order[6:8]], order[-3:-1]]


def test_two_side_by_side_name_the_deciding_line(hall: Hall) -> None:
    lines = standing_lines(hall.state, ROUNDS)
    decided = set()
    for above, below in pairwise(lines):
        for one, other in ((above, below), (below, above)):
            made = compared(hall, one.player, other.player)
            assert (made.one.player.player, made.other.player.player) == (one.player, other.player)
            if above.rank == below.rank:
                assert made.decided is None
                assert made.sentence.endswith("share their rank: nothing decides between them.")
                continue
            assert made.decided is not None
            at = made.decided - 1
            values = [each.criteria[at].value for each in (made.one, made.other)]
            assert values[0] != values[1]
            before = [
                (mine.value, theirs.value)
                for mine, theirs in zip(
                    made.one.criteria[:at], made.other.criteria[:at], strict=True
                )
            ]
            assert all(mine == theirs for mine, theirs in before)
            names = [hall.names.read_player(line.player) for line in (above, below)]
            assert made.sentence.startswith(f"{names[0]} is before {names[1]} by ")
            decided.add(made.decided)
    assert {1, 2} <= decided


def test_the_sentence_says_by_what_and_how_much(hall: Hall) -> None:
    assert compared(hall, 2, 3).sentence == (
        "Chalupa, A. is before Dvořák, A. by Buchholz, without the lowest: 7.5 against 7.0."
    )
    assert compared(hall, 3, 4).sentence == (
        "Dvořák, A. is before Łoś, A. by Points: 3 against 2½."
    )


def test_who_shares_a_rank_is_told_so() -> None:
    hall = open_hall(players=4, settings=Settings(rounds=3, tie_breaks=("WON",)))
    hall.pair()
    hall.publish()
    hall.results(1, "1/2-1/2", "1/2-1/2")
    made = compared(hall, 1, 2, 1)
    assert made.decided is None
    assert (made.one.rank, made.one.sharing) == (1, 3)
    assert made.sentence == (
        "Čapek, A. and Chalupa, A. share their rank: nothing decides between them."
    )


@pytest.mark.parametrize("upto", [0, -1, ROUNDS + 1, 99])
def test_a_round_that_is_not_published_has_no_workings(hall: Hall, upto: int) -> None:
    hall.pair()
    names = hall.names
    assert workings.working(hall.state, upto, PlayerId(1), names.player, "en") is None


def test_nobody_has_no_working_and_nobody_is_compared_with_himself(hall: Hall) -> None:
    state, names = hall.state, hall.names
    assert workings.working(state, ROUNDS, PlayerId(99), names.player, "en") is None
    for pair in ((1, 1), (1, 99), (99, 1)):
        players = (PlayerId(pair[0]), PlayerId(pair[1]))
        assert workings.comparison(state, ROUNDS, *players, names.player, "en") is None


@pytest.mark.parametrize("system", [code for code, each in SYSTEMS.items() if each.ranks_by])
def test_a_ranking_of_a_systems_own_text_has_workings_and_comparisons(system: str) -> None:
    """Everywhere, at every moment, in every print: as for a list of C.07."""
    hall = open_hall(players=9, settings=Settings(rounds=3, system=system))
    for _ in range(2):
        hall.play_round()
    own = SYSTEMS[system].own_list(Options()).codes
    shown = standings(hall.state)
    for line in shown:
        worked = working_of(hall, line.player, 2)
        assert [each.code for each in worked.criteria] == ["PTS", *own]
        assert (worked.rank, [each.value for each in worked.criteria[1:]]) == (
            line.rank,
            [value for _code, value in line.values],
        )
    one, other = shown[0].player, shown[1].player
    sentence = compared(hall, one, other, 2).sentence
    assert (" is before " in sentence) == (shown[0].rank != shown[1].rank)
    view = newest_view(hall.slug)
    assert view.tells_workings(2)
    assert b"/working/" in page(view, "standings")
    assert b"/working/" in page(view, "player", "1")
    client = hall.client()
    assert b"/working/" in client.get(f"/console/{hall.slug}/standings/").content
    printed = client.get(f"/console/{hall.slug}/print/standings/").content.decode()
    assert full_name(own[0]) in unescape(printed)
    then = hall.state.seq
    hall.play_round()
    earlier = Api(hall).get(f"players/{one}/working/", at=then).body["working"]
    assert [each["code"] for each in earlier["criteria"]] == ["PTS", *own]
    assert [row["rank"] for row in Api(hall).get("standings/", at=then).body["standings"]] == [
        line.rank for line in shown
    ]


def test_an_earlier_moment_has_its_own_numbers(hall: Hall) -> None:
    before = working_of(hall, 1)
    game = next(game for game in hall.state.games_of(ROUNDS) if 1 in (game.white, game.black))
    assert game.result is not None
    other = Result.DRAW if game.result is not Result.DRAW else Result.WHITE_WINS
    seq = hall.state.seq
    hall.do(CorrectResult(game=game.id, expected=game.result, result=other), reason="slip")
    after = working_of(hall, 1)
    assert after.criteria[0].value != before.criteria[0].value
    api = Api(hall)
    then = api.get("players/1/working/", at=seq).body["working"]
    assert then == as_sent(before)
    assert api.get("players/1/working/").body["working"] == as_sent(after)


def test_the_ranking_is_made_once_for_all_who_ask(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    class Counted(Scores):
        def __init__(self, table: Table, *args: Any, **kwargs: Any) -> None:
            made.append(table.rounds)
            super().__init__(table, *args, **kwargs)

    monkeypatch.setattr(order, "Scores", Counted)
    view = fresh_view(hall)
    for player in hall.state.players:
        assert page(view, "working", f"{player}")
        assert page(view, "working.json", f"{player}")
    assert page(view, "compare", "1/2")
    assert page(view, "standings")
    assert made == [ROUNDS]
    page(view, "working", "1/2")
    assert made == [ROUNDS, 2]


def fresh_view(hall: Hall) -> PublicView:
    """Of a state of which nobody has asked anything yet."""
    known = newest_view(hall.slug)
    state = copy(hall.state)
    names = {player: hall.names.player(player) for player in state.players}
    return PublicView(Moment(known.version, known.seq, known.at, known.hash), state, names)


# --- public pages --------------------------------------------------------------------------------


def page(view: PublicView, name: str, argument: str = "") -> bytes:
    body = render(view, name, argument)
    assert body is not None, (name, argument)
    return body


def links(text: str, beginning: str) -> list[str]:
    return re.findall(rf'href="({re.escape(beginning)}[^"]*)"', text)


def test_every_number_of_the_standings_leads_to_its_working(hall: Hall) -> None:
    view = newest_view(hall.slug)
    for number in range(1, ROUNDS + 1):
        shown = page(view, "standings", str(number)).decode()
        for line in view.standings(number):
            row = shown.split(f'id="s{line.player.player}"')[1].split("</tr>")[0]
            found = links(row, f"/t/{hall.slug}/working/")
            address = f"/t/{hall.slug}/working/{line.player.player}/{number}"
            assert found == [f"{address}#k{at}" for at in range(1, len(LIST) + 2)]
            there = page(view, "working", f"{line.player.player}/{number}").decode()
            for link in found:
                assert f'id="{link.partition("#")[2]}"' in there


def test_the_page_of_a_player_leads_to_it(hall: Hall) -> None:
    shown = page(newest_view(hall.slug), "player", "1").decode()
    assert set(links(shown, f"/t/{hall.slug}/working/")) == {f"/t/{hall.slug}/working/1"}


def test_a_working_offers_the_neighbours_and_everybody_else(hall: Hall) -> None:
    view = newest_view(hall.slug)
    shown = page(view, "working", "11/3").decode()
    near = [each.player for each in working_of(hall, WITH_BYES, 3).near]
    beginning = f"/t/{hall.slug}/compare"
    assert links(shown, beginning) == [
        *(f"{beginning}/11/{player}/3" for player in near),
        f"{beginning}-with/11/3",
    ]
    others = links(page(view, "compare-with", "11/3").decode(), f"{beginning}/")
    assert others == [
        f"{beginning}/11/{line.player.player}/3"
        for line in view.standings(3)
        if line.player.player != WITH_BYES
    ]
    for link in others:
        page(view, "compare", link.removeprefix(f"{beginning}/"))


def test_the_comparison_marks_the_deciding_line(hall: Hall) -> None:
    shown = page(newest_view(hall.slug), "compare", "2/3").decode()
    assert (
        "Chalupa, A. is before Dvořák, A. by Buchholz, without the lowest: 7.5 against 7.0."
        in shown
    )
    rows = re.findall(r"<tr( class=\"\w+\")?><th scope=\"row\">(.*?)</th>", shown)
    table = [(marked, words) for marked, words in rows if "Buchholz" in words or marked]
    assert table[0] == (
        ' class="decides"',
        "Buchholz, without the lowest <strong>decides</strong>",
    )
    assert {marked for marked, _ in table[1:5]} == {' class="unasked"'}


@pytest.mark.parametrize(
    ("name", "argument"),
    [
        ("working", ""),
        ("working", "99"),
        ("working", "011"),
        ("working", "1/0"),
        ("working", "1/5"),
        ("working", "1/2/3"),
        ("working", "x"),
        ("compare", "1"),
        ("compare", "1/1"),
        ("compare", "1/2/3/4"),
        ("compare", "1/99"),
        ("compare-with", "99"),
        ("working.json", "99"),
        ("compare.json", "1"),
    ],
)
def test_an_address_that_means_nothing_has_no_page(hall: Hall, name: str, argument: str) -> None:
    assert render(newest_view(hall.slug), name, argument) is None


def test_pages_carry_the_version_and_are_the_same_each_time(hall: Hall) -> None:
    view = newest_view(hall.slug)
    for name, argument in (("working", "1"), ("compare", "1/2"), ("compare-with", "1")):
        shown = page(view, name, argument)
        assert f'data-version="{view.version}" data-tag="{view.tag}"'.encode() in shown
        assert page(view, name, argument) == shown
    answered = msgspec.json.decode(page(view, "working.json", "1/2"))
    assert (answered["version"], answered["tag"]) == (view.version, view.tag)


def test_before_the_first_round_there_is_nothing_to_work_out() -> None:
    view = newest_view(open_hall(players=6).slug)
    assert render(view, "working", "1") is None
    assert b"/working/" not in page(view, "player", "1")
    assert b"/working/" not in page(view, "standings")


def test_results_that_are_missing_make_a_working_provisional(hall: Hall) -> None:
    assert b"Provisional" not in page(newest_view(hall.slug), "working", "1")
    hall.pair()
    hall.publish()
    hall.results(1, "1-0")
    view = newest_view(hall.slug)
    missing = len(hall.state.missing(5))
    sentence = f"Provisional: {missing} results of round 5 are missing.".encode()
    assert sentence in page(view, "working", "1")
    assert sentence in page(view, "compare", "1/2")
    assert sentence not in page(view, "working", "1/4")


# --- the API -------------------------------------------------------------------------------------


def test_the_api_says_the_same(hall: Hall) -> None:
    api = Api(hall)
    for upto in (None, 2):
        asked = {} if upto is None else {"round": upto}
        answered = api.get("players/11/working/", **asked).body
        assert answered["seq"] == hall.state.seq
        assert answered["working"] == as_sent(working_of(hall, 11, upto or ROUNDS))
        both = api.get("players/11/working/2/", **asked).body["comparison"]
        assert both == as_sent(compared(hall, 11, 2, upto or ROUNDS))
    public = msgspec.json.decode(page(newest_view(hall.slug), "working.json", "11/2"))
    assert public["working"] == as_sent(working_of(hall, 11, 2))


@pytest.mark.parametrize("place", ["99/working/", "1/working/1/", "1/working/99/"])
def test_the_api_has_no_working_of_nobody(hall: Hall, place: str) -> None:
    answered = Api(hall).get(f"players/{place}")
    assert answered.status == 404
    assert answered.body["message"].startswith("After round 4 no list of tie-breaks ranks")


# --- the console ---------------------------------------------------------------------------------


def asked(hall: Hall, address: str) -> str:
    answer = hall.client().get(f"/console/{hall.slug}/{address}")
    assert answer.status_code == 200, address
    return answer.content.decode()


def test_standings_and_card_of_the_console_lead_to_it(hall: Hall) -> None:
    shown = asked(hall, "standings/3/")
    found = links(shown, f"/console/{hall.slug}/standings/3/working/11/")
    assert found == [
        f"/console/{hall.slug}/standings/3/working/11/#k{at}" for at in range(1, len(LIST) + 2)
    ]
    there = asked(hall, "standings/3/working/11/")
    assert all(f'id="{link.partition("#")[2]}"' in there for link in found)
    card = asked(hall, "entries/11/")
    assert f"/console/{hall.slug}/standings/4/working/11/" in card


def test_the_console_compares_with_whoever_is_chosen(hall: Hall) -> None:
    shown = asked(hall, "standings/4/working/2/")
    assert f'href="/console/{hall.slug}/standings/4/working/2/?against=3"' in shown
    assert '<option value="11">' in shown
    against = asked(hall, "standings/4/working/2/?against=3")
    assert compared(hall, 2, 3).sentence in against
    assert 'class="decides"' in against


def test_an_earlier_moment_stays_that_moment_on_the_way(hall: Hall) -> None:
    third = published(hall, 3)
    shown = asked(hall, f"standings/2/working/2/?at={third}").partition("<main")[2]
    ways = [way for way in re.findall('href="([^"]*)"', shown) if "/working/" in way]
    assert ways
    assert all(f"at={third}" in way for way in ways), ways
    assert f'<input type="hidden" name="at" value="{third}">' in shown
    table = asked(hall, f"standings/2/?at={third}").partition("<main")[2]
    assert f"/working/2/?at={third}#k2" in table


def published(hall: Hall, number: int) -> int:
    """The event by which that round was published."""
    return hall.state.rounds[number].published_seq


@pytest.mark.parametrize(
    "address",
    [
        "standings/4/working/99/",
        "standings/5/working/1/",
        "standings/0/working/1/",
        "standings/4/working/1/?against=1",
        "standings/4/working/1/?against=x",
        "standings/4/working/1/?against=99",
    ],
)
def test_what_is_not_ranked_is_not_found(hall: Hall, address: str) -> None:
    assert hall.client().get(f"/console/{hall.slug}/{address}").status_code == 404


# --- paper ---------------------------------------------------------------------------------------


def test_one_player_is_printed_with_his_rounds_and_each_number(hall: Hall) -> None:
    sheet = asked(hall, "print/working/11/")
    view = newest_view(hall.slug)
    assert "Иванов, A. (Ivanov, A.): rank 10 after round 4" in sheet
    for each in working_of(hall, WITH_BYES).criteria:
        assert each.name in sheet
        assert each.value in sheet
    assert "Left out first, as a round not played by choice." in sheet
    assert "C.07 16.5" in sheet
    assert sheet.count(f"Version {view.version} ·") == sheet.count('class="sheet-foot"') > 0
    assert view.hash[:4] in sheet
    assert "href" not in sheet[sheet.index('class="sheet-body') :]


def test_it_is_printed_after_any_round_and_at_any_moment(hall: Hall) -> None:
    assert "after round 2" in asked(hall, "print/working/1/?round=2")
    assert "after round 3" in asked(hall, f"print/working/1/?at={published(hall, 3)}")
    client = hall.client()
    for address in ("99/", "1/?round=5", "1/?round=x", "1/?at=1"):
        answer = client.get(f"/console/{hall.slug}/print/working/{address}")
        assert answer.status_code == 404, address


def test_many_criteria_take_further_pages_and_none_is_left_out() -> None:
    codes = ("BH/C1", "BH", "SB", "DE", "WON", "PS", "ARO", "TPR", "BWG", "KS")
    hall = open_hall(players=16, settings=Settings(rounds=9, tie_breaks=codes))
    for _ in range(9):
        hall.play_round()
    sheet = asked(hall, "print/working/3/")
    pages = sheet.count('class="sheet-foot"')
    assert pages > 2
    assert f"{pages}/{pages}" in sheet or f"{pages} of {pages}" in sheet
    for each in working_of(hall, 3, 9).criteria:
        assert each.name in sheet
