"""The addresses of the sockets; sessions are read by what is put around them (`config.asgi`)."""

from __future__ import annotations

from django.urls import path

from .consumers import ConsoleConsumer

websocket_urlpatterns = [path("ws/t/<slug:slug>/", ConsoleConsumer.as_asgi())]
