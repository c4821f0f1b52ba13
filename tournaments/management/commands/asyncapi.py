"""Writes the AsyncAPI document as YAML, as docs/asyncapi.yaml holds it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from drf_spectacular.renderers import OpenApiYamlRenderer

from tournaments.api.asyncapi import document


class Command(BaseCommand):
    help = "Write the description of what the server sends live."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--file", type=Path, help="where to (default: the terminal)")

    def handle(self, *_: Any, **options: Any) -> None:
        text: bytes = OpenApiYamlRenderer().render(document())  # type: ignore[no-untyped-call]
        if options["file"]:
            options["file"].write_bytes(text)
        else:
            self.stdout.write(text.decode())
