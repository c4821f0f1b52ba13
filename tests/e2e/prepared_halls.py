"""Tournaments for the browser tests of the console, made before the server starts.

`python -m tests.e2e.prepared_halls` fills the data folder of OPENHALL_DATA; each test has a
tournament of its own, so that no test depends on another.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import django

if TYPE_CHECKING:
    from tests.app.builders import Hall

TABS = ("tabs", "turns", "read-once", "noted-once", "leave-early", "from-home")
"""For several tabs of one browser: with locks between them, and over plain HTTP without."""

TYPED = (
    "keys",
    "layers",
    "elsewhere",
    "conflict",
    "offline",
    "reload",
    "leaving",
    "burst",
    "corrected",
    "numpad",
    "pad",
    "session",
    "fast",
    "early",
    "confirmed",
    "renumbered",
    "mistaken",
    "lost-light",
    "lost-dark",
    "lost-offline",
    "list-meanwhile",
    "in-order",
    "at-random",
    "by-scan",
    "by-phone",
    *TABS,
    *(f"{slug}-plain" for slug in TABS),
)
"""Round 1 published, nothing typed yet: 20 players, 10 boards."""


def prepare() -> None:
    """Migrates and fills the database of the settings."""
    from django.core.management import call_command

    from tests.app.builders import entry, open_hall

    call_command("migrate", verbosity=0)
    for slug in TYPED:
        hall = open_hall(20, slug=slug)
        _arbiters(hall)
        hall.pair()
        hall.publish()
    sectors = open_hall(20, slug="sectors")
    sectors.arbiter("emil", "sector", 4, 6)
    sectors.pair()
    sectors.publish()
    _reported()
    entered = open_hall(12, slug="entered", started=False)
    _arbiters(entered)
    desk = open_hall(0, slug="desk", started=False)
    _arbiters(desk)
    desk.enter([entry(number) for number in range(1, 13)], check_in=False)
    paired = open_hall(11, slug="paired")
    _arbiters(paired)
    ending = open_hall(4, slug="ending", rounds=1)
    _arbiters(ending)
    ending.pair()
    ending.publish()
    ending.results(1, "1-0")
    _too_old()
    _controls()
    _rounds_ago()
    _hours()
    _deadlines()
    _stale()
    _sections()
    _disputed()
    _published()
    _second_looks()
    _to_look_over()
    _drafted()
    _not_pairable()
    _papers()
    pictured()
    empty = open_hall(0, slug="empty", started=False)
    _arbiters(empty)


def _reported() -> None:
    """Round 1 of a tournament whose players report; nothing typed yet."""
    from tests.app.builders import open_hall
    from tournaments.domain.settings.settings import Settings

    hall = open_hall(20, slug="reported", settings=Settings(rounds=9, player_reports=True))
    _arbiters(hall)
    hall.arbiter("emil", "sector", 4, 6)
    hall.pair()
    hall.publish()


def _too_old() -> None:
    """Round 1 of four players; board 2 has no result yet."""
    from tests.app.builders import open_hall

    hall = open_hall(4, slug="too-old", rounds=3)
    _arbiters(hall)
    hall.pair()
    hall.publish()
    hall.results(1, "1-0")


def _rounds_ago() -> None:
    """For corrections: "running" plays its second round, "late" its fifth."""
    from tests.app.builders import open_hall

    for slug, played in (("running", 1), ("late", 4)):
        hall = open_hall(12, slug=slug)
        _arbiters(hall)
        for _ in range(played):
            hall.play_round()
        hall.pair()
        hall.publish()


def _second_looks() -> None:
    """Round 1 of 26 boards, nothing typed yet; `second` asks for two persons on the first three."""
    from msgspec.structs import replace

    from tests.app.builders import open_hall
    from tournaments.domain.settings.commands import ChangeSettings

    for slug in ("one-row-off", "verified", "presence"):
        hall = open_hall(52, slug=slug)
        _arbiters(hall)
        hall.pair()
        hall.publish()
    second = open_hall(20, slug="second")
    _arbiters(second)
    asked = replace(second.state.settings, two_person="first", two_person_boards=3)
    second.do(ChangeSettings(name="Prague Open", settings=asked))
    second.pair()
    second.publish()


def _controls() -> None:
    """For what is done once in a tournament: regulations, its end."""
    from tests.app.builders import open_hall
    from tournaments.domain.ids import PlayerId
    from tournaments.domain.settings.commands import SetVirtualPoints
    from tournaments.domain.settings.events import VirtualPoints

    _arbiters(open_hall(12, slug="apart"))
    _arbiters(open_hall(12, slug="fixed", started=False))
    _arbiters(open_hall(12, slug="fixed-late"))
    closing = open_hall(4, slug="closing", rounds=1)
    _arbiters(closing)
    closing.play_round()
    virtual = open_hall(6, slug="virtual")
    line = VirtualPoints((PlayerId(1), PlayerId(2)), 2, 1, 3)
    virtual.do(SetVirtualPoints(lines=(line,)))


def _hours() -> None:
    """For the hour after the start: a round that is about to begin, one whose default time is
    over, one with two games going on, a group."""
    from datetime import UTC, datetime, timedelta

    from tests.app.builders import open_hall
    from tournaments.domain.start_of_play.commands import StartClocks

    for slug in ("start", "over", "going-on", "ruling", "noted"):
        hall = open_hall(20, slug=slug)
        _arbiters(hall)
        hall.arbiter("emil", "sector", 4, 6)
        hall.pair()
        hall.publish()
        if slug == "over":
            at = (datetime.now(UTC) - timedelta(minutes=31)).isoformat()
            hall.do(StartClocks(round=1, at=at))
        if slug == "going-on":
            hall.results(1, *["1-0"] * 8)
    _arbiters(open_hall(20, slug="group"))


def _deadlines() -> None:
    """Round 1: "deadline" is over with two games going on, "last-call" has all results, in
    "too-late" the time for corrections is over as well."""
    from datetime import UTC, datetime, timedelta

    from tests.app.builders import open_hall
    from tournaments.domain.deadlines.commands import SetPairingDeadline

    for slug, results in (("deadline", 8), ("last-call", 10), ("too-late", 10)):
        hall = open_hall(20, slug=slug)
        _arbiters(hall)
        hall.pair()
        hall.publish()
        hall.results(1, *["1-0"] * results)
        ends = timedelta(minutes=-5) if slug == "deadline" else timedelta(minutes=15, seconds=1)
        if slug != "last-call":
            at = (datetime.now(UTC) + ends).isoformat()
            hall.do(SetPairingDeadline(round=1, at=at))


def _sections() -> None:
    """Two sections of one event after round 1, two before their start, and two before check-in."""
    from tests.app.builders import Hall, account, entry
    from tournaments.domain.byes.commands import GrantBye
    from tournaments.domain.ids import PlayerId
    from tournaments.domain.numbers.commands import StartTournament
    from tournaments.domain.settings.settings import Settings
    from tournaments.domain.tournament.commands import CreateTournament

    slugs = ("played-a", "played-b", "early-a", "early-b", "desks-a", "desks-b")
    for number, slug in enumerate(slugs):
        hall = Hall(slug, account("chief", staff=True))
        event = slug.partition("-")[0]
        hall.do(
            CreateTournament(
                slug=slug,
                name=f"Section {slug[-1].upper()}",
                festival=f"festival-{event}",
                festival_name="Sections",
                settings=Settings(rounds=5),
            )
        )
        entries = [entry(10 * number + each) for each in range(1, 9)]
        hall.enter(entries, check_in=event != "desks")
        if event == "desks":
            hall.arbiter("olga", "check-in")
        if event == "played":
            hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
            hall.play_round()
            hall.do(GrantBye(player=PlayerId(3), round=3, kind="zero"), reason="asked")


def _stale() -> None:
    """ "stale" was being paired when the chief corrected board 1 of round 1."""
    from tests.app.builders import open_hall
    from tournaments import pairing_job
    from tournaments.domain.games.commands import CorrectResult
    from tournaments.domain.games.results import Result

    hall = open_hall(20, slug="stale")
    _arbiters(hall)
    hall.pair()
    hall.publish()
    hall.results(1, *["1-0"] * 10)
    request = hall.request()
    command = CorrectResult(game=hall.game(1, 1).id, expected=Result.WHITE_WINS, result=Result.DRAW)
    hall.do(command, reason="slip misread")
    pairing_job.run(hall.slug, request)


def _disputed() -> None:
    """Round 1 with a forfeit on board 2, and a committee of a reader and a player."""
    from tests.app.builders import account, open_hall
    from tournaments.domain.appeals.commands import FileAppeal, SetAppealsCommittee
    from tournaments.domain.appeals.events import CommitteeMember
    from tournaments.domain.ids import PlayerId
    from tournaments.services.users import user_id

    for slug in ("disputed", "appealed"):
        hall = open_hall(20, slug=slug)
        _arbiters(hall)
        hall.pair()
        hall.publish()
        hall.results(1, "1-0", "-/+", "1/2-1/2")
        judge = CommitteeMember(user=user_id(account("reader")), federation="AUT")
        players = tuple(CommitteeMember(player=PlayerId(number)) for number in (19, 20))
        hall.do(SetAppealsCommittee(members=(judge, *players)))
        if slug == "appealed":
            game = hall.game(2)
            filed = FileAppeal(about=f"game:{game.id}", by=game.white)
            hall.do(filed, reason="I was in the hall before the default time.")


def _papers() -> None:
    """For photos: results of round 1 are in; "over" is closed, with words about its first player
    and a photo of his board."""
    from tests.app.builders import entry, open_hall
    from tournaments.domain.numbers.commands import StartTournament
    from tournaments.domain.rounds.commands import CloseRound
    from tournaments.domain.rulings.commands import DecideBoard
    from tournaments.domain.tournament.commands import CloseTournament

    for slug in ("photographed", "photo-offline"):
        hall = open_hall(12, slug=slug)
        _arbiters(hall)
        hall.play_round()
    done = open_hall(0, slug="done", rounds=1, started=False)
    _arbiters(done)
    done.enter([entry(1, name="Zvěřinová, Kateřina"), *map(entry, range(2, 7))])
    done.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    done.pair()
    done.publish()
    done.finish_round()
    done.do(DecideBoard(game=done.game(1).id), reason="Zvěřinová had a phone that rang.")
    done.picture(f"game:{done.game(1).id}")
    done.do(CloseRound(round=1))
    done.do(CloseTournament())


def _published() -> None:
    """Round 1 is published, entry 9 has come too late for it."""
    from tests.app.builders import entry, open_hall
    from tournaments.domain.attendance.commands import CheckIn
    from tournaments.domain.ids import PlayerId
    from tournaments.domain.numbers.commands import StartTournament

    for slug in ("late-arrival", "asked"):
        hall = open_hall(8, slug=slug, started=False)
        _arbiters(hall)
        hall.enter([entry(9)], check_in=False)
        hall.do(StartTournament(seed="x"))
        hall.pair()
        hall.publish()
        hall.do(CheckIn(player=PlayerId(9)))


def _to_look_over() -> None:
    """A list with a double entry and an unrated grandmaster; one whose check-in closes with eight
    absentees; one that runs, for late entries."""
    from tests.app.builders import entry, open_hall

    doubles = open_hall(8, slug="doubles", started=False)
    _arbiters(doubles)
    forms: tuple[dict[str, Any], ...] = (
        {"name": "Ivanov, Alexej", "birth_date": "1998"},
        {"name": "Aleksei Ivanov", "birth_date": "", "fide_id": "", "rating": 0},
        {"name": "Novák, Petr", "birth_date": ""},
        {"name": "Petr Novak", "birth_date": "", "fide_id": ""},
        {"name": "Magnusson, Carl", "title": "GM", "rating": 0},
    )
    made = [entry(8 + n, **({"sex": "m"} | form)) for n, form in enumerate(forms, 1)]
    doubles.enter(made, check_in=False)
    late = open_hall(10, slug="late-entry")
    _arbiters(late)
    late.play_round()
    absent = open_hall(12, slug="absent", started=False)
    _arbiters(absent)
    called = [entry(n, contact=f"+420 777 000 {n:03}") for n in range(13, 21)]
    absent.enter(called, check_in=False)


def pictured() -> None:
    """For the pictures in the help: a round being played, a desk, a draft; no section beside."""
    from tests.app.builders import entry, open_hall
    from tournaments.domain.festival.commands import SetFestival

    played = open_hall(20, slug="help-results")
    played.pair()
    played.publish()
    played.results(1, "1-0", "1/2-1/2", "0-1", "1-0")
    desk = open_hall(6, slug="help-desk", started=False)
    desk.enter([entry(number) for number in range(7, 15)], check_in=False)
    draft = open_hall(10, slug="help-draft")
    draft.play_round()
    draft.pair()
    for hall in (played, desk, draft):
        hall.do(SetFestival(festival=hall.slug, name="Prague Open"))


def _drafted() -> None:
    """Round 2 is a draft; in `by-hand-odd` of an odd number of players."""
    from tests.app.builders import open_hall

    halls = (("by-hand", 12), ("by-hand-odd", 11), ("by-hand-looks", 11), ("by-hand-late", 12))
    for slug, players in halls:
        hall = open_hall(players, slug=slug)
        _arbiters(hall)
        hall.arbiter("petra", "pairing-officer")
        hall.play_round()
        hall.pair()


def _not_pairable() -> None:
    """Round 2 has no legal pairing: whom the first has not met he may not meet."""
    from tests.app.builders import open_hall
    from tournaments import pairing_job
    from tournaments.domain.ids import PlayerId
    from tournaments.domain.settings.commands import SetProhibitedPairs
    from tournaments.domain.settings.events import ProhibitedPlayers

    hall = open_hall(4, slug="not-pairable")
    _arbiters(hall)
    hall.play_round()
    pairs = [{game.white, game.black} for game in hall.state.games_of(1)]
    met = next(pair for pair in pairs if 1 in pair)
    others = {PlayerId(number) for number in range(2, 5)} - met
    groups = tuple(ProhibitedPlayers((PlayerId(1), each), first=2) for each in others)
    hall.do(SetProhibitedPairs(groups=groups, from_round=2), reason="families")
    pairing_job.run(hall.slug, hall.request())


def _arbiters(hall: Hall) -> None:
    hall.arbiter("anna", "deputy")
    hall.arbiter("bruno", "sector")
    hall.arbiter("cyril", "sector")
    hall.arbiter("dana", "check-in")
    hall.arbiter("filip", "results")
    hall.arbiter("reader", "read-only")


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    prepare()
