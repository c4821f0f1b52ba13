"""The one list of what can be wrong with a report file, and which of it is only doubtful."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Fault(StrEnum):
    """What was found, as a code; the sentence with its facts is the message of the `Problem`."""

    # Errors of one record
    WRONG_VALUE = "wrong-value"
    """A column holds what its type does not allow."""
    OUT_OF_RANGE = "out-of-range"
    MISSING = "missing"
    """A column that the record cannot do without is blank."""
    ODD_COLUMNS = "odd-columns"
    """Text beside the columns of a record whose columns decide points, rounds or pairings."""
    RUNS_BACKWARDS = "runs-backwards"
    LISTED_TWICE = "listed-twice"
    """A player stands twice in one record."""
    NOT_RECORDABLE = "not-recordable"
    """A character that no text file holds."""

    # Errors of a round of record 001
    OWN_OPPONENT = "own-opponent"
    BYE_WITH_OPPONENT = "bye-with-opponent"
    RESULT_WITHOUT_OPPONENT = "result-without-opponent"
    GAME_WITHOUT_COLOUR = "game-without-colour"

    # Errors between records
    NO_PLAYERS = "no-players"
    GIVEN_TWICE = "given-twice"
    CONTRADICTION = "contradiction"
    """Two records state the same thing otherwise."""
    NUMBER_TWICE = "number-twice"
    NO_SUCH_PLAYER = "no-such-player"
    NO_SUCH_ROUND = "no-such-round"
    NOT_MUTUAL = "not-mutual"
    SAME_COLOUR = "same-colour"
    RESULTS_DISAGREE = "results-disagree"
    RESULT_MISSING = "result-missing"
    SECOND_PAB = "second-pab"
    BYES_DISAGREE = "byes-disagree"
    NOT_PAIRABLE = "not-pairable"
    """The file is sound, but the round that was asked for cannot be paired from it."""

    # Doubts: the file is read, and they are said
    POINTS_DIFFER = "points-differ"
    RANKS_IN_DISORDER = "ranks-in-disorder"
    SAME_FIDE_ID = "same-fide-id"
    SAME_PERSON = "same-person"
    UNREADABLE = "unreadable"
    """A value that nothing depends on is not of its type."""
    STRAY_TEXT = "stray-text"
    DATES_BACKWARDS = "dates-backwards"
    DATE_OUTSIDE = "date-outside"
    COUNT_DIFFERS = "count-differs"
    UNKNOWN_RECORD = "unknown-record"
    TWO_ORDERS = "two-orders"
    READ_AS_BYE = "read-as-bye"
    COLOUR_WITHOUT_OPPONENT = "colour-without-opponent"
    SHORT_OF_ONE = "short-of-one"
    """Only one of two players is said to have played less than a move."""
    ACCELERATED_TWICE = "accelerated-twice"
    CHANGE_UNCLEAR = "change-unclear"
    """A ### line about changed regulations cannot be read, or contradicts what holds afterwards."""

    @property
    def doubtful(self) -> bool:
        return self in _DOUBTS

    @property
    def about_pairings(self) -> bool:
        """A doubt that may be the reason why pairings come out otherwise."""
        return self in _ABOUT_PAIRINGS


_DOUBTS: Final = frozenset(
    {
        Fault.POINTS_DIFFER,
        Fault.RANKS_IN_DISORDER,
        Fault.SAME_FIDE_ID,
        Fault.SAME_PERSON,
        Fault.UNREADABLE,
        Fault.STRAY_TEXT,
        Fault.DATES_BACKWARDS,
        Fault.DATE_OUTSIDE,
        Fault.COUNT_DIFFERS,
        Fault.UNKNOWN_RECORD,
        Fault.TWO_ORDERS,
        Fault.READ_AS_BYE,
        Fault.COLOUR_WITHOUT_OPPONENT,
        Fault.SHORT_OF_ONE,
        Fault.ACCELERATED_TWICE,
        Fault.CHANGE_UNCLEAR,
    }
)
_ABOUT_PAIRINGS: Final = frozenset(
    {Fault.POINTS_DIFFER, Fault.READ_AS_BYE, Fault.ACCELERATED_TWICE, Fault.UNKNOWN_RECORD}
)
