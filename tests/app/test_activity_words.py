"""What the activity, a history and its table say: words of the hall, nothing raw of the log.

Each example event is told with all that it changed; a new event or setting that shows a code, an
id, a time of machines or a value of Python fails here.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator, Mapping
from io import StringIO
from itertools import takewhile
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from django.utils.timezone import override

from tests.unit.domain.examples import EXAMPLES, PERSON, SETTINGS
from tournaments.domain.announcements.events import AnnouncementMade, AnnouncementTakenBack
from tournaments.domain.appeals.events import AppealFiled, AppealsCommitteeSet
from tournaments.domain.attendance.commands import ExpelPlayer
from tournaments.domain.byes.events import ByeGranted, ByeRevoked
from tournaments.domain.devices.events import DeviceEnrolled
from tournaments.domain.drafts.events import RoundPaired
from tournaments.domain.entries.events import PlayerEntered
from tournaments.domain.erasure.events import MemberErased, PersonErased
from tournaments.domain.event import Event
from tournaments.domain.folding import fold
from tournaments.domain.games.events import ConflictRaised, ConflictResolved
from tournaments.domain.ids import PlayerId
from tournaments.domain.manual.events import ManualPairingBegun, ManualPairingChanged
from tournaments.domain.notes.events import NoteKind
from tournaments.domain.photos.events import AttachmentAdded
from tournaments.domain.refusals import ON_RECORD
from tournaments.domain.rounds.events import RoundPublished
from tournaments.domain.settings.events import SettingsChanged
from tournaments.domain.settings.settings import REGULATIONS, Settings
from tournaments.domain.start_of_play.events import ClocksStarted
from tournaments.domain.tournament.state import Tournament
from tournaments.domain.tournament.steps import Stamp
from tournaments.exports.history import history_csv
from tournaments.selectors.activity.context import SentenceContext
from tournaments.selectors.activity.sentence import sentence
from tournaments.selectors.history.before_after import touched
from tournaments.selectors.history.moved import moved
from tournaments.selectors.history.rows import HistoryRow
from tournaments.selectors.history.wording import Wording
from tournaments.selectors.names import Names
from tournaments.selectors.regulations import SHOWN
from tournaments.words import keys

from .builders import open_hall
from .test_words_in_the_log import HUMAN, texts_of

pytestmark = pytest.mark.registries

RAW = (
    r"\d{4}-\d\d-\d\d",  # a date of machines
    r"\d\dT\d\d:\d\d",
    r"\b(True|False|None)\b",
    r"[{}\[\]\"]|\\u",  # JSON, structs
    r"\b(user|player|game|round|system|appeal|person|device):\w",  # scopes and actors
    r"\b(player|game|person) \d",  # numbers where a name belongs
    r"[0-9a-f]{8,}",
    r"\w_\w",
    r"[a-z][A-Z][a-z]",  # codes of refusals
    r"\b(1|0|1/2|[+])[-/]|[-]/[-]",  # results as the log keeps them
)
KEPT = re.compile(r"[A-Z]{2,3}|[a-z]+|[A-Z0-9. ,]+|\d+")
"""Texts of the log that are words as they are: a federation, a title, a word, an article."""


IN_ENGLISH: Mapping[str, str] = json.loads(
    Path(__file__).with_name("activity_in_english.json").read_text(encoding="utf-8")
)


class Somebody(msgspec.Struct, frozen=True):
    name: str
    sex: str = "w"
    birth_date: str = "1994-01-02"
    fide_id: str = "1000001"
    club: str = "Club"
    contact: str = "anna@example.org"
    records: tuple[str, ...] = ()
    erased: bool = False


PLAYERS = [PlayerId(number) for number in (1, 5, 6, 9, 41, 42, 43, 57)]
NAMES_OF = Names(
    people={player: Somebody(f"Name {'I' * at}") for at, player in enumerate(PLAYERS, 1)},
    users={"user:3": "Anna Arbiter", "user:5": "Bruno Arbiter"},
    others={PERSON: "Otto Other"},
)


def stamp(seq: int) -> Stamp:
    return Stamp(seq=seq, actor="user:3", device="Desk", at="2026-07-04T08:00:00.000000Z")


FIRST: Mapping[type[Event], type[Event]] = {
    AnnouncementTakenBack: AnnouncementMade,
    ByeRevoked: ByeGranted,
    ManualPairingChanged: ManualPairingBegun,
    PersonErased: AttachmentAdded,
    MemberErased: AppealsCommitteeSet,
}
"""What an event takes back or goes on with."""


def under_way(event: Event) -> Tournament:
    """A state that knows whom and what the example names, as it stands before it."""
    entries = [
        PlayerEntered(
            player=player,
            person=PERSON,
            details="d0",
            title="",
            federation="",
        )
        for player in PLAYERS
    ]
    begun = [EXAMPLES[0], *entries]
    known = (DeviceEnrolled, RoundPaired, RoundPublished, AppealFiled, ConflictRaised)
    first = FIRST.get(type(event))
    wanted: tuple[type[Event], ...] = (*known, first) if first else known
    before = takewhile(lambda each: each is not event, EXAMPLES)
    begun += [each for each in before if isinstance(each, wanted)]
    return fold(Tournament(), [(stamp(seq), each) for seq, each in enumerate(begun, 1)])


def describe(event: Event) -> str:
    """The sentence of the event alone."""
    state = under_way(event)
    event, seq = fitting(event, state), state.seq + 1
    after = fold(state, [(stamp(seq), event)])
    with override("UTC"):
        return sentence(event, SentenceContext(after, NAMES_OF, {seq: state.settings}, seq))


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_an_event_reads_as_it_always_did(event: Event) -> None:
    """A new one is added to `activity_in_english.json`."""
    assert describe(event) == IN_ENGLISH[type(event).__name__]


def fitting(event: Event, state: Tournament) -> Event:
    """The example, of what that state holds."""
    if isinstance(event, ConflictResolved):
        return msgspec.structs.replace(event, of=state.seq)
    if isinstance(event, MemberErased):
        return msgspec.structs.replace(event, member=1)
    return event


def told(event: Event) -> str:
    """Everything that a page or the table says of the event, the table's own times left out."""
    state = under_way(event)
    event, seq = fitting(event, state), state.seq + 1
    after = fold(state, [(stamp(seq), event)])
    telling = SentenceContext(after, NAMES_OF, {seq: state.settings}, seq)
    moves = moved(state, after)
    row = HistoryRow(
        seq=seq,
        at="2026-07-04T08:00:00.000000Z",
        occurred_at="",
        actor="user:3",
        actor_name=NAMES_OF.user("user:3"),
        role="pairing-officer",
        device="Desk",
        type=type(event).__name__,
        text=sentence(event, telling),
        reason="",
        subject="",
        touched=touched(moves, Wording(after, NAMES_OF, People())),
    )
    _, line = csv.reader(StringIO(history_csv([row])))
    return "\n".join((*line[:1], *line[3:]))


class People(dict[Any, Somebody]):
    def get(self, _key: Any, _default: Any = None) -> Somebody:
        return Somebody("Name V")


def named(of: str) -> set[str]:
    """The codes that have a name in the catalogue."""
    return {key.partition(".")[2] for key in keys() if key.startswith(f"{of}.")}


def raw_in(text: str) -> list[str]:
    return [found[0] for pattern in RAW for found in re.finditer(pattern, text)]


def codes_of(event: Event) -> Iterator[str]:
    """Texts of the body that are neither typed by people nor words by themselves."""
    for path, text in texts_of(msgspec.to_builtins(event), type(event).__name__):
        if path not in HUMAN and text and not KEPT.fullmatch(text):
            yield text


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_an_event_is_told_in_words(event: Event) -> None:
    text = told(event)
    assert raw_in(text) == []
    citations = {"C.04.2 4.4, C.05 5.2", "C.04.3 1.9.3", "L 6.7.1", "FIDE 2026-07", "Phone KQX"}
    shown = [code for code in codes_of(event) if code not in citations]
    assert [code for code in shown if re.search(rf"(?<!\w){re.escape(code)}(?!\w)", text)] == []


OTHER: Mapping[str, Any] = {
    "rounds": 9,
    "system": "lim-1999",
    "two_person": "first",
    "rated_as": "rapid",
    "registered_on": "2026-05-02",
    "norm_event": "zonal",
    "ranking_method": "LBFN",
    "acceleration": "none",
    "start_date": "2026-07-04",
    "end_date": "2026-07-12",
    "time_zone": "Europe/Prague",
    "deputy_arbiters": ("Anna Arbiter",),
}


@pytest.mark.parametrize("field", Settings.__struct_fields__)
def test_every_setting_is_told_in_words(field: str) -> None:
    value = OTHER.get(field, changed(getattr(Settings(), field)))
    settings = msgspec.structs.replace(SETTINGS, **{field: value})
    if settings == SETTINGS:
        settings = msgspec.structs.replace(SETTINGS, **{field: getattr(Settings(), field)})
    text = told(SettingsChanged(name="Open A", settings=settings))
    assert "→" in text
    assert raw_in(text) == []
    assert "minutes minutes" not in text


def changed(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 2
        case str():
            return "Brno Town"
        case dict():
            return {}
        case _:
            return ()


def test_every_setting_has_a_name_and_every_refusal_on_record_a_reason() -> None:
    assert named("SettingLabel") == {*Settings.__struct_fields__}
    assert named("WhyRefused") == ON_RECORD


def test_every_regulation_is_shown_and_has_its_names() -> None:
    """In what is refused, on the page of the settings and in the history."""
    assert sorted(SHOWN) == sorted(REGULATIONS)
    assert named("Regulation") == {*REGULATIONS}
    assert named("RegulationLabel") == {*REGULATIONS}
    assert {*REGULATIONS} <= named("SettingLabel")


def test_every_kind_of_note_has_a_name() -> None:
    """A sight is shown by its time."""
    assert named("NoteKind") == {*get_args(NoteKind)} - {"seen"}


def test_control_what_is_raw_is_found() -> None:
    for words in (
        "2026-07-04",
        "10T10:30",
        "explanations True → False",
        "seen by user:5",
        "fixed boards {41: 12}",
        "1-0 entered",
        "board_offset",
        "NotPermitted",
        "player 41",
    ):
        assert raw_in(words), words
    assert not raw_in("Round 3, board 47: 1–0 entered (C.04.2 4.3)")


def test_times_are_those_of_the_hall() -> None:
    with override("Asia/Kathmandu"):
        clocks = told(ClocksStarted(round=3, at="2026-07-04T08:31:00Z", default_time=30))
        assert "clocks started at 14:16 on 4 Jul" in clocks
        assert "4 Jul 2026, 14:16:00" in clocks


@pytest.mark.django_db
def test_the_page_and_the_table_say_the_same_words() -> None:
    hall = open_hall(players=5)
    hall.pair()
    hall.publish()
    hall.results(1, "1-0")
    anna = hall.arbiter("anna", "results")
    hall.send(ExpelPlayer(player=PlayerId(1)), by=anna)
    page = hall.client().get(f"/console/{hall.slug}/activity/").content.decode()
    lines = re.search(r'<ol class="activity">.*?</ol>', page, re.DOTALL)
    assert lines is not None
    seen = re.sub(r"<!--.*?-->", "", re.sub(r"<[^>]+>", " ", lines[0]))
    assert "Refused: expel player, " in seen
    assert raw_in(re.sub(r"&quot;|&#x27;", "'", seen)) == []
