"""What the pages of a working read: why a player stands where he stands, and two side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontend.shared.context import Context
from frontend.shared.workings import compared, shown
from tournaments.public import answers
from tournaments.selectors.workings import decision_in_blanks
from tournaments.words import speak
from tournaments.words.latin import both

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView


def working(view: PublicView, argument: str) -> Context | None:
    """`17/3`: entry 17 after round 3, or after the newest one."""
    asked = answers.places(view, argument, 1)
    made = view.working(*asked) if asked else None
    if made is None:
        return None
    player = both(made.player.name, view.language)
    title = speak("Shared-Working.title", {"player": player}, view.language)
    return {
        "title": title,
        "working": made,
        "criteria": shown(made.criteria),
        "player": made.player.player,
        **_after(view, made.round, f"working/{made.player.player}"),
    }


def comparison(view: PublicView, argument: str) -> Context | None:
    """`17/23/3`: entries 17 and 23 after round 3."""
    asked = answers.places(view, argument, 2)
    made = view.comparison(*asked) if asked else None
    if made is None:
        return None
    one, other = made.one.player, made.other.player
    return {
        **compared(made, view.language),
        **_after(view, made.one.round, f"compare/{one.player}/{other.player}"),
    }


def others(view: PublicView, argument: str) -> Context | None:
    """`17/3`: with whom entry 17 may be compared after round 3."""
    asked = answers.places(view, argument, 1)
    made = view.working(*asked) if asked else None
    if made is None:
        return None
    player = made.player
    name = both(player.name, view.language)
    lines = [line for line in view.standings(made.round) if line.player.player != player.player]
    return {
        "title": speak("Shared-Working.compare-title", {"player": name}, view.language),
        "working": made,
        "others": lines,
        **_after(view, made.round, f"compare-with/{player.player}"),
    }


def beside(view: PublicView, argument: str) -> Context | None:
    """`3`: everybody to choose from who is ranked after round 3. `blanks`: what is said of two,
    with the names of blanks in their places, for a script that puts two side by side."""
    number = answers.number(argument) if argument else view.current_round
    if not view.tells_workings(number):
        return None
    return {
        "title": speak("Shared-Working.compare-now", {}, view.language),
        "others": view.standings(number),
        "blanks": _blanks(view.language),
        **_after(view, number, "beside"),
    }


def _blanks(language: str) -> dict[str, str]:
    one, other = "{one}", "{other}"
    decided, shared = decision_in_blanks(language)
    return {
        "with": speak("Shared-Working.compare-title", {"player": one}, language),
        "both": speak("Shared-Working.comparison", {"one": one, "other": other}, language),
        "choose": speak("Shared-Working.compare-player", {"player": one}, language),
        "decided": decided,
        "shared": shared,
    }


def _after(view: PublicView, number: int, address: str) -> Context:
    """The round that is shown, and the same page after any other."""
    round_ = view.rounds[number - 1]
    return {
        "round": round_,
        "after": f"/{number}",
        "rounds": [row.round for row in view.rounds],
        "address": address,
        "missing": round_.missing,
    }
