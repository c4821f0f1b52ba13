"""Why a round is paired as it is, in the words of the Handbook (C.04.3).

position = Position(field)                    # pairs the round again, bracket by bracket
explain_round(position)                       # brackets, floaters, the bye
explain_pair(position, 10, 1)                 # the partners that came before, and the colours
why_not(position, 3, 7)                       # the pair by force, and what gets worse
pair_sentences(explain_pair(...), position.book)             # the same as sentences, for a `Reader`
"""

from pairing.clauses import Naming, short_name
from pairing.explain.books import EXPLAINED, Book
from pairing.explain.brackets import BracketExplanation, ByeExplanation
from pairing.explain.colours import ColourExplanation, explain_colours
from pairing.explain.discretion import discreet_floats, discreet_pair
from pairing.explain.floats import FloatExplanation, explain_floats
from pairing.explain.pairs import PairExplanation, explain_pair
from pairing.explain.position import ExplainedRound, NoPairingError, NotExplainedError
from pairing.explain.reasons import Reason
from pairing.explain.rounds import RoundExplanation, explain_round
from pairing.explain.sentences import (
    bracket_sentences,
    bye_sentences,
    colour_sentences,
    float_sentences,
    pair_sentences,
    why_not_sentences,
)
from pairing.explain.whynot import NoSuchPairError, WhyNot, why_not

__all__ = [
    "EXPLAINED",
    "Book",
    "BracketExplanation",
    "ByeExplanation",
    "ColourExplanation",
    "ExplainedRound",
    "FloatExplanation",
    "Naming",
    "NoPairingError",
    "NoSuchPairError",
    "NotExplainedError",
    "PairExplanation",
    "Reason",
    "RoundExplanation",
    "WhyNot",
    "bracket_sentences",
    "bye_sentences",
    "colour_sentences",
    "discreet_floats",
    "discreet_pair",
    "explain_colours",
    "explain_floats",
    "explain_pair",
    "explain_round",
    "float_sentences",
    "pair_sentences",
    "short_name",
    "why_not",
    "why_not_sentences",
]
