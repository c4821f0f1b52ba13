"""Options of a pairing system, checked."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.model import Options
from pairing.sentences import Sentence, said
from pairing.system import Reading


class OptionError(ValueError):
    """An option that the system does not have, or a value that it does not know.

    `said` holds it as code and facts.
    """

    def __init__(self, said: Sentence) -> None:
        super().__init__(said)
        self.said = said


def checked(options: Options, readings: Iterable[Reading]) -> dict[str, str]:
    """Every option of the system with its value, the default where nothing is said.

    Raises OptionError for unknown names and values.
    """
    known = {reading.name: reading for reading in readings}
    chosen = {name: (*reading.choices, "")[0] for name, reading in known.items()}
    for name, value in options.values:
        if name not in known:
            among = ", ".join(known) or "none"
            raise OptionError(said("unknown-option", option=name, known=among))
        choices = known[name].choices
        if choices and value not in choices:
            among = ", ".join(choices)
            raise OptionError(said("unknown-choice", option=name, known=among, value=value))
        _check_listing(known[name], value)
        chosen[name] = value
    return chosen


def listed(value: str) -> tuple[str, ...]:
    """The words of a list: 'wins, progress' as ("wins", "progress")."""
    return tuple(word.strip() for word in value.split(",")) if value.strip() else ()


def _check_listing(reading: Reading, value: str) -> None:
    words = listed(value)
    if not reading.listing or (
        set(words) <= set(reading.listing) and len(set(words)) == len(words)
    ):
        return
    among = ", ".join(reading.listing)
    raise OptionError(said("unknown-listing", option=reading.name, known=among, value=value))


def options_of(settings: Iterable[str]) -> Options:
    """["parity=tpn", ...] as options; what they may be is left to `checked`."""
    named = dict(setting.partition("=")[::2] for setting in settings)
    return Options(tuple(sorted(named.items())))
