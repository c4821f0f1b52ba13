"""A form's field for the name of a person."""

from __future__ import annotations

from django import forms
from django.core.exceptions import ValidationError

from .domain.plain_line import fault_of_line
from .words import say, speak


class NameField(forms.CharField):
    """Refuses what would disturb other names in a list (`plain_line`)."""

    def validate(self, value: str) -> None:
        super().validate(value)
        if fault := fault_of_line(value):
            raise ValidationError(
                speak("FieldError.name", {"fault": say(fault)}), code="not-a-line"
            )
