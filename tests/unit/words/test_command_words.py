"""What a refusal names is an act in words, not the code of a command."""

from __future__ import annotations

import pytest

from tournaments.domain.catalogue import COMMANDS
from tournaments.domain.command import name_of
from tournaments.words import catalogue, speak

from .test_translations import LANGUAGES

pytestmark = pytest.mark.registries

CODES = sorted(map(name_of, COMMANDS.values()))


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_command_has_words_in_every_language(language: str) -> None:
    named = {key.removeprefix("Command.") for key in catalogue(language).keys if "Command." in key}
    assert sorted(named) == CODES


def test_who_may_not_is_told_so_in_his_language() -> None:
    facts = {"role": "sector", "command": "publish-round"}
    said = [speak("NotPermitted", facts, language) for language in LANGUAGES]
    assert said == [
        "Role „sektorový rozhodčí“ to nedovoluje: zveřejnit kolo.",
        "Rola „sędzia sektora” nie pozwala na to: opublikowanie rundy.",
        "Роль «арбитр сектора» этого не позволяет: опубликовать тур.",
    ]


def test_a_command_of_another_program_is_named_by_its_code() -> None:
    facts = {"role": "chief", "command": "crown-king"}
    assert speak("NotPermitted", facts, "en").endswith("does not permit this: crown king.")
