"""Settings, arbiters, prohibited pairs and virtual points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SETTINGS: Final[Mapping[str, str]] = {
    "DatesOutOfOrder": "The last day ({last}) is before the first day ({first}).",
    "NoDate.round": (
        "The start of round {round} must be a date or a date and time like 2026-08-01 10:30, not"
        " “{given}”."
    ),
    "NoDate.first-day": "The first day must be a date like 2026-08-01, not “{given}”.",
    "NoDate.last-day": "The last day must be a date like 2026-08-01, not “{given}”.",
    "DatesOutOfOrder.rounds": "Round {round} starts before round {earlier}.",
    "RoundsOutOfRange": "The number of rounds must lie between {least} and {most}.",
    "NoAcceleration": "{system:system} knows no acceleration (C.04.7).",
    "NoAcceleration.later": (
        "{system:system}, by which the rounds from round {round} on are paired, knows no"
        " acceleration (C.04.7)."
    ),
    "RoundsBehindUs": (
        "Say from which round on they are others: round {first} or a later one. In the rounds"
        " before it the prohibited pairs stay as they are."
    ),
    "LastChief": "A tournament needs a chief arbiter; appoint another one first.",
    "TournamentExists": "A tournament {slug} exists already.",
    "PointsOutOfOrder": (
        "A win must be worth more than a draw, and a draw more than a loss; none less than 0 or"
        " more than {most} points."
    ),
    "PointsOutOfOrder.absence-or-bye": "An absence or a bye must not be worth more than a win.",
    "BakuNotUsable": (
        "Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1)."
    ),
    "SettingOutOfRange.fixed-board": "A fixed board is out of range.",
    "FixedBoardTwice": "A board can be fixed for one player only.",
    "ProhibitedGroupEmpty": "A group needs two players and a range of rounds between 1 and 99.",
    "PairsAnnounced": (
        "Who does not meet is announced before round 1 (C.05 5.2); since then only the chief"
        " arbiter changes it, from a round on that is not paired yet."
    ),
    "VirtualPointsOutOfRange": (
        "A line of virtual points needs players, a range of rounds and 0 to {most} points."
    ),
    "NotAppointable": "The server itself cannot be appointed.",
    "SectorEmpty": "Boards {first} to {last} are no sector.",
    "SettingOutOfRange": "{setting:setting} must lie between {least} and {most}, and is {value}.",
    "UnknownOption": "{system:system}: {sentence:pairing}.",
    "NotALine.line-break": "{setting:setting} holds a line break ({sign}).",
    "NotALine.turning": "{setting:setting} holds the sign {sign}, which turns text around.",
    "NotALine.unseen": "{setting:setting} holds no visible sign.",
    "NotALine.needed": "{setting:setting} is needed.",
    "NoSuchAccount": "There is no account {user}.",
    "AccelerationAnnounced": (
        "The acceleration is announced before round 1 (C.04.1 1); since then only the chief arbiter"
        " changes it, for rounds that are not paired yet."
    ),
    "RoundsBehindUs.virtual-points": (
        "The virtual points of rounds that are published stay as they are (round {rounds}); they"
        " can be others from round {first} on."
    ),
}
