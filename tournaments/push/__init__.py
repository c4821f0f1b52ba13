"""Messages to phones whose readers asked for them (docs/public-pages.md, Web Push)."""
