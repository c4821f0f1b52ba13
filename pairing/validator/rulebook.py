"""What the validator holds a system to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one system, as far as they differ between systems.

    `c1` to `colours` are the articles to name. `full_bye_bars`: points for a full-point bye bar
    the PAB, not only forfeit wins. `lowest_pab`: the PAB goes to the lowest possible score.
    `brackets`: scoregroups are paired from the top, each as well as the rest permits.
    """

    c1: str
    c2: str
    c3: str
    colours: str
    full_bye_bars: bool
    lowest_pab: bool
    brackets: bool


RULEBOOKS = {
    "dutch-2026": Rulebook(
        c1="C.04.3 2.1.1",
        c2="C.04.3 2.1.2",
        c3="C.04.3 2.1.3",
        colours="C.04.3 5.2.{}",
        full_bye_bars=True,
        lowest_pab=True,
        brackets=True,
    ),
    "dutch-2017": Rulebook(
        c1="C.04.3 C.1",
        c2="C.04.3 C.2",
        c3="C.04.3 C.3",
        colours="C.04.3 E.{}",
        full_bye_bars=False,
        lowest_pab=False,
        brackets=False,
    ),
}


class UnknownRulesError(LookupError):
    """The validator does not know the rules of this system."""

    def __init__(self, code: str) -> None:
        super().__init__(f"no validator for {code!r}; known: {', '.join(RULEBOOKS)}")
        self.code = code


def rulebook(code: str) -> Rulebook:
    """The rules of that system; raises UnknownRulesError."""
    try:
        return RULEBOOKS[code]
    except KeyError:
        raise UnknownRulesError(code) from None
