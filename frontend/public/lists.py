"""What the templates of public pages read, made of a `PublicView`'s rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from frontend.shared import crosstable as table_rows
from frontend.shared import times
from frontend.shared.context import Context
from frontend.shared.pictures import page as drawings
from frontend.shared.seats import rounds_of
from frontend.shared.standing_lines import lines
from tournaments.public.crosstable import argument as address_of
from tournaments.public.pictures import argument as address_of_pictures
from tournaments.words import speak

from .next_game import next_game

TABLES: Final = (
    ("standings", "Public-Standings.name"),
    ("crosstable", "Shared-Crosstable.name"),
    ("progress", "Shared-Progress.name"),
    ("pictures", "Shared-Pictures.name"),
)
"""Pages of the same rows, and their names."""

LETTERS: Final = (40, 100, 200)
"""Steps in the length of an announcement."""

if TYPE_CHECKING:
    from tournaments.public.crosstable import Order
    from tournaments.public.projection import PublicView
    from tournaments.public.rows import (
        PublicAnnouncement,
        PublicCard,
        PublicPlayer,
        PublicRankingName,
        PublicRound,
    )


def standings(view: PublicView, round_: PublicRound) -> Context:
    return {
        "standings": lines(view, round_),
        "ranked_by": view.ranked_by(round_.round),
        "has_workings": view.tells_workings(round_.round),
        "game_rounds": table_rows.round_numbers(view, round_),
        **_finality(view, round_),
    }


def tables(page: str, argument: str, view: PublicView) -> Context:
    """The ways between the standings, the other tables of their rows and the rankings within them,
    of the same round."""
    number = argument.partition("-")[0] if argument != "number" else ""
    behind = f"/{number}" if number else ""
    return {
        "tables": [
            {
                "path": f"{name}/{number}",
                "text": speak(key, {}, view.language),
                "current": name == page,
            }
            for name, key in TABLES
        ],
        "rankings": [
            {"path": f"ranking/{each.ranking}{behind}", "text": each.name, "id": each.ranking}
            for each in view.rankings
        ],
    }


def ranking(view: PublicView, name: PublicRankingName, round_: PublicRound) -> Context:
    return {
        "name": name,
        "ranking": view.ranking(name.ranking, round_.round),
        "ranked_by": view.ranked_by(round_.round),
        **_finality(view, round_),
    }


def crosstable(view: PublicView, round_: PublicRound, order: Order, argument: str) -> Context:
    asked = round_.round if argument not in ("", "number") else None
    base = f"/t/{view.slug}/crosstable/"
    return {
        "rows": table_rows.rows(view, round_, order),
        "player_page": f"/t/{view.slug}/player/",
        "round_numbers": table_rows.columns(view, round_),
        "seats": view.seats,
        "sides": view.sides(round_.round),
        "order": order,
        "orders": table_rows.orders(
            view.language, order, lambda each: base + address_of(asked, each)
        ),
        "suffix": "-number" if order == "number" else "",
        "file": f"crosstable.csv/{argument}",
        **_finality(view, round_),
    }


def progress(view: PublicView, round_: PublicRound) -> Context:
    return {
        "rows": table_rows.progress(view, round_),
        "player_page": f"/t/{view.slug}/player/",
        "round_numbers": table_rows.round_numbers(view, round_),
        **_finality(view, round_),
    }


def pictures(
    view: PublicView, round_: PublicRound, players: tuple[int, ...], argument: str
) -> Context:
    """A link that names players names the round too, so that it shows the same for ever."""
    figures = view.figures(round_.round)
    if figures is None:
        return {}
    base = f"/t/{view.slug}/pictures/"

    def address(chosen: tuple[int, ...]) -> str:
        asked = round_.round if chosen or argument else None
        return base + address_of_pictures(asked, chosen)

    return {
        "suffix": "".join(f"/{player}" for player in players),
        **drawings.shown(figures, players, address, view.language),
        **_finality(view, round_),
    }


def _finality(view: PublicView, round_: PublicRound) -> Context:
    return {"final": view.is_final(round_.round), "revision": view.reopened + 1}


def player(view: PublicView, card: PublicCard) -> Context:
    rounds = rounds_of(card, view.language)
    newest = view.played_round.round if view.played_round else 0
    playing = [each for each in rounds if each.round >= newest]
    last = next((each for each in playing if each.own == ""), playing[-1] if playing else None)
    finished = view.phase == "closed"
    seat = last if last and last.board and not finished else None
    return {
        "p": card.player,
        "card": card,
        "note": player_note(view, card.player),
        "seat": seat,
        "next": next_game(view, rounds, seat),
        "games": rounds[::-1],
        "strip": drawings.of_player(card, rounds, view.language),
    }


def player_note(view: PublicView, person: PublicPlayer) -> str:
    """One sentence where a player's state needs it, else empty."""
    if person.out_from is not None:
        return speak("Public-Player.out", {"round": person.out_from}, view.language)
    if view.phase == "closed":
        return speak("Public-Player.over", {}, view.language)
    return ""


def entries(view: PublicView) -> Context:
    """In the order of the pairing numbers, before the start by rating."""
    people = sorted(view.players, key=lambda p: (p.tpn or 10**6, 0 if p.tpn else -p.rating))
    return {
        "players": people,
        "numbered": any(person.tpn for person in people),
        "titled": sum(1 for person in people if person.title),
        "federations": len({person.federation for person in people if person.federation}),
        "counts": _rating_that_counts(view) if view.has_national_ratings() else "",
    }


def _rating_that_counts(view: PublicView) -> str:
    return speak(f"SettingValue.ranking_method-{view.ranking_method}", {}, view.language)


def announcements(view: PublicView, *, only_urgent: bool = False) -> list[Context]:
    """Those that stand, with when they were made and until when they hold."""
    return [
        {
            **msgspec.structs.asdict(each),
            "when": _when(each, view.language),
            **letters_of(each.text),
        }
        for each in view.announcements
        if each.urgent or not only_urgent
    ]


def letters_of(text: str) -> Context:
    """Up to how many it has, by steps, from which a screen takes the size of its type."""
    return {"letters": next((most for most in LETTERS if len(text) <= most), 300)}


def _when(each: PublicAnnouncement, language: str) -> str:
    time = times.clock(each.at)
    if not each.until:
        return speak("Public-Announcements.at", {"time": time}, language)
    until = times.clock(each.until)
    return speak("Public-Announcements.until", {"time": time, "until": until}, language)


def state_text(view: PublicView, round_: PublicRound) -> str:
    """Where the tournament stands, as a sentence for the first page."""
    if view.phase == "closed":
        return speak("Public-Home.over", {}, view.language)
    return results_in(view, round_)


def results_in(view: PublicView, round_: PublicRound) -> str:
    """How many results of the round are in."""
    adjourned = round_.adjourned
    count = round_.boards - round_.missing - adjourned
    facts = {"boards": round_.boards, "count": count, "adjourned": adjourned}
    key = "results" if round_.missing else "all-but-adjourned" if adjourned else "all-results"
    return speak(f"Public-Round.{key}", facts, view.language)


def next_text(view: PublicView, round_: PublicRound) -> str:
    """What comes after the newest round."""
    if view.phase == "closed" or round_.round >= view.rounds_total:
        return ""
    return speak("Public-Round.next", {"round": round_.round + 1}, view.language)
