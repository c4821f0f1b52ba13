"""The tables of `docs/systems.md`, made of the registry.

`python -m tests.unit.pairing.systems_guide` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

from pairing.sentences import in_english, speak_with
from pairing.spoken import english
from pairing.system import Reading, System
from pairing.systems import SYSTEMS, TEAM_SYSTEMS

GUIDE = Path(__file__).parents[3] / "docs" / "systems.md"
EVERY = SYSTEMS | TEAM_SYSTEMS
FIRST, LAST = "## Which there are", "## Adding a system"
READINGS_HEAD = "| option | article | choices, the default first | question |\n|---|---|---|---|\n"
SYSTEMS_HEAD = "| code | name | rules | brings |\n|---|---|---|---|\n"


def tables() -> dict[str, str]:
    """What stands under each heading, in the order of the guide."""
    readings = {f"### `{code}`": readings_table(system) for code, system in EVERY.items()}
    return {FIRST: systems_table(), **readings}


def systems_table() -> str:
    return SYSTEMS_HEAD + "".join(
        f"| `{each.code}` | {each.name} | {_rules(each)} | {_brings(each)} |\n"
        for each in EVERY.values()
    )


def readings_table(system: System) -> str:
    """A sentence where the text leaves nothing open."""
    if not system.readings:
        return "Its text leaves nothing open.\n"
    return READINGS_HEAD + "".join(
        f"| `{each.name}` | {each.article} | {_choices(each)} | {_question(system, each)} |\n"
        for each in system.readings
    )


def rewritten(text: str) -> str:
    """The guide with all tables as they should be."""
    before, _first, rest = text.partition(f"{FIRST}\n")
    between, _heading, _tables = rest.partition("\n### `")
    prose = "\n".join(line for line in between.splitlines() if not line.startswith("|")).strip("\n")
    made = tables()
    readings = "".join(f"{head}\n\n{made[head]}\n" for head in made if head != FIRST)
    ending = LAST + text.partition(LAST)[2]
    return f"{before}{FIRST}\n\n{made[FIRST]}\n{prose}\n\n{readings}{ending}"


def _rules(system: System) -> str:
    return in_english(f"{system.says}.rules", {})


def _question(system: System, reading: Reading) -> str:
    return in_english(system.question(reading), {})


def _brings(system: System) -> str:
    facts = {
        "its own steps": system.tell is not None,
        "a list of its own": system.ranks_by is not None,
        "acceleration": system.accelerates,
        "federations": system.reads_federations,
        "teams": system.code in TEAM_SYSTEMS,
    }
    return ", ".join(name for name, true in facts.items() if true)


def _choices(reading: Reading) -> str:
    if reading.listing:
        return f"a list of {', '.join(f'`{word}`' for word in reading.listing)}"
    return ", ".join(f"`{choice}`" for choice in reading.choices) or "free text"


if __name__ == "__main__":
    speak_with(english)
    GUIDE.write_text(rewritten(GUIDE.read_text()))
