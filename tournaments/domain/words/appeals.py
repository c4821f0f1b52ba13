"""Appeals, decisions, requests and papers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

APPEALS: Final[Mapping[str, str]] = {
    "AppealTooLate": (
        "The deadline of this appeal ended at {deadline}, {minutes} minutes after the decision or"
        " the end of the round (regulations; C.11 3.4.1). The chief arbiter can admit it for a"
        " cause."
    ),
    "AppealDecidedBefore": "Appeal {appeal} has been {verdict}; the decision is final.",
    "RemedyIncomplete": "A correction names the result that stands and the new one.",
    "UnknownAppeal": "There is no appeal {appeal}.",
    "HandedInWhen": (
        "The time at which the appeal was handed in has a date, a zone, and is not to come."
    ),
    "MemberTwice": "Nobody sits in the committee twice.",
    "UnknownMember": "The committee has no such member.",
    "NobodySat": "Say which members of the committee decided.",
    "NothingToRemedy": "Only an appeal that is granted changes a board.",
    "NoBoardToRemedy": "This appeal is not about a board.",
    "MemberUnnamed": "A member is either a player, an account, or somebody by name.",
    "MemberIsParty": (
        "{player:player} is concerned by this appeal and cannot decide it; a reserve sits instead."
    ),
    "UnknownGame.to-appeal": "There is no {about:subject} that has been published.",
    "RoundNotPublished.to-appeal": "There is no {about:subject} that has been published.",
    "PersonErased": (
        "Entry {player} was erased on request; nothing personal about it is kept any more."
    ),
    "TooManyPictures": "There are {most} pictures of this already.",
    "StillPlaying": (
        "{player:player} still plays here; withdraw the entry first, or erase it after the"
        " tournament is closed."
    ),
    "UnknownPapers": "Something that is to be erased is not in the log.",
    "NobodyAsked": "Name the players who asked.",
    "RoundNotPublished": "Round {round} has not been published.",
    "UnknownGame.in-that-round": "There is no game {game} in that round.",
    "NoSuchTime": "The time is not readable.",
    "UnknownWitness": "Witnesses listed with a decision are arbiters of this tournament.",
    "UnknownMember.by-name": "No committee had a member {member} by name.",
    "PersonErased.member": ("A member whose name was erased does not come back; name him anew."),
    "StillSits": (
        "This member still sits in the appeals committee; take him out first, or erase the name"
        " after the tournament is closed."
    ),
}
