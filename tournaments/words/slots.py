"""How a fact becomes words in a sentence: `{ PLAYERS($players) }` in a catalogue.

Several numbers are one fact: "3, 7, 12". Whatever is said in a slot stands in the catalogue too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pairing import sentences
from pairing.systems import SYSTEMS

from ..domain.games.results import Result
from ..domain.ids import PlayerId
from ..domain.prizes.currencies import HUNDREDTHS, amount
from ..domain.standings.standings import points_text
from .catalogue import Facts, Slot
from .placeholders import (
    arbiter_ref,
    board_ref,
    board_refs,
    player_ref,
    player_refs,
    time_ref,
)
from .results import result_words

Speak = Callable[[str, Facts], str]


def slots(speak: Speak) -> dict[str, Slot]:
    """The functions of the catalogue that speaks so."""
    makers = _Makers(speak)
    return {
        "PLAYER": lambda player: player_ref(PlayerId(int(player))),
        "PLAYERS": lambda players: player_refs(_players(players)),
        "BOTH": makers.both,
        "WHO": _who,
        "BOARD": lambda board: board_ref(int(board)),
        "BOARDS": lambda boards: board_refs(_numbers(boards)),
        "PLACES": makers.places,
        "STAND": makers.stand,
        "ARBITER": lambda user: arbiter_ref(str(user)),
        "TIME": lambda moment: time_ref(str(moment)),
        "CLOCK": lambda moment: str(moment)[11:16],
        "MONEY": makers.money,
        "POINTS": lambda half_points: points_text(int(half_points)),
        "RESULT": lambda result: result_words(Result(result), speak),
        "SYSTEM": lambda system: speak(SYSTEMS[system].says, {}),
        "NAME": makers.name,
        "NAMES": makers.names,
        "ACT": makers.act,
        "SETTING": lambda setting: makers.name("Setting", str(setting).partition("[")[0]),
        "SUBJECT": makers.subject,
        "ARTICLE": makers.article,
        "SECTOR": makers.sector,
        "CHANGES": makers.changes,
        "MOVED": makers.moved,
        "SAID": lambda key, facts: speak(str(key), facts),
        "EACH": makers.each,
        "DOUBTS": makers.doubts,
        "PAIRING": lambda code, facts: sentences.text(str(code), facts, speak),
        **sentences.slots(speak),
    }


class _Makers:
    """The slots that speak themselves."""

    def __init__(self, speak: Speak) -> None:
        self._speak = speak

    def name(self, of: str, code: Any) -> str:
        """How the message `of` calls that code."""
        return self._speak(f"{of}.{code}", {})

    def act(self, command: Any) -> str:
        """What a command is for; one that there is no more, by its code."""
        try:
            return self.name("Command", command)
        except LookupError:
            return str(command).replace("-", " ")

    def money(self, money: Any) -> str:
        """ "600", "33.34", "33.345". A whole number is what older logs hold: hundredths."""
        text = amount(money, HUNDREDTHS) if isinstance(money, int) else str(money)
        whole, _, part = text.partition(".")
        return self._speak("Money.with-cents" if part else "Money", {"whole": whole, "cents": part})

    def names(self, of: str, codes: Any) -> str:
        return ", ".join(self.name(of, code) for code in str(codes).split(", "))

    def both(self, players: Any) -> str:
        text = ""
        for ref in map(player_ref, _players(players)):
            text = self._speak("Both", {"one": text, "other": ref}) if text else ref
        return text

    def subject(self, about: Any) -> str:
        """ "round:3"."""
        noun, _, name = str(about).partition(":")
        return self._speak(f"Subject.{noun}", {"name": name})

    def article(self, article: Any) -> str:
        """As people cite it; a code stands for what is no article of the Handbook."""
        try:
            return self._speak(f"Article.{article}", {})
        except LookupError:
            return str(article)

    def sector(self, first: Any, last: Any) -> str:
        """The boards of a sector; 0 stands for no limit."""
        least, most = int(first), int(last)
        if most:
            return self._speak("Sector.between", {"first": max(least, 1), "last": most})
        return self._speak("Sector.on", {"first": least}) if least else self._speak("Sector", {})

    def places(self, places: Any) -> str:
        """ "1.3" is round 1, board 3."""
        parts = (place.partition(".") for place in str(places).split(", "))
        return "; ".join(
            self._speak("Place", {"round": number, "board": board}) for number, _, board in parts
        )

    def stand(self, boards: Any) -> str:
        """ "47 1-0 user:3 user:5": a board, its result, by whom, and by whom confirmed."""
        return "; ".join(map(self._stands, str(boards).split(", ")))

    def _stands(self, fact: str) -> str:
        board, *standing = fact.split(" ")
        if not standing:
            return self._speak("Stands.no-result", {"board": board})
        names = ("result", "by", "confirmed")
        facts = {"board": board, **dict(zip(names, standing, strict=False))}
        return self._speak("Stands.confirmed" if "confirmed" in facts else "Stands", facts)

    def changes(self, changes: Any, count: Any) -> str:
        """ "PlayerWithdrawn player:41, ResultCorrected board:1.3"; there are `count` in all."""
        named = (each.partition(" ") for each in str(changes).split(", ") if each)
        return self._and_more([self._change(type_, place) for type_, _, place in named], int(count))

    def _change(self, type_: str, place: str) -> str:
        kind, _, name = place.partition(":")
        try:
            what = self.name("Change", type_)
        except LookupError:
            what = self.name("Change", "something")
        if kind == "player":
            return self._speak("ChangeOfPlayer", {"player": name, "what": what})
        if kind == "board":
            round_, _, board = name.partition(".")
            facts = {"round": round_, "board": board, "what": what}
            return self._speak("ChangeOnBoard", facts)
        return what

    def moved(self, moved: Iterable[Mapping[str, str]], count: Any) -> str:
        """The first few of what reads otherwise now."""
        texts = [self._speak("Moved", each) for each in moved][:3]
        return self._and_more(texts, int(count))

    def _and_more(self, texts: list[str], count: int) -> str:
        more = count - len(texts)
        return "; ".join([*texts, self._speak("AndMore", {"count": more})] if more else texts)

    def each(self, items: Any) -> str:
        """What `domain.said.item` made of several sentences."""
        return "; ".join(map(self._item, str(items).split("; ")))

    def _item(self, item: str) -> str:
        key, *facts = item.split(" ")
        return self._speak(key, dict(fact.split("=", 1) for fact in facts))

    def doubts(self, doubts: Any) -> str:
        return " ".join(map(self._doubt, str(doubts).split("; ")))

    def _doubt(self, fact: str) -> str:
        """ "Doubt.have-met (C.04.1 2): 3, 7" as a sentence with its article."""
        says, _, players = fact.partition(": ")
        key, _, article = says.partition(" ")
        return f"{self._speak(key, {'players': players}).removesuffix('.')} {article}."


def _numbers(fact: Any) -> list[int]:
    return [int(number) for number in str(fact).split(", ") if number]


def _players(fact: Any) -> list[PlayerId]:
    return [PlayerId(number) for number in _numbers(fact)]


def _who(fact: Any) -> str:
    """Behind a sentence that stands without them as well."""
    return f": {player_refs(_players(fact))}" if fact else ""
