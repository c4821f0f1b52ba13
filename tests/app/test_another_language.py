"""A language is a folder: with a second one, everything is said in it, to whom it is asked by.

The language is made of the English catalogues (`bracketed.py`). Every address of the resolver is
asked in it, in a hall where everything has happened; what stands there without brackets was said
by no catalogue, or in nobody's language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from babel.dates import get_day_names, get_month_names
from django.contrib.auth import get_user_model
from django.core.exceptions import ImproperlyConfigured, ValidationError
from django.test import Client, RequestFactory
from msgspec.structs import replace
from pytest_django import Settings
from rest_framework import exceptions
from rest_framework.request import Request

from config.hosts import KnownHosts
from config.no_socket import no_socket
from events import store
from events.damage import Damage, LogDamaged
from events.live import Frame
from frontend.public import pages as public
from frontend.public import screens
from frontend.shared import script_words
from pairing import sentences as sentences_of_rounds
from pairing.model import Colour
from pairing.systems import SYSTEMS
from pairing.trf import read_report
from pairing.validator import Finding, Severity
from tournaments import frames
from tournaments.api.errors import answer
from tournaments.domain.changes.commands import ChangePublishedPairings, NewBoard
from tournaments.domain.changes.events import Ground
from tournaments.domain.discretion import EVERYTHING
from tournaments.domain.entries.ratings import NoRating
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.prizes.commands import RecordPrizeChoice, SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeCategory, PrizeFund, PrizeList, PrizeTax
from tournaments.domain.standings.announced import RankingWithin
from tournaments.domain.standings.commands import AnnounceRankings
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.exports.report import report_text
from tournaments.imports.report_plan import plan_report
from tournaments.imports.service import preview
from tournaments.models import ReasonText, TournamentIndex
from tournaments.name_field import NameField
from tournaments.public import http, kept_views
from tournaments.public.kept_views import newest_view
from tournaments.selectors import manual
from tournaments.selectors.cells import adjourned
from tournaments.selectors.formats import result_text
from tournaments.services import damaged_logs, people
from tournaments.services.outcomes import Recorded
from tournaments.services.rating_lists.stores import waiting_folder
from tournaments.words import languages, say, speaking
from tournaments.words.latin import in_latin

from .api import Api
from .bracketed import LANGUAGE, Page, sentences, unsaid, write_language
from .builders import Hall, entry, open_hall
from .rights import READS
from .test_ratings import ASKING, asking_hall, rated_hall
from .test_ratings import SETTINGS as RATED
from .test_role_matrix import QUERIES
from .test_time_travel import Past

pytestmark = pytest.mark.django_db(transaction=True)

READER: Final = {"HTTP_ACCEPT_LANGUAGE": f"xx, {LANGUAGE};q=0.8, en;q=0.7"}

ELSEWHERE: Final = {
    "help/": "the guide is a document",
    "help/<slug:page>/": "a document",
    "api/docs/": "a description of the API, of its own",
    "api/v1/docs/": "the same",
    "api/v1/schema/": "the same",
    "api/v1/schema/live/": "the same",
    "console/worker.js": "a program",
    "api/v1/tournaments/<slug:slug>/federation-reports/self-test/": "English, like the file",
}
"""What is not written in sentences of the catalogues."""

CODES: Final = (
    "late-entry, both-unpaired, rematch, top-boards, regulations, played-as",
    "http://testserver/t/open/",
    "…rg",  # the end of an address that is left out
    "ground",
    "device",
    "no-such-command",
    "Object missing required field `result`",  # of who writes programs
    "$.command",
    "Anna Nováková (328448)",  # the chief arbiter, as in the settings
    "PTS, BH/C1, BH, SB, PS, DE, WIN, BWG",
    "AUT Österreichischer Schachbund",
    "FIN Suomen Shakkiliitto",
    "NED Koninklijke Nederlandse Schaakbond",
    "CZE Šachový svaz České republiky",
    "ENG English Chess Federation",
    "GER Deutscher Schachbund",
    "RUS Chess Federation of Russia",
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("words")
    write_language(made)
    return made


@pytest.fixture
def second(folder: Path, settings: Settings) -> str:
    """The code of a second language, which is there from now on."""
    settings.MORE_WORDS = (folder,)
    return LANGUAGE


@pytest.fixture
def hall(second: str) -> Past:
    """A hall in which everything has happened, and one in which nothing has."""
    kept_views._views.clear()
    made = Past()
    open_hall(players=0, slug="fresh", started=False)
    return made


# --- which language ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepts", "chosen"),
    [
        (LANGUAGE, LANGUAGE),
        (f"{LANGUAGE.upper()}-AT", LANGUAGE),
        (f"en;q=0.5, {LANGUAGE};q=0.6", LANGUAGE),
        (f"en;q=0.6, {LANGUAGE};q=0.5", "en"),
        (f"{LANGUAGE};q=0", "en"),
        ("", "en"),
        ("xx", "en"),
        (f"*, {LANGUAGE};q=0.5", "en"),
        ("a very odd header", "en"),
    ],
)
def test_a_reader_gets_the_language_he_likes_best_of_those_there_are(
    second: str, accepts: str, chosen: str
) -> None:
    assert languages.of_reader(accepts) == chosen


def test_who_likes_none_of_them_gets_the_halls(second: str, settings: Settings) -> None:
    settings.LANGUAGE_OF_HALL = second
    assert languages.of_reader("xx") == second
    assert languages.of_reader("en") == "en"


def test_an_unknown_language_of_the_hall_names_those_there_are(
    second: str, settings: Settings
) -> None:
    settings.LANGUAGE_OF_HALL = "tlh"
    with pytest.raises(ImproperlyConfigured, match=f"no language 'tlh'.*en, pl, {second}"):
        languages.check()


def test_a_folder_of_languages_that_is_not_there_is_named(settings: Settings) -> None:
    settings.MORE_WORDS = (Path("/nowhere"),)
    with pytest.raises(ImproperlyConfigured, match=r"OPENHALL_WORDS.*/nowhere"):
        languages.check()


# --- everything is said in it ------------------------------------------------------------------


def test_consoles_prints_and_the_api_say_everything_in_it(hall: Past, settings: Settings) -> None:
    settings.LANGUAGE_OF_HALL = LANGUAGE
    known = _known(hall)
    found = [
        f"{address} {where}: {rest}"
        for address, texts in _answers(hall)
        for where, text in texts
        if (rest := unsaid(text, known))
    ]
    assert found == [], "\n".join(found)


def test_public_pages_say_everything_in_it(hall: Past, settings: Settings) -> None:
    settings.LANGUAGE_OF_HALL = LANGUAGE
    known = _known(hall)
    found = [
        f"{page}/{argument} {where}: {rest}"
        for page, argument in PUBLIC
        for where, text in _public(hall.hall.slug, page, argument)
        if (rest := unsaid(text, known))
    ]
    assert found == [], "\n".join(found)


@pytest.fixture
def ranked(second: str, settings: Settings) -> Hall:
    """A tournament that is over, with rankings and prizes of every kind; told in it."""
    settings.LANGUAGE_OF_HALL = second
    kept_views._views.clear()
    hall = open_hall(players=8, rounds=2)
    hall.do(AnnounceRankings(rankings=RANKINGS), SetPrizeFund(fund=FUND))
    hall.play_round()
    hall.play_round()
    hall.do(RecordPrizeChoice(player=PlayerId(2), takes=2))
    hall.do(RecordPrizeChoice(player=PlayerId(3), away=True))
    return hall


def test_rankings_workings_and_prizes_say_everything_in_it(ranked: Hall) -> None:
    """On the console and on paper."""
    known, browser = _known_of(ranked), _browser(ranked, LANGUAGE)
    found = []
    for place in RANKED:
        answer = browser.get(f"/console/{ranked.slug}/{place}")
        assert answer.status_code == 200, place
        texts = _texts(answer)
        assert any("⟦" in text for _, text in texts), place
        found += [
            f"{place} {where}: {rest}" for where, text in texts if (rest := unsaid(text, known))
        ]
    assert found == [], "\n".join(found)


def test_public_rankings_workings_and_prizes_say_everything_in_it(ranked: Hall) -> None:
    """While it goes on, and with the winners."""
    known, found = _known_of(ranked), []
    for over in (False, True):
        if over:
            ranked.do(CloseTournament())
        for page, argument in PUBLIC_RANKED:
            texts = _public(ranked.slug, page, argument)
            assert any("⟦" in text for _, text in texts), page
            found += [
                f"{page}/{argument} {where}: {rest}"
                for where, text in texts
                if (rest := unsaid(text, known))
            ]
    assert found == [], "\n".join(found)


def test_ratings_and_norms_say_everything_in_it(second: str, settings: Settings) -> None:
    """Of what was played, forfeited, short and not rated; candidates by every kind of round."""
    settings.LANGUAGE_OF_HALL = second
    kept_views._views.clear()
    shown = replace(RATED, public_rating_changes=True)
    for hall in (rated_hall(shown), asking_hall("1==+=1==", slug="asking")):
        known, found = _known_of(hall) | TITLES | {f"http://testserver/t/{hall.slug}/"}, []
        for place in (*RATED_PAGES, f"norms/?player={ASKING}"):
            answer = _browser(hall, second).get(f"/console/{hall.slug}/{place}")
            assert answer.status_code == 200, place
            found += [(place, unsaid(text, known)) for _, text in _texts(answer)]
        api = Api(hall, client=_browser(hall, second))
        for read in ("ratings/", "norms/"):
            found += [(read, unsaid(text, known)) for _, text in sentences(api.get(read).body)]
        for player in ("1", "9", "10"):
            texts = _public(hall.slug, "player", player)
            assert texts, player
            found += [(player, unsaid(text, known)) for _, text in texts]
        assert [(place, rest) for place, rest in found if rest] == []


def test_a_text_of_no_catalogue_would_be_found() -> None:
    """A control."""
    page = Page('<html lang="qps"><p>⟦Round ⟧3</p><p title="Close it">No. 3</p><b>Ho⟧CZE</b>')
    assert page.language == LANGUAGE
    assert [text for _, text in page.texts if unsaid(text)] == ["Close it", "No. 3"]
    assert unsaid("No. 3", {"No."}) == ""


def test_refusals_are_said_in_it(hall: Past) -> None:
    api = Api(hall.hall, client=_reader(hall))
    game = hall.hall.game(1, 1).id
    refused = [
        api.command("enter-result", game="9.1.1", result="1-0"),
        api.command("enter-result", game=game, result="0-1"),
        api.command("enter-result", game=game),
        api.command("publish-round", round=7, request="none"),
        api.command("no-such-command"),
        api.command("check-in", player=999),
        api.get("players/999/"),
        api.get("rounds/99/"),
    ]
    assert all(answer.status >= 400 for answer in refused)
    known = _known(hall)
    messages = [text for answer in refused for text in _messages(answer.body)]
    assert len(messages) >= len(refused)
    assert [text for text in messages if unsaid(text, known)] == []


@pytest.mark.parametrize(
    "error",
    [
        exceptions.MethodNotAllowed("PUT"),
        exceptions.UnsupportedMediaType("text/plain"),
        exceptions.Throttled(wait=30),
        exceptions.Throttled(wait=1),
    ],
)
def test_what_the_framework_refuses_is_said_in_it(
    second: str, error: exceptions.APIException
) -> None:
    """In English in the framework's own words."""
    request = Request(RequestFactory().put("/", b"{", content_type="text/plain"))
    for language in ("en", second):
        with speaking(language):
            answered = answer(error, {"request": request})
        assert answered is not None
        said = json.loads(answered.content)["message"]
        assert (
            said == str(error.detail) if language == "en" else unsaid(said, ("text/plain",)) == ""
        )


def test_what_stands_in_cells_and_beside_fields_is_said_in_it(second: str) -> None:
    with languages.speaking(second):
        said = [
            result_text("1-0u"),
            adjourned(),
            _fault_of_name("Ada\u2028Bo"),
            damaged_logs.refusal(LogDamaged("open", Damage("cut", {"head": 5, "last": 3}))),
            say(NoRating("INGO", 400, -360)),
        ]
    assert [text for text in said if "⟦" not in text] == []
    assert result_text("1-0u") == "1–0 unrated"


def test_who_may_not_log_in_is_told_so_in_it(second: str) -> None:
    wrong = {"username": "nobody", "password": "wrong", "token_name": "A script"}
    refused = Client(headers={"Accept-Language": second}).post(
        "/api/v1/token/", wrong, content_type="application/json"
    )
    assert refused.status_code in (401, 403)
    assert refused.json()["message"].startswith("⟦")


@pytest.mark.parametrize("app", [KnownHosts(no_socket, []), no_socket])
async def test_what_is_refused_before_any_page_is_said_in_it(second: str, app: Any) -> None:
    kind = "http" if isinstance(app, KnownHosts) else "websocket"
    headers = [(b"host", b"evil.example.com"), (b"accept-language", second.encode())]
    extensions: dict[str, Any] = {"websocket.http.response": {}}
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await app({"type": kind, "headers": headers, "extensions": extensions}, receive, send)
    assert sent[-1]["body"].decode().startswith("⟦")


def test_what_a_console_is_told_of_events_is_said_in_it(hall: Past) -> None:
    stream, head = hall.hall.slug, hall.hall.state.seq
    events = tuple(store.read(stream, 0, head))
    for language, bracketed in ((LANGUAGE, True), ("en", False)):
        shown = frames.render(Frame(stream, head, 0, events), EVERYTHING, language)
        assert ("⟦" in shown) is bracketed


def test_scripts_learn_it_after_english(hall: Past) -> None:
    page = _reader(hall).get(hall.address("console/<slug:slug>/")).content.decode()
    assert f"/words/{LANGUAGE}.js" in page
    module = script_words.files()[script_words.path(LANGUAGE)].decode()
    english, second = re.findall(r"^learn\(.*$", module, re.M)
    assert english.startswith('learn("en"')
    assert second.startswith(f'learn("{LANGUAGE}"')
    assert "⟦" in second.encode().decode("unicode_escape")
    assert "⟦" not in english.encode().decode("unicode_escape")


# --- to whom -----------------------------------------------------------------------------------


def test_the_reader_chooses_on_consoles_and_the_hall_on_paper(
    hall: Past, settings: Settings
) -> None:
    console, paper = "console/<slug:slug>/", "console/<slug:slug>/print/standings/"
    for of_hall, of_reader in (("en", LANGUAGE), (LANGUAGE, "en")):
        settings.LANGUAGE_OF_HALL = of_hall
        kept_views._views.clear()  # a server has one language of the hall for all its life
        browser = _reader(hall, of_reader)
        shown = browser.get(hall.address(console))
        assert Page(shown.content.decode()).language == of_reader == shown["Content-Language"]
        assert "Accept-Language" in shown["Vary"]
        assert ("⟦" in shown.content.decode()) is (of_reader == LANGUAGE)
        listed = browser.get("/t/")
        assert ("⟦" in listed.content.decode()) is (of_reader == LANGUAGE)
        printed = browser.get(hall.address(paper))
        assert printed["Content-Language"] == of_hall
        assert "Accept-Language" not in printed.headers.get("Vary", "")
        assert ("⟦" in printed.content.decode()) is (of_hall == LANGUAGE)
        asked = browser.get(hall.address(paper), {"language": of_reader})
        assert asked["Content-Language"] == of_reader
        page = public.render(newest_view(hall.hall.slug), "home", "")
        assert page is not None
        assert Page(page.decode()).language == of_hall
        assert ("⟦" in http.no_page().plain.decode()) is (of_hall == LANGUAGE)


@pytest.mark.parametrize("of_hall", ["en", LANGUAGE])
def test_an_erased_player_has_the_halls_name_on_public_pages_whoever_asks_first(
    second: str, settings: Settings, of_hall: str
) -> None:
    """Consoles, in their readers' languages, look at the same views."""
    settings.LANGUAGE_OF_HALL = of_hall
    hall = open_hall(players=4)
    hall.play_round()
    people.erase(hall.state.players[PlayerId(1)].person)
    for of_reader in ("en", second):
        kept_views.forget()
        with speaking(of_reader):
            view = newest_view(hall.slug)
        names = [player.name for player in view.players]
        assert ("⟦erased player ⟧1" in names) is (of_hall == LANGUAGE)
        assert ("erased player 1" in names) is (of_hall == "en")


def test_a_decision_does_not_hang_on_the_language_of_who_asks(second: str) -> None:
    """Numbers of equals follow their names, of the erased too."""
    orders = []
    for language in ("en", second):
        hall = open_hall(players=0, slug=f"open-{language}", started=False)
        hall.enter([entry(n, rating=2000, name=name) for n, name in enumerate("zfa", 1)])
        people.erase(hall.state.players[PlayerId(1)].person)
        with speaking(language):
            hall.do(StartTournament(colour=Colour.WHITE))
        orders.append(hall.state.order)
    assert orders[0] == orders[1]


def test_a_report_file_is_the_same_in_every_language(second: str) -> None:
    """Checkers and imports read its lines back; so is that of an audit bundle."""
    hall = open_hall(players=10)
    hall.pair()
    hall.publish()
    _change_boards(hall, "played-as", "")
    _change_boards(hall, "regulations", "7.3")
    people.erase(hall.state.players[PlayerId(1)].person)
    texts = []
    for language, called in (("en", "erased player 1"), (second, "⟦erased player ⟧1")):
        with speaking(language):
            assert hall.names.player(PlayerId(1)) == called
            texts.append(report_text(hall.state, hall.names))
    assert "erased player 1" in texts[0]
    assert texts[0].count("### Published pairings changed") == 2
    assert texts[0] == texts[1]


def test_what_is_found_in_a_round_paired_by_hand_is_said_in_it(
    second: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the names of the players."""
    hall = open_hall(players=10)
    said = sentences_of_rounds.said("pair-barred", white=1, black=2, why="have-met")
    found = Finding(Severity.ERROR, "C.04.1 2", said)
    monkeypatch.setattr(manual, "_findings", lambda _state, _number: (found,))
    for language in ("en", second):
        with speaking(language):
            (rule,) = manual._rules(hall.state, hall.names, 1)
        assert ("⟦" in rule.text) is (language == second)
        assert hall.names.player(PlayerId(1)) in rule.text


def test_a_report_without_a_name_is_called_as_the_hall_speaks(
    second: str, settings: Settings
) -> None:
    """That name is kept, and stands on public pages: whoever brought the file."""
    hall = open_hall(players=4)
    text = report_text(hall.state, hall.names)
    nameless = read_report(re.sub(r"^012 .*$", "", text, flags=re.M).encode())
    for of_hall, of_reader in (("en", second), (second, "en")):
        settings.LANGUAGE_OF_HALL = of_hall
        with speaking(of_reader):
            name = plan_report(nameless).name
        assert ("⟦" in name) is (of_hall == second)


@pytest.mark.parametrize(
    ("line", "of_preview"),
    [
        ("### Round 1 was moved", "notes"),
        ("299 F        1.0    0    1", "problems"),
        ("082 4", "notes"),
        ("013 A team                               1    2", "notes"),
        ("XXR many", "problems"),
    ],
)
def test_what_is_wrong_with_a_report_is_said_in_it(second: str, line: str, of_preview: str) -> None:
    """To the arbiter who brought the file; also what its reader and its checker noticed."""
    hall = open_hall(players=4)
    hall.pair()
    content = f"{report_text(hall.state, hall.names)}\n{line}\n".encode()
    for language in ("en", second):
        with speaking(language):
            lines = getattr(preview(content), of_preview)
        assert lines
        assert all(("⟦" in each) is (language == second) for each in lines), lines


# --- how it is looked at -----------------------------------------------------------------------


def _change_boards(hall: Hall, ground: Ground, clause: str) -> None:
    first, second = hall.state.games_of(1)[:2]
    changed = hall.send(
        ChangePublishedPairings(
            round=1,
            ground=ground,
            clause=clause,
            replaced=(first.id, second.id),
            boards=(
                NewBoard(1, first.white, second.black),
                NewBoard(2, second.white, first.black),
            ),
        ),
        reason="They sat down so.",
    )
    assert isinstance(changed, Recorded), changed


PUBLIC: Final = (
    *((page, "") for page in ("home", "pairings", "names", "standings", "entries", "screen")),
    *((page, "") for page in ("crosstable", "progress", "pictures")),
    *((page, "1") for page in ("pairings", "names", "standings", "crosstable", "player")),
    *((page, "1") for page in ("working", "compare-with")),
    ("compare", "1/2"),
    *(("screen", kind) for kind in screens.ALWAYS),
    ("missing", ""),
)


RANKINGS: Final = (
    RankingWithin(id=1, who=PrizeCategory(sex="w", born_from=1950, rating_to=2600), public=True),
    RankingWithin(id=2, by="teams-of-clubs", best=2, public=True),
    RankingWithin(id=3, by="federations", public=True),
    RankingWithin(id=4, who=PrizeCategory(born_from=2040), public=True),
)
FUND: Final = PrizeFund(
    unit=500,
    doubles="choice",
    tax=PrizeTax(percent=1_500, above=10_000),
    public=True,
    lists=(
        PrizeList(id=1, sharing="hort", prizes=(Prize(money=50_000), Prize(money=20_000))),
        PrizeList(
            id=2, who=PrizeCategory(sex="w"), prizes=(Prize(money=10_000),), least_share=1_000
        ),
        PrizeList(
            id=3, sharing="points-above", above=2, prizes=(Prize(money=9_000),), present=True
        ),
        PrizeList(id=4, who=PrizeCategory(born_from=2040), prizes=(Prize(money=1_000),)),
    ),
)
RANKED: Final = (
    *(f"standings/?within={number}" for number in range(1, 5)),
    "standings/rankings/",
    *("standings/2/what-if/", "standings/2/what-if/?b1=0-1&b2=1/2-1/2"),
    *("standings/2/working/1/", "standings/2/working/1/?against=2"),
    *("prizes/", "prizes/1/", "prizes/?player=1", "prizes/?since=30", "prizes/fund/"),
    *(f"print/{sheet}/" for sheet in ("prizes", "receipts", "rankings", "final", "working/1")),
    *("print/prizes/?round=1", "print/receipts/?round=1", "print/rankings/?only=2"),
)
RATED_PAGES: Final = (
    *("ratings/", "ratings/1/", "norms/", "norms/1/"),
    *(f"ratings/3/{player}/" for player in range(1, 11)),
    *("print/ratings/", *(f"print/ratings/{player}/" for player in (1, 9, 10))),
)
TITLES: Final = {"GM", "IM", "WGM", "WIM", "FM"}
PUBLIC_RANKED: Final = (
    *(("ranking", f"{number}") for number in range(1, 5)),
    *(("ranking", f"{number}/1") for number in range(1, 5)),
    *(("working", f"{number}") for number in range(1, 9)),
    *(("compare", "1/2"), ("compare", "3/4/1"), ("compare-with", "1")),
    *(("prizes", ""), ("player", "1"), ("player", "2"), ("standings", "")),
)


def _fault_of_name(name: str) -> str:
    try:
        NameField().clean(name)
    except ValidationError as error:
        return str(error.messages[0])
    return ""


def _public(slug: str, page: str, argument: str) -> list[tuple[str, str]]:
    view = newest_view(slug)
    body = public.missing(view) if page == "missing" else public.render(view, page, argument)
    return Page(body.decode()).texts if body else []


def _reader(hall: Past, language: str = LANGUAGE) -> Client:
    return _browser(hall.hall, language)


def _browser(hall: Hall, language: str) -> Client:
    browser = hall.client(hall.chief)
    browser.defaults["HTTP_ACCEPT_LANGUAGE"] = f"xx, {language};q=0.8, *;q=0.1"
    return browser


def _answers(hall: Past) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """What the chief is answered at every address, for each round, in both halls."""
    browser = _reader(hall)
    for pattern in READS:
        if pattern in ELSEWHERE:
            continue
        place = hall.address(pattern) + QUERIES.get(pattern, "")
        others = [place.replace("/1/", f"/{number}/") for number in (2, 3)]
        for address in dict.fromkeys((place, *others, place.replace("/open/", "/fresh/"))):
            answer = browser.get(address)
            yield address, _texts(answer)


def _texts(answer: Any) -> list[tuple[str, str]]:
    kind = answer.headers.get("Content-Type", "").partition(";")[0]
    if kind == "text/html":
        return Page(answer.content.decode()).texts
    return list(sentences(answer.json())) if kind == "application/json" else []


def _messages(body: Any) -> list[str]:
    faults = [each["message"] for each in body.get("errors", ())]
    return [*faults, body["message"]] if "message" in body else faults


def _known(hall: Past) -> set[str]:
    """Data: what people are and things are called, and what somebody typed."""
    return _known_of(hall.hall)


def _known_of(hall: Hall) -> set[str]:
    people = hall.names.people.values()
    users = get_user_model().objects.all()
    known = {text for one in people for text in (one.name, one.club, one.contact)}
    known |= {one.name.partition(",")[0] for one in people} | {in_latin(one.name) for one in people}
    known |= {text for one in users for text in (one.get_full_name(), one.username)}
    known |= {*ReasonText.objects.values_list("text", flat=True)}
    for row in TournamentIndex.objects.all():
        known |= {row.name, row.slug, row.festival, row.festival_name, row.festival_place}
    known |= {name for _, name in languages.offered()}
    known |= {*hall.state.devices, "Openhall", "Praha", "Doe, Jane", "UTC", *CODES}
    known.add(str(waiting_folder()))
    known |= {*get_month_names("abbreviated", locale="en").values()}
    known |= {*get_day_names("abbreviated", locale="en").values()}
    return (known | _of_pairing()) - {""}


def _of_pairing() -> set[str]:
    """Codes and articles of systems and their readings."""
    known = set(SYSTEMS)
    for system in SYSTEMS.values():
        for reading in system.readings:
            known |= {reading.article, reading.unnamed, *reading.choices}
            known |= {reading.name, ", ".join(reading.listing), *reading.listing}
    return known
