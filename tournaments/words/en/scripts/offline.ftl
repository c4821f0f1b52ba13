### A page from the device's memory.

Script-Remembered =
    .as-of = This page is from this device's memory, as of { $time }, not connected. { $advice }
    .type-on = What you type is kept here and goes out when the server answers.
    .read-only = It can be read, but nothing is ordered from it.
    .connected-again = Connected again; this page was read at { $time }.

Script-Worker =
    .title = Not connected
    .no-memory = The server does not answer, and this page is not in the device's memory. What was typed is kept on this device.
    .pages = These pages are:
    .page = Page
    .try-again = Try again
