"""The sheets as PDF: the same pages as `views/` lay out for the browser, drawn on the server."""
