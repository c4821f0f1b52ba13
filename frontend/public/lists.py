"""What the templates of public pages read, made of a `PublicView`'s rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontend.shared.context import Context
from frontend.shared.seats import by_name, rounds_of, seats
from frontend.shared.standing_lines import lines
from tournaments.words import speak

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView
    from tournaments.public.rows import PublicCard, PublicPlayer, PublicRound


def standings(view: PublicView, round_: PublicRound) -> Context:
    return {
        "standings": lines(view, round_),
        "ranked_by": view.ranked_by(round_.round),
        "game_rounds": [row.round for row in view.rounds if row.round <= round_.round],
        "final": view.is_final(round_.round),
        "revision": view.reopened + 1,
        "has_workings": view.tells_workings(round_.round),
    }


def player(view: PublicView, card: PublicCard) -> Context:
    rounds = rounds_of(card, view.language)
    newest = view.rounds[-1].round if view.rounds else 0
    last = rounds[-1] if rounds and rounds[-1].round == newest else None
    finished = view.phase == "closed"
    return {
        "p": card.player,
        "card": card,
        "rank": _rank_text(view, card),
        "note": player_note(view, card.player),
        "seat": last if last and last.board and not finished else None,
        "games": rounds[::-1],
    }


def player_note(view: PublicView, person: PublicPlayer) -> str:
    """One sentence where a player's state needs it, else empty."""
    if person.out_from is not None:
        return speak("Public-Player.out", {"round": person.out_from}, view.language)
    if view.phase == "closed":
        return speak("Public-Player.over", {}, view.language)
    return ""


def _rank_text(view: PublicView, card: PublicCard) -> str:
    return str(card.rank) if card.rank is not None and view.rounds else ""


def entries(view: PublicView) -> Context:
    """In the order of the pairing numbers, before the start by rating."""
    people = sorted(view.players, key=lambda p: (p.tpn or 10**6, 0 if p.tpn else -p.rating))
    return {
        "players": people,
        "numbered": any(person.tpn for person in people),
        "titled": sum(1 for person in people if person.title),
        "federations": len({person.federation for person in people if person.federation}),
    }


def headline(view: PublicView, round_: PublicRound | None, kind: str) -> str:
    """What a hall screen shows, in a few words."""
    if round_ is None:
        return speak("Public-Screen.welcome", {}, view.language)
    key = "Public-Screen.standings" if kind == "standings" else "Public-Screen.round"
    return speak(key, {"round": round_.round}, view.language)


def screen(view: PublicView, round_: PublicRound, kind: str) -> Context:
    if kind == "name":
        place = seats(view, round_)
        return {"seats": [place[person.player] for person in by_name(view)]}
    if kind == "standings":
        return {"standings": lines(view, round_), "ranked_by": view.ranked_by(round_.round)}
    return {"boards": view.boards(round_.round)}


def state_text(view: PublicView, round_: PublicRound) -> str:
    """Where the tournament stands, as a sentence for the first page."""
    if view.phase == "closed":
        return speak("Public-Home.over", {}, view.language)
    return results_in(view, round_)


def results_in(view: PublicView, round_: PublicRound) -> str:
    """How many results of the round are in."""
    facts = {"boards": round_.boards, "count": round_.boards - round_.missing}
    key = "Public-Round.results" if round_.missing else "Public-Round.all-results"
    return speak(key, facts, view.language)


def next_text(view: PublicView, round_: PublicRound) -> str:
    """What comes after the newest round."""
    if view.phase == "closed" or round_.round >= view.rounds_total:
        return ""
    return speak("Public-Round.next", {"round": round_.round + 1}, view.language)
