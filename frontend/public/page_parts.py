"""What all public pages share: what stands around them, and what is said of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.template.loader import render_to_string

from frontend.shared import seats, times
from frontend.shared.context import Context
from frontend.shared.matches import with_game_of_match
from tournaments.hall_time import shown_zone
from tournaments.push import sender_key
from tournaments.words import label, speak

from . import find_me, lists, script_words
from .round_keys import round_key
from .stamps import SLOTS

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView
    from tournaments.public.rows import PublicRound

TABS = (("home", ""), ("pairings", "pairings/"), ("names", "names/"), ("standings", "standings/"))
"""Pages and their addresses."""

PRIZES_TAB = ("prizes", "prizes/")
"""Where they are public."""

BELOW = {
    **dict.fromkeys(("crosstable", "progress", "pictures", "ranking"), "standings"),
    "top": "pairings",
    "following": "home",
}
"""The tab that leads to a page which has none of its own."""


FINDING = ("home", "following", "screen")
"""Pages whose scripts read who there is: the others need not move with it."""


def say(view: PublicView, key: str, **facts: object) -> str:
    return speak(key, facts, view.language)


def title_of(view: PublicView, key: str, round_: PublicRound | None) -> str:
    """Of a list of a round, or of the page on which it will be (round 0)."""
    return with_game_of_match(
        say(view, key, round=round_.round if round_ else 0), round_, view.language
    )


def common(view: PublicView, page: str, argument: str, title: str) -> Context:
    return {
        "view": view,
        "language": view.language,
        "words": script_words.path(view.language),
        "base": f"/t/{view.slug}/",
        "page": page,
        "argument": argument,
        "title": title,
        "tabs": [
            {
                "path": "crosstable/" if name == "standings" and view.by_table else path,
                "text": label("Public-Tabs", name, view.language),
                "current": "page" if name == page else "true" if name == BELOW.get(page) else "",
            }
            for name, path in (*TABS, *([PRIZES_TAB] if view.prizes else []))
        ],
        "slots": SLOTS,
        "time_zone": shown_zone(view.time_zone),
        "people_key": find_me.people_key(view) if page in FINDING else "",
        "player_count": len(view.players),
        "ranked_by": view.ranked_by(0),
        "announcements": lists.announcements(view, only_urgent=True),
        "push_key": sender_key.public_text() if view.sends_messages else "",
        "round": None,
        "key": "",
    }


def of_round(view: PublicView, round_: PublicRound) -> Context:
    newest = view.played_round.round if view.played_round else 0
    return {
        "round": round_,
        "rounds": [row.round for row in view.rounds],
        "newer": newest if newest > round_.round else None,
        "in_count": round_.boards - round_.missing - round_.adjourned,
        "results_text": lists.results_in(view, round_),
        "changed_text": seats.changed_text(view, round_),
        "starts_text": times.moment(round_.starts, view.language),
        "last_call_text": times.clock(round_.last_call) if round_.last_call else "",
        "key": round_key(view, round_),
    }


def html(page: str, context: Context) -> bytes:
    return render_to_string(f"public/{page}.html", context).encode()
