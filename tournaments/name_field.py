"""A form's field for the name of a person."""

from __future__ import annotations

from django import forms
from django.core.exceptions import ValidationError

from .domain.plain_line import line_fault


class NameField(forms.CharField):
    """Refuses what would disturb other names in a list (`plain_line`)."""

    def validate(self, value: str) -> None:
        super().validate(value)
        if fault := line_fault(value):
            raise ValidationError(f"The name {fault}.", code="not-a-line")
