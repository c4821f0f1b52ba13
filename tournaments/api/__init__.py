"""The HTTP API under `/api/v1/`: every action and every page's data, described by OpenAPI."""
