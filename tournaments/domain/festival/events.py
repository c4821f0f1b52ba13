"""Events of the event that a tournament is a section of."""

from __future__ import annotations

from ..event import Event, Fact
from ..scopes import FESTIVAL, Scopes


class FestivalSet(Event, frozen=True, kw_only=True):
    """The event of this section: its name, place and days, and where the section stands in it.

    Every section of one event says the same of it, in its own log. Days are ISO dates or empty;
    sections stand by `order`, then by name.
    """

    topics = ("settings",)
    public = True

    festival: str
    name: str
    place: str
    first_day: str
    last_day: str
    order: int

    def scopes(self) -> Scopes:
        return (FESTIVAL,)

    def fact(self) -> Fact:
        return ("festival",)
