"""A festival in which every page has something to show, made before the server starts.

`python -m tests.e2e.whole_hall` fills the data folder of OPENHALL_DATA: `whole` plays its fifth
round with a conflict, an appeal, screens and prizes, `draft` is being paired by hand, `early` has
not begun, `fresh` has nobody, `over` is closed.
"""

from __future__ import annotations

import os
from datetime import UTC, date, datetime, timedelta
from io import BytesIO
from random import Random
from typing import TYPE_CHECKING, Any, Final

import django

if TYPE_CHECKING:
    from tests.app.builders import Hall

FESTIVAL: Final = "festival"
WHOLE, DRAFT, EARLY, FRESH, OVER = "whole", "draft", "early", "fresh", "over"
PLAYERS: Final = 60
OTHER_SCRIPTS: Final = {
    5: ("王小明", "CHN"),
    12: ("Иванов, Алексей", "RUS"),
    19: ("Παπαδόπουλος, Γιώργος", "GRE"),
    26: ("გელაშვილი, ნინო", "GEO"),
    33: ("Vasconcellos de Albuquerque e Mello, Maria Antonieta", "BRA"),
}
"""Instead of the invented name with that number."""


def prepare() -> None:
    """Migrates and fills the database of the settings."""
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    _whole()
    _draft()
    _early()
    _section(FRESH, "Blitz Open", 0)
    _over()


def _section(slug: str, name: str, players: int, **settings: Any) -> Hall:
    """A section of the festival with its players entered and here, and with its arbiters."""
    from tests.app.builders import Hall, account
    from tournaments.domain.settings.settings import Settings
    from tournaments.domain.tournament.commands import CreateTournament

    hall = Hall(slug, account("chief", staff=True))
    usual: dict[str, Any] = {"rounds": 9, "city": "Hranice", "federation": "CZE"}
    hall.do(
        CreateTournament(
            slug=slug,
            name=name,
            festival=FESTIVAL,
            festival_name="Hranice Chess Festival",
            settings=Settings(**usual | settings),
        )
    )
    if players:
        hall.enter(_entries(players))
    for user, role in (("anna", "deputy"), ("dana", "check-in"), ("reader", "read-only")):
        hall.arbiter(user, role)  # type: ignore[arg-type]
    for number, user in enumerate(("bruno", "cyril")):
        hall.arbiter(user, "sector", 15 * number + 1, 15 * number + 15)
    return hall


def _entries(players: int) -> list[Any]:
    from tests.app.builders import entry
    from tournaments.demo.entrants import entrants

    made = entrants(players, Random("whole"), date(2026, 11, 5))
    listed = []
    for number, one in enumerate(made, 1):
        name, federation = OTHER_SCRIPTS.get(number, (one.name, one.federation))
        form = one._asdict() | {"name": name, "federation": federation}
        listed.append(entry(number, **form))
    return listed


def _whole() -> None:
    from tournaments.domain.numbers.commands import StartTournament
    from tournaments.domain.start_of_play.commands import StartClocks

    day = datetime.now(UTC).date()
    days = [day + timedelta(days=each) for each in range(-4, 5)]
    hall = _section(
        WHOLE,
        "Hranice Open",
        PLAYERS,
        start_date=days[0].isoformat(),
        end_date=days[-1].isoformat(),
        round_starts=tuple(f"{each.isoformat()}T15:00" for each in days),
        time_control="90 min/40 + 30 min + 30 s",
        chief_arbiter="IA Anna Nováková",
        deputy_arbiters=("FA Bob Brown 1503014",),
        player_reports=True,
        public_explanations=True,
        public_rating_changes=True,
        norms_possible=True,
        hall_plan=("1-20: great hall", "21-60: gallery, first floor"),
        live_address="https://lichess.org/broadcast/hranice/round-5/abcd",
        live_boards=4,
    )
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    _told(hall)
    for _ in range(4):
        hall.play_round()
    hall.pair()
    hall.publish()
    hall.do(StartClocks(round=5))
    _fifth_round(hall)


def _told(hall: Hall) -> None:
    """Announcements, screens, rankings and prizes."""
    from tournaments.domain.announcements.commands import MakeAnnouncement
    from tournaments.domain.prizes.commands import SetPrizeFund
    from tournaments.domain.prizes.fund import Prize, PrizeCategory, PrizeFund, PrizeList
    from tournaments.domain.screens.commands import SetScreen
    from tournaments.domain.screens.state import ScreenPlan
    from tournaments.domain.standings.announced import RankingWithin
    from tournaments.domain.standings.commands import AnnounceRankings

    text = "The simultaneous display begins at eight in the analysis room."
    hall.do(MakeAnnouncement(), reason=text)
    hall.do(MakeAnnouncement(priority="screen"), reason="The analysis room is on the first floor.")
    pictures = tuple(
        hall.picture("organiser:pictures", file=_sponsor(colour)) for colour in ("navy", "darkred")
    )
    plans: dict[str, dict[str, Any]] = {
        **{kind: {} for kind in ("name", "board", "results", "standings", "crosstable", "clock")},
        "announcements": {},
        "festival": {},
        "text": {"texts": (2,)},
        "picture": {"pictures": pictures},
    }
    for kind, plan in plans.items():
        hall.do(SetScreen(screen=f"hall-{kind}", plan=ScreenPlan(kinds=(kind,), **plan)))  # type: ignore[arg-type]
    rankings = (
        RankingWithin(id=1, name="Best woman", who=PrizeCategory(sex="w"), public=True),
        RankingWithin(id=2, by="teams-of-federations", best=3, public=True),
    )
    hall.do(AnnounceRankings(rankings=rankings), reason="announced late")
    lists = (
        PrizeList(id=1, prizes=tuple(Prize(money=each) for each in (100_000, 60_000, 40_000))),
        PrizeList(
            id=2, name="Best woman", who=PrizeCategory(sex="w"), prizes=(Prize(money=20_000),)
        ),
        PrizeList(id=3, who=PrizeCategory(rating_to=1800), prizes=(Prize(thing="A book"),)),
    )
    hall.do(SetPrizeFund(fund=PrizeFund(public=True, lists=lists)), reason="a sponsor")


def _sponsor(colour: str) -> bytes:
    from PIL import Image

    file = BytesIO()
    Image.new("RGB", (1200, 500), colour).save(file, "PNG")
    return file.getvalue()


def _fifth_round(hall: Hall) -> None:
    """Results, a conflict on board 3, an appeal, a bye that is asked for, a webhook, a mirror."""
    from tests.app.builders import account
    from tournaments.domain.appeals.commands import FileAppeal, SetAppealsCommittee
    from tournaments.domain.appeals.events import CommitteeMember
    from tournaments.domain.byes.commands import GrantBye
    from tournaments.domain.changes.commands import RefuseRequest
    from tournaments.domain.ids import PlayerId
    from tournaments.mirror import keeping
    from tournaments.services.users import user_id
    from tournaments.webhooks import subscriptions
    from tournaments.webhooks.delivering import ask_for_test

    hall.results(1, "1-0", "1/2-1/2", "1-0", "-/+", "0-1", "1/2-1/2", "1-0")
    hall.results(12, "0-1", "1-0", "1/2-1/2")
    hall.enter_result(3, "0-1", by=account("bruno"))
    judge = CommitteeMember(user=user_id(account("reader")), federation="AUT")
    players = tuple(CommitteeMember(player=PlayerId(number)) for number in (9, 10))
    hall.do(SetAppealsCommittee(members=(judge, *players)))
    game = hall.game(4)
    filed = FileAppeal(about=f"game:{game.id}", by=game.white)
    hall.do(filed, reason="I was in the hall before the default time.")
    refused = RefuseRequest(round=5, kind="other-opponent", players=(hall.game(9).white,))
    hall.do(refused, reason="asked")
    hall.do(GrantBye(player=PlayerId(40), round=6, kind="half"), reason="asked")
    address = "https://receiver.example/"
    hook, _ = subscriptions.make(hall.slug, user_id(hall.chief), address, (), local=False)
    subscriptions.stop(hook)
    ask_for_test(hook)
    place = {"kind": "s3", "address": "https://store.example/", "user": "AKID", "region": ""}
    chief = user_id(hall.chief)
    kept = keeping.keep(hall.slug, chief, **place, languages=["en"], secret="key", local=False)
    keeping.stop(kept)


def _draft() -> None:
    from tournaments.domain.manual.commands import BeginManualPairing
    from tournaments.domain.numbers.commands import StartTournament

    hall = _section(DRAFT, "Seniors", 13, rounds=7)
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    request = hall.pair()
    hall.do(BeginManualPairing(round=2, request=request), reason="agreed")


def _early() -> None:
    """Check-in goes on; two entries look like one person."""
    from tests.app.builders import entry

    hall = _section(EARLY, "Rapid Open", 0)
    hall.enter(_entries(9), check_in=True)
    doubles = [
        entry(41, name="Novák, Petr", birth_date="", sex="m"),
        entry(42, name="Petr Novak", birth_date="", fide_id="", sex="m"),
        entry(43, name="Magnusson, Carl", title="GM", rating=0),
    ]
    hall.enter(doubles, check_in=False)


def _over() -> None:
    """Of norms too: nine rounds of titled players."""
    from tests.app.builders import entry
    from tournaments.domain.numbers.commands import StartTournament
    from tournaments.domain.tournament.commands import CloseTournament

    hall = _section(
        OVER,
        "Masters",
        0,
        start_date="2026-05-01",
        end_date="2026-05-09",
        round_starts=tuple(f"2026-05-0{day}T14:00" for day in range(1, 10)),
        chief_arbiter="IA Anna Nováková",
    )
    titles = ("GM", "GM", "IM", "IM", "FM")
    hall.enter([entry(n, title=titles[n % 5], rating=2560 - 10 * n) for n in range(1, 21)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    for _ in range(9):
        hall.play_round()
    hall.do(CloseTournament())


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    prepare()
