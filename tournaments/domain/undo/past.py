"""What the state does not hold and an undo needs: how it was before, and what came since."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from .. import commands as c
from .. import events as e
from ..state import Tournament


class Past(NamedTuple):
    """Of one event. Both are asked for only where they are needed, because they read the log."""

    before: Callable[[], Tournament]
    """The state before the event."""
    later: Callable[[], Sequence[tuple[int, e.Event]]]
    """All events after it with their seqs, oldest first."""


Compensation = Callable[[Tournament, int, Any, Past], c.Command | None]
Compensations = Mapping[type[e.Event], Compensation]


def replaced_by(event: e.Event, past: Past) -> int:
    """The seq of the first later event about the same fact; 0: none.

    Settings and lists are replaced as a whole by each new one; what stays as it is in there is not
    replaced, and is not asked about here.
    """
    family = _FAMILIES.get(type(event))
    if family is None:
        return 0
    kinds, key = family
    about = [getattr(event, name) for name in key]
    return next(
        (
            seq
            for seq, later in past.later()
            if isinstance(later, kinds) and [getattr(later, name) for name in key] == about
        ),
        0,
    )


_Family = tuple[tuple[type[e.Event], ...], tuple[str, ...]]

_KINDS: Final[tuple[_Family, ...]] = (
    (
        (
            e.ResultEntered,
            e.ForfeitDeclared,
            e.AdjournedGameFinished,
            e.ResultCorrected,
            e.ResultCleared,
            e.GameAdjourned,
            e.AdjournmentTakenBack,
        ),
        ("game",),
    ),
    ((e.RatedResultCorrected,), ("game",)),
    ((e.ColoursCorrected,), ("game",)),
    ((e.SeatFoundEmpty, e.SeatTaken), ("game", "colour")),
    ((e.EntriesMerged, e.EntriesSeparated), ("dropped",)),
    ((e.RatingCorrected,), ("player",)),
    ((e.PlayerMovedAway, e.PlayerMovedHere, e.MoveTakenBack), ("player",)),
    ((e.PlayerWithdrawn, e.PlayerExpelled, e.PlayerReinstated), ("player",)),
    ((e.PlayerCheckedIn, e.PlayerCheckedOut), ("player",)),
    ((e.AbsenteeDecided,), ("player",)),
    ((e.ByeGranted, e.ByeRevoked), ("player", "round")),
    ((e.RoundClosed, e.RoundReopened), ("round",)),
    ((e.PairingDeadlineSet,), ("round",)),
    ((e.LastCallAnnounced, e.LastCallCancelled), ("round",)),
    ((e.ArbiterAppointed, e.ArbiterDismissed), ("user",)),
    ((e.VirtualPointsSet,), ()),
    ((e.FestivalSet,), ()),
    ((e.AppealsCommitteeSet,), ()),
    ((e.AppealFiled, e.AppealDecided), ("appeal",)),
    ((e.TournamentClosed, e.TournamentReopened), ()),
)
_FAMILIES: Final[Mapping[type[e.Event], _Family]] = MappingProxyType(
    {kind: family for family in _KINDS for kind in family[0]}
)
