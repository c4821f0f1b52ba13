"""What stands on hall screens. Where the console says what one shows it has an address of its own:
`screen/at/hall-a`, and `/2` for the second list."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from frontend.shared import crosstable as table_rows
from frontend.shared import seats
from frontend.shared.context import Context
from frontend.shared.matches import with_game_of_match
from frontend.shared.standing_lines import lines
from tournaments.domain.numbers.start_order import initial
from tournaments.public.answers import number
from tournaments.words import label, languages, speak

from .lists import letters_of
from .next_game import begins

if TYPE_CHECKING:
    from tournaments.domain.screens.state import ScreenPlan
    from tournaments.public.projection import PublicView
    from tournaments.public.rows import PublicRound

ADDRESS: Final = re.compile(r"at/([a-z0-9-]{1,20})(?:/([2-6]))?")


ALWAYS: Final = (
    "name",
    "board",
    "results",
    "standings",
    "crosstable",
    "clock",
    "announcements",
    "festival",
)
"""What has an address that needs nothing else said."""

NEWEST: Final = 32
"""Results that came last."""


class Ordered(NamedTuple):
    """One list of what a screen shows; `plan` None: nobody has said it yet, and it waits. `next`:
    the address of the list after it, below that of the tournament; empty where there is one list
    alone. `key`: another one means another plan."""

    name: str
    kind: str
    plan: ScreenPlan | None
    next: str
    key: str


def ordered(view: PublicView, argument: str) -> Ordered | None:
    """None where the address is no screen of the console's."""
    address = ADDRESS.fullmatch(argument)
    if address is None:
        return None
    name, place = address[1], number(address[2] or "1")
    plan = view.screens.get(name)
    if plan is None:
        return Ordered(name, "waiting", None, "", "waiting")
    # A screen that stood at the fourth list of a plan that has two now begins again.
    index = place - 1 if place <= len(plan.kinds) else 0
    after = (index + 1) % len(plan.kinds)
    following = f"screen/at/{name}" + (f"/{after + 1}" if after else "")
    key = msgspec.json.encode(plan).decode()
    return Ordered(name, plan.kinds[index], plan, following if len(plan.kinds) > 1 else "", key)


def language_of(ordered: Ordered | None) -> str:
    """That which its console says; empty: none, or one that this server does not know."""
    language = ordered.plan.language if ordered and ordered.plan else ""
    return language if language in languages.known() else ""


def kinds(view: PublicView) -> list[Context]:
    """What a screen can be asked for by its address alone."""
    return [
        {"kind": kind, "text": label("Public-ScreenKind", kind, view.language)} for kind in ALWAYS
    ]


def headline(view: PublicView, round_: PublicRound | None, kind: str) -> str:
    """What a hall screen shows, in a few words."""
    if kind == "waiting":
        return view.name
    if kind == "festival":
        return view.festival_name
    if kind == "announcements":
        return speak("Public-Announcements.title", {}, view.language)
    if round_ is None or kind in ("text", "picture"):
        return speak("Public-Screen.welcome", {}, view.language)
    if kind == "crosstable":
        return table_rows.crosstable_title(view, round_)
    named = kind if kind in ("standings", "results") else "round"
    headline = speak(f"Public-Screen.{named}", {"round": round_.round}, view.language)
    return with_game_of_match(headline, round_, view.language)


def round_shown(view: PublicView, kind: str) -> PublicRound | None:
    """The newest for what ranks, else the one that is being played."""
    if kind in ("standings", "crosstable"):
        return view.rounds[-1] if view.rounds else None
    return view.played_round


def of_round(view: PublicView, round_: PublicRound, kind: str) -> Context:
    """The rows of a list that a round has."""
    if kind == "name":
        place = seats.seats(view, round_)
        people = [place[person.player] for person in seats.by_name(view)]
        return {"seats": [(initial(each.player.name, view.language), each) for each in people]}
    if kind == "standings":
        return {"standings": lines(view, round_), "ranked_by": view.ranked_by(round_.round)}
    if kind == "crosstable":
        return {
            "crosstable": table_rows.rows(view, round_, "rank"),
            "round_numbers": table_rows.columns(view, round_),
        }
    if kind == "results":
        return {"results": view.newest_results(NEWEST)}
    return {"boards": view.boards(round_.round)} if kind == "board" else {}


def said(view: PublicView, kind: str, plan: ScreenPlan | None) -> Context:
    """What needs no round: texts, pictures, and when rounds begin."""
    if kind == "clock":
        return {"beginnings": _beginnings(view)}
    if plan is None:
        return {}
    if kind == "picture":
        return {"pictures": plan.pictures}
    texts = [(text, view.texts[text]) for text in plan.texts if text in view.texts]
    return {"texts": [{"id": id_, "text": text, **letters_of(text)} for id_, text in texts]}


def _beginnings(view: PublicView) -> list[Context]:
    """Of the newest round and those to come, as far as an hour is known. A version is for ever:
    whoever shows it leaves out what has begun."""
    if view.phase == "closed":
        return []
    numbers = range(max(view.current_round, 1), view.rounds_total + 1)
    known = [begins(view, number) for number in numbers]
    return [each for each in known if each and each["at"]]
