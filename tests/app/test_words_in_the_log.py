"""The log keeps codes and facts; sentences are made where somebody reads them.

What people typed stands there as they typed it: those fields are named here. Every other text is
checked in the example of each event and in the logs of played halls.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import msgspec.inspect as shapes
import pytest

from events import store
from tests.unit.domain.examples import EXAMPLES
from tournaments import pairing_job
from tournaments.demo.tournament import make_demo
from tournaments.domain.attendance.commands import CheckOut
from tournaments.domain.catalogue import EVENTS
from tournaments.domain.event import Event
from tournaments.domain.ids import PlayerId
from tournaments.domain.rounds.commands import CloseRound
from tournaments.models import ReasonText
from tournaments.services.reasons import AS_THE_FILE_SAYS, CODES, keep, seal, texts

from .builders import Hall, open_hall
from .test_role_matrix import Building

pytestmark = pytest.mark.registries

HUMAN: Final = {
    "TournamentCreated.name": "typed",
    "TournamentCreated.festival_name": "typed",
    "SettingsChanged.name": "typed",
    "FestivalSet.name": "typed",
    "FestivalSet.place": "typed",
    "FestivalSet.first_day": "typed, a date",
    "FestivalSet.last_day": "typed, a date",
    "BoardDecided.article": "the article that the chief cites",
    "ReportLinesImported.lines": "what another program said in a report file",
    "PublishedPairingsChanged.clause": "the article of the regulations that the chief cites",
    "InitialColourDrawn.seed": "how the lot was drawn, as somebody wrote it down",
    "RatingListUsed.source": "fide, or the federation whose list it is",
    "RatingListUsed.period": "the month of the list",
    "LotsDrawn.seed": "how lots were drawn, as somebody wrote it down",
    "PairingFailed.facts.words": "what an older or another program said",
    **{
        f"{event}.settings.{name}": "typed"
        for event in ("TournamentCreated", "SettingsChanged")
        for name in (
            "city",
            "chief_arbiter",
            "deputy_arbiters",
            "time_control",
            "time_zone",
            "fide_event",
            "hall_plan",
        )
    },
    **{
        f"{event}.ratings.{name}": "typed, or the code of a file"
        for event in ("PlayerEntered", "LateEntryAdmitted", "RatingCorrected", "PlayerMovedHere")
        for name in ("fides_source", "national_source")
    },
    **{
        f"{event}.section_name": "typed, as the other section was called then"
        for event in ("PlayerMovedAway", "PlayerMovedHere", "MoveTakenBack")
    },
    **{
        f"{event}.device": "the name that its owner gave it"
        for event in ("DeviceEnrolled", "DeviceRevoked", "DeviceReviewed")
    },
    "PrizeFundSet.fund.lists.name": "typed, as the regulations call the list",
    "PrizeFundSet.fund.lists.prizes.thing": "typed, as the regulations announce it",
    "PrizeFundSet.fund.lists.who.clubs": "typed, as the regulations name them",
    "RankingsAnnounced.rankings.name": "typed, as the regulations call the ranking",
    "RankingsAnnounced.rankings.who.clubs": "typed, as the regulations name them",
    "DirectTitlesSet.table.edition": "typed, as FIDE calls its regulations",
    "DirectTitlesSet.table.source": "typed, where the table is read",
    "DirectTitlesSet.table.lines.name": "typed, as the table calls the line",
    "DirectTitlesSet.table.lines.who.clubs": "typed, as the regulations name them",
    "ScreenSet.screen": "the name that the chief gave it",
    "ScreenSet.plan.letters": "letters of a family of names: A-K",
    "RequestRefused.facts.device": "the name that its owner gave it",
}
"""Texts of people, and why they are."""

PROGRAMS: Final = frozenset(
    {"about", "article", "articles", "at", "attachment", "attachments", "boards.game", "checker"}
    | {"claimed", "code", "collation", "command", "creator", "deadline", "details", "digest"}
    | {
        "plan.language",
        "plan.pictures",
        "engine",
        "engine_version",
        "expected",
        "facts",
        "federation",
        "festival",
        "filed_at",
    }
    | {"fund.currency", "fund.lists.who.federations", "rankings.who.federations"}
    | {"table.lines.who.federations"}
    | {"plan.language"}
    | {"game", "games", "happened_at", "headings", "input_hash", "media_type", "members.federation"}
    | {"members.details", "members.person", "sat.details", "sat.person"}
    | {"members.user", "new.game", "old.game", "options", "person", "replaces", "request"}
    | {"regulations.system", "regulations.system_options", "was.system", "was.system_options"}
    | {"reasons.facts", "reasons.says"}
    | {"result", "sat.federation", "sat.user", "scope", "seal", "section", "settings.end_date"}
    | {"settings.federation", "settings.round_starts", "settings.start_date", "settings.system"}
    | {
        "settings.live_address",
        "settings.system_options",
        "since",
        "slug",
        "standing",
        "system",
        "title",
        "until",
    }
    | {"regulations.tie_breaks", "regulations.tie_break_edition", "was.tie_breaks"}
    | {"was.tie_break_edition", "settings.tie_breaks", "settings.tie_break_edition"}
    | {"settings.ranking_federation", "user", "witnesses"}
    | {"settings.registered_on", "settings.norm_event", "sheet.input_hash", "womens_title"}
)
"""Ids, codes, times, digests, citations."""

WORDS_OF_A_SENTENCE: Final = re.compile(r"\s[a-z]{2,}(?=[\s.,;!?)]|$)")


def texts_of(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Every text of a body with its path."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from texts_of(part, f"{path}.{key}")
    elif isinstance(value, list):
        for part in value:
            yield from texts_of(part, path)
    elif isinstance(value, str):
        yield path, value


def sentences_in(name: str, body: str | bytes) -> list[str]:
    return [
        f"{path}: {words}"
        for path, words in texts_of(msgspec.json.decode(body), name)
        if path not in HUMAN and WORDS_OF_A_SENTENCE.search(words)
    ]


def text_fields(type_: shapes.Type, path: str) -> Iterator[str]:
    match type_:
        case shapes.StrType():
            yield path
        case shapes.StructType():
            for field in type_.fields:
                yield from text_fields(field.type, f"{path}.{field.encode_name}")
        case shapes.UnionType():
            for each in type_.types:
                yield from text_fields(each, path)
        case shapes.VarTupleType():
            yield from text_fields(type_.item_type, path)
        case shapes.TupleType():
            for each in type_.item_types:
                yield from text_fields(each, path)
        case shapes.DictType():
            yield from text_fields(type_.value_type, path)


@pytest.mark.parametrize("name", EVENTS)
def test_every_text_of_an_event_is_declared_as_peoples_or_the_programs(name: str) -> None:
    found = {*text_fields(shapes.type_info(EVENTS[name]), name)}
    undeclared = {path for path in found - HUMAN.keys() if path.partition(".")[2] not in PROGRAMS}
    assert undeclared == set(), (
        "name it in PROGRAMS if the program writes it; what people write is the envelope's reason,"
        " which can be erased: HUMAN is for names and places that are needed as data"
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda event: type(event).__name__)
def test_no_example_holds_a_sentence_of_the_program(example: Event) -> None:
    assert sentences_in(type(example).__name__, msgspec.json.encode(example)) == []


def test_a_sentence_would_be_found() -> None:
    """Control: what the log once held."""
    body = b'{"message": "Round 3 was paired 5 times in vain.", "code": "NotSettled"}'
    assert sentences_in("PairingFailed", body) == [
        "PairingFailed.message: Round 3 was paired 5 times in vain."
    ]


def sentences_of(stream: str) -> list[str]:
    recorded = store.read(stream)
    columns = ("actor", "role", "reason", "causation")
    words = [getattr(each, column) for each in recorded for column in columns]
    return [
        *(found for each in recorded for found in sentences_in(each.type, each.body)),
        *filter(WORDS_OF_A_SENTENCE.search, words),
    ]


@pytest.mark.django_db(transaction=True)
def test_the_log_of_a_played_open_holds_no_sentence_of_the_program() -> None:
    assert sentences_of(make_demo(30)) == []


@pytest.mark.django_db(transaction=True)
def test_the_log_of_refusals_appeals_and_devices_holds_none() -> None:
    building = Building()
    hall = building.hall
    hall.send(CloseRound(round=1), by=building.users["check-in"])
    hall.enter_result(1, "1-0")
    hall.enter_result(1, "0-1", by=building.users["deputy"], read_seq=1)
    recorded = {event.type for event in store.read(hall.slug)}
    assert recorded >= {"RequestRefused", "ConflictRaised", "AppealFiled", "DeviceRevoked"}
    assert sentences_of(hall.slug) == []


@pytest.fixture
def pair_of_two() -> Hall:
    """Two players who have met: there is no second round."""
    hall = open_hall(players=2, rounds=3)
    hall.play_round()
    return hall


@pytest.mark.django_db(transaction=True)
def test_the_log_of_failed_pairings_holds_none(pair_of_two: Hall) -> None:
    hall = pair_of_two
    pairing_job.run(hall.slug, hall.request())
    failure = hall.state.round(2).failure
    assert failure is not None
    assert failure.facts["sentence"] == "nobody-legal-left"
    other = open_hall(players=4, slug="other")
    request = other.request()
    other.do(CheckOut(player=PlayerId(4)))
    pairing_job.run(other.slug, request)
    stale = other.state.round(1).failure
    assert stale is not None
    assert dict(stale.facts) == {"count": 1, "changes": "PlayerCheckedOut player:4"}
    assert sentences_of(hall.slug) + sentences_of(other.slug) == []


@pytest.mark.django_db(transaction=True)
def test_a_reason_that_nobody_typed_is_kept_as_a_code_and_read_as_words() -> None:
    sealed = seal(AS_THE_FILE_SAYS)
    keep(sealed)
    assert ReasonText.objects.get().text == "as-the-file-says"
    assert texts([sealed.reference]) == {sealed.reference: "As the report file says"}
    assert not any(map(WORDS_OF_A_SENTENCE.search, CODES))
