"""The explanations as sentences: players, criterion and article in at most 25 words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairing.colours import ColourRule, Strength
from pairing.explain.books import BOOK_2026, Book, Criterion
from pairing.explain.brackets import BracketExplanation, ByeExplanation, Need, Spared
from pairing.explain.clauses import (
    Naming,
    because,
    by_number,
    cited,
    colour_name,
    listed,
    number_of,
    points,
    sentence,
)
from pairing.explain.colours import ColourExplanation, ColourSide
from pairing.explain.floats import FloatExplanation
from pairing.explain.pairs import BracketPart, PairExplanation
from pairing.explain.reasons import ObstacleKind
from pairing.explain.whynot import WhyNot
from pairing.model import TPN, Colour

# --- rounds -------------------------------------------------------------------------------------


def bracket_sentences(
    bracket: BracketExplanation, naming: Naming = by_number, book: Book = BOOK_2026
) -> Iterator[str]:
    yield (
        f"Bracket {bracket.number}, {points(bracket.score)}"
        f"{' and less, collapsed' if bracket.collapsed else ''}: "
        f"{number_of(len(bracket.residents), 'resident')}, {len(bracket.mdps)} moved down, "
        f"{number_of(len(bracket.pairs), 'pair')}."
    )
    if bracket.collapsed:
        yield f"All players not yet paired are one last bracket{cited(book.collapsed)}."
    if bracket.repaired:
        paired = f"Bracket {bracket.number} is paired again"
        yield f"{paired}: the rest could not be completed{cited(book.collapsed)}."
    if bracket.mdps:
        yield f"Moved down to it: {listed(bracket.mdps, naming)}{cited(book.moved_down)}."
    if bracket.need is None:
        return
    verb = "floats" if len(bracket.downfloaters) == 1 else "float"
    who = listed(bracket.downfloaters, naming)
    yield sentence(f"{who} {verb} down: {_need(bracket.need, book)}")
    for spared in bracket.spared:
        yield sentence(f"{naming(spared.player)} floating instead: {because(spared.reason)}")


def _need(need: Need, book: Book) -> str:
    match need:
        case Need.ODD:
            return f"odd number of players{cited(book.criteria[Criterion.DOWNFLOATERS])}"
        case Need.TOO_MANY_MDPS:
            return f"fewer residents than moved-down players{cited(book.too_many_mdps)}"
        case Need.NO_PARTNER:
            return f"no further legal pair there{cited(book.no_legal_pair)}"
        case Need.COMPLETION:
            spoilt = "a further pair spoils the rest"
            return spoilt + (" (C4, C5)" if book.edition.lowest_pab else cited(book.completion))


def bye_sentences(
    bye: ByeExplanation, naming: Naming = by_number, book: Book = BOOK_2026
) -> Iterator[str]:
    who = naming(bye.player)
    if book.edition.lowest_pab:
        lowest = f"{points(bye.score)} is the lowest possible score"
        yield sentence(f"{who} gets the bye: {lowest}{cited(book.criteria[Criterion.PAB_SCORE])}")
    else:
        left = f"left over from the last bracket{cited(book.complete_round)}"
        yield sentence(f"{who} gets the bye: {left}")
    for spared in bye.spared:
        yield _spared_the_bye(spared, naming)
    if bye.further:
        yield f"{number_of(bye.further, 'more player')} ranked below came no closer to the bye."


def _spared_the_bye(spared: Spared, naming: Naming) -> str:
    return sentence(f"bye for {naming(spared.player)}: {because(spared.reason)}")


def float_sentences(
    floats: Sequence[FloatExplanation], naming: Naming = by_number, book: Book = BOOK_2026
) -> Iterator[str]:
    for each in floats:
        who = naming(each.player)
        yield sentence(f"{who} floats down from bracket {each.bracket}: {_need(each.need, book)}")
        for rejected in each.partners:
            yield sentence(f"with {naming(rejected.player)}: {because(rejected.reason)}")
        if each.further:
            others = number_of(each.further, "more player")
            yield f"{others} of bracket {each.bracket} brought nothing better."


# --- pairs --------------------------------------------------------------------------------------

_PARTS = {
    BracketPart.HOMOGENEOUS: "",
    BracketPart.MDP_PAIRING: ", MDP-Pairing",
    BracketPart.REMAINDER: ", remainder",
}


def pair_sentences(
    pair: PairExplanation, naming: Naming = by_number, book: Book = BOOK_2026
) -> Iterator[str]:
    """Bracket, candidates before, exchange, float and colours of one pair."""
    higher, lower = naming(pair.higher), naming(pair.lower)
    what = "collapsed" if pair.collapsed else points(pair.score)
    yield (
        f"Bracket {pair.bracket}, {what}{_PARTS[pair.part]}: {higher} is place {pair.place} of "
        f"S1, {lower} place {pair.partner_place} of S2{cited(book.subgroups)}."
    )
    if pair.exchange:
        yield (
            f"Exchanged: {listed(pair.exchange.coming, naming, most=2)} into S1 for "
            f"{listed(pair.exchange.leaving, naming, most=2)}{cited(book.exchanges)}."
        )
        yield f"Without the exchange: {because(pair.exchange.reason)}."
    if not (pair.before or pair.further):
        first = "is the first partner in the order of transpositions"
        yield sentence(f"{lower} {first}{cited(book.transpositions)}")
    for rejected in pair.before:
        yield sentence(f"{naming(rejected.player)} came before: {because(rejected.reason)}")
    if pair.further:
        others = number_of(pair.further, "more partner")
        yield f"{others} came before {lower} without success{cited(book.transpositions)}."
    if pair.higher_score != pair.lower_score:
        yield sentence(
            f"{higher} floats down from {points(pair.higher_score)}, {lower} floats up from "
            f"{points(pair.lower_score)}{cited(book.floats)}."
        )
    yield from colour_sentences(pair.colours, naming, book)


def why_not_sentences(answer: WhyNot, naming: Naming = by_number) -> Iterator[str]:
    player, opponent = naming(answer.player), naming(answer.opponent)
    if answer.reason is None:
        yield sentence(f"{player} and {opponent} do meet in this round")
        return
    if answer.reason.kind is ObstacleKind.ABSENT or not answer.bracket:
        yield sentence(f"{player} cannot meet {opponent}: {because(answer.reason)}")
        return
    if answer.floats is None:
        yield sentence(f"forced in bracket {answer.bracket}: {player} against {opponent}")
    else:
        yield (
            f"To meet {naming(_other(answer))}, {naming(answer.floats)} would have to float down "
            f"from bracket {answer.bracket}."
        )
    yield sentence(f"Then {because(answer.reason)}")


def _other(answer: WhyNot) -> TPN:
    return answer.opponent if answer.floats == answer.player else answer.player


# --- colours ------------------------------------------------------------------------------------


def colour_sentences(
    colours: ColourExplanation, naming: Naming = by_number, book: Book = BOOK_2026
) -> Iterator[str]:
    white, black = naming(colours.white.player), naming(colours.black.player)
    yield (
        f"Colours so far: {white} ({colours.white.history or 'none'}), "
        f"{black} ({colours.black.history or 'none'})."
    )
    yield sentence(
        f"{white} gets White against {black}: {_article_5(colours, naming)}"
        f"{cited(book.colours[colours.rule])}."
    )
    if colours.rule is ColourRule.INITIAL:
        parity = "odd" if colours.odd else "even"
        yield sentence(
            f"{naming(colours.higher)} ranks higher and counts as {parity}; "
            f"odd numbers get the initial colour {colour_name(colours.initial)}."
        )


def _article_5(colours: ColourExplanation, naming: Naming) -> str:
    match colours.rule:
        case ColourRule.BOTH:
            if colours.white.wish and colours.black.wish:
                return "both preferences are granted"
            return "the only preference is granted"
        case ColourRule.STRONGER:
            return _stronger(colours, naming)
        case ColourRule.ALTERNATE:
            if colours.back == 1:
                return "they change the colours of their latest games"
            return f"their colours last differed {colours.back} games ago, and change"
        case ColourRule.HIGHER:
            return f"the preference of {naming(colours.higher)}, ranked higher, is granted"
        case ColourRule.INITIAL:
            return "neither has a preference"


def _stronger(colours: ColourExplanation, naming: Naming) -> str:
    sides = (colours.white, colours.black)
    granted = colours.white if colours.white.wish is Colour.WHITE else colours.black
    other = sides[1] if granted is sides[0] else sides[0]
    if granted.strength is other.strength:
        return f"{naming(granted.player)} has the wider colour difference"
    return f"{_strength(granted)} preference prevails over {_strength(other)} one"


def _strength(side: ColourSide) -> str:
    return {
        Strength.NONE: "no",
        Strength.MILD: "a mild",
        Strength.STRONG: "a strong",
        Strength.ABSOLUTE: "an absolute",
    }[side.strength]
