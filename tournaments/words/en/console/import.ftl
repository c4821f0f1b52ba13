### The import of a list or a report.

Console-Import =
    .page = Import
    .title = Import a list
    .entries = Entries
    .who-enters = The office and the check-in desk enter players.
    .about = A list (XLSX, or CSV with comma, semicolon or tab) or a tournament report (TRF). Columns are found by their headings, title lines may stand above; what no heading says you choose. A list is held against the entries: nothing is done but what you tick.
    .file = File
    .show = Show what it would do
    .look-again = Look again
    .enter-them = Enter them
