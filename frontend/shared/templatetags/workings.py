"""Template words of workings."""

from __future__ import annotations

from django import template

from tournaments.selectors.rows.workings import WorkingLine, WorkingNote

register = template.Library()


@register.filter
def short_notes(line: WorkingLine) -> list[WorkingNote]:
    """What is said of a line in a few words, beside the opponent: "Won over the board"."""
    return [note for note in line.notes if not note.article]


@register.filter
def cited_notes(line: WorkingLine) -> list[WorkingNote]:
    """What an article says of it, below the line."""
    return [note for note in line.notes if note.article]
