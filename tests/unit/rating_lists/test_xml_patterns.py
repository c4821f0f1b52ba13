"""Players of an XML list are read by a pattern where they are alike: as the parser reads them."""

from __future__ import annotations

from random import Random

import pytest

from tests import rating_list_files as files
from tournaments.rating_lists.listed import BrokenLine, Listed, ListKind, ListRefused
from tournaments.rating_lists.xml_list import XmlReader

PLAYERS = 40
LIST = "".join(files.xml(PLAYERS)).encode()
SLIPS = (
    b"<!-- ",
    b" -->",
    b"<![CDATA[",
    b"]]>",
    b"<?x ?>",
    b"</player>",
    b"<player>",
    b"<name>",
    b"</name>",
    b"&amp;",
    b"&#201;",
    b"&x;",
    b"&",
    b"<",
    b">",
    b"\xc3\xa9",
    b"\xe9",
    b"\x00",
    b"\r\n",
    b"\n\n",
    b" ",
    b"\t",
    b'<player id="1">',
    b"<rating>x</rating>",
    b"<shoe>42</shoe>",
    b"</playerslist>",
)
Outcome = tuple[list[Listed | BrokenLine], tuple[object, ...], tuple[str, ...]]


def read(whole: bytes, size: int, *, patterns: bool, kind: ListKind | None = None) -> Outcome:
    """What is read of the file in pieces of that size, and why no more."""
    reader = XmlReader(kind)
    reader._patterns = patterns
    pieces = (whole[at : at + size] for at in range(0, len(whole), size))
    players: list[Listed | BrokenLine] = []
    refused: tuple[object, ...] = ()
    try:
        players.extend(reader.players(pieces))
    except ListRefused as error:
        refused = (error.code, *sorted(error.facts.items()))
    return players, refused, tuple(reader.unknown)


def test_alike_players_are_read_without_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    by_parser: list[bytes] = []
    heard = XmlReader._parse

    def parse(self: XmlReader, piece: bytes, *, last: bool = False) -> None:
        by_parser.append(piece)
        heard(self, piece, last=last)

    monkeypatch.setattr(XmlReader, "_parse", parse)
    players, refused, _ = read(LIST, 2000, patterns=True)
    assert (len(players), refused) == (PLAYERS, ())
    whole = b"".join(by_parser)
    assert whole.count(b"<player>") < PLAYERS // 4
    assert whole.count(b"\n") == LIST.count(b"\n")


@pytest.mark.parametrize("size", [70, 1500, 4096, 1 << 18])
def test_patterns_and_the_parser_agree_about_a_list(size: int) -> None:
    assert read(LIST, size, patterns=True) == read(LIST, size, patterns=False)


@pytest.mark.parametrize("seed", range(200))
def test_patterns_and_the_parser_agree_about_slips(seed: int) -> None:
    """Players before a slip, whatever is wrong behind it, and its line and column."""
    rng = Random(seed)
    spoilt = bytearray(LIST)
    for _ in range(rng.choice((1, 1, 2, 4))):
        at = rng.randrange(len(spoilt))
        spoilt[at : at + rng.choice((0, 0, 1, 7))] = rng.choice(SLIPS)
    size = rng.choice((90, 900, 3000, 1 << 18))
    by_pattern = read(bytes(spoilt), size, patterns=True)
    by_parser = read(bytes(spoilt), size, patterns=False)
    assert by_pattern[1:] == by_parser[1:]
    known = min(len(by_pattern[0]), len(by_parser[0]))
    assert by_pattern[0][:known] == by_parser[0][:known]
    if not by_parser[1]:
        assert len(by_pattern[0]) == len(by_parser[0])


@pytest.mark.parametrize("size", [100, 900, 1 << 18])
@pytest.mark.parametrize("first", [0, 1, 12])
@pytest.mark.parametrize(
    ("before", "behind"), [(b"<!-- ", b" -->"), (b"<![CDATA[", b"]]>"), (b"<?x ", b"?>")]
)
def test_players_who_are_none_are_read_by_nobody(
    before: bytes, behind: bytes, first: int, size: int
) -> None:
    """Three of them stand in a comment, in a section of data, in an instruction."""
    head, *players = LIST.split(b"<player>")
    inner = b"".join(b"<player>" + each for each in players[first : first + 3])
    rest = [b"<player>" + each for each in players[first + 3 :]]
    start = [b"<player>" + each for each in players[:first]]
    whole = b"".join([head, *start, before, inner, behind, *rest])
    by_pattern = read(whole, size, patterns=True)
    assert by_pattern == read(whole, size, patterns=False)
    assert len(by_pattern[0]) == PLAYERS - 3


def test_another_encoding_is_read_by_the_parser_alone() -> None:
    named = LIST.replace(b"<name>", "<name>É".encode("latin-1"))
    declared = b'<?xml version="1.0" encoding="ISO-8859-1"?>' + named
    players, refused, _ = read(declared, 3000, patterns=True)
    assert not refused
    assert all(isinstance(each, Listed) and each.name.startswith("É") for each in players)
