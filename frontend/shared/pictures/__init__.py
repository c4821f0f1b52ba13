"""Pictures of a tournament, drawn as SVG on the server: a picture a module."""
