"""The explanations as sentences: players, criterion and article in at most 25 words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairing.clauses import Clause, Fact, Points, clause, player, players
from pairing.colours import ColourRule, Strength
from pairing.explain.books import BOOK_2026, Book, Criterion, Rule
from pairing.explain.brackets import BracketExplanation, ByeExplanation, Need
from pairing.explain.clauses import because, cited, colour_code
from pairing.explain.colours import ColourExplanation, ColourSide
from pairing.explain.floats import FloatExplanation
from pairing.explain.pairs import BracketPart, ExplainedExchange, PairExplanation
from pairing.explain.reasons import ObstacleKind
from pairing.explain.whynot import WhyNot
from pairing.model import TPN, Colour

# --- rounds -------------------------------------------------------------------------------------


def bracket_sentences(bracket: BracketExplanation, book: Book = BOOK_2026) -> Iterator[Clause]:
    number = bracket.number
    yield clause(
        f"Pairing-Explain-Bracket.{'collapsed' if bracket.collapsed else 'scored'}",
        bracket=number,
        points=Points(bracket.score),
        residents=len(bracket.residents),
        moved_down=len(bracket.mdps),
        pairs=len(bracket.pairs),
    )
    if bracket.collapsed:
        yield cited(clause("Pairing-Explain-Bracket.last"), book.collapsed)
    if bracket.repaired:
        yield cited(clause("Pairing-Explain-Bracket.again", bracket=number), book.collapsed)
    if bracket.mdps:
        moved_down = clause("Pairing-Explain-Bracket.moved-down", players=players(bracket.mdps))
        yield cited(moved_down, book.moved_down)
    if bracket.need is not None:
        yield from _floating(bracket, bracket.need, book)


def _floating(bracket: BracketExplanation, need: Need, book: Book) -> Iterator[Clause]:
    yield clause(
        "Pairing-Explain-Float.from-here",
        players=players(bracket.downfloaters),
        count=len(bracket.downfloaters),
        need=_need(need, book),
    )
    for spared in bracket.spared:
        yield _judged("Pairing-Explain-Float.instead", spared.player, because(spared.reason))


def _need(need: Need, book: Book) -> Clause:
    rule = {
        Need.ODD: book.criteria[Criterion.DOWNFLOATERS],
        Need.TOO_MANY_MDPS: book.too_many_mdps,
        Need.NO_PARTNER: book.no_legal_pair,
        Need.COMPLETION: _completion(book),
    }[need]
    return cited(clause(f"Pairing-Explain-Need.{need}"), rule)


def _completion(book: Book) -> Rule:
    """A pair more leaves the rest without a pairing or, in 2026, the bye to a higher score."""
    if not book.edition.lowest_pab:
        return book.completion
    return Rule(", ".join((book.completion.name, book.criteria[Criterion.PAB_SCORE].name)), "")


def _judged(key: str, tpn: TPN, reason: Clause) -> Clause:
    return clause(key, player=player(tpn), reason=reason)


def bye_sentences(bye: ByeExplanation, book: Book = BOOK_2026) -> Iterator[Clause]:
    who = player(bye.player)
    if book.edition.lowest_pab:
        lowest = clause("Pairing-Explain-Bye.lowest", player=who, points=Points(bye.score))
        yield cited(lowest, book.criteria[Criterion.PAB_SCORE])
    else:
        yield cited(clause("Pairing-Explain-Bye.left-over", player=who), book.complete_round)
    for spared in bye.spared:
        yield _judged("Pairing-Explain-Bye.spared", spared.player, because(spared.reason))
    if bye.further:
        yield clause("Pairing-Explain-Bye.further", count=bye.further)


def float_sentences(floats: Sequence[FloatExplanation], book: Book = BOOK_2026) -> Iterator[Clause]:
    for each in floats:
        yield clause(
            "Pairing-Explain-Float.from",
            player=player(each.player),
            bracket=each.bracket,
            need=_need(each.need, book),
        )
        for partner in each.partners:
            yield _judged("Pairing-Explain-Float.with", partner.player, because(partner.reason))
        if each.further:
            yield clause("Pairing-Explain-Float.further", count=each.further, bracket=each.bracket)


# --- pairs --------------------------------------------------------------------------------------

_PARTS = {
    BracketPart.HOMOGENEOUS: "homogeneous",
    BracketPart.MDP_PAIRING: "mdp-pairing",
    BracketPart.REMAINDER: "remainder",
}


def pair_sentences(pair: PairExplanation, book: Book = BOOK_2026) -> Iterator[Clause]:
    """Bracket, candidates before, exchange, float and colours of one pair."""
    yield _placed(pair, book)
    if pair.exchange:
        yield from _exchanged(pair.exchange, book)
    yield from _before(pair, book)
    if pair.higher_score != pair.lower_score:
        floating = clause(
            "Pairing-Explain-Float.both",
            higher=player(pair.higher),
            higher_points=Points(pair.higher_score),
            lower=player(pair.lower),
            lower_points=Points(pair.lower_score),
        )
        yield cited(floating, book.floats)
    yield from colour_sentences(pair.colours, book)


def _placed(pair: PairExplanation, book: Book) -> Clause:
    score: Fact = Points(pair.score)
    if pair.collapsed:
        score = clause("Pairing-Explain-Placed.collapsed")
    placed = clause(
        f"Pairing-Explain-Placed.{_PARTS[pair.part]}",
        bracket=pair.bracket,
        score=score,
        higher=player(pair.higher),
        place=pair.place,
        lower=player(pair.lower),
        partner_place=pair.partner_place,
    )
    return cited(placed, book.subgroups)


def _exchanged(exchange: ExplainedExchange, book: Book) -> Iterator[Clause]:
    exchanged = clause(
        "Pairing-Explain-Exchange",
        coming=players(exchange.coming, most=2),
        leaving=players(exchange.leaving, most=2),
    )
    yield cited(exchanged, book.exchanges)
    yield clause("Pairing-Explain-Exchange.without", reason=because(exchange.reason))


def _before(pair: PairExplanation, book: Book) -> Iterator[Clause]:
    """The partners whom the order of transpositions offers earlier."""
    lower = player(pair.lower)
    if not (pair.before or pair.further):
        yield cited(clause("Pairing-Explain-Partner.first", player=lower), book.transpositions)
    for rejected in pair.before:
        yield _judged("Pairing-Explain-Partner.before", rejected.player, because(rejected.reason))
    if pair.further:
        further = clause("Pairing-Explain-Partner.further", count=pair.further, player=lower)
        yield cited(further, book.transpositions)


def why_not_sentences(answer: WhyNot) -> Iterator[Clause]:
    one, other = player(answer.player), player(answer.opponent)
    if answer.reason is None:
        yield clause("Pairing-Explain-WhyNot.do-meet", player=one, opponent=other)
        return
    reason = because(answer.reason)
    if answer.reason.kind is ObstacleKind.ABSENT or not answer.bracket:
        yield clause("Pairing-Explain-WhyNot.cannot", player=one, opponent=other, reason=reason)
        return
    yield _forced(answer)
    yield clause("Pairing-Explain-WhyNot.then", reason=reason)


def _forced(answer: WhyNot) -> Clause:
    """What has to happen for the two to meet."""
    one, other = answer.player, answer.opponent
    if answer.floats is None:
        return clause(
            "Pairing-Explain-WhyNot.forced",
            bracket=answer.bracket,
            player=player(one),
            opponent=player(other),
        )
    return clause(
        "Pairing-Explain-WhyNot.floating",
        opponent=player(other if answer.floats == one else one),
        player=player(answer.floats),
        bracket=answer.bracket,
    )


# --- colours ------------------------------------------------------------------------------------


def colour_sentences(colours: ColourExplanation, book: Book = BOOK_2026) -> Iterator[Clause]:
    white, black = player(colours.white.player), player(colours.black.player)
    yield clause(
        "Pairing-Explain-Colours.so-far",
        white=white,
        white_history=_history(colours.white),
        black=black,
        black_history=_history(colours.black),
    )
    why = _article_5(colours)
    gets_white = clause("Pairing-Explain-Colours.gets-white", white=white, black=black, why=why)
    yield cited(gets_white, book.colours[colours.rule])
    if colours.rule is ColourRule.INITIAL:
        yield clause(
            "Pairing-Explain-Colours.initial",
            player=player(colours.higher),
            parity="odd" if colours.odd else "even",
            colour=colour_code(colours.initial),
        )


def _history(side: ColourSide) -> Fact:
    return side.history or clause("Pairing-Explain-Colours.no-games")


def _article_5(colours: ColourExplanation) -> Clause:
    match colours.rule:
        case ColourRule.BOTH:
            both = colours.white.wish and colours.black.wish
            return clause(f"Pairing-Explain-Article5.{'both' if both else 'only-one'}")
        case ColourRule.STRONGER:
            return _stronger(colours)
        case ColourRule.ALTERNATE if colours.back == 1:
            return clause("Pairing-Explain-Article5.latest")
        case ColourRule.ALTERNATE:
            return clause("Pairing-Explain-Article5.last-differed", games=colours.back)
        case ColourRule.HIGHER:
            return clause("Pairing-Explain-Article5.higher", player=player(colours.higher))
        case ColourRule.INITIAL:
            return clause("Pairing-Explain-Article5.none")


_STRENGTHS = {
    Strength.NONE: "none",
    Strength.MILD: "mild",
    Strength.STRONG: "strong",
    Strength.ABSOLUTE: "absolute",
}


def _stronger(colours: ColourExplanation) -> Clause:
    granted, other = colours.white, colours.black
    if granted.wish is not Colour.WHITE:
        granted, other = other, granted
    if granted.strength is other.strength:
        return clause("Pairing-Explain-Article5.wider", player=player(granted.player))
    return clause(
        "Pairing-Explain-Article5.stronger",
        granted=_STRENGTHS[granted.strength],
        other=_STRENGTHS[other.strength],
    )
