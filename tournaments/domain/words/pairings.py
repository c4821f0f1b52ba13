"""Rounds, drafts, deadlines, manual pairing, changes of published pairings, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PAIRINGS: Final[Mapping[str, str]] = {
    "ClauseMissing": "{ground:ground}: say which article it is ({article:article}).",
    "ColoursOfNoArticle": (
        "{white:player} with White against {black:player}: no article gives these colours (C.04.1"
        " 8, C.04.2 1.5)."
    ),
    "ChangeIllegal.one-place": (
        "Everybody has exactly one place, or is named as absent{players:who}."
    ),
    "ChangeIllegal.may-not-come-in": (
        "Not checked in, out of the tournament, or with a bye{players:who}."
    ),
    "ChangeIllegal.board-stays": "A board that stays as it is must not be named.",
    "ChangeIllegal.nothing-changes": "Nothing would change.",
    "ChangeIllegal.board-twice": "A board number would be there twice.",
    "ChangeIllegal.have-met": "These two have played each other (C.04.1 2){players:who}.",
    "ChangeIllegal.kept-apart": "These two must not meet{players:who}.",
    "ChangeIllegal.bye": "May not get the pairing-allocated bye (C.04.1 4){players:who}.",
    "GroundNotMet": "{ground:ground}: {fault:said} ({article:article}).",
    "Ground.nobody-new": "nobody new is given a place",
    "Ground.one-board-of-two": "the change makes one board of two players of this round",
    "Ground.had-an-opponent": "{opposed:both} had an opponent",
    "Ground.nobody-in-or-out": "nobody comes in and nobody goes out on this ground",
    "Ground.no-second-meeting": "none of these boards is a second meeting",
    "Ground.not-the-last-round": "round {round} is not the last one",
    "Ground.nobody-in": "nobody comes in on this ground",
    "Ground.no-top-board": "it concerns no top board, where somebody can still come first",
    "Ground.only-at-boards": "only players at boards change places on this ground",
    "RoundNotRunning": (
        "Round {round} is not the round that is being played; only that one can be changed"
        " ({article})."
    ),
    "NotTheLastChange": (
        "Event {of} is not the last change of round {round} that stands: a later one is taken"
        " back first."
    ),
    "PairingsMoved": "Round {round} has been changed since you looked; look again.",
    "ResultStandsThere": (
        "{boards:boards}: something is recorded there already; only a board without a result can"
        " be paired anew."
    ),
    "NotTheSmallestChange": (
        "This change touches {touched} places; {fewest} would do ({article:article})."
    ),
    "AgreementMissing": (
        "Everybody who is touched must agree ({article:article}): {players:players}."
    ),
    "GroundNotYours": "This ground is for the chief arbiter: {ground:this-ground}.",
    "NoRoundAfter": "No round is paired after round {round}.",
    "RoundNotPlayed": "Round {round} is not being played.",
    "NoLastCall": "No last call of round {round} runs.",
    "RoundNotPlayed.ended": "Round {round} has ended.",
    "NoSuchTime.date-and-zone": "The time is not readable: it has a date and a zone.",
    "TimeFarAway": "The time is more than a year away.",
    "LastCallUntilWhen": "A last call ends at a time, or after some minutes.",
    "NoSuchTime.over": "{at:time} is over already.",
    "DraftExists": "Round {round} has a draft; publish or discard it first.",
    "TooFewPlayers": "Round {round} needs two players who are present; there are {players}.",
    "RequestNotOpen": "This request for round {round} is not open: it was answered or discarded.",
    "SealBroken": "The seal of round {round} does not fit its pairing.",
    "RoundsLeft": "{paired} of {rounds} rounds have been paired; an earlier end needs a reason.",
    "AppealsOpen": "Appeals are not decided yet: number {appeals}.",
    "GamesAdjourned": "Adjourned games are not finished (round {rounds}): {boards:boards}.",
    "NoReportLines": "### lines come with a report, before its rounds.",
    "IllegalPairing.not-everybody-once": (
        "Round {round} does not seat everybody once: {players:players}."
    ),
    "BoardTwice": "Round {round} has a board number twice or below 1.",
    "IllegalPairing.bye": "{players:players} must not get the bye of round {round} (C.04.1 4).",
    "IllegalPairing.not-everybody-present": (
        "The pairing of round {round} does not seat everybody who is present exactly"
        " once{players:who}."
    ),
    "IllegalPairing.meet-again": (
        "The pairing of round {round} lets two players meet again (C.04.1 2){players:who}."
    ),
    "IllegalPairing.kept-apart": (
        "The pairing of round {round} pairs two players who must not meet{players:who}."
    ),
    "PairedByHand": (
        "The draft of round {round} was made by hand already; discard it and pair again to begin"
        " anew."
    ),
    "PairingsMoved.boards": (
        "The boards of round {round} have been changed since you looked; look again."
    ),
    "NothingChanges": "A board that stays as it is must not be named, and something has to change.",
    "NotCompared": (
        "The pairing of round {round} is not the one whose comparison you read; compare it again."
    ),
    "NothingDiffers": (
        "This is the pairing program's own pairing of round {round}; discard the manual pairing,"
        " and the draft stands."
    ),
    "ColoursNotConfirmed": (
        "A colour for the third time running, or three times more than the other, is confirmed"
        " player by player (C.04.1 6, 7): {players:players}."
    ),
    "NoManualPairing": "Round {round} is not being paired by hand: that was ended, or never begun.",
    "NoPlaceFree": "Everybody who is paired in round {round} sits once at most: {players:players}.",
    "NoPlaceFree.stranger": (
        "Everybody who is paired in round {round} sits once at most: somebody who is not in the"
        " tournament."
    ),
    "ManualPairingIllegal": "{doubts:doubts}",
    "Doubt.no-place": "{players:players} has no place yet.",
    "Doubt.no-places": "{players:players} have no place yet.",
    "Doubt.have-met": "{players:both} have played each other.",
    "Doubt.kept-apart": "{players:both} must not meet by the regulations.",
    "Doubt.bye": "{players:players} must not get the pairing-allocated bye.",
    "Doubt.white-too-often": (
        "{players:players} would have White the third time running, or three times more than the"
        " other colour."
    ),
    "Doubt.black-too-often": (
        "{players:players} would have Black the third time running, or three times more than the"
        " other colour."
    ),
    "Doubt.both-wrong-colour": "{players:both} both get the wrong colour.",
    "RoundAlreadyPublished": (
        "Round {round} is published; a correct pairing is not altered (C.04.2 4.4)."
    ),
    "NoSuchDraft": "This pairing of round {round} does not exist any more.",
    "LaterRoundPublished": (
        "Round {last} is published already; round {round} stays closed (C.04.2 4.3)."
    ),
    "NotTheNextRound": "Round {next} comes next.",
    "DraftOutdated": (
        "The draft of round {round} is outdated: {told:changes}. Discard it and pair again."
    ),
}
