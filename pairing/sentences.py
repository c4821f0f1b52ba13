"""What is said of a round: a code and facts, and the English made of them.

Who keeps what was said keeps code and facts (`Sentence.code`, `Sentence.facts`) and makes the words
anew where somebody reads them: `text(code, facts)`. A fact is a whole number or a word; players
are "3, 7, 12", scores half points. A fact may be the code of another sentence of the same facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import Formatter
from types import MappingProxyType
from typing import Any, Final

Fact = str | int
Facts = Mapping[str, Fact]

OTHER_WORDS: Final = "other-words"
"""The sentence of a program that keeps no codes: its one fact, `words`, is what it said."""

SHOWN: Final = 10
"""So many players are named in a sentence."""


class Sentence(str):
    """A text that remembers what it was made of."""

    __slots__ = ("code", "facts")
    code: str
    facts: Facts

    def __new__(cls, code: str, facts: Facts) -> Sentence:
        made = super().__new__(cls, text(code, facts))
        made.code, made.facts = code, MappingProxyType(dict(facts))
        return made

    def __getnewargs__(self) -> tuple[str, Facts]:  # type: ignore[override]
        return self.code, dict(self.facts)


def said(code: str, **facts: Fact) -> Sentence:
    """The sentence of that code; a fact that is a sentence stands for its code and its facts."""
    plain: dict[str, Fact] = {}
    for name, fact in facts.items():
        if isinstance(fact, Sentence):
            plain |= {name: fact.code, **fact.facts}
        else:
            plain[name] = fact
    return Sentence(code, plain)


def remembered(words: str) -> Sentence:
    """`words` with what they were made of; nothing is known of those of another program."""
    return words if isinstance(words, Sentence) else said(OTHER_WORDS, words=words)


def text(code: str, facts: Facts) -> str:
    """The English sentence. Raises `KeyError` for a code or a fact that there is not."""
    return _Words().vformat(SENTENCES[code], (), dict(facts))


def listed(tpns: Iterable[int]) -> str:
    """Players as a fact: "3, 7, 12"."""
    return ", ".join(str(tpn) for tpn in tpns)


def named(tpns: Iterable[int | str]) -> str:
    """'no. 1, no. 2 and no. 3'; after ten only how many more."""
    every = list(tpns)
    shown = [f"no. {tpn}" for tpn in every[:SHOWN]]
    if len(every) > SHOWN:
        shown.append(f"{len(every) - SHOWN} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"


class _Words(Formatter):
    """Facts as words: `{players:named}`, `{players:Named}`, `{players:is}`, `{score:points}`,
    `{why:said}` for the code of a sentence, `{why:each}` for several."""

    def vformat(self, format_string: str, args: Any, kwargs: Any) -> str:
        self.facts = kwargs
        return super().vformat(format_string, args, kwargs)

    def format_field(self, value: Any, format_spec: str) -> str:
        match format_spec:
            case "named":
                return named(str(value).split(", "))
            case "Named":
                return named(str(value).split(", ")).capitalize()
            case "is":
                return "are" if "," in str(value) else "is"
            case "points":
                return f"{value / 2:g}"
            case "said":
                return text(value, self.facts)
            case "each":
                return ", ".join(text(code, self.facts) for code in value.split(", "))
        return str(super().format_field(value, format_spec))


SENTENCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        OTHER_WORDS: "{words}",
        # what a system does not know
        "unknown-option": "unknown option {option!r}; known: {known}",
        "unknown-choice": "option {option} is one of {known}, not {value!r}",
        "unknown-listing": "option {option} lists some of {known}, each once, not {value!r}",
        "one-way-only": "{system} has only one way to pair a bracket",
        # why there is no pairing
        "nobody-legal-left": "No legal opponent is left for {players:named}.",
        "nobody-possible-left": "No possible opponent is left for {players:named}.",
        "nobody-left-by-b1-b2": "No opponent is left by B1 and B2 for {players:named}.",
        "nobody-left-to-meet-once": (
            "Nobody is left whom {players:named} may meet: two players meet only once (V6),"
            " so the tournament ends here (V18)."
        ),
        "incomplete-legal": (
            "However the round is paired, at least {count} players find no legal opponent; one of"
            " the ways leaves {players:named}."
        ),
        "incomplete": (
            "However the round is paired, at least {count} players find no opponent; one of the"
            " ways leaves {players:named}."
        ),
        "incomplete-by-b1-b2": (
            "However the round is paired, B1 and B2 leave somebody without an opponent; one of the"
            " ways leaves {players:named}."
        ),
        "incomplete-without-bye-by-b1-b2": (
            "However the round is paired, B1 and B2 leave somebody without an opponent; one of the"
            " ways leaves nobody for the bye."
        ),
        "incomplete-meeting-once": (
            "Two players meet only once (V6), and however the round is paired, at least {count}"
            " find no opponent, so the tournament ends here (V18)."
        ),
        "every-pab-had": (
            "The number of players is odd, but each of them has had the pairing-allocated bye or"
            " an unplayed round worth a win."
        ),
        "every-bye-had-1992": (
            "The number of players is odd, but each of them has had a point without play."
        ),
        "every-bye-had-2012": (
            "The number of players is odd, but each of them has had a bye or points without"
            " playing."
        ),
        "every-odd-had": (
            "The number of players is odd, and each has had the point of the odd player (V8), so"
            " the tournament ends here (V18)."
        ),
        "pab-only-to": (
            "The pairing-allocated bye may only go to {players:named}, and then the others cannot"
            " be paired."
        ),
        "bye-only-to": (
            "The bye may only go to {players:named}, and then the others cannot be paired."
        ),
        "odd-only": (
            "The odd player may only be {players:named} (V8), and then the others cannot be paired"
            " (V17), so the tournament ends here (V18)."
        ),
        "only-with-those-apart": (
            "A pairing exists only with players who are kept apart by order of the tournament."
        ),
        "no-bye-by-8-2": (
            "The number of players is odd and rule 8.2 stands in the way: {why:said}."
        ),
        "bye-only-then-others-not": (
            "the bye may only go to {players:named}, and then the others cannot be paired"
        ),
        "everybody-had-bye-or-walkover": "everybody has had the bye or won by a walkover",
        "blocked": (
            "9.6 is exhausted: even with every pairing cancelled the round cannot be paired,"
            " because {why:said}."
        ),
        "blocked-for": (
            "9.6 is exhausted: even with every pairing cancelled the round cannot be paired,"
            " because {why:said}. No opponent is left for {players:named}."
        ),
        "left-over": (
            "9.6 is exhausted: even with every pairing cancelled at least {count} players are left"
            " over, because {why:each}; one of the ways leaves {players:named}."
        ),
        "federations-apart": "rule 22 keeps players of one federation apart",
        "some-apart": "the tournament rules keep some players apart",
        "no-colours-for-some": "rule 12.1 allows some pairs no colours",
        "all-met": "all others have been met (rule 2)",
        # what is wrong with a pairing
        "paired-with-himself": "No. {tpn} is paired with himself.",
        "paired-times": "No. {tpn} is paired {times} times.",
        "not-paired": "{players:Named} {players:is} not paired.",
        "no-such-player": "No. {tpn} is paired, but there is no such player.",
        "paired-but-away": "No. {tpn} is paired, but does not play this round.",
        "bye-but-even": "No. {tpn} gets the bye, but the number of players is even.",
        "has-bye-but-even": "No. {tpn} has the bye, but the number is even.",
        "odd-but-even": "No. {tpn} is odd, but the number of players is even.",
        "pair-barred": "No. {white} and no. {black} {why:said}.",
        "have-met": "have met before",
        "have-met-in": "have met in round {round}",
        "kept-apart": "are not to be paired with each other",
        "both-white": "both have to get White",
        "both-black": "both have to get Black",
        "same-federation": "are of the same federation",
        "no-colours-for-both": (
            "No. {white} and no. {black} cannot both be given a colour within the limits."
        ),
        "bye-barred": "No. {tpn} gets the bye, but {why:said}.",
        "had-bye-in": "had the bye in round {round}",
        "won-unplayed-in": "got the points of a win without playing in round {round}",
        "points-unplayed-in": "got points without playing in round {round}",
        "bye-after-unplayed-point": "No. {tpn} gets the bye after a point without play.",
        "odd-again": "No. {tpn} must not be the odd player again.",
        "complete-pairing-exists": "A complete pairing exists, for example {pairs}.",
        "legal-pairing-exists": "A legal pairing exists, for example {pairs}.",
        "permissible-pairing-exists": "A permissible pairing exists, for example {pairs}.",
        "black-should-have-white": (
            "No. {white} has White against no. {black}, but no. {black} should have it."
        ),
        "other-should-have-white": (
            "No. {white} has White against no. {black}, but no. {other} should have it."
        ),
        "should-have-white": "No. {black} should have White against no. {white}.",
        "same-colour-twice": (
            "No. {white} and no. {black} both had the same colour twice, but there is a pairing"
            " without a third equal colour."
        ),
        "board-belongs-after": (
            "Board {board} ({white}-{black}) belongs after board {next}"
            " ({next_white}-{next_black})."
        ),
        "board-out-of-order": "Board {board} is out of order.",
        "is-downfloater": "No. {tpn} is downfloater of this round.",
        "is-no-downfloater": "No. {tpn} is no downfloater of this round.",
        "is-upfloater": "No. {tpn} is upfloater of this round.",
        "is-no-upfloater": "No. {tpn} is no upfloater of this round.",
        "mark-down-wrong": "The mark moved down is wrong for {players:named}.",
        "mark-up-wrong": "The mark moved up is wrong for {players:named}.",
        "float-but-only": (
            "From the bracket of {score:points} points {players:named} float, but only"
            " {instead:named} would have to."
        ),
        "float-but-nobody": (
            "From the bracket of {score:points} points {players:named} float, but nobody would"
            " have to."
        ),
        "float-not-shown": (
            "Not shown: that {count} have to float from the bracket of {score:points} points."
        ),
        "preference-not-shown": (
            "Not shown: that {count} players of the bracket of {score:points} points cannot get"
            " their preference."
        ),
        "preferences-missed": (
            "In the bracket of {score:points} points {count} do not get their colour preference,"
            " but {fewest} need not."
        ),
        "strong-preferences-missed": (
            "In the bracket of {score:points} points {count} do not get their strong colour"
            " preference, but {fewest} need not."
        ),
        "preferences-broken": (
            "The players with {score:points} points who meet each other break {count} colour"
            " preferences; {fewest} would do."
        ),
        "more-preferences-possible": (
            "The same players of one bracket could be paired with more preferences fulfilled."
        ),
        "more-pairs-possible": "More than {count} pairs could be made in a bracket.",
        "bye-to-lower-score": (
            "The bye goes to no. {tpn} with {score:points} points, but no. {other} with"
            " {other_score:points} could get it."
        ),
        "bye-to-more-unplayed": (
            "The bye goes to no. {tpn} with {unplayed} unplayed games, but no. {other} with"
            " {other_unplayed} could get it."
        ),
        "bye-but-other-first": (
            "No. {tpn} gets the bye, but no. {other} comes first and could have it."
        ),
        "odd-but-other-below": (
            "No. {tpn} is the odd player, but no. {other}, placed below, could be."
        ),
        "other-sought-earlier": (
            "No. {tpn} gets no. {opponent}, but no. {other} is sought earlier, and the others could"
            " be paired."
        ),
        "meets-but-has-to-meet": "No. {tpn} meets no. {opponent}, but has to meet no. {other}.",
        "could-meet-before": ("No. {tpn} could meet no. {other}, who comes before no. {opponent}."),
    }
)
"""Only ever added to: logs hold the codes."""
