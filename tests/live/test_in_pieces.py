"""Long pages of the console from a server: each piece goes out when it is made."""

from __future__ import annotations

import http.client
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from frontend.shared import in_pieces
from frontend.shared.templatetags.long import Long

from .playing import Hall, cookie
from .server import Server, serving

pytestmark = pytest.mark.django_db(transaction=True)
BOARDS = 6
PATIENCE = 30
END = b'id="page-end"'


class Pieces:
    """Lets the server make one piece more, or fail instead."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._one_more = threading.Semaphore(0)
        self.breaks = False
        made = Long._others

        def others(node: Long, *args: Any) -> Iterator[str]:
            pieces = made(node, *args)
            while True:
                assert self._one_more.acquire(timeout=PATIENCE)
                if self.breaks:
                    raise OSError("the database is away")
                piece = next(pieces, None)
                if piece is None:
                    return
                yield piece

        patch.setattr(Long, "_others", others)
        patch.setattr(in_pieces, "AT_ONCE", 2)
        patch.setattr(in_pieces, "A_PIECE", 2)

    def more(self, number: int = 1) -> None:
        self._one_more.release(number)


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pieces]:
    pieces = Pieces(monkeypatch)
    yield pieces
    pieces.more(100)


@pytest.fixture
def hall() -> Hall:
    hall = Hall(players=2 * BOARDS)
    hall.start()
    hall.publish(1)
    return hall


@pytest.fixture
def server(hall: Hall, pieces: Pieces) -> Iterator[Server]:
    with serving() as server:
        yield server


class Reader:
    """A browser that unpacks what has come."""

    def __init__(self, server: Server, hall: Hall) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        headers = {
            "cookie": cookie(hall.chief),
            "accept-encoding": "gzip",
            "accept-language": "cs",
        }
        self._connection.request("GET", f"/console/{hall.slug}/results/", headers=headers)
        self.answer = self._connection.getresponse()
        self._unpacked = zlib.decompressobj(wbits=31)
        self.text = b""

    def until(self, sign: bytes) -> None:
        while sign not in self.text:
            came = self.answer.read1()
            assert came, "the page has ended"
            self.text += self._unpacked.decompress(came)

    def to_the_end(self) -> None:
        self.text += self._unpacked.decompress(self.answer.read())

    def close(self) -> None:
        self.answer.close()
        self._connection.close()

    @property
    def boards(self) -> int:
        return self.text.count(b"<tr data-game")


@contextmanager
def reading(server: Server, hall: Hall) -> Iterator[Reader]:
    reader = Reader(server, hall)
    try:
        yield reader
    finally:
        reader.close()


def test_the_first_rows_are_there_before_the_others_are_made(
    server: Server, hall: Hall, pieces: Pieces
) -> None:
    with reading(server, hall) as reader:
        assert reader.answer.status == 200
        reader.until(b'data-board="2"')
        assert reader.boards == 2
        assert END not in reader.text
        pieces.more()
        reader.until(b'data-board="4"')
        assert reader.boards == 4
        pieces.more(2)
        reader.to_the_end()
    assert reader.boards == BOARDS
    assert END in reader.text
    assert reader.text.rstrip().endswith(b"</html>")
    assert reader.text.count("Výsledek na šachovnici".encode()) == BOARDS  # as its reader speaks


def test_all_pieces_are_of_the_state_with_which_the_page_began(
    server: Server, hall: Hall, pieces: Pieces
) -> None:
    seq = hall.state.seq
    with reading(server, hall) as reader:
        reader.until(b'data-board="2"')
        hall.finish(1)
        pieces.more(3)
        reader.to_the_end()
    assert f'"seq": {seq},'.encode() in reader.text
    assert reader.text.count(b'data-result=""') == BOARDS


def test_a_page_that_breaks_off_has_no_end(server: Server, hall: Hall, pieces: Pieces) -> None:
    with reading(server, hall) as reader:
        reader.until(b'data-board="2"')
        pieces.breaks = True
        pieces.more()
        with pytest.raises((http.client.IncompleteRead, ConnectionError)):
            reader.to_the_end()
    assert END not in reader.text
    pieces.breaks = False
    pieces.more(3)
    with reading(server, hall) as again:
        again.to_the_end()
    assert END in again.text
