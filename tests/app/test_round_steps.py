"""What happened to a round is said in words, whatever it was."""

from __future__ import annotations

import ast
from pathlib import Path

from frontend.shared.templatetags.hall import step_name
from tournaments.words import keys

DOMAIN = Path(__file__).parents[2] / "tournaments" / "domain"


def steps() -> set[str]:
    """The events whose fold notes a step of a round."""
    found: set[str] = set()
    for module in DOMAIN.glob("*/fold.py"):
        for each in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(each, ast.FunctionDef) and "ledger.step(" in ast.unparse(each):
                for call in each.decorator_list:
                    assert isinstance(call, ast.Call)
                    found |= {event.id for event in call.args if isinstance(event, ast.Name)}
    return found


def test_every_step_of_a_round_has_a_name() -> None:
    found = steps()
    assert "ClocksStarted" in found
    assert {f"Shared-RoundStep.{type_}" for type_ in found} - set(keys("en")) == set()
    assert step_name("ClocksStarted") == "Clocks started"
