"""Parts of sentences: points, lists of players, names, and reasons as clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pairing.explain.books import Criterion, Rule
from pairing.explain.criteria import FURTHER_DOWN
from pairing.explain.reasons import ObstacleKind, Reason
from pairing.model import TPN, Colour, HalfPoints

Naming = Callable[[TPN], str]
"""What a sentence calls a player; names of up to four words keep it to 25 (`short_name`)."""

WORDS_OF_A_NAME = 4


def by_number(tpn: TPN) -> str:
    return f"no. {tpn}"


def short_name(name: str) -> str:
    """The first four words of a name: more would make sentences too long."""
    return " ".join(name.split()[:WORDS_OF_A_NAME])


def points(half_points: HalfPoints) -> str:
    """'2½ points', '1 point'."""
    whole, half = divmod(half_points, 2)
    number = f"{whole or ''}½" if half else str(whole)
    return f"{number} point{'' if half_points in (1, 2) else 's'}"


def sentence(text: str) -> str:
    """With a capital at its beginning and one full stop at its end, whatever the names end in."""
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def cited(rule: Rule | Reason) -> str:
    """' (C6, C.04.3 2.4.1)', or nothing if there is no such rule."""
    return f" ({rule.cited})" if rule.cited else ""


def listed(players: Sequence[TPN], naming: Naming, *, most: int = 3) -> str:
    shown = [naming(tpn) for tpn in players[:most]]
    if len(players) > most:
        shown[-1] = f"{len(players) - most + 1} more"
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"


def number_of(count: int, counted: str) -> str:
    return f"{count} {counted}{'' if count == 1 else 's'}"


def colour_name(colour: Colour | None) -> str:
    return {Colour.WHITE: "White", Colour.BLACK: "Black"}[colour] if colour else "any colour"


# --- reasons ------------------------------------------------------------------------------------

_TWICE, _AGAIN = "twice running", "again after two rounds"
_COUNTED = {
    Criterion.DOWNFLOATERS: ("player", "would float down"),
    Criterion.PAB_UNPLAYED: ("unplayed game", "would stand against the bye"),
    Criterion.COLOUR_DIFFERENCE: ("player", "would get a colour difference beyond two"),
    Criterion.COLOUR_THREE_TIMES: ("player", "would get one colour three times running"),
    Criterion.COLOUR_PREFERENCE: ("player", "would miss the preferred colour"),
    Criterion.STRONG_PREFERENCE: ("player", "would miss a strongly preferred colour"),
    Criterion.RESIDENTS_DOWN_1: ("resident", f"would float down {_TWICE}"),
    Criterion.RESIDENTS_UP_1: ("resident", f"would float up {_TWICE}"),
    Criterion.RESIDENTS_DOWN_2: ("resident", f"would float down {_AGAIN}"),
    Criterion.RESIDENTS_UP_2: ("resident", f"would float up {_AGAIN}"),
    Criterion.DOWN_1: ("player", f"would float down {_TWICE}"),
    Criterion.UP_1: ("player", f"would float up {_TWICE}"),
    Criterion.DOWN_2: ("player", f"would float down {_AGAIN}"),
    Criterion.UP_2: ("player", f"would float up {_AGAIN}"),
}
_DROP_1, _RISE_1 = f"one floating down {_TWICE} would drop", f"one floating up {_TWICE} would rise"
_DROP_2, _RISE_2 = f"one floating down {_AGAIN} would drop", f"one floating up {_AGAIN} would rise"
_LISTED = {
    Criterion.DOWNFLOATER_SCORES: "a downfloater would have",
    Criterion.SCORE_DIFFERENCES: "a score difference of the bracket would be",
    Criterion.MDP_DROP_1: _DROP_1,
    Criterion.MDP_RISE_1: _RISE_1,
    Criterion.MDP_DROP_2: _DROP_2,
    Criterion.MDP_RISE_2: _RISE_2,
    Criterion.DIFFERENCE_DOWN_1: _DROP_1,
    Criterion.DIFFERENCE_UP_1: _RISE_1,
    Criterion.DIFFERENCE_DOWN_2: _DROP_2,
    Criterion.DIFFERENCE_UP_2: _RISE_2,
}


def because(reason: Reason) -> str:
    """The reason as a clause of at most 18 words, rule and article at its end."""
    return _clause(reason) + cited(reason)


def _clause(reason: Reason) -> str:
    match reason.kind:
        case ObstacleKind.WORSE:
            return _worse(reason)
        case ObstacleKind.MET:
            return f"they met in round {reason.round}"
        case ObstacleKind.HAD_BYE:
            return f"round {reason.round} already brought points without a game"
        case ObstacleKind.SAME_ABSOLUTE:
            return f"both must get {colour_name(reason.colour)}"
        case ObstacleKind.PROHIBITED:
            return "the tournament keeps them apart"
        case ObstacleKind.ABSENT:
            return "one of them is not paired in this round"
        case ObstacleKind.NOT_COMPLETABLE:
            return "the rest could not be completed"
        case ObstacleKind.LATER:
            return "nothing gets worse, but it comes later in the order"


def _worse(reason: Reason) -> str:
    """'3 players would miss the preferred colour, not 2'."""
    if reason.criterion in _COUNTED:
        counted, what = _COUNTED[reason.criterion]
        return f"{number_of(reason.instead[0], counted)} {what}, not {reason.actual[0]}"
    if reason.criterion is Criterion.PAB_SCORE:
        return f"the bye would go to {points(reason.instead[0])}, not {points(reason.actual[0])}"
    if reason.criterion in _LISTED:
        instead, actual = _first_difference(reason.instead, reason.actual)
        return f"{_LISTED[reason.criterion]} {instead}, not {actual}"
    return _next_bracket(reason)


def _next_bracket(reason: Reason) -> str:
    """2017 counts who is left over from the last bracket without a right to the bye three times:
    where that decides, the numbers of players say nothing."""
    if reason.rule == "C.7" and reason.instead[0] != reason.actual[0]:
        return _towards_the_end(reason)
    at = 1 if reason.rule == "C.7" else 0
    instead, actual = reason.instead[at:], reason.actual[at:]
    if instead[0] != actual[0]:
        floating = number_of(instead[0], "player")
        return f"from the next bracket {floating} would float, not {actual[0]}"
    higher, lower = _first_difference(instead, actual)
    return f"from the next bracket {higher} would float, not {lower}"


def _towards_the_end(reason: Reason) -> str:
    instead, actual = reason.instead[1], reason.actual[1]
    if instead != actual:
        left = number_of(instead, "player")
        return f"from the next bracket {left} would float, not {actual}"
    return "whoever is left over at the end may not get the bye"


def _first_difference(instead: Sequence[int], actual: Sequence[int]) -> tuple[str, str]:
    for one, other in zip(instead, actual, strict=False):
        if one != other:
            return _size(one), _size(other)
    return _size(instead[len(actual)]), "nobody"


def _size(value: int) -> str:
    return "out of the bracket" if value >= FURTHER_DOWN else points(value)
