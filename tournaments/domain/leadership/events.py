"""Events of the machines of a hall."""

from __future__ import annotations

from ..event import Event
from ..ids import UserId
from ..scopes import LEADERSHIP, Scopes


class LeadershipTaken(Event, frozen=True, kw_only=True):
    """A second machine took over, by the word of that `user`: what it had of this log are the
    events before this one. `epoch` is greater than that of any machine that led before."""

    topics = ("settings",)
    public = False

    epoch: int
    user: UserId

    def scopes(self) -> Scopes:
        return (LEADERSHIP,)
