"""What is written to a mirror, what is removed there, and in which order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.mirror.paths import Linked, linked, path_of, split
from tournaments.mirror.plan import MirrorPlan, StandingFile, changed, is_older, plan


def stands(key: str, version: int = 1) -> StandingFile:
    return StandingFile(key, f"digest of {key}", version)


def test_what_reads_as_before_is_not_written() -> None:
    wanted = {"index.html": "a", "names/index.html": "b"}
    standing = {"index.html": stands("a"), "names/index.html": stands("old")}
    assert plan(wanted, standing, people_first=False) == MirrorPlan(
        (), ("names/index.html",), (), ()
    )


def test_what_nobody_may_read_goes_first_and_files_of_an_older_program_last() -> None:
    standing = {"static/old/a.js": stands("a"), "player/3/index.html": stands("b")}
    made = plan({"index.html": "c"}, standing, people_first=False)
    assert made.remove == ("player/3/index.html",)
    assert made.remove_last == ("static/old/a.js",)


def test_files_that_pages_load_stand_there_before_the_pages() -> None:
    wanted = {"index.html": "a", "player/1/index.html": "b", "static/x/a.js": "c"}
    made = plan(wanted, {}, people_first=False)
    assert made.write == ("static/x/a.js", "index.html", "player/1/index.html")


def test_after_an_erasure_pages_of_people_come_before_lists() -> None:
    wanted = {"index.html": "a", "cs/player/1/index.html": "b", "names/index.html": "c"}
    made = plan(wanted, {}, people_first=True)
    assert made.write == ("cs/player/1/index.html", "index.html", "names/index.html")


def test_boards_and_workings_that_stand_there_wait_for_the_lists_but_not_after_an_erasure() -> None:
    wanted = dict.fromkeys(("why/1-1/index.html", "cs/working/1/index.html", "index.html"), "a")
    standing = {path: stands("old") for path in wanted}
    made = plan(wanted, standing, people_first=False)
    assert made.write == ("index.html",)
    assert made.later == ("why/1-1/index.html", "cs/working/1/index.html")
    assert plan(wanted, {}, people_first=False).later == ()
    assert plan(wanted, standing, people_first=True).later == ()


KEYS = st.dictionaries(
    st.sampled_from(
        [f"{folder}{n}" for folder in ("", "player/", "why/", "static/") for n in range(4)]
    ),
    st.sampled_from("abc"),
)


@given(KEYS, KEYS, st.booleans())
def test_whoever_does_as_planned_has_what_is_wanted_and_nothing_else(
    wanted: dict[str, str], there: dict[str, str], people_first: bool
) -> None:
    made = plan(
        wanted, {path: stands(key) for path, key in there.items()}, people_first=people_first
    )
    for path in made.remove:
        del there[path]
    there |= {path: wanted[path] for path in (*made.write, *made.later)}
    for path in made.remove_last:
        del there[path]
    assert there == wanted


def test_the_head_names_the_pages_that_changed_last_and_whole_versions_of_them() -> None:
    standing = {f"{n}.html": stands("a", version=n // 2) for n in range(6)}
    assert changed(standing, 9) == (0, {f"{n}.html": n // 2 for n in range(6)})
    assert changed(standing, 3) == (1, {"4.html": 2, "5.html": 2})


def test_the_head_names_no_file_of_the_program() -> None:
    assert changed({"static/x/a.js": stands("a")}, 9) == (0, {})


def test_a_newer_version_is_one_of_the_same_log() -> None:
    assert is_older(4, "log", (5, "log"))
    assert not is_older(5, "log", (5, "log"))
    assert not is_older(4, "log", (5, "another"))


def test_paths_are_files_that_any_host_serves() -> None:
    assert path_of("home", "") == "index.html"
    assert path_of("player", "17", "cs/") == "cs/player/17/index.html"
    assert path_of("standings", "") == "standings/index.html"
    assert path_of("standings.json", "3") == "standings/3.json"
    assert path_of("crosstable.csv", "3-number") == "crosstable/3-number.csv"
    assert path_of("rounds.ics", "") == "rounds.ics"


def test_no_two_addresses_are_one_file() -> None:
    addresses = ("", "standings/", "standings/3", "standings.json", "standings.json/3", "top/4")
    assert len({path_of(*split(each)) for each in addresses}) == len(addresses)


@pytest.mark.parametrize(
    ("page", "argument", "there"),
    [
        ("player", "17", Linked("player", "17")),
        ("working", "17", Linked("working", "17")),
        ("working", "17/3", Linked("working", "17")),
        ("working", "17/2", Linked("working", "17/2")),
        ("compare", "17/23/3", Linked("beside", "", "17/23")),
        ("compare", "17/23/4", Linked("compare", "17/23/4")),
        ("compare-with", "17/3", Linked("beside", "", "17")),
        ("beside", "3", Linked("beside", "")),
        ("beside", "2", Linked("beside", "2")),
    ],
)
def test_what_is_no_file_of_its_own_is_shown_by_another(
    page: str, argument: str, there: Linked
) -> None:
    assert linked(page, argument, 3) == there
