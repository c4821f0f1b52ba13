"""Lists as XML and in archives; what a hostile file may not do."""

import random
import time
import tracemalloc
import zipfile
from pathlib import Path

import pytest

from tests import rating_list_files as files
from tournaments.rating_lists import archives
from tournaments.rating_lists.listed import BrokenLine, Listed, ListKind, ListRefused
from tournaments.rating_lists.reading import reading
from tournaments.rating_lists.xml_list import MOST_UNKNOWN, XmlReader


def read(file: Path, kind: ListKind | None = None) -> list[Listed | BrokenLine]:
    with reading(file, file.name, kind=kind) as found:
        return list(found.players)


def refused(file: Path, kind: ListKind | None = None) -> ListRefused:
    with pytest.raises(ListRefused) as error:
        read(file, kind)
    return error.value


def written(folder: Path, text: str, name: str = "list.xml") -> Path:
    file = folder / name
    file.write_text(text)
    return file


def test_xml_holds_what_the_columns_hold(tmp_path: Path) -> None:
    lines = written(tmp_path, "".join(files.text(500)), "list.txt")
    elements = written(tmp_path, "".join(files.xml(500)))
    assert read(elements) == read(lines)


def test_xml_of_one_kind_has_to_be_told_its_kind(tmp_path: Path) -> None:
    text = "<playerslist><player><fideid>17</fideid><name>Nov</name><rating>2000</rating><k>20</k>"
    file = written(tmp_path, f"{text}</player></playerslist>")
    assert refused(file).code == "kind-unknown"
    (player,) = read(file, "rapid")
    assert isinstance(player, Listed)
    assert (player.rapid, player.rapid_k) == (2000, 20)
    combined = written(tmp_path, "".join(files.xml(1)), "combined.xml")
    assert refused(combined, "rapid").code == "kind-differs"


def test_a_document_type_is_refused_before_any_entity(tmp_path: Path) -> None:
    secret = written(tmp_path, "secret", "secret.txt")
    file = written(
        tmp_path,
        f'<?xml version="1.0"?><!DOCTYPE p [<!ENTITY x SYSTEM "{secret.as_uri()}">]>'
        "<playerslist><player><fideid>1</fideid><name>&x;</name></player></playerslist>",
    )
    assert refused(file).code == "document-type"
    wide = file.read_text().encode("utf-16")
    file.write_bytes(wide)
    assert refused(file).code in ("document-type", "not-text")


def test_broken_xml_is_named_by_line_and_column(tmp_path: Path) -> None:
    whole = "".join(files.xml(3))
    cut = refused(written(tmp_path, whole[: len(whole) // 2]))
    assert cut.code == "xml"
    assert int(cut.facts["line"]) > 10
    odd = whole.replace("<rating>", "<rating>x", 1)
    first, *others = read(written(tmp_path, odd))
    assert isinstance(first, BrokenLine)
    assert (first.column, first.why) == ("rating", "rating")
    assert all(isinstance(each, Listed) for each in others)
    other_root = refused(written(tmp_path, whole.replace("playerslist", "clubs")))
    assert (other_root.code, other_root.facts["line"]) == ("element-unknown", 1)


def test_an_element_more_is_left_out_and_named(tmp_path: Path) -> None:
    text = "".join(files.xml(2)).replace("</player>", "<shoe>42</shoe></player>")
    file = written(tmp_path, text)
    with reading(file, file.name) as found:
        assert len(list(found.players)) == 2
        assert found.unknown == ("shoe",)


def test_the_largest_list_of_an_archive_is_read_whatever_it_is_called(tmp_path: Path) -> None:
    archive = tmp_path / "standard_sep26frl.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("readme.txt", "about")
        made.writestr("a name nobody knew.txt", "".join(files.text(200)))
        made.writestr("picture.png", b"\0" * 100_000)
    with reading(archive, archive.name, kind="combined") as found:
        assert len(list(found.players)) == 200
        assert str(found.period) == "2026-09"
        assert found.done == found.size


def test_archives_that_are_no_lists_are_refused(tmp_path: Path) -> None:
    archive = tmp_path / "list.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("bomb.txt", "0" * 10_000_000)
    assert refused(archive).code == "too-large"
    with zipfile.ZipFile(archive, "w") as made:
        made.writestr("photo.jpg", "no list")
    assert refused(archive).code == "no-member"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("list.txt", "".join(files.text(2000)))
    damaged = bytearray(archive.read_bytes())
    damaged[len(damaged) // 2] ^= 0xFF
    archive.write_bytes(damaged)
    assert refused(archive).code == "damaged-archive"


def test_a_file_without_lines_is_not_read_into_memory(tmp_path: Path) -> None:
    assert refused(written(tmp_path, "x" * (3 * archives.PIECE), "list.txt")).code == "no-lines"
    assert refused(written(tmp_path, "", "list.txt")).code == "empty"


def test_a_sign_of_xml_that_never_ends_is_refused_soon(tmp_path: Path) -> None:
    archive = tmp_path / "list.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as made:
        noise = "".join(random.Random(1).choices("abcdefgh", k=300_000))
        made.writestr("list.xml", f"<playerslist><!--{'-x' * 30_000_000}{noise}")
    began = time.process_time()
    assert refused(archive).code == "endless-sign"
    assert time.process_time() - began < 10


def test_players_without_an_end_are_not_kept(tmp_path: Path) -> None:
    odd = "".join(f"<a{at}>x</a{at}>" for at in range(3000))
    text = "".join(files.xml(1)).replace("<player>", f"<player>{odd}", 1)
    reader = XmlReader(None)
    (player,) = list(reader.players([text.encode()]))
    assert isinstance(player, Listed)
    assert len(reader.unknown) == MOST_UNKNOWN
    cut = text.encode()[: text.index("</player>")]
    reader = XmlReader(None)
    with pytest.raises(ListRefused):
        list(reader.players([cut]))
    assert len(reader._row) < 30


@pytest.mark.parametrize("encoding", ["GBK", "no-such-encoding"])
def test_an_encoding_that_cannot_be_read_is_named(tmp_path: Path, encoding: str) -> None:
    text = f'<?xml version="1.0" encoding="{encoding}"?>' + "".join(files.xml(2)).partition("?>")[2]
    assert refused(written(tmp_path, text)).code == "encoding"


def test_members_are_counted_before_they_are_read(tmp_path: Path) -> None:
    archive = tmp_path / "list.zip"
    with zipfile.ZipFile(archive, "w") as made:
        for at in range(20_000):
            made.writestr(f"{at}-{'x' * 40}", b"")
    tracemalloc.start()
    try:
        assert refused(archive).code == "many-members"
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("packing", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2, 9])
def test_a_packing_that_no_list_has_is_named(tmp_path: Path, packing: int) -> None:
    archive = tmp_path / "list.zip"
    with zipfile.ZipFile(archive, "w", packing if packing != 9 else zipfile.ZIP_STORED) as made:
        made.writestr("list.txt", "".join(files.text(200)))
    whole = bytearray(archive.read_bytes())
    for head, at in ((b"PK\3\4", 8), (b"PK\1\2", 10)):
        whole[whole.index(head) + at] = packing
    archive.write_bytes(whole)
    assert refused(archive).code == "packing-unknown"


def test_a_member_whose_name_cannot_be_read_is_damage(tmp_path: Path) -> None:
    archive = tmp_path / "list.zip"
    with zipfile.ZipFile(archive, "w") as made:
        made.writestr("liště.txt", "".join(files.text(20)))
    whole = archive.read_bytes().replace("ě".encode(), b"\xff\xff")
    archive.write_bytes(whole)
    assert refused(archive).code == "damaged-archive"
