"""Long pages come in pieces: the text is the one that would have been sent at once."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Iterator
from typing import Any, Final

import pytest
from django.http import HttpResponse
from django.template import Context, Template
from django.test import Client, RequestFactory
from django.utils import timezone, translation

from config.compressed import Compressed, flushed
from frontend.shared import in_pieces
from frontend.shared.in_pieces import LATER, Later, PageInPieces
from tournaments.selectors.lazily import Lazily

from .builders import Hall, open_hall

LANGUAGES: Final = ("en", "cs", "pl", "ru")
PLAYERS: Final = 10
PAGES: Final = (
    *("results", "results/1", "entries", "entries/1", "entries/group", "check-in"),
    *("festival/check-in", "check-in/close", "pairing/1", "pairing/2", "standings"),
    *("standings/1", "crosstable", "crosstable/?order=number", "progress", "pictures"),
    *("ratings", "norms", "norms/?all=1", "settings", "appeals", "pairing/1/refuse"),
    *("federation-report", "prizes", "entries/review"),
)
"""With a line a player or a board; two rounds have been published, one of them is played."""
ONCE: Final = re.compile(
    r"(?<![0-9a-zA-Z])([0-9a-zA-Z]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})"
)
"""What every answer has of its own: a token against forged forms, the id of an order."""


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(PLAYERS, rounds=3)
    hall.play_round()
    hall.pair()
    hall.publish()
    return hall


def at_a_time(patch: pytest.MonkeyPatch, at_once: int, a_piece: int) -> None:
    patch.setattr(in_pieces, "AT_ONCE", at_once)
    patch.setattr(in_pieces, "A_PIECE", a_piece)


def get(client: Client, page: str, language: str = "en", **headers: str) -> Any:
    path, _, query = page.partition("?")
    address = f"/console/open/{path.rstrip('/')}/" + (f"?{query}" if query else "")
    return client.get(address, headers={"accept-language": language, **headers})


@pytest.mark.django_db
@pytest.mark.parametrize("page", PAGES)
def test_a_page_in_pieces_reads_as_the_whole_one(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    client = hall.client()
    for language in LANGUAGES:
        at_a_time(monkeypatch, 2, 3)
        answer = get(client, page, language)
        assert answer.status_code == 200
        pieces = [piece.decode() for piece in answer.streaming_content] if answer.streaming else []
        at_a_time(monkeypatch, 10**6, 1)
        whole = get(client, page, language).content.decode()
        assert f'lang="{language}"' in whole
        if pieces:
            assert len(pieces) > 2
            assert ONCE.sub("*", "".join(pieces)) == ONCE.sub("*", whole)
        else:
            assert page in NOTHING_LONG
        assert whole.rstrip().endswith("</html>")
        assert "\ue002" not in whole


NOTHING_LONG: Final = frozenset(
    {"check-in/close", "norms", "norms/?all=1", "entries/review", "prizes", "federation-report"}
)
"""In this hall everybody is here and has a FIDE ID, no norms are played for, nothing is won."""


@pytest.mark.django_db
def test_short_pages_and_parts_of_pages_come_at_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = hall.client()
    assert not get(client, "results").streaming
    at_a_time(monkeypatch, 2, 3)
    assert get(client, "results").streaming
    part = get(client, "entries", **{"hx-request": "true"})
    assert not part.streaming
    assert part.content.decode().count("<tr data-key") == PLAYERS


@pytest.mark.django_db
def test_only_the_rows_that_were_sent_were_made(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    row = Lazily.__iter__

    def counted(self: Lazily[Any, Any]) -> Iterator[Any]:
        return (made.append(each) or each for each in row(self))  # type: ignore[func-returns-value]

    monkeypatch.setattr(Lazily, "__iter__", counted)
    at_a_time(monkeypatch, 2, 3)
    answer = get(hall.client(), "standings")
    pieces = answer.streaming_content
    next(pieces)
    assert len(made) == 2
    next(pieces)
    assert len(made) == 5
    assert len(b"".join(pieces)) > 0
    assert len(made) == PLAYERS


@pytest.mark.django_db
def test_who_asks_for_the_head_alone_has_no_rows_made(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_a_time(monkeypatch, 2, 3)
    answer: Any = hall.client().head("/console/open/results/")
    assert answer.status_code == 200
    assert "Content-Length" not in answer.headers
    assert b"".join(answer.streaming_content) == b""


@pytest.mark.django_db
def test_a_page_may_be_kept_by_a_browser_also_when_it_comes_in_pieces(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_a_time(monkeypatch, 2, 3)
    answer = get(hall.client(), "results")
    assert answer.streaming
    assert answer.headers["X-Openhall-Keep"].startswith("user:")


def test_pieces_are_made_for_the_reader_of_the_page() -> None:
    """Whatever is spoken, and whatever the time is, where they are made."""

    def pieces() -> Iterator[str]:
        for _ in range(2):
            yield f"{translation.get_language()} {timezone.get_current_timezone_name()};"

    with translation.override("cs"), timezone.override("Asia/Tokyo"):
        answer = PageInPieces(pieces())
    with translation.override("pl"), timezone.override("Europe/Warsaw"):
        assert answer.getvalue() == b"cs Asia/Tokyo;cs Asia/Tokyo;"

    async def read() -> bytes:
        return b"".join([piece async for piece in answer])

    with translation.override("cs"), timezone.override("Asia/Tokyo"):
        answer = PageInPieces(pieces())
    assert asyncio.run(read()) == b"cs Asia/Tokyo;cs Asia/Tokyo;"


def test_no_text_can_pass_for_a_mark() -> None:
    later = Later()
    name = f"{later.leave(iter(['rows']))}"
    other = Later()
    other.leave(iter(["others"]))
    assert list(other.woven(f"<b>{name}</b>")) == [f"<b>{name}</b>"]
    assert list(later.woven(f"<ol>{name}</ol>")) == ["<ol>", "rows", "</ol>"]


def test_rows_know_what_was_set_before_them_and_nothing_behind() -> None:
    page = Template(
        "{% with a=1 %}{% long rows as row %}{{ a }}{{ row }}{{ forloop.counter }} {% endlong %}"
        "{% endwith %}{% with a=2 %}{{ a }}{% endwith %}"
    )
    later = Later(at_once=1, a_piece=2)
    html = page.render(Context({"rows": "abcd", LATER: later}))
    assert list(later.woven(html)) == ["1a ", "1b 1c ", "1d ", "2"]
    assert page.render(Context({"rows": "abcd"})) == "1a 1b 1c 1d 2"


def test_long_rows_in_long_rows_come_with_them() -> None:
    page = Template(
        "{% long rows as row by few %}{% long row as one %}{{ one }}{% endlong %};{% endlong %}"
    )
    later = Later(at_once=2, a_piece=2)
    html = page.render(Context({"rows": ["abc", "def", "ghi"], "few": 1, LATER: later}))
    assert list(later.woven(html)) == ["ab", "c", ";", "def;", "ghi;", ""]


def test_what_is_for_a_script_cannot_end_its_element() -> None:
    page = Template('{% long_script desks "desks" %}')
    rows = Lazily(lambda name: {"name": name}, ["</script>", "B & C", "d", "e"])
    desks = [{"slug": "a", "players": rows, "may": ["x"]}]
    later = Later(at_once=4, a_piece=2)
    html = page.render(Context({"desks": desks, LATER: later}))
    pieces = list(later.woven(html))
    whole = page.render(Context({"desks": desks}))
    assert "".join(pieces) == whole
    assert len(pieces) > 2
    assert whole == (
        '<script id="desks" type="application/json">[{"slug": "a", "players": '
        '[{"name": "\\u003C/script\\u003E"}, {"name": "B \\u0026 C"}, {"name": "d"}, '
        '{"name": "e"}], "may": ["x"]}]</script>'
    )


@pytest.mark.parametrize("tag", ["long", "long rows", "long rows row", "long rows as row by"])
def test_what_is_no_tag(tag: str) -> None:
    with pytest.raises(Exception, match="long rows as row"):
        Template(f"{{% {tag} %}}{{% endlong %}}")


def test_each_piece_can_be_unpacked_when_it_comes() -> None:
    unpacked = zlib.decompressobj(wbits=31)
    pieces = [b"<p>one</p>" * 20, b"<p>two</p>" * 20, b""]
    for piece, packed in zip([*pieces, b""], flushed(pieces, 100), strict=True):
        assert unpacked.decompress(packed) == piece
    assert unpacked.eof


@pytest.mark.parametrize(("accepts", "packed"), [("gzip", True), ("identity", False)])
def test_pages_in_pieces_are_packed_for_who_can_unpack_them(accepts: str, packed: bool) -> None:
    request = RequestFactory().get("/", headers={"accept-encoding": accepts})
    answer = PageInPieces(iter(["a" * 300, "b" * 300]))
    sent = Compressed(lambda _: HttpResponse()).process_response(request, answer)
    assert sent.headers.get("Content-Encoding", "") == ("gzip" if packed else "")
    assert "Accept-Encoding" in sent.headers["Vary"]
    body = answer.getvalue()
    assert (zlib.decompress(body, wbits=31) if packed else body) == b"a" * 300 + b"b" * 300
