"""The addresses of the sockets; sessions are read by what is put around them (`config.asgi`)."""

from __future__ import annotations

from django.urls import path

from .consumers import ConsoleConsumer
from .follower import link
from .follower.consumer import FollowerConsumer

websocket_urlpatterns = [
    path("ws/t/<slug:slug>/", ConsoleConsumer.as_asgi()),
    path(link.PATH, FollowerConsumer.as_asgi()),
]
