"""Sentences about hall screens."""

from __future__ import annotations

from ...domain.said import Said, said
from ...domain.screens.events import ScreenSet
from ...domain.screens.state import ScreenPlan
from ...words import READERS, label, languages, speak
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: ScreenSet, context: SentenceContext) -> Said:
    if event.plan is None:
        return said("Event-ScreenSet.taken-away", screen=event.screen)
    plan = plan_text(event.plan, context.names.language)
    return said("Event-ScreenSet", screen=event.screen, plan=plan)


def plan_text(plan: ScreenPlan | None, language: str = READERS) -> str:
    """What a screen shows, as a part of a sentence; empty: nothing."""
    if plan is None:
        return ""
    kinds = ", ".join(_kind(plan, kind, language) for kind in plan.kinds)
    number, _, parts = plan.part.partition("/")
    key = "ScreenPlan" if parts == "1" else "ScreenPlan.part"
    facts = {"kinds": kinds, "part": number, "parts": parts, "seconds": plan.seconds}
    shown = speak(key, facts, language)
    if plan.pace == "by-rows":
        shown = speak("ScreenPlan.by-rows", {"shown": shown}, language)
    if not plan.language:
        return shown
    facts = {"shown": shown, "language": languages.own_name(plan.language)}
    return speak("ScreenPlan.language", facts, language)


def _kind(plan: ScreenPlan, kind: str, language: str) -> str:
    shown = label("Public-ScreenKind", kind, language)
    if kind != "name" or not plan.letters:
        return shown
    letters = plan.letters.replace("-", "–")
    return speak("ScreenPlan.letters", {"kind": shown, "letters": letters}, language)
