"""The rounds of a Double-Swiss as they are played: a match is paired before its first game, and the
second one has the same players with the colours exchanged (4.4)."""

from __future__ import annotations

from collections.abc import Iterator

from pairing import why_not as alike
from pairing.boards import in_board_order
from pairing.clauses import clause, player
from pairing.double_swiss import round as matches
from pairing.double_swiss import story
from pairing.matches import field_of_matches, is_first_game
from pairing.model import (
    TOURNAMENT_RULES,
    TPN,
    Board,
    Colour,
    Field,
    NoLegalPairing,
    Options,
    Participant,
    Progress,
    RoundKind,
    RoundPairing,
)
from pairing.scores import scores_before
from pairing.story import BoardStory, RoundStory, Step

_SECOND = "Pairing-Double-Swiss-Second"


def pair_game(field: Field, options: Options, progress: Progress) -> RoundPairing | NoLegalPairing:
    """The round of games before which the field stands. Raises OptionError."""
    if is_first_game(field.round_number):
        return matches.pair_round(field_of_matches(field), options, progress)
    return second_games(field)


def tell_game(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    if is_first_game(field.round_number):
        return story.tell(field_of_matches(field), options)
    return _second_games(second_games(field))


def why_not_game(field: Field, options: Options, one: TPN, other: TPN) -> tuple[Step, ...]:
    """Why the two do not meet. Raises LookupError and OptionError like `tell_game`."""
    if is_first_game(field.round_number):
        return story.why_not(field_of_matches(field), options, one, other)
    if absent := [tpn for tpn in (one, other) if tpn in field.away]:
        return tuple(Step(TOURNAMENT_RULES, alike.away(tpn)) for tpn in absent)
    return tuple(_why_not_second(second_games(field), one, other))


def second_games(field: Field) -> RoundPairing:
    """The round of second games: those of the first ones with the colours exchanged (4.4)."""
    here = {player.tpn: player for player in field.participants if player.tpn not in field.away}
    boards = [
        Board(other, tpn)
        for tpn, player in here.items()
        if (other := player.rounds[-1].opponent) in here and other and _had_white(player)
    ]
    free = (tpn for tpn, player in here.items() if player.rounds[-1].kind is RoundKind.PAB)
    scores = scores_before(field, field.round_number - 1)
    return RoundPairing(in_board_order(boards, scores), next(free, None))


def _had_white(player: Participant) -> bool:
    """In the last game; a forfeit may stand without colours: then the lower number has White."""
    past = player.rounds[-1]
    if past.colour is None:
        return player.tpn < (past.opponent or TPN(0))
    return past.colour is Colour.WHITE


def _second_games(pairing: RoundPairing) -> RoundStory:
    step = Step("4.4", clause(f"{_SECOND}.games"))
    bye = _free(pairing.pab)
    return RoundStory((*bye, step), tuple(map(_exchanged, pairing.boards)), bye, ())


def _why_not_second(pairing: RoundPairing, one: TPN, other: TPN) -> Iterator[Step]:
    """A second game has the two of the first one: whom they meet was settled then."""
    if any({one, other} == {*board} for board in pairing.boards):
        yield Step("4.4", alike.meet(one, other))
        return
    yield Step("4.4", clause(f"{_SECOND}.games"))
    for tpn in (one, other):
        if tpn == pairing.pab:
            yield from _free(tpn)
        yield from (step for board in pairing.boards if tpn in board for step in _again(board))


def _exchanged(board: Board) -> BoardStory:
    return BoardStory(board, _again(board))


def _again(board: Board) -> tuple[Step, ...]:
    who = {"white": player(board.white), "black": player(board.black)}
    return (Step("4.4", clause(f"{_SECOND}.exchanged", **who)),)


def _free(tpn: TPN | None) -> tuple[Step, ...]:
    if tpn is None:
        return ()
    return (Step("3.4", clause(f"{_SECOND}.bye", player=player(tpn))),)
