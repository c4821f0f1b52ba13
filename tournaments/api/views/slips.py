"""Whose a scanned slip is, so that no console types it into another section."""

from __future__ import annotations

from django.http import HttpResponse
from rest_framework.request import Request

from ...services import permissions, slips
from .. import answers, device_contents
from .base import HallView


class SlipView(HallView):
    """The section and the board of a slip, for whoever is logged in: both are public."""

    def get(self, request: Request, code: str) -> HttpResponse:
        slip = slips.find(code)
        game = slip.game
        return answers.json(
            device_contents.Slip(
                slug=slip.state.slug,
                name=slip.state.name,
                round=slip.round,
                game=game.id if game else "",
                board=game.board if game else 0,
                may_look=permissions.may_look(request.user, slip.state),
            )
        )
