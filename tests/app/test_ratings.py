"""Changes of ratings and the norm watch of a tournament: the console, phones, paper, the API; and
that they agree with the report."""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction
from html import unescape
from typing import Any

import pytest
from msgspec.structs import replace

from frontend.public.pages import render
from pairing.trf import Code, Report, national_ratings, read_report
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.exports.report import report_text
from tournaments.public import kept_views
from tournaments.public.kept_views import newest_view
from tournaments.public.rows import PublicCard
from tournaments.ratings.change import rating_change
from tournaments.ratings.editions import rules_of
from tournaments.ratings.model import RatedGame, RatedPlayer
from tournaments.selectors.norm_games import situation
from tournaments.selectors.norms import norms, norms_of
from tournaments.selectors.ratings import rating_of, ratings, signed
from tournaments.selectors.registration import very_strong_players
from tournaments.services import people

from .api import Api
from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db

SETTINGS = Settings(rounds=9, start_date="2026-05-01", federation="CZE")


def rated_hall(settings: Settings = SETTINGS, rounds: int = 3) -> Hall:
    """Ten players, the last one unrated and the ninth of 16 years; the first board of round 1 was
    won by forfeit, the second ended without a move."""
    hall = open_hall(players=8, settings=settings, started=False)
    hall.enter([entry(9, birth_date="2010-02-01", rating=2210), entry(10, rating=0)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    for number in range(rounds):
        hall.pair()
        hall.publish()
        if not number:
            hall.results(1, "+/-", "1-0u")
        hall.finish_round()
    return hall


def text_of(content: bytes) -> str:
    page = content.decode()
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page[page.index("<main") :])).split())


def page(hall: Hall, place: str, **query: Any) -> str:
    answer = hall.client().get(f"/console/{hall.slug}/{place}", query)
    assert answer.status_code == 200, answer.status_code
    return text_of(answer.content)


def test_a_rating_that_is_not_fides_seeds_but_changes_nothing_of_fides() -> None:
    hall = open_hall(players=8, settings=SETTINGS, started=False)
    other = {"rating": 2650, "title": "GM"}
    hall.enter([entry(9, **other, rating_source="GER 2026-05"), entry(10, rating_kind="national")])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    assert hall.state.order[0] == 9
    hall.pair()
    hall.publish()
    hall.finish_round()
    rows = {row.player: row for row in ratings(hall.state, hall.names).players}
    assert all(not rows[PlayerId(player)].k and rows[PlayerId(player)].first for player in (9, 10))
    game = next(each for each in hall.state.games.values() if 9 in (each.white, each.black))
    opponent = game.black if game.white == 9 else game.white
    (played,) = rows[opponent].rounds
    assert played.why == "Opponent without a rating"
    (against,) = situation(hall.state, opponent, 1).games
    assert against.rating == 0
    assert situation(hall.state, PlayerId(9), 1).candidate.rating == 0
    assert 2650 not in situation(hall.state, opponent, 0).strongest
    note = "With ratings that are not FIDE’s, so unrated in these figures: "
    players = [hall.names.player(PlayerId(number)) for number in (9, 10)]
    named = f"{players[0]} (2650, GER 2026-05); {players[1]} (2500, national rating)."
    for place in ("ratings/", "norms/", "print/ratings/"):
        assert note + named in page(hall, place), place
    assert Api(hall).get("ratings/").body["ratings"]["not_fides"] == note + named
    alone = "The rating 2650 (GER 2026-05) is not FIDE’s"
    for place in ("ratings/1/9/", "print/ratings/9/"):
        assert alone in page(hall, place), place
    assert 9 not in very_strong_players(hall.state, hall.names)


@pytest.mark.parametrize("method", ["NIDOF", "NRO", "FIDON"])
def test_fides_figures_are_made_with_fides_rating_whichever_counts(method: Any) -> None:
    hall = open_hall(players=8, settings=replace(SETTINGS, ranking_method=method), started=False)
    both = {"rating": 2020, "national_rating": 2650, "national_source": "GER 2026-05"}
    hall.enter([entry(9, **both), entry(10)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    assert (hall.state.order[0] == 9) is (method != "FIDON")
    hall.play_round()
    game = next(each for each in hall.state.games.values() if 9 in (each.white, each.black))
    opponent = game.black if game.white == 9 else game.white
    (against,) = situation(hall.state, opponent, 1).games
    assert against.rating == 2020
    assert situation(hall.state, PlayerId(9), 1).candidate.rating == 2020
    rows = {row.player: row for row in ratings(hall.state, hall.names).players}
    assert rows[PlayerId(9)].rating == 2020
    assert rows[PlayerId(9)].k
    assert not ratings(hall.state, hall.names).not_fides
    assert 9 not in very_strong_players(hall.state, hall.names)
    report = read_report(report_text(hall.state, hall.names))
    player = report.players[hall.state.order.index(PlayerId(9))]
    assert player.rating == 2020
    assert [one.rating for one in national_ratings(report)] == [2650]
    assert report.rank_method == f"GER {method}"


def test_a_rating_taken_back_has_its_source_again() -> None:
    hall = open_hall(players=3, settings=SETTINGS, started=False)
    hall.enter([entry(4, rating=1650, rating_source="GER 2026-05")])
    done = hall.do(CorrectRating(player=PlayerId(4), expected=1650, rating=1702))
    assert hall.state.players[PlayerId(4)].fides_rating == 1702
    undo = Api(hall).get("undo/", event=done.first_seq).body["undo"]
    assert undo["command"] == "correct-rating"
    values = {name: value for name, value in undo["values"].items() if name != "type"}
    hall.do(CorrectRating(**values))
    assert hall.state.players[PlayerId(4)].rating_source == "GER 2026-05"
    assert hall.state.players[PlayerId(4)].fides_rating == 0


def test_the_kind_of_a_rating_is_corrected_on_the_console_and_taken_back() -> None:
    hall = open_hall(players=3, settings=SETTINGS, started=False)
    hall.enter([entry(4, rating=1650)])
    shown = hall.client().get(f"/console/{hall.slug}/entries/4/").content.decode()
    assert 'name="expected" value="1650"' in shown
    api = Api(hall)
    answer = api.command(
        "correct-rating",
        player=4,
        expected=1650,
        expected_source="",
        rating=0,
        rating_kind="elo",
        expected_national=0,
        expected_national_source="",
        national_rating=1650,
        national_source="DWZ",
    )
    assert answer.status == 201, answer.body
    assert hall.state.players[PlayerId(4)].fides_rating == 0
    assert hall.state.players[PlayerId(4)].rating == 1650
    shown = hall.client().get(f"/console/{hall.slug}/entries/4/").content.decode()
    assert 'name="expected_national_source" value="national: DWZ"' in shown
    assert 'name="national_source" maxlength="200" value="DWZ"' in shown
    undo = api.get("undo/", event=hall.state.seq).body["undo"]
    assert undo["possible"]
    assert undo["text"].endswith("is a national one, not FIDE’s; source: national: DWZ")
    values = {name: value for name, value in undo["values"].items() if name != "type"}
    hall.do(CorrectRating(**values))
    assert hall.state.players[PlayerId(4)].fides_rating == 1650


def test_of_an_unrated_player_is_said_what_counts_towards_a_first_rating() -> None:
    hall = rated_hall(rounds=2)
    hall.pair()
    hall.publish()
    game = next(each for each in hall.state.games_of(3) if 10 in (each.white, each.black))
    hall.results(game.board, "+/-")
    hall.finish_round()
    row = rating_of(hall.state, hall.names, PlayerId(10))
    assert row is not None
    assert row.first is not None
    assert (row.first.games, row.first.disregarded) == (2, (3,))
    for place in ("ratings/3/10/", "print/ratings/10/"):
        text = page(hall, place)
        assert row.first.counts in text
        assert "count 2 games of at least 5 against rated opponents (open" in text
        assert "Disregarded is round 3." in text


def test_first_ratings_of_before_2024_are_not_held_against_todays_rules() -> None:
    hall = rated_hall(replace(SETTINGS, start_date="2023-05-01"), rounds=2)
    row = rating_of(hall.state, hall.names, PlayerId(10))
    assert row is not None
    assert row.first is not None
    assert "at least 5" not in row.first.counts
    assert "against rated opponents, with" in row.first.counts


# --- agreement with the report --------------------------------------------------------------

_SCORES = {
    **dict.fromkeys((Code.WIN, Code.FORFEIT_WIN, Code.SHORT_WIN), 2),
    **dict.fromkeys((Code.DRAW, Code.SHORT_DRAW), 1),
    **dict.fromkeys((Code.LOSS, Code.FORFEIT_LOSS, Code.SHORT_LOSS), 0),
}
_PLAYED = {Code.WIN, Code.DRAW, Code.LOSS}


def changes_by_report(report: Report) -> dict[int, Fraction]:
    """By starting number, of the rated players: made of nothing but the report's lines."""
    by_number = {player.number: player for player in report.players}
    made = {}
    for player in report.players:
        games = [
            RatedGame(
                number, played.opponent, by_number[played.opponent].rating, _SCORES[played.code]
            )
            for number, played in enumerate(player.rounds, 1)
            if played.opponent is not None and played.code in _PLAYED
        ]
        if player.rating:
            born = int(player.birth_date[:4])
            who = RatedPlayer(player.rating, born, reached_2400=player.rating >= 2400)
            rules = rules_of("standard", date(2026, 5, 1))
            made[player.number] = rating_change(rules, who, games, 2026).exact
    return made


def assert_agrees(hall: Hall) -> None:
    report = read_report(report_text(hall.state, hall.names))
    rows = ratings(hall.state, hall.names).players
    shown = {row.tpn: row.change for row in rows if row.rating}
    assert shown == {
        number: signed(change, 1) for number, change in changes_by_report(report).items()
    }


def test_totals_agree_with_the_report() -> None:
    assert_agrees(rated_hall())


def test_without_the_working_of_the_games_all_else_is_the_same() -> None:
    hall = rated_hall()
    whole = ratings(hall.state, hall.names).players
    assert any(row.rounds for row in whole if row.first)
    assert any(row.rounds for row in whole if not row.first)
    listed = ratings(hall.state, hall.names, working=False).players
    assert listed == tuple(replace(row, rounds=()) for row in whole)


def test_what_is_rated_otherwise_than_it_counts_is_rated() -> None:
    hall = rated_hall()
    game = hall.game(3, 1)
    before = rating_of(hall.state, hall.names, game.white)
    assert game.result is not None
    other = Result.BLACK_WINS if game.result is not Result.BLACK_WINS else Result.WHITE_WINS
    command = CorrectResult(game=game.id, expected=game.result, result=other, reach="rating")
    hall.do(command, reason="slip misread")
    after = rating_of(hall.state, hall.names, game.white)
    assert before is not None
    assert after is not None
    assert (before.rounds[0].score, after.rounds[0].score) in (("1", "0"), ("0", "1"), ("½", "0"))
    assert before.change != after.change
    assert_agrees(hall)


# --- what is shown ---------------------------------------------------------------------------


def test_the_working_of_each_game_is_one_tap_away() -> None:
    hall = rated_hall()
    table = hall.client().get(f"/console/{hall.slug}/ratings/").content.decode()
    (youngest,) = [row for row in ratings(hall.state, hall.names).players if row.k == 40]
    link = f"/console/{hall.slug}/ratings/3/{youngest.player}/"
    assert link in table
    text = page(hall, f"ratings/3/{youngest.player}/")
    assert "until the end of the year of the 18th birthday" in text
    assert youngest.change in text
    assert all(game.expected in text for game in youngest.rounds)


@pytest.mark.parametrize("place", ["ratings/", "ratings/3/1/", "norms/"])
def test_what_moves_is_fetched_by_itself(place: str) -> None:
    hall = rated_hall()
    address = f"/console/{hall.slug}/{place}"
    part = hall.client().get(address, headers={"HX-Request": "true"}).content.decode()
    assert part.lstrip().startswith("<div")
    assert f'hx-get="{address}"' in part
    assert "<html" not in part


def test_the_card_of_a_player_leads_to_his_rating() -> None:
    hall = rated_hall(rounds=1)
    card = hall.client().get(f"/console/{hall.slug}/entries/1/").content.decode()
    assert f"/console/{hall.slug}/ratings/1/1/" in card


def test_games_that_do_not_count_say_why() -> None:
    hall = rated_hall()
    forfeited, short = hall.game(1, 1), hall.game(2, 1)
    one = rating_of(hall.state, hall.names, forfeited.white)
    other = rating_of(hall.state, hall.names, short.black)
    assert one is not None
    assert other is not None
    assert one.rounds[0].why == "Not played: changes no rating"
    assert other.rounds[0].why == "Ended before each side had moved: changes no rating"
    assert (one.games, other.games) == (len(one.rounds) - 1, len(other.rounds) - 1)


def test_an_unrated_player_has_a_first_rating_instead() -> None:
    hall = rated_hall()
    row = rating_of(hall.state, hall.names, PlayerId(10))
    assert row is not None
    assert row.first is not None
    assert row.first.rating == 0
    assert row.k is None
    assert "No point" in page(hall, "ratings/3/10/") or "five are needed" in page(
        hall, "ratings/3/10/"
    )


def test_ratings_after_an_earlier_round_are_those_of_then() -> None:
    hall = rated_hall()
    then = ratings(hall.state, hall.names, 1)
    assert {len(row.rounds) for row in then.players} == {1}
    assert "after round 1" in page(hall, "ratings/1/")


@pytest.mark.parametrize("rated_as", ["rapid", "blitz"])
def test_k_was_20_in_faster_chess_until_october_2022(rated_as: str) -> None:
    hall = rated_hall(replace(SETTINGS, rated_as=rated_as, start_date="2022-09-30"), rounds=1)
    assert {row.k for row in ratings(hall.state, hall.names).players if row.rating} == {20}


@pytest.mark.parametrize("rated_as", ["rapid", "blitz"])
def test_k_of_faster_chess_is_that_of_standard_and_there_are_no_norms(rated_as: str) -> None:
    hall = rated_hall(replace(SETTINGS, rated_as=rated_as), rounds=1)
    found = {row.k for row in ratings(hall.state, hall.names).players if row.rating}
    assert found - {20}
    assert norms(hall.state, hall.names).norms == ()
    assert "no norms to make here" in page(hall, "norms/")


@pytest.mark.parametrize(("rated_as", "k"), [("standard", 10), ("rapid", 20), ("blitz", 20)])
@pytest.mark.parametrize("title", ["GM", "IM"])
def test_a_title_shows_a_rating_of_2400_in_standard_chess_alone(
    rated_as: Any, k: int, title: str
) -> None:
    hall = open_hall(players=3, settings=replace(SETTINGS, rated_as=rated_as), started=False)
    hall.enter([entry(4, rating=2350, title=title), entry(5, rating=2400, title=title)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.pair()
    hall.publish()
    rows = {row.player: row for row in ratings(hall.state, hall.names).players}
    assert (rows[PlayerId(4)].k, rows[PlayerId(5)].k) == (k, 10)


def test_a_tournament_that_is_not_rated_changes_no_rating() -> None:
    hall = rated_hall(replace(SETTINGS, rated_as="no"), rounds=1)
    assert ratings(hall.state, hall.names).players == ()
    assert "This tournament is not rated" in page(hall, "ratings/")
    assert hall.client().get(f"/console/{hall.slug}/ratings/1/1/").status_code == 404


def test_before_round_1_the_pages_say_what_will_be_there() -> None:
    hall = open_hall(4, settings=SETTINGS)
    assert "once round 1 is published" in page(hall, "ratings/")
    assert "once round 1 is published" in page(hall, "norms/")


def test_players_see_changes_only_if_the_organiser_wants() -> None:
    hall = rated_hall()
    closed = render(newest_view(hall.slug), "player", "9")
    assert closed is not None
    assert "expected" not in text_of(closed)
    hall.do(ChangeSettings(name="Open", settings=replace(SETTINGS, public_rating_changes=True)))
    row = rating_of(hall.state, hall.names, PlayerId(9))
    shown = render(newest_view(hall.slug), "player", "9")
    assert row is not None
    assert shown is not None
    text = text_of(shown)
    assert f"Change {row.change}" in text
    assert f"K {row.k}" in text
    assert "birthday" not in text
    answer = render(newest_view(hall.slug), "player.json", "9")
    assert answer is not None
    assert f'"change":"{row.change}"' in answer.decode()


def test_a_correction_for_the_rating_is_a_new_version_where_changes_are_public() -> None:
    hall = rated_hall()
    hall.do(ChangeSettings(name="Open", settings=replace(SETTINGS, public_rating_changes=True)))
    game = hall.state.games_of(1)[0]
    assert game.result is not None
    wanted = Result.DRAW if game.result != Result.DRAW else Result.BLACK_WINS
    before = newest_view(hall.slug)
    hall.do(
        CorrectResult(game=game.id, expected=game.result, result=wanted, reach="rating"),
        reason="the scoresheets say so",
    )
    after = newest_view(hall.slug)
    assert after.version == before.version + 1
    for player in (game.white, game.black):
        old, new = before.card(player), after.card(player)
        row = rating_of(hall.state, hall.names, player)
        assert row is not None
        assert change_on(new) == row.change != change_on(old)


def change_on(card: PublicCard | None) -> str:
    assert card is not None
    assert card.rating is not None
    return card.rating.change


def test_of_an_erased_player_no_change_is_said() -> None:
    """K of a junior goes by a year of birth that nobody knows any more."""
    hall = rated_hall()
    hall.do(ChangeSettings(name="Open", settings=replace(SETTINGS, public_rating_changes=True)))
    assert newest_view(hall.slug).card(9).rating is not None  # type: ignore[union-attr]
    people.erase(hall.state.players[PlayerId(9)].person)
    kept_views.forget()
    assert newest_view(hall.slug).card(9).rating is None  # type: ignore[union-attr]


def test_ratings_are_printed() -> None:
    hall = rated_hall()
    client = hall.client()
    row = ratings(hall.state, hall.names).players[0]
    listed = text_of(client.get(f"/console/{hall.slug}/print/ratings/?round=3").content)
    assert row.change in listed
    sheet = text_of(client.get(f"/console/{hall.slug}/print/ratings/{row.player}/").content)
    assert row.k_why in sheet
    assert client.get(f"/console/{hall.slug}/print/ratings/99/").status_code == 404


def test_ratings_and_norms_are_read() -> None:
    hall = rated_hall()
    api = Api(hall)
    read = api.get("ratings/", round=2).body["ratings"]
    assert (read["round"], read["edition"], len(read["players"])) == (2, "2025-10", 10)
    watched = api.get("norms/").body["norms"]
    assert (watched["round"], watched["rounds"], watched["possible"]) == (3, 9, True)


def test_before_the_first_round_nothing_is_waived() -> None:
    """1.4.3d counts who is there in each round."""
    hall = open_hall(players=0, settings=SETTINGS, started=False)
    guests = [
        entry(number, title="IM", rating=2400, federation=("POL", "GER", "AUT")[number % 3])
        for number in range(1, 25)
    ]
    hall.enter(guests)
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    before = Api(hall).get("norms/").body["norms"]
    assert (before["round"], before["waived"]) == (0, False)
    assert before["event"].startswith("No round is published yet")
    hall.play_round()
    assert Api(hall).get("norms/").body["norms"]["waived"]
    assert not Api(hall).get("norms/", round=0).body["norms"]["waived"]


# --- the norm watch --------------------------------------------------------------------------


def norm_hall(rounds: int = 3, slug: str = "open") -> Hall:
    """Twenty titled players of four federations."""
    hall = open_hall(players=0, slug=slug, settings=SETTINGS, started=False)
    titles = ("GM", "GM", "IM", "IM", "FM")
    hall.enter(
        [
            entry(number, title=titles[number % 5], rating=2560 - 10 * number)
            for number in range(1, 21)
        ]
    )
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    for _ in range(rounds):
        hall.play_round()
    return hall


def test_the_norm_watch_names_each_requirement_with_article_and_numbers() -> None:
    hall = norm_hall()
    watched = norms(hall.state, hall.names)
    assert watched.norms
    first = watched.norms[0]
    assert [(check.requirement, check.article) for check in first.checks] == [
        ("games", "1.4.1"),
        ("federations", "1.4.3"),
        ("own-federation", "1.4.4"),
        ("one-federation", "1.4.4"),
        ("titleholders", "1.4.5"),
        ("required-titles", "1.4.5"),
        ("average", "1.4.7"),
        ("performance", "1.4.8"),
        ("score", "1.4.8"),
    ]
    text = page(hall, "norms/")
    assert "An estimate by B.01 1.1, 1.4 and 1.5.6" in text
    assert "Qualification Commission decides" in text
    for check in first.checks:
        assert f"{check.have} {check.need} {check.verdict_text}" in text


def test_nobody_is_watched_for_a_title_he_has() -> None:
    hall = norm_hall()
    assert all(row.title != "GM" for row in norms(hall.state, hall.names).norms)
    (grandmaster, *_) = [
        player for player, each in hall.state.players.items() if each.title == "GM"
    ]
    assert norms_of(hall.state, hall.names, grandmaster) == ()
    assert "no norm left" in page(hall, "norms/3/", player=grandmaster)


def test_of_the_next_opponent_is_said_what_each_result_would_do() -> None:
    hall = norm_hall()
    hall.pair()
    hall.publish()
    row = next(row for row in norms(hall.state, hall.names).norms if row.standing == "possible")
    game = next(game for game in hall.state.games_of(4) if row.player in (game.white, game.black))
    opponent = game.black if game.white == row.player else game.white
    said = [line for line in row.ahead if hall.names.player(opponent) in line]
    assert [line.split(" against")[0] for line in said] == [
        "With a win",
        "With a draw",
        "With a loss",
    ]
    hall.finish_round()
    (after,) = [
        one
        for one in norms_of(hall.state, hall.names, PlayerId(row.player))
        if one.norm == row.norm
    ]
    assert after.games == row.games + 1


def test_a_player_asks_and_reads_what_is_out_of_reach_too() -> None:
    hall = norm_hall()
    asked = [
        row
        for player in hall.state.order
        for row in norms_of(hall.state, hall.names, player)
        if row.standing == "out"
    ]
    if not asked:
        asked = list(norms_of(hall.state, hall.names, PlayerId(19)))
    text = page(hall, "norms/", player=asked[0].player)
    assert asked[0].standing_text in text
    assert page(hall, "norms/", player="nobody")


def test_higher_titles_stand_first_and_in_each_the_best_performance() -> None:
    hall = norm_hall(4)
    rows = norms(hall.state, hall.names).norms
    titles = ["GM", "IM", "WGM", "WIM"]
    order = [(titles.index(row.norm), -(row.performance or 0)) for row in rows]
    assert order == sorted(order)
    assert len({row.norm for row in rows}) > 1


def test_of_many_candidates_the_page_shows_the_best_and_all_by_a_link(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = norm_hall()
    watched = norms(hall.state, hall.names)
    assert watched.candidates == len(watched.norms) > 2
    assert watched.candidates_on_course == sum(row.on_course for row in watched.norms)
    first = norms(hall.state, hall.names, most=2)
    best = sorted(watched.norms, key=lambda row: not row.on_course)
    assert list(first.norms) == best[:2]
    assert first.candidates == watched.candidates
    link = f"Show all {watched.candidates} candidates"
    assert link not in page(hall, "norms/")
    monkeypatch.setattr("frontend.console.views.ratings.SHOWN_AT_ONCE", 2)
    cut = page(hall, "norms/")
    assert link in cut
    whole = page(hall, "norms/", all="1")
    assert link not in whole
    assert len(whole) > len(cut)


def test_a_norm_that_is_made_is_called_so_after_nine_rounds() -> None:
    hall = norm_hall(9)
    made = [row for row in norms(hall.state, hall.names).norms if row.standing == "made"]
    assert made
    for row in made:
        assert row.performance is not None
        assert row.performance >= row.required
        assert {check.verdict for check in row.checks} <= {"met", "waived"}
    assert all(row.standing == "made" for row in norms(hall.state, hall.names).norms)


ASKING = PlayerId(9)
"""An FM rated 2470."""


def asking_hall(rounds: str, slug: str = "open") -> Hall:
    """What `ASKING` scores in each round; "+": his opponent does not come."""
    hall = norm_hall(0, slug)
    results = {"1": ("1-0", "0-1"), "+": ("+/-", "-/+"), "=": ("1/2-1/2", "1/2-1/2")}
    for scored in rounds:
        hall.pair()
        number = hall.publish()
        (game,) = [
            each for each in hall.state.games_of(number) if ASKING in (each.white, each.black)
        ]
        hall.results(game.board, results[scored][game.white != ASKING])
        hall.finish_round()
    return hall


def test_s47_after_seven_rounds_with_a_forfeit_win_in_the_fourth() -> None:
    hall = asking_hall("1==+=1=")
    row = next(one for one in norms_of(hall.state, hall.names, ASKING) if one.norm == "IM")
    games = row.checks[0]
    assert (games.article, games.have, games.need) == ("1.4.1c", "6", "of at least 8")
    assert row.notes[0] == "Round 4 was won by forfeit: no game of the norm (1.4.2)."
    assert row.notes[1].startswith("Eight games of nine rounds are enough")
    text = page(hall, "norms/", player=ASKING)
    assert all(line in text for line in (*row.notes, *row.ahead))


def test_once_the_last_opponent_is_known_nothing_is_supposed_of_others() -> None:
    hall = asking_hall("=======" + "=")
    before = next(one for one in norms_of(hall.state, hall.names, ASKING) if one.norm == "IM")
    assert "like those so far" in before.ahead[0]
    assert "In the last game a win is enough" in before.ahead[1]
    hall.pair()
    hall.publish()
    row = next(one for one in norms_of(hall.state, hall.names, ASKING) if one.norm == "IM")
    assert [line.split(" against")[0] for line in row.ahead] == [
        "With a win",
        "With a draw",
        "With a loss",
    ]


def test_where_anybody_will_do_no_rating_is_named() -> None:
    hall = asking_hall("11111111")
    row = next(one for one in norms_of(hall.state, hall.names, ASKING) if one.norm == "IM")
    assert any(line.endswith("35 % against anybody.") for line in row.ahead)


def test_another_round_answers_the_same_player() -> None:
    hall = norm_hall(2)
    answer = hall.client().get(f"/console/{hall.slug}/norms/2/?player=9").content.decode()
    assert f'href="/console/{hall.slug}/norms/1/?player=9"' in answer
    working = hall.client().get(f"/console/{hall.slug}/ratings/1/9/").content.decode()
    assert f'href="/console/{hall.slug}/ratings/2/9/"' in working
    assert "after round 1" in text_of(working.encode())


def test_figures_have_one_sign_for_less_than_nothing() -> None:
    hall = norm_hall(3)
    weakest = PlayerId(20)
    row = rating_of(hall.state, hall.names, weakest)
    assert row is not None
    assert min(game.difference or 0 for game in row.rounds) < 0
    for place in ("ratings/3/20/", "print/ratings/20/"):
        text = page(hall, place)
        assert "−" in text
        assert not re.search(r"(^| )-[0-9]", text)


@pytest.mark.parametrize("rated_as", ["standard", "rapid", "blitz"])
def test_a_field_without_any_rating_has_pages_too(rated_as: str) -> None:
    hall = open_hall(players=0, settings=replace(SETTINGS, rated_as=rated_as), started=False)
    hall.enter([entry(number, rating=0, title="", federation="") for number in range(1, 7)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    assert "Opponent without a rating" in page(hall, "ratings/1/1/")
    assert "No game against a rated opponent yet" in page(hall, "ratings/1/1/")
    assert page(hall, "ratings/")
    assert page(hall, "norms/", player=1)
    assert page(hall, "print/ratings/")
    assert page(hall, "print/ratings/1/")


def test_without_a_host_nobody_is_called_foreign() -> None:
    hall = open_hall(4, settings=Settings(rounds=9))
    hall.play_round()
    text = norms(hall.state, hall.names).event
    assert text.startswith("The settings name no host federation")
    assert text in page(hall, "norms/")


def test_names_and_clubs_stand_on_the_pages_as_text() -> None:
    hall = open_hall(
        players=0, settings=replace(SETTINGS, public_rating_changes=True), started=False
    )
    evil = "<script>alert(1)</script>, X"
    hall.enter([entry(number, name=evil, club='"><img src=x>') for number in (1, 2)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    places = ("ratings/", "ratings/1/1/", "norms/?player=1", "print/ratings/", "print/ratings/1/")
    for place in places:
        shown = hall.client().get(f"/console/{hall.slug}/{place}").content.decode()
        assert "&lt;script&gt;alert(1)" in shown, place
        assert "<script>alert" not in shown, place
    player = render(newest_view(hall.slug), "player", "1")
    assert player is not None
    assert b"<script>alert" not in player


def wins_all(hall: Hall, player: int, rounds: int) -> None:
    """The rounds, in which that player wins; of the others the stronger ones do."""
    for _ in range(rounds):
        hall.pair()
        hall.publish()
        for game in hall.state.missing(hall.state.last_published):
            if player in (game.white, game.black):
                hall.results(game.board, "1-0" if game.white == player else "0-1")
        hall.finish_round()


def test_titles_by_rating_stand_there_with_what_this_event_does() -> None:
    """Who has the title, or stays below, is not named: 4 would be 2154 and needs 2200."""
    hall = open_hall(players=0, settings=SETTINGS, started=False)
    hall.enter(
        [
            entry(1, rating=2305, sex="m"),
            entry(2, rating=2295, sex="m"),
            entry(3, rating=2290, sex="m", title="FM"),
            entry(4, rating=2140, sex="m"),
            entry(5, rating=2095, sex="w"),
            entry(6, rating=1900, sex="m"),
        ]
    )
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    assert norms(hall.state, hall.names).titles == ()
    wins_all(hall, 5, rounds=1)
    titles = norms(hall.state, hall.names).titles
    assert [(row.player, row.by_rating, row.listed, row.estimated) for row in titles] == [
        (1, "FM", True, 2311),
        (2, "CM", True, 2280),
        (5, "WFM", False, 2110),
    ]
    page = text_of(hall.client().get("/console/open/norms/").content)
    assert "WFM by rating: 2100; with this event 2095 becomes 2110." in page
    assert "FM by rating: 2300, and the list says 2305." in page
    read = Api(hall).get("norms/").body["norms"]["titles"]
    assert [row["by_rating"] for row in read] == ["FM", "CM", "WFM"]


def test_a_first_rating_may_give_a_title_too() -> None:
    hall = open_hall(players=8, settings=SETTINGS, started=False)
    hall.enter([entry(9, rating=0, sex="w"), entry(10, rating=0, sex="m")])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    wins_all(hall, 9, rounds=5)
    (row,) = (row for row in norms(hall.state, hall.names).titles if row.player == 9)
    assert (row.by_rating, row.estimated, row.listed) == ("CM", 2200, False)
    assert "the first rating of this event alone would be 2200" in row.says


def test_a_norm_says_which_rating_its_title_needs_beside_it() -> None:
    hall = rated_hall()
    gm = next(row for row in norms_of(hall.state, hall.names, PlayerId(9)) if row.norm == "GM")
    assert "The title needs a rating of 2500 too (1.5); it is 2210 now." in gm.notes
    unrated = norms_of(hall.state, hall.names, PlayerId(10))[0]
    assert "The title needs a rating of 2500 too (1.5)." in unrated.notes
    strongest = next(
        row for row in norms_of(hall.state, hall.names, PlayerId(1)) if row.norm == "GM"
    )
    assert not any("needs a rating" in note for note in strongest.notes)
