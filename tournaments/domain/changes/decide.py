"""Changes to the boards of a published round (C.04.2 4.4).

The command names every place it touches, so that no other board can be touched: what it does not
name stands as it was published.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .. import guards
from ..arbiters.rights import role_of
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..drafts.events import PairedBoard
from ..ids import GameId, game_id
from ..refusals import Refused, listed, refuse
from ..tournament.state import Tournament
from .commands import ChangePublishedPairings, TakeBackPairingChange
from .events import Ground, PublishedPairingsChanged
from .grounds import ARTICLE, GROUNDS
from .published import PublishedRound
from .rules import (
    admitted,
    clause_missing,
    colours_of_no_article,
    ground_missed,
    illegal_seats,
    notified,
    touched,
)
from .smallest import fewest_touched


@decides(ChangePublishedPairings)
def change_published_pairings(
    state: Tournament, command: ChangePublishedPairings, context: Context
) -> Decision:
    """Refused unless the ground is met, the new boards are legal and all who must agree agree."""
    if refused := changeable(state, command.round) or _not_theirs(
        state, command.round, command.ground, context
    ):
        return refused
    before = PublishedRound(state, command.round)
    return (
        guards.reason_given(context, "change-of-published-pairings")
        or _moved_meanwhile(before, command)
        or _begun(before, command.replaced)
        or illegal_seats(before, command)
        or ground_missed(before, command)
        or _not_the_smallest(before, command)
        or clause_missing(command)
        or colours_of_no_article(before, command)
        or _not_agreed(before, command)
        or Accepted((_changed(before, command),))
    )


@decides(TakeBackPairingChange)
def take_back_pairing_change(
    state: Tournament, command: TakeBackPairingChange, context: Context
) -> Decision:
    """What the change replaced stands again, even where that was no good: it is as published."""
    round_ = state.round(command.round)
    taken_back = round_.taken_back.get(command.of)
    if taken_back is not None:
        return AlreadyRecorded(taken_back)
    change = round_.standing_change
    if change is None or change.seq != command.of:
        return _not_the_last_change(command)
    if refused := changeable(state, command.round) or _not_theirs(
        state, command.round, change.made.ground, context
    ):
        return refused
    before = PublishedRound(state, command.round)
    return (
        guards.reason_given(context, "taking-back-a-change-of-published-pairings")
        or _begun(before, (board.game for board in change.made.new))
        or _gone_since(state, change.made)
        or Accepted((_taken_back(change.made, command.of),))
    )


def _gone_since(state: Tournament, made: PublishedPairingsChanged) -> Refused | None:
    """Whoever would sit there again is still on the lists: neither merged nor taken back."""
    back = {player for board in made.old for player in (board.white, board.black)}
    if made.was_pab is not None:
        back.add(made.was_pab)
    return next(
        (gone for player in sorted(back) if (gone := guards.not_merged(state, player))), None
    )


def changeable(state: Tournament, number: int) -> Refused | None:
    """Only the newest round, while it runs, and before the next one is in hand; of a match the
    first, whose second follows it."""
    return (
        guards.running(state)
        or _running_round(state, number)
        or guards.no_pairing_in_hand(state, "changing-published-pairings")
    )


def _running_round(state: Tournament, number: int) -> Refused | None:
    running = state.published_with(state.last_published)[0] if state.last_published else 0
    if state.round(number).status == "published" and number == running:
        return None
    return refuse("RoundNotRunning", round=number, article=ARTICLE)


def _not_theirs(state: Tournament, number: int, ground: Ground, context: Context) -> Refused | None:
    basis = GROUNDS[ground]
    if role_of(state, context.actor) in basis.deciders:
        return None
    return refuse(
        "GroundNotYours",
        round=number,
        ground=ground,
        article=basis.article,
    )


def _not_the_last_change(command: TakeBackPairingChange) -> Refused:
    return refuse("NotTheLastChange", round=command.round, of=command.of)


def _moved_meanwhile(before: PublishedRound, command: ChangePublishedPairings) -> Refused | None:
    """The boards that stand are those the arbiter saw."""
    gone = [game for game in command.replaced if game not in before.boards]
    if not gone and command.expected_pab == before.round.pab:
        return None
    return refuse("PairingsMoved", round=command.round, games=", ".join(gone))


def _begun(before: PublishedRound, games: Iterable[GameId]) -> Refused | None:
    begun = [game.board for game in map(before.game, games) if not before.untouched(game)]
    if not begun:
        return None
    return refuse("ResultStandsThere", round=before.round.number, boards=listed(begun))


def _not_the_smallest(before: PublishedRound, command: ChangePublishedPairings) -> Refused | None:
    if not GROUNDS[command.ground].smallest:
        return None
    fewest = fewest_touched(before, command)
    if touched(command) <= fewest:
        return None
    return refuse(
        "NotTheSmallestChange",
        round=command.round,
        touched=touched(command),
        fewest=fewest,
        article=GROUNDS[command.ground].article,
    )


def _not_agreed(before: PublishedRound, command: ChangePublishedPairings) -> Refused | None:
    """Everybody who is touched and here; who lost the place by not being here is told."""
    if not GROUNDS[command.ground].agreed:
        return None
    silent = sorted({*notified(before, command)}.difference(command.agreed, command.absent))
    if not silent:
        return None
    return refuse(
        "AgreementMissing",
        round=command.round,
        players=listed(silent),
        article=GROUNDS[command.ground].article,
    )


def _changed(before: PublishedRound, command: ChangePublishedPairings) -> PublishedPairingsChanged:
    return PublishedPairingsChanged(
        round=command.round,
        ground=command.ground,
        old=tuple(before.boards[game] for game in command.replaced),
        new=tuple(
            PairedBoard(game, board.board, board.white, board.black)
            for game, board in zip(_new_games(before, command), command.boards, strict=True)
        ),
        was_pab=before.round.pab,
        pab=command.pab,
        admitted=admitted(before, command),
        absent=command.absent,
        agreed=command.agreed,
        clause=command.clause.strip() if command.ground == "regulations" else "",
    )


def _taken_back(made: PublishedPairingsChanged, seq: int) -> PublishedPairingsChanged:
    return PublishedPairingsChanged(
        round=made.round,
        ground=made.ground,
        old=made.new,
        new=made.old,
        was_pab=made.pab,
        pab=made.was_pab,
        admitted=made.absent,
        absent=made.admitted,
        clause=made.clause,
        takes_back=seq,
    )


def _new_games(before: PublishedRound, command: ChangePublishedPairings) -> tuple[GameId, ...]:
    """After those of this draft: every game of a round came with it or by a change."""
    number = command.round
    games = Counter(game.round for game in before.state.games.values())
    first = games[number] + 1
    return tuple(
        game_id(number, before.round.drafts, index)
        for index in range(first, first + len(command.boards))
    )
