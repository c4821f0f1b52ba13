"""A round checked against the rules, by means of its own: nothing here comes from an engine.

verdict = validate(field, pairing, "dutch-2026")      # -> Verdict; verdict.sound, .errors
"""

from pairing.validator.rulebook import UnknownRulesError
from pairing.validator.validate import has_rules, validate
from pairing.validator.verdict import Finding, Severity, Verdict

CHECKER = "validator 1"
"""Name and version; the version moves when a verdict can change."""

__all__ = [
    "CHECKER",
    "Finding",
    "Severity",
    "UnknownRulesError",
    "Verdict",
    "has_rules",
    "validate",
]
