"""Changes to the boards of a published round (C.04.2 4.4).

The command names every place it touches, so that no other board can be touched: what it does not
name stands as it was published.
"""

from __future__ import annotations

from collections import Counter

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.change_rules import (
    admitted,
    ground_missed,
    illegal_seats,
    told,
    touched,
)
from tournaments.domain.decisions import Accepted, Context, Decision
from tournaments.domain.grounds import ARTICLE, GROUNDS
from tournaments.domain.ids import GameId, game_id
from tournaments.domain.published import PublishedRound
from tournaments.domain.refusals import Refused, board_refs, listed, player_refs, refuse
from tournaments.domain.roles import role_of
from tournaments.domain.smallest_change import fewest_touched
from tournaments.domain.state import Tournament

from . import guards


def change_published_pairings(
    state: Tournament, command: c.ChangePublishedPairings, context: Context
) -> Decision:
    """Refused unless the ground is met, the new boards are legal and all who must agree agree."""
    if refused := changeable(state, command.round) or _not_theirs(state, command, context):
        return refused
    before = PublishedRound(state, command.round)
    return (
        guards.reason_given(context, "A change of published pairings")
        or _moved_meanwhile(before, command)
        or _begun(before, command)
        or illegal_seats(before, command)
        or ground_missed(before, command)
        or _not_the_smallest(before, command)
        or _not_agreed(before, command)
        or Accepted((_changed(before, command),))
    )


def changeable(state: Tournament, number: int) -> Refused | None:
    """Only the newest round, while it runs, and before the next one is in hand."""
    return (
        guards.running(state)
        or _running_round(state, number)
        or guards.no_pairing_in_hand(state, "Changing published pairings")
    )


def _running_round(state: Tournament, number: int) -> Refused | None:
    if state.round(number).status == "published" and number == state.last_published:
        return None
    return refuse(
        "RoundNotRunning",
        f"Round {number} is not the round that is being played; only that one can be changed"
        f" ({ARTICLE}).",
        round=number,
        article=ARTICLE,
    )


def _not_theirs(
    state: Tournament, command: c.ChangePublishedPairings, context: Context
) -> Refused | None:
    basis = GROUNDS[command.ground]
    if role_of(state, context.actor) in basis.deciders:
        return None
    return refuse(
        "GroundNotYours",
        f"This ground is for the chief arbiter: {basis.title[:1].lower()}{basis.title[1:]}.",
        round=command.round,
        ground=command.ground,
        article=basis.article,
    )


def _moved_meanwhile(before: PublishedRound, command: c.ChangePublishedPairings) -> Refused | None:
    """The boards that stand are those the arbiter saw."""
    gone = [game for game in command.replaced if game not in before.boards]
    if not gone and command.expected_pab == before.round.pab:
        return None
    return refuse(
        "PairingsMoved",
        f"Round {command.round} has been changed since you looked; look again.",
        round=command.round,
        games=", ".join(gone),
    )


def _begun(before: PublishedRound, command: c.ChangePublishedPairings) -> Refused | None:
    games = [before.game(game) for game in command.replaced]
    begun = [game.board for game in games if not before.untouched(game)]
    if not begun:
        return None
    return refuse(
        "ResultStandsThere",
        f"{board_refs(begun)}: something is recorded there already; only a board without a result"
        " can be paired anew.",
        round=command.round,
        boards=listed(begun),
    )


def _not_the_smallest(before: PublishedRound, command: c.ChangePublishedPairings) -> Refused | None:
    if not GROUNDS[command.ground].smallest:
        return None
    fewest = fewest_touched(before, command)
    if touched(command) <= fewest:
        return None
    return refuse(
        "NotTheSmallestChange",
        f"This change touches {touched(command)} places; {fewest} would do"
        f" ({GROUNDS[command.ground].article}).",
        round=command.round,
        touched=touched(command),
        fewest=fewest,
        article=GROUNDS[command.ground].article,
    )


def _not_agreed(before: PublishedRound, command: c.ChangePublishedPairings) -> Refused | None:
    """Everybody who is touched and here; who lost the place by not being here is told."""
    if not GROUNDS[command.ground].agreed:
        return None
    silent = sorted({*told(before, command)}.difference(command.agreed, command.absent))
    if not silent:
        return None
    return refuse(
        "AgreementMissing",
        f"Everybody who is touched must agree ({GROUNDS[command.ground].article}):"
        f" {player_refs(silent)}.",
        round=command.round,
        players=listed(silent),
        article=GROUNDS[command.ground].article,
    )


def _changed(
    before: PublishedRound, command: c.ChangePublishedPairings
) -> e.PublishedPairingsChanged:
    return e.PublishedPairingsChanged(
        round=command.round,
        ground=command.ground,
        old=tuple(before.boards[game] for game in command.replaced),
        new=tuple(
            e.PairedBoard(game, board.board, board.white, board.black)
            for game, board in zip(_new_games(before, command), command.boards, strict=True)
        ),
        was_pab=before.round.pab,
        pab=command.pab,
        admitted=admitted(before, command),
        absent=command.absent,
        agreed=command.agreed,
    )


def _new_games(before: PublishedRound, command: c.ChangePublishedPairings) -> tuple[GameId, ...]:
    """After those of this draft: every game of a round came with it or by a change."""
    number = command.round
    games = Counter(game.round for game in before.state.games.values())
    first = games[number] + 1
    return tuple(
        game_id(number, before.round.drafts, index)
        for index in range(first, first + len(command.boards))
    )
