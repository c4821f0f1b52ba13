"""The command that records a report."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..command import Command
from ..ids import PlayerId
from ..roles import CHIEFS
from ..settings.settings import LARGEST_NUMBER


class MakeReport(Command, frozen=True, kw_only=True):
    """The report package, made of the log up to event `base`; from the second one on with a reason.

    With players who have no FIDE id and cannot get one by the report, the first one with a reason
    too. `digest` and `without_id` are the server's, whatever is sent: it makes the package.
    """

    roles = CHIEFS

    number: Annotated[int, Meta(ge=1, le=LARGEST_NUMBER)]
    """The next one, as the arbiter saw it."""
    base: Annotated[int, Meta(ge=1)]
    digest: Annotated[str, Meta(max_length=64)] = ""
    without_id: tuple[PlayerId, ...] = ()
