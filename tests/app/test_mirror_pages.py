"""Every public page stands on a mirror, or is named here with the reason why it does not; and no
link of any page there is dead."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

import pytest

from frontend.public import pages, urls
from tournaments.domain.announcements.commands import MakeAnnouncement
from tournaments.domain.festival.commands import SetFestival
from tournaments.domain.settings.settings import Settings
from tournaments.mirror import keeping, maker, queue
from tournaments.mirror.newest import NewestVersion
from tournaments.mirror.targets.folder import Folder
from tournaments.models import Mirror
from tournaments.public.kept_views import newest_view

from .builders import Hall, entry, open_hall
from .test_mirror import brought, root, set_mirror, texts
from .worked_hall import ROUNDS, worked_hall

__all__ = ["root"]

pytestmark = pytest.mark.django_db(transaction=True)

LEFT_OUT: Final = {
    "manifest.webmanifest": "puts a server's tournament beside the apps of a phone",
    "worker.js": "keeps pages of the server for a time without network",
    "push": "asks the server for messages",
    "screen": "is told by the server what to show",
    "cards.json": "spares fetching pages that a mirror names in its head",
    "compare": "any two of them: a page puts them side by side",
    "compare-with": "the same page",
    "working.json": "of a player's numbers programs read the lists",
    "compare.json": "any two of them",
}
"""Pages that are no files, and why."""


@pytest.fixture
def hall(root: Path) -> Hall:
    """Two rounds are over, the third is played; the public may know why."""
    settings = Settings(rounds=5, public_explanations=True, tie_breaks=("BH/C1", "SB", "DE"))
    hall = open_hall(players=9, settings=settings)
    hall.play_round()
    hall.play_round()
    hall.pair()
    hall.publish()
    return hall


def dead_links(root: Path) -> list[tuple[str, str]]:
    """Every address on every page: a file beside, and what a fragment names stands in it."""
    found, bodies = [], dict(texts(root))
    for name, text in bodies.items():
        for address in re.findall(r'\s(?:href|src|data-mirror)="([^"]+)', text):
            if not (name.endswith(".html") and is_dead(root, name, address, bodies)):
                continue
            found.append((name, address))
    return found


def is_dead(root: Path, name: str, address: str, bodies: dict[str, str]) -> bool:
    if address.startswith("https:"):
        return False
    path, _, fragment = address.partition("#")
    place = (root / name).parent.joinpath(unquote(path)).resolve() if path else root / name
    if address.startswith("/") or not place.is_file():
        return True
    there = place.relative_to(root.resolve()).as_posix()
    named = [f'id="{fragment}"'] if fragment else []
    if there.endswith("beside/index.html") and fragment[:1].isdigit():
        named = [f'id="o{player}"' for player in fragment.split("/")]
    return not all(each in bodies[there] for each in named)


def files(root: Path, beginning: str) -> set[str]:
    return {name for name, _ in texts(root) if name.startswith(beginning)}


def test_every_page_of_the_public_stands_there_or_is_left_out_for_a_reason(
    hall: Hall, root: Path
) -> None:
    hall.finish_round()
    newest = NewestVersion(hall.slug, ["en"])
    there = {page.page for page in newest.pages()}
    of_rankings = {"ranking", "ranking.json", "prizes", "prizes.json"}
    assert there | LEFT_OUT.keys() | of_rankings == pages._PAGES.keys() | {"festival"}
    assert not there & LEFT_OUT.keys()
    brought(set_mirror(hall))
    for page in newest.pages():
        assert (root / page.path).is_file(), page.path


def test_no_link_of_any_page_is_dead(hall: Hall, root: Path) -> None:
    mirror = brought(set_mirror(hall, "en", "cs"))
    assert dead_links(root) == []
    hall.finish_round()
    mirror = brought(mirror)
    assert dead_links(root) == []
    hall.pair()
    hall.publish()
    brought(mirror)
    assert dead_links(root) == []
    text = (root / "cs/player/1/index.html").read_text()
    for address in ("cs/why/1-", 'cs/working/1/index.html"'):
        assert address in text


def test_it_says_why_each_board_meets_and_makes_it_once(
    hall: Hall, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirror = brought(set_mirror(hall))
    boards = {f"why/{number}-{board}/index.html" for number in (1, 2, 3) for board in (1, 2, 3, 4)}
    assert files(root, "why/") == boards
    assert "gets White against" in (root / "why/2-1/index.html").read_text()
    made = listen(monkeypatch)
    hall.finish_round()
    mirror = brought(mirror)
    assert [page for page in made if page.startswith("why/")] == []
    hall.pair()
    hall.publish()
    brought(mirror)
    fourth = {f"why/4-{board}" for board in (1, 2, 3, 4)}
    assert {page for page in made if page.startswith("why/")} == fourth


def test_what_is_said_to_all_stands_on_the_pages_of_boards_too(
    hall: Hall, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirror = brought(set_mirror(hall))
    hall.do(MakeAnnouncement(priority="urgent"), reason="Leave the hall.")
    wrote = listen_to_files(monkeypatch)
    brought(mirror)
    of_all = [
        place for place, path in enumerate(wrote) if path in ("index.html", "player/1/index.html")
    ]
    of_boards = [place for place, path in enumerate(wrote) if path.startswith(("why/", "working/"))]
    head = wrote.index("head.json")
    assert max(of_all) < head < min(of_boards), "open pages are told before thousands are written"
    assert wrote[-1] == "head.json"
    for name in ("why/1-1/index.html", "working/1/index.html", "beside/index.html"):
        assert "Leave the hall." in (root / name).read_text(), name


def test_the_working_of_the_last_round_that_is_over_stays_while_the_next_is_played(
    hall: Hall, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirror = brought(set_mirror(hall))
    page = root / "working/1/index.html"
    assert "after round 2" in page.read_text()
    assert 'data-argument="1"' in page.read_text()
    made = listen(monkeypatch)
    hall.results(1, "1-0")
    mirror = brought(mirror)
    assert [each for each in made if each.startswith("working/")] == []
    hall.finish_round()
    mirror = brought(mirror)
    assert "after round 3" in page.read_text()
    del made[:]
    hall.pair()
    hall.publish()
    hall.results(1, "1-0")
    brought(mirror)
    assert [each for each in made if each.startswith(("working/", "beside/"))] == []
    assert "after round 3" in page.read_text()


def test_what_decides_between_two_is_the_first_number_that_differs(root: Path) -> None:
    """As the script says that puts two side by side; the server asks its ranking."""
    hall = worked_hall()
    view = newest_view(hall.slug)
    compared = 0
    for after in range(1, ROUNDS + 1):
        for one, other in combinations((row.player.player for row in view.standings(after)), 2):
            made = view.comparison(one, other, after)
            assert made is not None
            sides = zip(made.one.criteria, made.other.criteria, strict=True)
            differ = [mine.place for mine, theirs in sides if mine.value != theirs.value]
            apart = made.one.rank != made.other.rank
            assert made.decided == (differ[0] if apart else None), (one, other, after)
            compared += 1
    assert compared > 200


def listen_to_files(patch: pytest.MonkeyPatch) -> list[str]:
    """What is written from now on."""
    wrote: list[str] = []
    write = Folder.write

    def heard(target: Folder, path: str, body: bytes) -> None:
        wrote.append(path)
        write(target, path, body)

    patch.setattr(Folder, "write", heard)
    return wrote


def listen(patch: pytest.MonkeyPatch) -> list[str]:
    """What is made from now on, as page/argument."""
    made: list[str] = []
    make = maker.made

    def heard(view: Any, page: str, argument: str) -> Any:
        made.append(f"{page}/{argument}")
        return make(view, page, argument)

    patch.setattr(maker, "made", heard)
    return made


# --- the event that a tournament is a section of -------------------------------------------------


def section(slug: str, order: int, **more: Any) -> Hall:
    """Of one event; both sections have the same players, but for who has no FIDE id."""
    settings = Settings(rounds=5, public_explanations=True)
    hall = open_hall(6, slug=slug, settings=settings, **more)
    hall.do(SetFestival(festival="spring", name="Spring Festival", place="Brno", order=order))
    hall.play_round()
    return hall


@pytest.fixture
def halls(root: Path) -> tuple[Hall, Hall]:
    return section("spring-a", 1), section("spring-b", 2)


def sites(root: Path) -> tuple[Path, Path]:
    return (root.parents[1] / "spring-a" / "site", root.parents[1] / "spring-b" / "site")


def test_every_page_of_an_event_stands_there(halls: tuple[Hall, Hall], root: Path) -> None:
    """The addresses of the public that Django answers: those of events are files."""
    of_events = {each.name for each in urls.urlpatterns if str(each.pattern).startswith("f/")}
    assert of_events == {"public-festival", "public-festival-player"}
    here, _ = halls
    brought(set_mirror(here, "en", "cs"))
    site, _ = sites(root)
    page = (site / "festival/index.html").read_text()
    assert "Spring Festival" in page
    assert "Round 1 of 5" in page
    assert dead_links(site) == []
    for number in range(1, 7):
        assert (site / f"cs/festival/player/{number}/index.html").is_file()
    player = (site / "player/1/index.html").read_text()
    assert 'href="../../festival/player/1/index.html"' in player
    for name, text in texts(site):
        assert "30000" not in text, name


def test_another_section_is_linked_where_its_readers_find_it(
    halls: tuple[Hall, Hall], root: Path
) -> None:
    here, other = halls
    mirror = brought(set_mirror(here, "en", "cs"))
    site, _ = sites(root)
    page = site / "festival/index.html"
    assert "https:" not in page.read_text(), "nobody said where"
    brought(set_mirror(other, "cs", "en", readers_at="https://b.example/x/"))
    mirror = brought(mirror)
    links = set(re.findall(r'href="(https:[^"]+)"', page.read_text()))
    beginning = "https://b.example/x/en/"
    assert f"{beginning}index.html" in links
    assert f"{beginning}entries/index.html" in links
    czech = (site / "cs/festival/player/1/index.html").read_text()
    assert 'href="https://b.example/x/player/1/index.html"' in czech
    _, there = sites(root)
    for address in links:
        assert (there / address.removeprefix("https://b.example/x/")).is_file(), address
    keeping.take_away(Mirror.objects.get(stream=other.slug))
    brought(Mirror.objects.get(stream=other.slug))
    brought(mirror)
    assert "https:" not in page.read_text(), "nothing stands there any more"


def test_what_happens_in_another_section_moves_the_pages_of_the_event_alone(
    halls: tuple[Hall, Hall], root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, other = halls
    mirror = brought(set_mirror(here))
    queue.sweep()
    asked: list[int] = []
    monkeypatch.setattr(queue, "ask", asked.append)
    other.pair()
    other.publish()
    assert set(asked) == {mirror.pk}, "the bell of the other section"
    del asked[:]
    Mirror.objects.update(rest=0)
    queue.sweep()
    assert asked == [mirror.pk]
    wrote = listen_to_files(monkeypatch)
    mirror = brought(mirror)
    assert "festival/index.html" in wrote
    assert {path.partition("/")[0] for path in wrote} == {"festival", "head.json"}
    Mirror.objects.update(rest=0)
    queue.sweep()
    del asked[:]
    queue.sweep()
    assert asked == [], "it is current"


def test_who_plays_in_one_section_alone_has_no_page_in_the_event(root: Path) -> None:
    here, _ = section("spring-a", 1), section("spring-b", 2)
    here.enter([entry(77)])
    brought(set_mirror(here))
    site, _ = sites(root)
    assert not (site / "festival/player/7").exists()
    assert "festival/player" not in (site / "player/7/index.html").read_text()
    assert dead_links(site) == []
