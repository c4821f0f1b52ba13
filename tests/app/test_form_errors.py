"""What is wrong with a form is said at the field it is wrong with: every field of every form of the
console, with a value that cannot be right. The forms are found on the pages; a new one that no page
of these halls shows is named.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from django.test import Client
from django.utils import timezone

from config import first_account
from tournaments.domain.appeals.commands import FileAppeal, SetAppealsCommittee
from tournaments.domain.appeals.events import CommitteeMember
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.direct_titles.commands import SetDirectTitles
from tournaments.domain.direct_titles.table import TitleLine, TitleTable
from tournaments.domain.ids import DeviceName, PlayerId, UserId
from tournaments.domain.manual.commands import BeginManualPairing, ChangeManualPairing
from tournaments.domain.prizes.commands import SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeFund, PrizeList
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.announced import RankingWithin
from tournaments.domain.standings.commands import AnnounceRankings
from tournaments.services import devices, invitations
from tournaments.services.users import user_id
from tournaments.webhooks import subscriptions
from tournaments.webhooks.bodies import OFFERED

from .api import Api, body
from .builders import Hall, account, entry, open_hall
from .forms import Field, Form, forms_of
from .rights import READS
from .test_role_matrix import QUERIES

pytestmark = pytest.mark.registries

TURNED: Final = "A\u202eB"
"""A sign that turns its neighbours around: no text may hold it."""
TEMPLATES: Final = Path("frontend")
WITHOUT_A_NAME: Final = {
    "console/first_account.html",
    "console/invited.html",
    "console/join.html",
    "shared/_known_head.html",
    "console/_explain.html",
    "console/_past.html",
    "console/change_pairing.html",
    "console/compare_list.html",
    "console/devices.html",
    "console/invitations.html",
    "console/arbiters_tokens.html",
    "console/plain.html",
    "console/shell.html",
    "console/tokens.html",
    "console/webhook.html",
    "console/_webhook_deliveries.html",
    "console/_second_machine_claims.html",
    "console/_second_machine_led.html",
    "console/_second_machine_takeover.html",
    "print/base.html",
}
"""Templates with forms that have neither an id nor a command: they ask in the address, have a
button alone, or are looked at below."""


PRIZES: Final = PrizeFund(doubles="choice", lists=(PrizeList(id=1, prizes=(Prize(money=100),)),))

TITLES: Final = TitleTable(edition="2024", source="B.01", lines=(TitleLine(id=1),))


class Sent(NamedTuple):
    status: int
    fields: list[str]
    """The JSON paths that the answer calls wrong."""
    answer: Any


class Sender:
    """Sends a form as its script does, with one field typed over."""

    def __init__(self, hall: Hall, browser: Client) -> None:
        self.hall = hall
        self.browser = browser
        self.api = Api(hall, client=browser)

    def sent(self, form: Form, field: Field, wrong: Any) -> Sent:
        given = form.given
        typed = {} if not field.name or "data-reason" in field.given else {field.name: wrong}
        reason = wrong if "data-reason" in field.given else "because"
        values = form.values(typed)
        envelope = {"read_seq": self.hall.state.seq, "reason": reason}
        if special := getattr(self, "_" + form.key.replace("-", "_"), None):
            return self._answered(special(form, field, wrong, values))
        if "data-command" in given:
            answer = self._command(given["data-command"], values, envelope)
        else:
            answer = self.api.post(given["data-path"], body(player=values, **envelope))
        return self._answered(answer)

    def _command(self, name: str, command: dict[str, Any], envelope: dict[str, Any]) -> Any:
        return self.api.post(f"commands/{name}/", body(command=command, **envelope))

    def _answered(self, answer: Any) -> Sent:
        errors = answer.body.get("errors", []) if answer.body else []
        return Sent(answer.status, [error["field"] for error in errors], answer.body)

    def _settings(self, _form: Form, _field: Field, _wrong: Any, values: dict[str, Any]) -> Any:
        name = values.pop("name")
        envelope = {"read_seq": self.hall.state.seq, "reason": "because"}
        command = {"name": name, "settings": values}
        return self._command("change-settings", command, envelope)

    def _new_tournament(self, _form: Form, field: Field, wrong: Any, values: dict[str, Any]) -> Any:
        filled = {"name": "B", "slug": "b", "festival_name": "F"}
        values = values | {k: v for k, v in filled.items() if k != field.name}
        own = {key: values.pop(key) for key in ("name", "slug", "festival_name")}
        command = {**own, "festival": "f", "settings": values}
        document = json.dumps(body(command=command)).encode()
        return self.api.send("/api/v1/tournaments/", document)

    def _name_member(self, _form: Form, field: Field, wrong: Any, _: dict[str, Any]) -> Any:
        member = {"name": "Somebody", "federation": "CZE", "reserve": False}
        if field.key == "member-who":
            return self._committee(members=[{"player": 999_999}], further=[])
        name = field.key.removeprefix("member-")
        return self._committee(members=[], further=[member | {name: wrong}])

    def _committee(self, **members: Any) -> Any:
        envelope = {"read_seq": self.hall.state.seq}
        return self.api.command("set-appeals-committee", envelope=envelope, **members)

    def _prohibit(self, _form: Form, field: Field, wrong: Any, _: dict[str, Any]) -> Any:
        players = [1, 999_999] if field.key == "pick" else [1, 2]
        first, last = (wrong if field.key == name else 3 for name in ("first-round", "last-round"))
        groups = [{"players": players, "first": first, "last": last}]
        return self.api.command("set-prohibited-pairs", groups=groups, from_round=3)

    def _erase(self, form: Form, field: Field, wrong: Any, values: dict[str, Any]) -> Any:
        filled = {"name": "Typed", "ground": values["ground"], "texts": []}
        expected = next(each for each in form.fields if each.name == "name").given["data-expected"]
        sent = (
            filled | {"name": expected} | {field.name: [wrong] if field.name == "texts" else wrong}
        )
        address = f"{form.given['data-about']}/erasure/"
        return self.api.post(address, body(read_seq=self.hall.state.seq, **sent))

    def _move(self, form: Form, field: Field, wrong: Any, _: dict[str, Any]) -> Any:
        round_, head = (form.given[f"data-{name}"] for name in ("from-round", "their-head"))
        wish = {"to": form.given["data-to"], "from_round": int(round_), "their_head": head}
        chosen = {"missed": wrong} if field.name == "missed" else {}
        why = wrong if field.name == "reason" else "because"
        document = body(move=wish | chosen, reason=why, read_seq=self.hall.state.seq)
        return self.api.post(f"players/{form.given['data-player']}/move/", document)

    def _change_regulations(
        self, _form: Form, _field: Field, _wrong: Any, values: dict[str, Any]
    ) -> Any:
        first = values.pop("from_round")
        command = {"from_round": first, "regulations": values, "confirmed_rounds": 9}
        envelope = {"read_seq": self.hall.state.seq, "reason": "because"}
        return self._command("change-regulations", command, envelope)

    def _prize_fund(self, _form: Form, field: Field, wrong: Any, _: dict[str, Any]) -> Any:
        fund: dict[str, Any] = {"lists": [{"id": 1, "prizes": [{"money": 100}]}]}
        reason = wrong if "data-reason" in field.given else "because"
        if place := field.given.get("data-errors-of", ""):
            *folders, name = place.removeprefix("fund.").split(".")
            part = fund
            for folder in folders:
                inner = part.setdefault(folder, {})
                part = inner[0] if folder == "lists" else inner
            part[name] = wrong
        envelope = {"read_seq": self.hall.state.seq, "reason": reason}
        return self.api.command("set-prize-fund", envelope=envelope, fund=fund)

    def _rankings(self, _form: Form, field: Field, wrong: Any, _: dict[str, Any]) -> Any:
        ranking: dict[str, Any] = {"id": 1}
        reason = wrong if "data-reason" in field.given else "because"
        if place := field.given.get("data-errors-of", ""):
            *folders, name = place.removeprefix("rankings.").split(".")
            part = ranking
            for folder in folders:
                part = part.setdefault(folder, {})
            part[name] = wrong
        envelope = {"read_seq": self.hall.state.seq, "reason": reason}
        return self.api.command("announce-rankings", envelope=envelope, rankings=[ranking])

    def _title_table(self, _form: Form, field: Field, wrong: Any, _: dict[str, Any]) -> Any:
        line: dict[str, Any] = {"id": 1}
        table: dict[str, Any] = {"edition": "2024", "source": "B.01", "lines": [line]}
        *folders, name = field.given["data-errors-of"].removeprefix("table.").split(".")
        part = table
        for folder in folders:
            inner = part.setdefault(folder, {})
            part = inner[0] if folder == "lines" else inner
        part[name] = wrong
        return self.api.command("set-direct-titles", table=table)

    def _new_screen(self, _form: Form, field: Field, wrong: Any, values: dict[str, Any]) -> Any:
        plan = values["plan"] | {"kinds": [wrong] if field.key == "kinds" else ["name"]}
        screen = wrong if field.name == "screen" else "hall-a"
        return self.api.command("set-screen", screen=screen, plan=plan)

    def _clock_form(self, _form: Form, _field: Field, wrong: Any, _: dict[str, Any]) -> Any:
        return self.api.command("start-clocks", envelope={"reason": "late"}, round=1, at=wrong)

    def _import(self, _form: Form, _field: Field, _wrong: Any, _: dict[str, Any]) -> Any:
        answer = self.browser.post(self.api.root + "imports/?dry_run=1", {})
        return _Plain(answer.status_code, answer.json())


class _Plain(NamedTuple):
    status: int
    body: Any


def wrong_value(field: Field) -> Any:
    """What cannot be right there."""
    match field.type, field.kind:
        case "checkbox", "many":
            return [99]
        case "select", "int":
            return 999_999
        case (("select" | "radio" | "date" | "datetime-local" | "time"), _):
            return "nonsense"
        case "number", _:
            return -1
        case _, "list":
            return [TURNED]
        case _, "lines":
            return ["nonsense"]
    return TURNED


def can_be_wrong(form: Form, field: Field) -> bool:
    """Nothing but a tick can stand in a tick; a file is looked at by the page of imports; what
    fills another field is not sent."""
    if "data-template" in field.given:
        return False
    if field.type == "checkbox" and field.kind != "many":
        return False
    if field.type == "file" and form.key != "import":
        return False
    return field.shown


class Halls:
    """Tournaments before the start, in a round, and with an appeal, and a browser for the chief."""

    def __init__(self) -> None:
        self.playing = playing = open_hall(6, rounds=5)
        self.browser = playing.client()
        playing.do(SetPrizeFund(fund=PRIZES))
        playing.do(AnnounceRankings(rankings=(RankingWithin(id=1),)))
        playing.do(SetDirectTitles(table=TITLES))
        playing.pair()
        playing.publish()
        playing.do(FileAppeal(about="game:1.1.2", by=PlayerId(2)), reason="It was a draw.")
        playing.do(SetAppealsCommittee(members=(CommitteeMember(player=PlayerId(6)),)))
        results = playing.arbiter("Zdena", "results")
        self.device = self._joined(user_id(results))
        playing.do(WithdrawPlayer(player=PlayerId(5)))
        self.hook, _ = subscriptions.make(
            playing.slug, user_id(playing.chief), "https://example.org/", (), local=False
        )
        self.fresh = self._fresh()
        self.by_hand = self._by_hand()
        self.lots = open_hall(4, slug="lots", settings=Settings(system="round-robin"))

    def _fresh(self) -> Hall:
        hall = open_hall(4, slug="fresh", started=False, settings=Settings(rounds=5))
        hall.enter([entry(7)])  # who is not entered in the other section
        return hall

    def _joined(self, owner: UserId) -> DeviceName:
        slug = self.playing.slug
        token = devices.issue(slug, owner, owner, timezone.now() + timedelta(hours=4))
        Client().post(f"/join/{token}")
        return list(self.playing.state.devices)[-1]

    def _by_hand(self) -> Hall:
        """Two boards of the draft of round 1 exchanged by hand."""
        hall = open_hall(6, slug="by-hand", rounds=5)
        request = hall.pair()
        hall.do(BeginManualPairing(round=1, request=request), reason="agreed")
        manual = hall.state.round(1).manual
        assert manual is not None
        (one, two), (three, four) = broken = manual.pairs[:2]
        made = ((one, four), (three, two))
        hall.do(ChangeManualPairing(round=1, request=request, broken=broken, made=made))
        return hall

    def pages(self) -> Iterator[tuple[Hall, str]]:
        for pattern in READS:
            if not pattern.startswith("console/<slug:slug>/"):
                continue
            for hall in (self.playing, self.fresh):
                yield hall, self._address(hall, pattern) + QUERIES.get(pattern, "")
        root = f"/console/{self.playing.slug}/"
        for query in ("?about=game:1.1.1", "?about=round:1"):
            yield self.playing, f"{root}appeals/{query}"
        yield self.playing, f"{root}pairing/1/change/?ground=regulations"
        offers = "ground=regulations&board1=1.1.1&board2=1.1.3"
        yield self.playing, f"{root}pairing/1/change/?{offers}"
        yield self.playing, f"{root}devices/{self.device}/"
        yield self.playing, f"{root}entries/5/erase/"
        yield self.fresh, f"/console/{self.fresh.slug}/entries/5/move/?to={self.playing.slug}"
        yield self.by_hand, f"/console/{self.by_hand.slug}/pairing/1/manual/compare/"
        yield self.lots, f"/console/{self.lots.slug}/entries/"
        yield self.playing, "/tokens/"
        yield self.playing, "/new/"

    def _address(self, hall: Hall, pattern: str) -> str:
        given = {"slug": hall.slug, "number": "1", "board": "1", "name": "none", "player": "1"}
        given["number"] = str(self.hook.pk) if "webhooks/" in pattern else "1"
        return "/" + re.sub(r"<\w+:(\w+)>", lambda found: given[found[1]], pattern)

    def forms(self) -> Iterator[tuple[Hall, Form]]:
        """Each form of the console with the fields it has, once."""
        known = set()
        for hall, address in self.pages():
            answer = self.browser.get(address)
            if answer.status_code != 200 or "html" not in answer.headers["Content-Type"]:
                continue
            for form in forms_of(answer.getvalue().decode()):
                fields = (form.key, *(field.key for field in form.fields if field.shown))
                if len(fields) > 1 and fields not in known:
                    known.add(fields)
                    yield hall, form


@pytest.fixture
def halls(transactional_db: None) -> Halls:
    return Halls()


def test_every_field_that_is_wrong_is_named_by_the_answer(halls: Halls) -> None:
    unnamed, known = [], set[str]()
    for hall, form in halls.forms():
        known.add(form.key)
        if form.given.get("method") in ("get", "post"):
            continue
        sender = Sender(hall, halls.browser)
        for field in (each for each in form.fields if can_be_wrong(form, each)):
            sent = sender.sent(form, field, wrong_value(field))
            places = [form.field_at(path) for path in sent.fields]
            refused = sent.status in (400, 422) and all(e["message"] for e in sent.answer["errors"])
            if not refused or field.key not in {at.key for at in places if at}:
                unnamed.append((form.key, field.key, sent))
    assert unnamed == []
    assert known >= {"settings", "new-tournament", "prohibit", "name-member", "file-appeal"}


def test_no_form_is_left_out(halls: Halls) -> None:
    """Each form of a template that has an id or a command is met on a page of these halls."""
    met = {name for _, form in halls.forms() for name in names_of(form)}
    missing = {
        f"{template}: {name or written}"
        for path in TEMPLATES.glob("*/templates/**/*.html")
        if (template := f"{path.parent.name}/{path.name}").partition("/")[0] != "public"
        for written, name in forms_in(path.read_text())
        if name not in met and (name or template not in WITHOUT_A_NAME)
    }
    assert missing == set()


def names_of(form: Form) -> set[str]:
    return {"entry" if "data-entry" in form.given else form.key, form.given.get("data-command", "")}


def forms_in(template: str) -> Iterator[tuple[str, str]]:
    """Each form of a template that has fields, as it is written and by its name."""
    for written, inner in re.findall(r"(<form\b.*?>)\n?(.*?)</form>", template, re.DOTALL):
        if not re.search(r"<(input(?![^>]*hidden)|select|textarea)|{% include", inner):
            continue
        start = template.index(written)
        whole = template[start : template.index("\n", start)]
        found = re.search(r'\b(?:id|data-command)="([\w-]+)"', whole)
        yield written, "entry" if "data-entry" in whole else found[1] if found else ""


# --- forms that the server itself shows again -----------------------------------------------------


class Shown(NamedTuple):
    """A page of the server with a form, the name of the form's first field, and right values."""

    address: str
    values: dict[str, str]
    browser: Client


def shown_forms(halls: Halls) -> Iterator[Shown]:
    invited = invitations.invite(
        halls.playing.slug,
        user_id(halls.playing.chief),
        name="Iva Nová",
        role="results",
        first_board=0,
        last_board=0,
    )
    account = {
        "username": "iva",
        "password1": "Sicilian-4-Dragon",
        "password2": "Sicilian-4-Dragon",
    }
    yield Shown(f"/invited/{invited}", account, Client())
    yield Shown("/tokens/", {"name": "Screen", "days": "30"}, halls.browser)
    root = f"/console/{halls.playing.slug}"
    boards = {"first_board": "3", "last_board": "9"}
    invitation = {"name": "Jan Malý", "role": "sector", **boards}
    yield Shown(f"{root}/invitations/", invitation, halls.browser)
    code = {"user": user_id(halls.playing.chief), "until": "hours"}
    yield Shown(f"{root}/devices/", code, halls.browser)
    hook = {"address": "https://example.org/"}
    yield Shown(f"{root}/webhooks/", hook, halls.browser)
    yield Shown(f"{root}/webhooks/{halls.hook.pk}/", hook, halls.browser)
    place = {"address": "https://example.org/", "kind": "s3"}
    yield Shown(f"{root}/mirror/", place, halls.browser)


WRONG: Final = {
    "address": "http://127.0.0.1/",
    "readers_at": "results.example",
    "name": TURNED,
    "first_board": "-1",
    "last_board": "1",
    "password2": "Another-4-Dragon",
    "password1": "",
    "username": "",
}
"""What is refused in forms that Django checks; elsewhere it is no choice."""


def test_a_page_shown_again_says_it_beside_the_field_and_keeps_what_was_typed(halls: Halls) -> None:
    wrong = []
    for shown in shown_forms(halls):
        for name in shown.values:
            sent = shown.values | {name: WRONG.get(name, "nonsense")}
            if shown.address == "/tokens/" and name == "name":
                sent["name"] = ""
            page = shown.browser.post(shown.address, sent).getvalue().decode()
            wrong += [(shown.address, name, fault) for fault in faults_of(page, name, sent)]
    assert wrong == []


NEW: Final = re.compile(r'<section class="panel" id="new-|class="secret"')
"""Stands on a page with a new token, link, code or secret."""


def test_a_right_form_is_answered_with_a_page_that_can_be_loaded_anew(halls: Halls) -> None:
    """And what it made stands there once; another page in between does not take it away."""
    made = set()
    for shown in shown_forms(halls):
        answer = shown.browser.post(
            shown.address, {**shown.values, "kinds": OFFERED[0], "languages": "en"}
        )
        assert answer.status_code == 302, shown.address
        there = answer.headers["Location"]
        shown.browser.get("/")
        first, again = (shown.browser.get(there).getvalue().decode() for _ in range(2))
        if NEW.search(first):
            made.add(shown.address.rstrip("/").rpartition("/")[2])
        assert not NEW.search(again), shown.address
    assert made == {"tokens", "invitations", "devices", "webhooks"}


def faults_of(page: str, name: str, sent: dict[str, str]) -> Iterator[str]:
    """What of the page is not as it should be when the value of `name` was refused."""
    form = next(form for form in forms_of(page) if any(f.name == name for f in form.fields))
    fields = {field.name: field for field in form.fields}
    marked = fields[name].given
    if marked.get("aria-invalid") != "true" or "autofocus" not in marked:
        yield "not marked, or not focused"
    elif not re.search(
        rf'<span class="error" id="{marked["aria-describedby"]}">[^<]+</span>', page
    ):
        yield "nothing said beside it"
    for other, value in sent.items():
        kept = fields[other].type == "password" or _standing(fields[other]) == value
        if not kept and not (other == name and fields[other].tag == "select"):
            yield f"{other} lost what was typed"


def _standing(field: Field) -> str:
    return field.value if field.tag == "select" else field.given.get("value", "")


def test_a_first_account_says_it_beside_the_field(settings: Any, db: None, tmp_path: Path) -> None:
    settings.DATA_DIR = tmp_path
    token = first_account.new_token()
    sent = {
        "first_name": "Eva",
        "last_name": "Malá",
        "username": "",
        "password1": "",
        "password2": "",
    }
    page = Client().post(f"/first/{token}", sent).content.decode()
    assert list(faults_of(page, "username", sent)) == []


def test_a_log_in_says_which_field_is_missing_and_keeps_the_name(db: None) -> None:
    account("eva")
    sent = {"username": "eva", "password": ""}
    page = Client().post("/login/", sent).content.decode()
    assert list(faults_of(page, "password", sent)) == []
    refused = Client().post("/login/", {"username": "eva", "password": "wrong"}).content.decode()
    assert 'role="alert"' in refused
    assert next(iter(forms_of(refused))).values({})["username"] == "eva"
