"""Options of a pairing system, checked."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.model import Options
from pairing.system import Reading


class OptionError(ValueError):
    """An option that the system does not have, or a value that it does not know."""


def checked(options: Options, readings: Iterable[Reading]) -> dict[str, str]:
    """Every option of the system with its value, the default where nothing is said.

    Raises OptionError for unknown names and values.
    """
    known = {reading.name: reading for reading in readings}
    chosen = {name: (*reading.choices, "")[0] for name, reading in known.items()}
    for name, value in options.values:
        if name not in known:
            raise OptionError(f"unknown option {name!r}; known: {', '.join(known) or 'none'}")
        choices = known[name].choices
        if choices and value not in choices:
            raise OptionError(f"option {name} is one of {', '.join(choices)}, not {value!r}")
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
    raise OptionError(
        f"option {reading.name} lists some of {', '.join(reading.listing)}, each once,"
        f" not {value!r}"
    )


def options_of(settings: Iterable[str]) -> Options:
    """["parity=tpn", ...] as options; what they may be is left to `checked`."""
    named = dict(setting.partition("=")[::2] for setting in settings)
    return Options(tuple(sorted(named.items())))
