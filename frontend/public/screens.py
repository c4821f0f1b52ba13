"""Screens whose console says what they show: `screen/at/hall-a`, and `/2` for the second list."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from tournaments.public.answers import number
from tournaments.words import languages

if TYPE_CHECKING:
    from tournaments.domain.screens.state import ScreenPlan
    from tournaments.public.projection import PublicView

ADDRESS: Final = re.compile(r"at/([a-z0-9-]{1,20})(?:/([2-4]))?")


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
    key = "|".join((*plan.kinds, plan.size, plan.part, str(plan.seconds), plan.language))
    return Ordered(name, plan.kinds[index], plan, following if len(plan.kinds) > 1 else "", key)


def language_of(ordered: Ordered | None) -> str:
    """That which its console says; empty: none, or one that this server does not know."""
    language = ordered.plan.language if ordered and ordered.plan else ""
    return language if language in languages.known() else ""
